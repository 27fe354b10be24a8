#!/usr/bin/env bash
# Builds Schreiber as a Debian package: build/program/package/schreiber_VERSION_ARCH.deb
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=app/setup.sh
. app/setup.sh
install_packages app/packages.txt app/package/packages.txt
build program
build program package
say "The package is $(ls -t "$PWD"/build/program/package/*.deb | head -n 1)"
