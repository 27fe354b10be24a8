#!/bin/bash
# PROGRAM WAY: the program breaks in this way, and ends with the exit code and the words that it has ready.
said=$("$1" "$2" 2>&1)
code=$?
[[ $code == 3 ]] || { echo "$2: exit $code: $said"; exit 1; }
[[ $said == *"bug in the program"* && $said == *"The file is safe."* ]] || { echo "$2: $said"; exit 1; }
