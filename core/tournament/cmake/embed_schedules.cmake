# cmake -D INPUT=data/schedules.txt -D OUTPUT=schedules_embedded.cpp -P embed_schedules.cmake
# A string literal may not be as long as the file on every compiler, so each line is one.
file(STRINGS ${INPUT} lines)
set(text "#include \"known_schedules.h\"\n\nnamespace schreiber::tournament {\n\n")
string(APPEND text "std::string_view schedulesText() {\n    static constexpr std::string_view kText =\n")
foreach(line IN LISTS lines)
  if(NOT line MATCHES "^#")
    string(APPEND text "        \"${line}\\n\"\n")
  endif()
endforeach()
string(APPEND text "        ;\n    return kText;\n}\n\n} // namespace schreiber::tournament\n")
file(WRITE ${OUTPUT} "${text}")
