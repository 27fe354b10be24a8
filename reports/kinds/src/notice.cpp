#include "notice.h"

#include <pdf/text.h>

namespace schreiber::kinds {

void addNotice(pdf::Document& document, const std::string& notice) {
    if (notice.empty()) return;
    constexpr double kBaseline = pdf::mm(5.9); // what printers leave white ends above, what reports do below
    constexpr double kBeside = pdf::mm(6);
    constexpr double kLetters = 6.5;
    for (pdf::Page& page : document.pages) {
        const double right = page.size().width - kBeside;
        page.textOn(kBaseline, kBeside, right,
                    pdf::fit(document.fonts, notice, {pdf::Face::Bold, kLetters, pdf::Align::Center},
                             {right - kBeside, 0}));
    }
}

} // namespace schreiber::kinds
