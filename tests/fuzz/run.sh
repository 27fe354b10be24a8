#!/bin/sh
# run.sh PROGRAM FOLDER NAME CORPUS: fuzzes for SCHREIBER_FUZZ_SECONDS (20). What it finds new is kept beside the
# program, and so is the input of a finding. Every run starts from the same seed, with SCHREIBER_LONG=1 from another
# each time.
set -eu
seed=1
[ "${SCHREIBER_LONG-}" = 1 ] && seed=0 # the clock's
found=$(dirname "$1")/fuzz-$3
mkdir -p "$found"
exec "$1" -seed="$seed" -max_total_time="${SCHREIBER_FUZZ_SECONDS:-20}" -timeout=10 -rss_limit_mb=2048 -max_len=8192 \
    -dict="$2/$4.dict" -artifact_prefix="$found/" -print_final_stats=1 "$found" "$2/corpus/$4"
