#include <kinds/words.h>

#include <array>
#include <cstddef>

namespace schreiber::kinds {

namespace {

using words::Language;
using words::Text;

constexpr std::array kSmall{Text{"null", "zero", "zero"},
                            Text{"ein", "uno", "one"},
                            Text{"zwei", "due", "two"},
                            Text{"drei", "tre", "three"},
                            Text{"vier", "quattro", "four"},
                            Text{"fünf", "cinque", "five"},
                            Text{"sechs", "sei", "six"},
                            Text{"sieben", "sette", "seven"},
                            Text{"acht", "otto", "eight"},
                            Text{"neun", "nove", "nine"},
                            Text{"zehn", "dieci", "ten"},
                            Text{"elf", "undici", "eleven"},
                            Text{"zwölf", "dodici", "twelve"},
                            Text{"dreizehn", "tredici", "thirteen"},
                            Text{"vierzehn", "quattordici", "fourteen"},
                            Text{"fünfzehn", "quindici", "fifteen"},
                            Text{"sechzehn", "sedici", "sixteen"},
                            Text{"siebzehn", "diciassette", "seventeen"},
                            Text{"achtzehn", "diciotto", "eighteen"},
                            Text{"neunzehn", "diciannove", "nineteen"}};
constexpr std::array kTens{Text{"zwanzig", "venti", "twenty"},   Text{"dreißig", "trenta", "thirty"},
                           Text{"vierzig", "quaranta", "forty"}, Text{"fünfzig", "cinquanta", "fifty"},
                           Text{"sechzig", "sessanta", "sixty"}, Text{"siebzig", "settanta", "seventy"},
                           Text{"achtzig", "ottanta", "eighty"}, Text{"neunzig", "novanta", "ninety"}};

} // namespace

std::string numberInWords(int number, Language language) {
    if (number < 2 || number > 99) return std::to_string(number);
    const auto value = static_cast<std::size_t>(number);
    if (value < kSmall.size()) return std::string(kSmall.at(value).in(language));
    std::string tens(kTens.at(value / 10 - 2).in(language));
    const std::size_t units = value % 10;
    if (units == 0) return tens;
    const std::string unit(kSmall.at(units).in(language));
    if (language == Language::German) return unit + "und" + tens;
    if (language == Language::English) return tens + "-" + unit;
    if (units == 1 || units == 8) tens.pop_back(); // ventuno, ventotto
    return tens + (units == 3 ? "tré" : unit);
}

} // namespace schreiber::kinds
