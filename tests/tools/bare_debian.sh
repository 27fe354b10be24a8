#!/usr/bin/env bash
# Both commands of the README, in a Debian 12 that has nothing but its base: what a machine must have and no list
# of packages names shows here alone. As root, from anywhere:
#   tests/tools/bare_debian.sh             makes the system, clones HEAD into it, runs ./app/run --headless out and ./tests/run
#   --user                                 then both once more as an ordinary user, who finds all packages installed
#   --shell                                a shell in it instead of the commands
#   --command COMMAND                      this in the place of the two (may be given again)
#   --base DIR                             keeps the base system and the packages fetched there, and uses what is there
#   --keep                                 leaves the tried system where it is and says where
#   --install PACKAGE                      this too, before anything else (may be given again); no longer bare, and said
#   --bind DIR                             a folder of this machine at the same place in it (may be given again)
#   --env NAME=VALUE                       in its environment (may be given again)
# Mirrors and settings of apt are those of this machine. Ends with the status of the first command that failed.
set -euo pipefail
self=$(readlink -f "${BASH_SOURCE[0]}")
checkout=$(git -C "$(dirname "$self")" rev-parse --show-toplevel)
release=bookworm
say() { printf '%s\n' "$*"; }
fail() { printf '%s\n' "$*" >&2; exit 2; }

user=0 shell=0 keep=0 base='' commands=() installed=() binds=() settings=()
arguments=("$@")
while [ $# -gt 0 ]; do
    case $1 in
    --user) user=1 ;;
    --shell) shell=1 ;;
    --keep) keep=1 ;;
    --command | --base | --install | --bind | --env)
        [ $# -ge 2 ] || fail "$1 takes a value."
        case $1 in
        --command) commands+=("$2") ;;
        --base) base=$(realpath -m "$2") ;;
        --install) installed+=("$2") ;;
        --bind) [ -d "$2" ] || fail "$2 is no folder."; binds+=("$(realpath "$2")") ;;
        --env) case $2 in [A-Za-z_]*=*) settings+=("$2") ;; *) fail "--env takes NAME=VALUE, not $2." ;; esac ;;
        esac
        shift
        ;;
    -h | --help)
        sed -n '2,14s/^# \{0,1\}//p' "$self"
        exit 0
        ;;
    *) fail "bare_debian.sh does not know '$1'; see --help." ;;
    esac
    shift
done
[ ${#commands[@]} -gt 0 ] || commands=('./app/run --headless out' './tests/run')
[ "$(id -u)" -eq 0 ] || fail "Only root can make a system within a system: sudo $0"

# Mounts are made in a space of their own, which goes with the last process in it, however that ends; what is
# left then is a folder without mounts.
if [ -z "${BARE_DEBIAN_ROOT-}" ]; then
    command -v debootstrap >/dev/null || fail "debootstrap is missing: apt-get install debootstrap"
    BARE_DEBIAN_ROOT=$(mktemp -d)
    export BARE_DEBIAN_ROOT
    status=0
    trap '[ "$keep" = 1 ] && [ -d "$BARE_DEBIAN_ROOT/root" ] || rm -rf --one-file-system "$BARE_DEBIAN_ROOT"' EXIT
    trap 'exit 130' INT TERM
    unshare --mount --pid --fork --kill-child "$self" ${arguments[@]+"${arguments[@]}"} || status=$?
    [ "$keep" = 0 ] || say "The system is left in $BARE_DEBIAN_ROOT."
    exit "$status"
fi
root=$BARE_DEBIAN_ROOT
mount --make-rprivate /

started=$SECONDS
timed() { # WHAT COMMAND...
    local what=$1 from=$SECONDS status=0
    shift
    say "== $what"
    "$@" || status=$?
    say "== $what: $((SECONDS - from)) s, status $status"
    return "$status"
}

# Address and suites as apt has them here: one line a suite.
sources() {
    apt-get indextargets --format '$(ORIGIN)|$(CREATED_BY)|$(CODENAME)|$(SITE)|$(RELEASE)|$(COMPONENT)' |
        awk -F'|' -v release="$release" '$1 == "Debian" && $2 == "Packages" && index($3, release) == 1 {
            suite = $4 " " $5; components[suite] = components[suite] " " $6 }
            END { for (suite in components) print "deb " suite components[suite] }' | sort
}

make_base() { # DIR
    local mirror
    mirror=$(sources | awk -v release="$release" '$3 == release { print $2; exit }')
    [ -n "$mirror" ] || { say "apt of this machine names no mirror of $release: run apt-get update, or add one."; return 2; }
    eval "$(apt-config shell http_proxy Acquire::http::Proxy https_proxy Acquire::https::Proxy)"
    export http_proxy https_proxy
    case $mirror in https:*) set -- "$1" --include=ca-certificates ;; esac
    debootstrap --variant=minbase "${@:2}" "$release" "$1" "$mirror" >"$1.log" 2>&1 || { tail -n 20 "$1.log"; return 1; }
    rm -f "$1.log"
    # Images for containers often leave out the names of the world's time zones; nothing here may miss them.
    chroot "$1" dpkg --purge tzdata >/dev/null 2>&1 || { say "tzdata could not be taken out of the base system."; return 1; }
    sources >"$1/etc/apt/sources.list"
    apt-config dump Acquire::http Acquire::https Acquire::Check-Valid-Until Acquire::Check-Date \
        >"$1/etc/apt/apt.conf.d/90from-outside"
}

if [ -n "$base" ]; then
    mkdir -p "$base/packages/partial"
    if [ ! -d "$base/$release" ]; then
        rm -rf "$base/$release.part"
        timed "the base system, kept in $base" make_base "$base/$release.part"
        mv "$base/$release.part" "$base/$release"
    fi
    timed "a copy of the base system" cp -a --reflink=auto "$base/$release" "$root/root"
else
    timed "the base system" make_base "$root/root"
fi
root=$root/root
say "== it has $(chroot "$root" dpkg-query -W | wc -l) packages, of $(cut -d' ' -f2,3 "$root/etc/apt/sources.list" | paste -sd, | sed 's/,/, /g')"
for file in /etc/resolv.conf /etc/hosts; do [ ! -r "$file" ] || cat "$file" >"$root$file"; done

mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/dev/shm" 2>/dev/null || true
for folder in ${binds[@]+"${binds[@]}"} ${base:+"$base/packages"}; do
    target=$root$folder
    [ "$folder" != "$base/packages" ] || target=$root/var/cache/apt/archives
    mkdir -p "$target"
    mount --bind "$folder" "$target"
done

# A clone that knows nothing of where it came from.
git clone -q --no-hardlinks "file://$checkout" "$root/schreiber"
git -C "$root/schreiber" checkout -q --detach "$(git -C "$checkout" rev-parse HEAD)"
git -C "$root/schreiber" remote remove origin
[ -z "$(git -C "$checkout" status --porcelain)" ] || say "== what is not committed in $checkout is not tried"
say "== tried: $(git -C "$root/schreiber" log -1 --format='%h %s')"

for name in http_proxy https_proxy no_proxy; do
    [ -z "${!name-}" ] || settings+=("$name=${!name}")
done
inside() { # USER COMMAND
    local home=/root
    [ "$1" = root ] || home=/home/$1
    chroot --userspec="$1:$1" "$root" /usr/bin/env -i HOME="$home" USER="$1" TERM="${TERM:-dumb}" \
        PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        ${settings[@]+"${settings[@]}"} /bin/bash -c "cd /schreiber && $2"
}

if [ ${#installed[@]} -gt 0 ]; then
    timed "not bare, with ${installed[*]}" inside root \
        "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${installed[*]} >/dev/null 2>&1"
fi
if [ "$shell" = 1 ]; then
    inside root /bin/bash
    exit
fi
for command in "${commands[@]}"; do timed "root: $command" inside root "$command"; done
if [ "$user" = 1 ]; then
    chroot "$root" useradd --create-home --shell /bin/bash schreiber
    chroot "$root" chown -R schreiber:schreiber /schreiber
    for command in "${commands[@]}"; do timed "an ordinary user: $command" inside schreiber "$command"; done
fi
say "== all of it: $((SECONDS - started)) s"
