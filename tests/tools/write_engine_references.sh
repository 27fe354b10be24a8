#!/bin/sh
# Builds and writes tests/core/perlaggen/deal/signature.txt and its playthroughs anew.
set -eu
cd "$(dirname "$0")/../.."
cmake --preset release >/dev/null
cmake --build --preset release --target write_engine_references
build/release/bin/write_engine_references tests/core/perlaggen/deal
git status --short tests/core/perlaggen/deal
