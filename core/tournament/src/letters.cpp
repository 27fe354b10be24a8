#include "alike.h"

#include <tournament/alphabet.h>
#include <tournament/club.h>

#include <algorithm>
#include <tuple>

// Finding a person by a few letters of the name.
namespace schreiber::tournament {

namespace {

constexpr int kLastName = 3;
constexpr int kAnyName = 2;
constexpr int kSound = 1;
constexpr std::size_t kLettersToHear = 3; // fewer sound like half of the club

// Folded words; a hyphen or an apostrophe parts a name only where somebody looks for what is behind it.
std::vector<std::string> wordsOf(std::string_view text, std::string_view between) {
    std::vector<std::string> words;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(between, at), text.size());
        if (std::string word = folded(text.substr(at, end - at)); !word.empty())
            words.push_back(std::move(word));
        at = end + 1;
    }
    return words;
}

std::vector<std::string> namesIn(const std::string& name) {
    std::vector<std::string> words = wordsOf(name, " -'");
    words.push_back(folded(name)); // O'Brien is found as obrien, too
    return words;
}

bool begins(const std::string& word, const std::string& letters) {
    return word.compare(0, letters.size(), letters) == 0;
}

bool soundsLike(const std::string& word, const std::string& letters) {
    constexpr std::size_t kLeastSound = 2; // one digit alone is a third of all names
    if (letters.size() < kLettersToHear) return false;
    const std::string sound = colognePhonetics(letters);
    if (sound.size() < kLeastSound) return false;
    // A vowel and one consonant begin too many names: there it is the whole name that has to sound so.
    const std::string whole = colognePhonetics(word);
    return sound.size() == kLeastSound && sound.front() == '0' ? whole == sound : begins(whole, sound);
}

int fitOfWord(const std::vector<std::string>& first, const std::vector<std::string>& last,
              const std::string& letters) {
    const auto some = [&](const std::vector<std::string>& words, auto fits) {
        return std::any_of(words.begin(), words.end(),
                           [&](const std::string& word) { return fits(word, letters); });
    };
    if (some(last, begins)) return kLastName;
    if (some(first, begins)) return kAnyName;
    return some(last, soundsLike) || some(first, soundsLike) ? kSound : 0;
}

} // namespace

int fitOf(const Person& person, std::string_view letters) {
    const std::vector<std::string> first = namesIn(person.first);
    const std::vector<std::string> last = namesIn(person.last);
    int fit = 0;
    for (const std::string& word : wordsOf(letters, " ,;")) {
        const int one = fitOfWord(first, last, word);
        if (one == 0) return 0;
        fit = fit == 0 ? one : std::min(fit, one);
    }
    return fit;
}

std::vector<int> findByLetters(const Club& club, std::string_view letters) {
    struct Found {
        int fit = 0;
        std::string last;
        std::string name;
        int number = 0;
    };
    std::vector<Found> found;
    for (const ClubPerson& one : club.persons) {
        int fit = fitOf(one.person, letters);
        for (const auto& [first, last] : one.otherNames)
            fit = std::max(fit, fitOf({first, last, {}, Sex::Unstated}, letters));
        if (fit > 0)
            found.push_back({fit, recordOf(club, one.number).lastDate,
                             sortKey(one.person.last + ' ' + one.person.first), one.number});
    }
    std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) {
        return std::tie(b.fit, b.last, a.name, a.number) < std::tie(a.fit, a.last, b.name, b.number);
    });
    std::vector<int> numbers;
    for (const Found& one : found) numbers.push_back(one.number);
    return numbers;
}

} // namespace schreiber::tournament
