#!/bin/sh
# Draws the pictures of tests/reports/pages anew and names those that are other pictures now: look at them.
set -eu
cd "$(dirname "$0")/../.."
cmake --preset release >/dev/null
cmake --build --preset release --target write_page_references
build/release/bin/write_page_references tests/reports/pages/references
git status --short tests/reports/pages/references
