#include <cstdlib>
#include <lists/column.h>

namespace schreiber::lists {

namespace {

std::string inHalves(const tournament::Amount& amount, std::string_view minus, char point) {
    const std::string whole = std::to_string(std::abs(amount.halves) / 2);
    return std::string(amount.halves < 0 ? minus : "") + whole +
           (amount.halves % 2 == 0 ? std::string() : point + std::string("5"));
}

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
    return !std::holds_alternative<std::monostate>(value);
}

std::string toRead(const Value& value, Kind kind, words::Language language) {
    if (std::holds_alternative<std::monostate>(value)) return kind == Kind::Number ? "–" : "";
    if (!saysSomething(value, kind)) return {};
    const std::string minus = kind == Kind::Deducted ? "−" : "";
    if (const auto* number = std::get_if<int>(&value)) return minus + amountToRead({2 * *number}, language);
    if (const auto* amount = std::get_if<tournament::Amount>(&value))
        return minus + amountToRead(*amount, language);
    return forFile(value);
}

std::string forFile(const Value& value) {
    if (const auto* truth = std::get_if<bool>(&value)) return *truth ? "yes" : "no";
    if (const auto* number = std::get_if<int>(&value)) return std::to_string(*number);
    if (const auto* amount = std::get_if<tournament::Amount>(&value)) return amountText(*amount);
    const auto* text = std::get_if<std::string>(&value);
    return text == nullptr ? std::string() : *text;
}

} // namespace schreiber::lists
