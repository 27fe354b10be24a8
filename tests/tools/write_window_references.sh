#!/bin/sh
# Draws the pictures of tests/app/desktop/references and those of the manual anew and names those that are other
# pictures now: look at them.
set -eu
cd "$(dirname "$0")/../.."
cmake --preset release >/dev/null
cmake --build --preset release --target window_references
git status --short tests/app/desktop/references docs/pictures
