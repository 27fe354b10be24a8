#!/bin/sh
# run.sh PROGRAM FOLDER NAME CORPUS: fuzzes for SCHREIBER_FUZZ_SECONDS (20). What it finds new is kept beside the
# program, and so is the input of a finding.
set -eu
found=$(dirname "$1")/fuzz-$3
mkdir -p "$found"
exec "$1" -max_total_time="${SCHREIBER_FUZZ_SECONDS:-20}" -timeout=10 -rss_limit_mb=2048 -max_len=8192 \
    -dict="$2/$4.dict" -artifact_prefix="$found/" -print_final_stats=1 "$found" "$2/corpus/$4"
