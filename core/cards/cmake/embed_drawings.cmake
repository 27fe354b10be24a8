# cmake -D INPUT=data/drawings.txt -D OUTPUT=drawings_embedded.cpp -P embed_drawings.cmake
# A string literal may not be as long as the file on every compiler, so each line is one.
file(STRINGS ${INPUT} lines ENCODING UTF-8)
set(text "#include \"drawing_book.h\"\n\nnamespace schreiber::cards {\n\n")
string(APPEND text "std::span<const std::string_view> drawingLines() {\n    static constexpr std::string_view kLines[] = {\n")
foreach(line IN LISTS lines)
  if(line AND NOT line MATCHES "^# ")
    string(APPEND text "        \"${line}\",\n")
  endif()
endforeach()
string(APPEND text "    };\n    return kLines;\n}\n\n} // namespace schreiber::cards\n")
file(WRITE ${OUTPUT} "${text}")
