#include <cstdlib>
#include <lists/column.h>

namespace schreiber::lists {

namespace {

std::string inHalves(const tournament::Amount& amount, std::string_view minus, char point) {
    const std::string whole = std::to_string(std::abs(amount.halves) / 2);
    return std::string(amount.halves < 0 ? minus : "") + whole +
           (amount.halves % 2 == 0 ? std::string() : point + std::string("5"));
}

template <class Said>
std::string joined(const std::vector<Word>& words, Said said) {
    std::string text;
    for (const Word& word : words) text += (text.empty() ? "" : " / ") + std::string(said(word));
    return text;
}

constexpr words::Text kYes{"ja", "sì", "yes"};
constexpr words::Text kNo{"nein", "no", "no"};

} // namespace

std::string amountToRead(const tournament::Amount& amount, words::Language language) {
    return inHalves(amount, "−", language == words::Language::English ? '.' : ',');
}

std::string amountText(const tournament::Amount& amount) {
    return inHalves(amount, "-", '.');
}

bool saysSomething(const Value& value, Kind kind) {
    if (const auto* number = std::get_if<int>(&value))
        return *number != 0 || kind == Kind::Number || kind == Kind::Words;
    if (const auto* amount = std::get_if<tournament::Amount>(&value))
        return amount->halves != 0 || kind == Kind::Number;
    if (const auto* text = std::get_if<std::string>(&value)) return !text->empty();
    if (const auto* words = std::get_if<std::vector<Word>>(&value)) return !words->empty();
    return !std::holds_alternative<std::monostate>(value);
}

std::string toRead(const Value& value, Kind kind, words::Language language) {
    if (std::holds_alternative<std::monostate>(value)) return kind == Kind::Number ? "–" : "";
    if (!saysSomething(value, kind)) return {};
    const std::string minus = kind == Kind::Deducted ? "−" : "";
    if (const auto* number = std::get_if<int>(&value)) return minus + amountToRead({2 * *number}, language);
    if (const auto* amount = std::get_if<tournament::Amount>(&value))
        return minus + amountToRead(*amount, language);
    if (const auto* truth = std::get_if<bool>(&value)) return std::string((*truth ? kYes : kNo).in(language));
    if (const auto* words = std::get_if<std::vector<Word>>(&value))
        return joined(*words, [&](const Word& word) { return word.text.in(language); });
    return forFile(value);
}

std::string forFile(const Value& value) {
    if (const auto* truth = std::get_if<bool>(&value)) return *truth ? "yes" : "no";
    if (const auto* number = std::get_if<int>(&value)) return std::to_string(*number);
    if (const auto* amount = std::get_if<tournament::Amount>(&value)) return amountText(*amount);
    if (const auto* words = std::get_if<std::vector<Word>>(&value))
        return joined(*words, [](const Word& word) { return word.name; });
    const auto* text = std::get_if<std::string>(&value);
    return text == nullptr ? std::string() : *text;
}

} // namespace schreiber::lists
