#!/usr/bin/env bash
# Every source file is as .clang-format has it.
set -uo pipefail
command -v clang-format >/dev/null || { echo "clang-format is not installed"; exit 77; }
found=$(find core reports app tests -name '*.cpp' -o -name '*.h' -o -name '*.hpp' | grep -E '\.(cpp|h|hpp)$' | sort |
    xargs -P 2 -n 40 clang-format --dry-run -Werror 2>&1 | grep -E 'error:' | cut -d: -f1 | sort -u)
[ -z "$found" ] || { printf 'Not as .clang-format has it:\n%s\n' "$found"; exit 1; }
