#include "characters.h"
#include "embedding.h"

#include <base/contract.h>
#include <pdf/document.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace schreiber::pdf {

namespace {

// How the file names who made it.
constexpr const char* kCreator = "Schreiber";

using FontsUsed = std::array<HPDF_Font, kFontFiles>;

// A text in the files that have its characters: neighbours of one file are one run.
struct Run {
    FontFile file = 0;
    std::u32string characters;
};

std::vector<Run> runsOf(const Fonts& fonts, const TextMark& mark) {
    std::vector<Run> runs;
    for (char32_t c : printable(mark.text)) {
        std::optional<FontFile> file = fonts.fileFor(mark.face, c);
        if (!file) {
            c = kReplacement;
            file = fonts.fileFor(mark.face, c);
        }
        // A space goes with what stands before it.
        if (runs.empty() || (*file != runs.back().file && c != U' ')) runs.push_back({*file, {}});
        runs.back().characters += c;
    }
    return runs;
}

template <class See>
void eachText(const Document& document, See see) {
    for (const Page& page : document.pages)
        for (const Mark& mark : page.marks())
            if (const auto* text = std::get_if<TextMark>(&mark)) see(*text);
}

std::array<std::set<char32_t>, kFontFiles> charactersUsed(const Document& document) {
    std::array<std::set<char32_t>, kFontFiles> used;
    eachText(document, [&](const TextMark& mark) {
        for (const Run& run : runsOf(document.fonts, mark))
            used.at(run.file).insert(run.characters.begin(), run.characters.end());
    });
    return used;
}

// Hundredths of a point are finer than any printer, and keep the file small.
HPDF_REAL real(double value) {
    return static_cast<HPDF_REAL>(std::round(value * 100) / 100);
}

using ImagesUsed = std::map<std::shared_ptr<const Image>, HPDF_Image>;

// Draws the marks of one page in layers: areas, images, shapes, lines, texts. libharu has y upwards.
class Painter {
  public:
    Painter(const Document& document, const Page& page, HPDF_Page out, const FontsUsed& fonts,
            ImagesUsed& images, HPDF_Doc file)
        : m_document(document)
        , m_page(page)
        , m_out(out)
        , m_fonts(fonts)
        , m_images(images)
        , m_file(file) {}

    void paint() {
        each<AreaMark>();
        each<ImageMark>();
        each<ShapeMark>();
        each<LineMark>();
        each<FrameMark>();
        fillWith({});
        HPDF_Page_BeginText(m_out);
        each<TextMark>();
        HPDF_Page_EndText(m_out);
    }

  private:
    template <class Kind>
    void each() {
        for (const Mark& mark : m_page.marks())
            if (const auto* one = std::get_if<Kind>(&mark)) draw(*one);
    }

    HPDF_REAL up(double y) const { return real(m_page.size().height - y); }

    static std::array<HPDF_REAL, 3> sharesOf(std::uint32_t colour) {
        const auto share = [&](unsigned shift) { return real(((colour >> shift) & 0xFF) / 255.0); };
        return {share(16), share(8), share(0)};
    }

    void fillWith(const Ink& ink) {
        if (ink.colour) {
            const auto [red, green, blue] = sharesOf(*ink.colour);
            HPDF_Page_SetRGBFill(m_out, red, green, blue);
        } else {
            HPDF_Page_SetGrayFill(m_out, real(ink.gray));
        }
        m_ink = ink;
    }

    void rectangle(const Box& box) {
        HPDF_Page_Rectangle(m_out, real(box.left), up(box.bottom), real(box.width()), real(box.height()));
    }

    void use(const Stroke& stroke) {
        // Of a broad line the gaps have to be longer than its round ends reach into them.
        constexpr double kDash = 3;
        const auto length = static_cast<HPDF_UINT16>(std::max(kDash, kDash * stroke.width));
        const std::array<HPDF_UINT16, 2> dash{length, length};
        HPDF_Page_SetLineWidth(m_out, real(stroke.width));
        if (stroke.ink.colour) {
            const auto [red, green, blue] = sharesOf(*stroke.ink.colour);
            HPDF_Page_SetRGBStroke(m_out, red, green, blue);
        } else {
            HPDF_Page_SetGrayStroke(m_out, real(stroke.ink.gray));
        }
        HPDF_Page_SetDash(m_out, dash.data(), stroke.dashed ? HPDF_UINT{dash.size()} : 0, 0);
    }

    void draw(const AreaMark& mark) {
        fillWith(mark.ink);
        rectangle(mark.box);
        HPDF_Page_Fill(m_out);
    }

    void draw(const ImageMark& mark) {
        HPDF_Image& image = m_images[mark.image];
        if (!image) {
            const std::string& points = mark.image->points;
            const std::vector<HPDF_BYTE> copy(points.begin(), points.end());
            image =
                HPDF_LoadRawImageFromMem(m_file, copy.data(), static_cast<HPDF_UINT>(mark.image->width),
                                         static_cast<HPDF_UINT>(mark.image->height), HPDF_CS_DEVICE_RGB, 8);
        }
        if (image)
            HPDF_Page_DrawImage(m_out, image, real(mark.box.left), up(mark.box.bottom),
                                real(mark.box.width()), real(mark.box.height()));
    }

    void draw(const ShapeMark& mark) {
        if (!mark.fill && mark.stroke.width <= 0) return;
        if (mark.fill) fillWith(*mark.fill);
        if (mark.stroke.width > 0) {
            use(mark.stroke);
            HPDF_Page_SetLineCap(m_out, HPDF_ROUND_END);
        }
        trace(mark.path);
        if (mark.fill && mark.stroke.width > 0)
            HPDF_Page_FillStroke(m_out);
        else if (mark.fill)
            HPDF_Page_Fill(m_out);
        else
            HPDF_Page_Stroke(m_out);
        HPDF_Page_SetLineCap(m_out, HPDF_BUTT_END);
    }

    void trace(const std::vector<PathStep>& path) {
        for (const PathStep& step : path) {
            const HPDF_REAL x = real(step.to.x);
            const HPDF_REAL y = up(step.to.y);
            switch (step.kind) {
            case PathStep::Kind::Move:
                HPDF_Page_MoveTo(m_out, x, y);
                break;
            case PathStep::Kind::Line:
                HPDF_Page_LineTo(m_out, x, y);
                break;
            case PathStep::Kind::Curve:
                HPDF_Page_CurveTo(m_out, real(step.before.x), up(step.before.y), real(step.after.x),
                                  up(step.after.y), x, y);
                break;
            case PathStep::Kind::Close:
                HPDF_Page_ClosePath(m_out);
            }
        }
    }

    void draw(const LineMark& mark) {
        use(mark.stroke);
        HPDF_Page_MoveTo(m_out, real(mark.from.x), up(mark.from.y));
        HPDF_Page_LineTo(m_out, real(mark.to.x), up(mark.to.y));
        HPDF_Page_Stroke(m_out);
    }

    void draw(const FrameMark& mark) {
        use(mark.stroke);
        rectangle(mark.box);
        HPDF_Page_Stroke(m_out);
    }

    void draw(const TextMark& mark) {
        if (mark.ink != m_ink) fillWith(mark.ink);
        if (mark.unseen != m_unseen)
            HPDF_Page_SetTextRenderingMode(m_out, mark.unseen ? HPDF_INVISIBLE : HPDF_FILL);
        m_unseen = mark.unseen;
        const HPDF_REAL way = mark.turned ? -1 : 1;
        HPDF_Page_SetTextMatrix(m_out, way * real(mark.condensed), 0, 0, way, real(mark.baseline.x),
                                up(mark.baseline.y));
        for (const Run& run : runsOf(m_document.fonts, mark)) {
            HPDF_Font font = m_fonts.at(run.file);
            if (font != m_font || mark.size != m_size) HPDF_Page_SetFontAndSize(m_out, font, real(mark.size));
            m_font = font;
            m_size = mark.size;
            HPDF_Page_ShowText(m_out, utf8(run.characters).c_str());
        }
    }

    const Document& m_document;
    const Page& m_page;
    HPDF_Page m_out;
    const FontsUsed& m_fonts;
    ImagesUsed& m_images;
    HPDF_Doc m_file;
    HPDF_Font m_font = nullptr;
    double m_size = 0;
    bool m_unseen = false;
    Ink m_ink;
};

// libharu's own writer of Unicode strings drops what lies beyond the Basic Multilingual Plane.
void addText(HPDF_Doc document, HPDF_Dict dict, const char* key, std::string_view text) {
    const std::string bytes = utf16(U'\uFEFF' + printable(text));
    std::vector<HPDF_BYTE> copy(bytes.begin(), bytes.end());
    HPDF_Dict_Add(dict, key,
                  HPDF_Binary_New(document->mmgr, copy.data(), static_cast<HPDF_UINT>(copy.size())));
}

void describe(HPDF_Doc document, const DocumentInfo& info) {
    const Moment::Time time = info.date.time.value_or(Moment::Time{});
    const HPDF_Date date{
        info.date.year, info.date.month, info.date.day, time.hour, time.minute, time.second, ' ', 0, 0};
    HPDF_SetInfoDateAttr(document, HPDF_INFO_CREATION_DATE, date);
    HPDF_SetInfoDateAttr(document, HPDF_INFO_MOD_DATE, date);
    HPDF_SetInfoAttr(document, HPDF_INFO_CREATOR, kCreator);
    addText(document, document->info, "Title", info.title);
    addText(document, document->info, "Author", info.author);
    HPDF_Dict_Add(document->catalog, "Lang", HPDF_String_New(document->mmgr, info.language.c_str(), nullptr));
}

// A bookmark and page labels for each part. Both take their texts as libharu's own writer would not: in
// UTF-16.
void mark(HPDF_Doc document, const std::vector<Part>& parts, const std::vector<HPDF_Page>& pages) {
    for (const Part& part : parts) {
        HPDF_Outline outline = HPDF_CreateOutline(document, nullptr, "-", nullptr);
        HPDF_Destination there = HPDF_Page_CreateDestination(pages.at(part.firstPage));
        if (!outline || !there) return;
        addText(document, outline, "Title", part.title);
        HPDF_Destination_SetFit(there);
        HPDF_Outline_SetDestination(outline, there);

        HPDF_AddPageLabel(document, static_cast<HPDF_UINT>(part.firstPage), HPDF_PAGE_NUM_STYLE_DECIMAL, 1,
                          "-");
        auto* labels =
            static_cast<HPDF_Dict>(HPDF_Dict_GetItem(document->catalog, "PageLabels", HPDF_OCLASS_DICT));
        auto* numbers =
            labels ? static_cast<HPDF_Array>(HPDF_Dict_GetItem(labels, "Nums", HPDF_OCLASS_ARRAY)) : nullptr;
        if (!numbers) return;
        auto* label = static_cast<HPDF_Dict>(
            HPDF_Array_GetItem(numbers, HPDF_Array_Items(numbers) - 1, HPDF_OCLASS_DICT));
        if (label) addText(document, label, "P", part.label + " ·\u00A0");
    }
    if (!parts.empty()) HPDF_SetPageMode(document, HPDF_PAGE_MODE_USE_OUTLINE);
}

base::Result<std::string, PdfError> bytesOf(Haru& haru) {
    HPDF_SaveToStream(haru.get());
    if (haru.failed()) return base::fail(haru.error());
    std::vector<HPDF_BYTE> bytes(HPDF_GetStreamSize(haru.get()));
    HPDF_ResetStream(haru.get());
    auto size = static_cast<HPDF_UINT32>(bytes.size());
    HPDF_ReadFromStream(haru.get(), bytes.data(), &size);
    if (haru.failed() || size != bytes.size()) return base::fail(haru.error());
    return std::string(bytes.begin(), bytes.end());
}

} // namespace

std::vector<MissingCharacters> missingCharacters(const Document& document) {
    std::set<char32_t> seen;
    std::vector<MissingCharacters> result;
    eachText(document, [&](const TextMark& mark) {
        MissingCharacters here{{}, mark.text};
        for (char32_t c : printable(mark.text))
            if (!document.fonts.has(mark.face, c) && seen.insert(c).second) here.characters.push_back(c);
        if (!here.characters.empty()) result.push_back(std::move(here));
    });
    return result;
}

base::Result<std::string, PdfError> render(const Document& document) {
    SCHREIBER_REQUIRE(!document.pages.empty(), "a document has a page");
    Haru haru;
    if (haru.failed()) return base::fail(haru.error());
    HPDF_Doc out = haru.get();
    out->pdf_version = HPDF_VER_14; // the first with a document language
    HPDF_SetCompressionMode(out, HPDF_COMP_ALL);
    HPDF_UseUTFEncodings(out);

    const auto used = charactersUsed(document);
    FontsUsed fonts{};
    for (FontFile file = 0; file < kFontFiles; ++file) {
        if (used.at(file).empty()) continue;
        const std::filesystem::path& path = document.fonts.path(file);
        fonts.at(file) = embed(haru, path, used.at(file));
        if (!fonts.at(file))
            return base::fail(PdfError{PdfError::Code::FontUnusable, path.string(), haru.error().detail});
    }

    describe(out, document.info);
    ImagesUsed images;
    std::vector<HPDF_Page> sheets;
    for (const Page& page : document.pages) {
        HPDF_Page sheet = HPDF_AddPage(out);
        if (!sheet) return base::fail(haru.error());
        HPDF_Page_SetWidth(sheet, real(page.size().width));
        HPDF_Page_SetHeight(sheet, real(page.size().height));
        Painter(document, page, sheet, fonts, images, out).paint();
        sheets.push_back(sheet);
    }
    mark(out, document.parts, sheets);
    if (haru.failed()) return base::fail(haru.error());
    return bytesOf(haru);
}

} // namespace schreiber::pdf
