#include <algorithm>
#include <cstddef>
#include <json/pointer.h>

namespace schreiber::json {

namespace {

std::string unescaped(std::string_view step) {
    std::string out;
    for (std::size_t i = 0; i < step.size(); ++i) {
        const bool escape = step[i] == '~' && i + 1 < step.size();
        out += !escape ? step[i] : step[++i] == '1' ? '/' : '~';
    }
    return out;
}

} // namespace

std::string escaped(std::string_view key) {
    std::string out;
    for (const char c : key)
        if (c == '~')
            out += "~0";
        else if (c == '/')
            out += "~1";
        else
            out += c;
    return out;
}

std::vector<std::string> stepsOf(std::string_view pointer) {
    std::vector<std::string> steps;
    while (pointer.starts_with('/')) {
        pointer.remove_prefix(1);
        const std::size_t end = std::min(pointer.find('/'), pointer.size());
        steps.push_back(unescaped(pointer.substr(0, end)));
        pointer.remove_prefix(end);
    }
    return steps;
}

} // namespace schreiber::json
