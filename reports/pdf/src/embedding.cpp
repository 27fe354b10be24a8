#include "embedding.h"

#include "font_program.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace schreiber::pdf {

namespace {

HPDF_UINT16 glyphOf(HPDF_FontDef font, char32_t character) {
    return HPDF_TTFontDef_GetGlyphid(font, static_cast<HPDF_UINT16>(character));
}

void rewrite(HPDF_Dict stream, const std::string& bytes) {
    HPDF_MemStream_FreeData(stream->stream);
    const std::vector<HPDF_BYTE> copy(bytes.begin(), bytes.end());
    HPDF_Stream_Write(stream->stream, copy.data(), static_cast<HPDF_UINT>(copy.size()));
}

// PDF 32000-1, 9.10.3. A code is the character's own UTF-16 number (libharu writes Identity-H), and no
// section may hold more than a hundred of them.
std::string unicodeMap(const std::set<char32_t>& used) {
    constexpr std::size_t kSection = 100;
    std::string map = "/CIDInit /ProcSet findresource begin\n"
                      "12 dict begin\n"
                      "begincmap\n"
                      "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
                      "/CMapName /Adobe-Identity-UCS def\n"
                      "/CMapType 2 def\n"
                      "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n";
    std::size_t left = used.size();
    std::size_t inSection = 0;
    for (char32_t c : used) {
        if (inSection == 0) map += fmt::format("{} beginbfchar\n", std::min(left, kSection));
        map += fmt::format("<{0:04X}> <{0:04X}>\n", static_cast<unsigned>(c));
        --left;
        if (++inSection == kSection || left == 0) {
            map += "endbfchar\n";
            inSection = 0;
        }
    }
    return map + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
}

// The array W of PDF 32000-1, 9.7.4.3: runs of neighbouring codes, each with its widths.
HPDF_Array widths(HPDF_Doc document, HPDF_FontDef font, const std::set<char32_t>& used) {
    HPDF_Array runs = HPDF_Array_New(document->mmgr);
    if (!runs) return nullptr;
    HPDF_Array run = nullptr;
    char32_t before = 0;
    for (char32_t c : used) {
        if (!run || c != before + 1) {
            run = HPDF_Array_New(document->mmgr);
            if (!run) break;
            HPDF_Array_AddNumber(runs, static_cast<HPDF_INT32>(c));
            HPDF_Array_Add(runs, run);
        }
        HPDF_Array_AddNumber(run, HPDF_TTFontDef_GetGidWidth(font, glyphOf(font, c)));
        before = c;
    }
    return runs;
}

std::string glyphMap(HPDF_FontDef font, const std::set<char32_t>& used) {
    std::string map(used.empty() ? 0 : 2 * (*used.rbegin() + std::size_t{1}), '\0');
    for (char32_t c : used) {
        const HPDF_UINT16 glyph = glyphOf(font, c);
        const std::size_t at = std::size_t{2} * c;
        map[at] = static_cast<char>(static_cast<unsigned char>(glyph >> 8));
        map[at + 1] = static_cast<char>(static_cast<unsigned char>(glyph & 0xFF));
    }
    return map;
}

// For the time of the object the UTF-8 encoder seems to know only the characters used. While it makes a font
// libharu looks for the glyph of each character its encoder knows, one by one, and UTF-8 knows 65,536.
class NarrowEncoder {
  public:
    NarrowEncoder(HPDF_Doc document, const std::set<char32_t>& used)
        : m_encoder(HPDF_GetEncoder(document, "UTF-8")) {
        if (!m_encoder) return;
        auto* attributes = static_cast<HPDF_CMapEncoderAttr>(m_encoder->attr);
        for (auto& row : attributes->cid_map) std::fill(std::begin(row), std::end(row), HPDF_UINT16{0});
        for (char32_t c : used) {
            attributes->cid_map[c >> 8][c & 0xFF] = static_cast<HPDF_UINT16>(c);
            attributes->unicode_map[c >> 8][c & 0xFF] = static_cast<HPDF_UNICODE>(c);
        }
        m_toUnicode = std::exchange(m_encoder->to_unicode_fn, &HPDF_CMapEncoder_ToUnicode);
    }
    ~NarrowEncoder() {
        if (m_encoder) m_encoder->to_unicode_fn = m_toUnicode;
    }
    NarrowEncoder(const NarrowEncoder&) = delete;
    NarrowEncoder& operator=(const NarrowEncoder&) = delete;

  private:
    HPDF_Encoder m_encoder;
    HPDF_Encoder_ToUnicode_Func m_toUnicode = nullptr;
};

HPDF_Font newFont(HPDF_Doc document, const char* name, const std::set<char32_t>& used) {
    const NarrowEncoder narrow(document, used);
    return HPDF_GetFont(document, name, "UTF-8");
}

HPDF_Dict dictIn(HPDF_Dict dict, const char* key) {
    return static_cast<HPDF_Dict>(HPDF_Dict_GetItem(dict, key, HPDF_OCLASS_DICT));
}

std::string bytesIn(HPDF_Stream stream) {
    std::string bytes;
    for (HPDF_UINT i = 0; i < HPDF_MemStream_GetBufCount(stream); ++i) {
        HPDF_UINT length = 0;
        const HPDF_BYTE* part = HPDF_MemStream_GetBufPtr(stream, i, &length);
        bytes.append(part, part + length);
    }
    return bytes;
}

// libharu puts the font's file into the document when it writes the font; here it does so at once, to be made
// smaller.
bool slimFile(HPDF_Font font, HPDF_Dict descendant, HPDF_FontDef definition, const std::set<char32_t>& used) {
    // What is measured counts as used, and so do the parts an umlaut is put together from.
    for (char32_t c : used) HPDF_TTFontDef_GetCharWidth(definition, static_cast<HPDF_UNICODE>(c));
    if (font->before_write_fn(font) != HPDF_OK) return false;
    HPDF_Dict descriptor = dictIn(descendant, "FontDescriptor");
    HPDF_Dict file = descriptor ? dictIn(descriptor, "FontFile2") : nullptr;
    if (!file) return false;

    const auto* tables = static_cast<const HPDF_TTFontDefAttr_Rec*>(definition->attr);
    const HPDF_BYTE* flags = tables->glyph_tbl.flgs;
    const std::vector<bool> marked(flags, flags + tables->num_glyphs);
    const std::string slim = slimProgram(bytesIn(file->stream), marked);
    rewrite(file, slim);
    HPDF_Dict_AddNumber(file, "Length1", static_cast<HPDF_INT32>(slim.size()));
    return true;
}

} // namespace

HPDF_Font embed(Haru& haru, const std::filesystem::path& file, const std::set<char32_t>& used) {
    HPDF_Doc document = haru.get();
    const char* name = haru.loadFont(file);
    HPDF_Font font = name ? newFont(document, name, used) : nullptr;
    HPDF_FontDef definition = name ? HPDF_GetFontDef(document, name) : nullptr;
    if (!font || !definition || haru.failed()) return nullptr;

    HPDF_Font descendant = static_cast<HPDF_FontAttr>(font->attr)->descendant_font;
    HPDF_Dict toUnicode = dictIn(font, "ToUnicode");
    HPDF_Dict glyphs = descendant ? dictIn(descendant, "CIDToGIDMap") : nullptr;
    HPDF_Dict system = descendant ? dictIn(descendant, "CIDSystemInfo") : nullptr;
    HPDF_Array newWidths = widths(document, definition, used);
    if (!toUnicode || !glyphs || !system || !newWidths || haru.failed()) return nullptr;

    rewrite(toUnicode, unicodeMap(used));
    rewrite(glyphs, glyphMap(definition, used));
    HPDF_Dict_Add(descendant, "W", newWidths);
    HPDF_Dict_Add(system, "Ordering", HPDF_String_New(document->mmgr, "Identity", nullptr));
    if (!slimFile(font, descendant, definition, used)) return nullptr;
    return haru.failed() ? nullptr : font;
}

} // namespace schreiber::pdf
