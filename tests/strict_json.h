#pragma once

#include <base/utf8.h>

#include <set>
#include <string>
#include <string_view>

// Whether a text is JSON by the letter of RFC 8259, in UTF-8, with no key of an object twice; a second
// opinion beside the library that the program reads and writes with. A number may be of any size.
namespace schreiber::test {

class StrictJson {
  public:
    static bool accepts(std::string_view text) {
        StrictJson reader(text);
        return base::isUtf8(text) && reader.value() && reader.blank() && reader.m_rest.empty();
    }

  private:
    explicit StrictJson(std::string_view text)
        : m_rest(text) {}

    bool take(char c) {
        if (!m_rest.starts_with(c)) return false;
        m_rest.remove_prefix(1);
        return true;
    }
    bool blank() {
        while (!m_rest.empty() && std::string_view(" \t\r\n").find(m_rest.front()) != std::string_view::npos)
            m_rest.remove_prefix(1);
        return true;
    }
    bool word(std::string_view text) {
        if (!m_rest.starts_with(text)) return false;
        m_rest.remove_prefix(text.size());
        return true;
    }
    bool digits() {
        const std::string_view before = m_rest;
        while (!m_rest.empty() && m_rest.front() >= '0' && m_rest.front() <= '9') m_rest.remove_prefix(1);
        return m_rest.size() < before.size();
    }
    bool number() {
        take('-');
        if (!take('0') && !digits()) return false;
        if (take('.') && !digits()) return false;
        if (!take('e') && !take('E')) return true;
        if (!take('+')) take('-');
        return digits();
    }
    // Four digits behind \u; half of a surrogate is none.
    bool escaped(unsigned& unit) {
        unit = 0;
        for (int i = 0; i < 4; ++i) {
            const std::string_view all = "0123456789abcdefABCDEF";
            const std::size_t at = m_rest.empty() ? all.npos : all.find(m_rest.front());
            if (at == all.npos) return false;
            unit = unit * 16 + static_cast<unsigned>(at < 16 ? at : at - 6);
            m_rest.remove_prefix(1);
        }
        return true;
    }
    bool string(std::string& text) {
        if (!take('"')) return false;
        while (!m_rest.empty()) {
            const char c = m_rest.front();
            m_rest.remove_prefix(1);
            if (c == '"') return true;
            if (static_cast<unsigned char>(c) < 0x20) return false;
            text += c;
            if (c != '\\') continue;
            if (take('u')) {
                unsigned unit = 0;
                unsigned low = 0;
                if (!escaped(unit) || (unit >= 0xDC00 && unit <= 0xDFFF)) return false;
                if (unit >= 0xD800 && unit <= 0xDBFF)
                    if (!word("\\u") || !escaped(low) || low < 0xDC00 || low > 0xDFFF) return false;
                text += "u" + std::to_string(unit) + "," + std::to_string(low);
                continue;
            }
            if (m_rest.empty() ||
                std::string_view("\"\\/bfnrt").find(m_rest.front()) == std::string_view::npos)
                return false;
            text += m_rest.front();
            m_rest.remove_prefix(1);
        }
        return false;
    }
    bool object() {
        std::set<std::string> keys;
        if (blank() && take('}')) return true;
        do {
            std::string key;
            if (!blank() || !string(key) || !keys.insert(key).second || !blank() || !take(':') || !value())
                return false;
            blank();
        } while (take(','));
        return take('}');
    }
    bool list() {
        if (blank() && take(']')) return true;
        do {
            if (!value()) return false;
            blank();
        } while (take(','));
        return take(']');
    }
    bool value() {
        constexpr int kDeepest = 200; // our own answers are nothing like as deep
        if (m_depth == kDeepest) return false;
        ++m_depth;
        blank();
        std::string text;
        const bool sound = take('{')   ? object()
                           : take('[') ? list()
                           : m_rest.starts_with('"')
                               ? string(text)
                               : word("true") || word("false") || word("null") || number();
        --m_depth;
        return sound;
    }

    std::string_view m_rest;
    int m_depth = 0;
};

} // namespace schreiber::test
