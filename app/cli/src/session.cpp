#include "session.h"

#include <desk/words.h>

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <utility>
#include <variant>

namespace schreiber::cli {

namespace {

void printLines(const std::string& text) {
    std::size_t at = 0;
    while (at <= text.size()) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::cerr << "schreiber-cli: " << text.substr(at, end - at) << '\n';
        at = end + 1;
    }
}

} // namespace

std::string Session::say(const Said& said) const {
    switch (language) {
    case desk::Language::Italian:
        return said.italian;
    case desk::Language::English:
        return said.english;
    case desk::Language::German:
        break;
    }
    return said.german;
}

void Session::complain(const std::string& text) const {
    printLines(text);
}

int Session::fail(const desk::Failure& failure) const {
    std::string text = desk::inWords(failure, language);
    if (const std::string advice = desk::adviceFor(failure, language); !advice.empty())
        text += (text.find('\n') == std::string::npos ? ' ' : '\n') + advice;
    complain(text);
    return desk::exitCodeOf(failure);
}

int Session::fail(const base::InputError& error) const {
    return fail(desk::Failure{desk::InputErrors{{error}}});
}

void Session::note(const std::string& text) const {
    printLines(text);
}

void Session::warn(const std::vector<desk::Warning>& warnings) const {
    for (const desk::Warning& warning : warnings) note(desk::warningInWords(warning, language));
}

base::Failure<desk::Failure> unusable(base::InputError error) {
    return base::fail(desk::Failure{desk::InputErrors{{std::move(error)}}});
}

void startQt() {
    static int count = 1;
    static char name[] = "schreiber-cli";
    static char* arguments[] = {name, nullptr};
    if (QCoreApplication::instance() != nullptr) return;
    // Qt warns about every locale that is not UTF-8; nothing here depends on it, and the language is known.
    setenv("LC_ALL", "C.UTF-8", 1);
    static QCoreApplication application(count, arguments);
}

desk::Outcome<desk::Evening> openToWrite(const std::string& file) {
    startQt();
    return desk::Evening::open(file, store::Access::ReadWrite);
}

desk::Outcome<desk::Evening> openToRead(const std::string& file) {
    startQt();
    auto evening = desk::Evening::open(file, store::Access::ReadOnly);
    if (evening) return evening;
    // A file of an older version is brought up to date by the first command that sees it, if it may be
    // written.
    const auto* error = std::get_if<store::StoreError>(&evening.error());
    if (!error || error->kind != store::StoreErrorKind::Outdated) return evening;
    auto updated = desk::Evening::open(file, store::Access::ReadWrite);
    return updated ? std::move(updated) : std::move(evening);
}

} // namespace schreiber::cli
