# Shared by app/run and tests/run: installing what is missing, and building. Sourced, not run.

say() { printf '%s\n' "$*"; }
complain() { printf '%s\n' "$*" >&2; }

# Names of the packages in the given lists that are not installed, one a line.
missing_packages() {
    local wanted installed
    wanted=$(sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "$@" | sort -u)
    # shellcheck disable=SC2086
    installed=$(dpkg-query -W -f='${Package} ${db:Status-Status}\n' $wanted 2>/dev/null |
        awk '$2 == "installed" { print $1 }' | sort -u)
    comm -23 <(printf '%s\n' "$wanted") <(printf '%s\n' "$installed")
}

# Installs what is missing of the given package lists and says which; silent when all is there.
install_packages() {
    local missing as_root=()
    if ! command -v dpkg-query >/dev/null; then
        complain "This is not a Debian system. Install what these files name, then run again: $*"
        return 1
    fi
    missing=$(missing_packages "$@")
    [ -n "$missing" ] || return 0
    say "Installing from Debian: $(printf '%s' "$missing" | tr '\n' ' ')"
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            complain "These packages are missing and only root can install them. As root: apt-get install $(printf '%s' "$missing" | tr '\n' ' ')"
            return 1
        fi
        as_root=(sudo)
    fi
    local log
    log=$(mktemp)
    # shellcheck disable=SC2086
    if ! { "${as_root[@]}" apt-get update -qq &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y -qq --no-install-recommends $missing; } >"$log" 2>&1 </dev/null; then
        tail -n 20 "$log" >&2
        rm -f "$log"
        complain "Installing failed; the last lines above say why. Nothing was built."
        return 1
    fi
    rm -f "$log"
}

# build PRESET [TARGET...]: configures once, builds what changed; prints the output only when it fails.
build() {
    local preset=$1 log
    shift
    log=$(mktemp)
    if [ ! -f "build/$preset/build.ninja" ]; then
        say "Building Schreiber ($preset); the first time takes some minutes."
        cmake --preset "$preset" >"$log" 2>&1 </dev/null || {
            tail -n 40 "$log" >&2
            rm -f "$log"
            complain "Configuring failed; the lines above say why."
            return 1
        }
    fi
    cmake --build --preset "$preset" ${1:+--target "$@"} >"$log" 2>&1 </dev/null || {
        grep -E -A12 'error|FAILED' "$log" | head -n 60 >&2
        rm -f "$log"
        complain "Building failed; the lines above say why."
        return 1
    }
    rm -f "$log"
}
