#pragma once

#include <tournament/alphabet.h>
#include <tournament/model.h>

#include <string>
#include <string_view>

// Whether two names could be one person's: they sound alike (Cologne phonetics) and read alike.
namespace schreiber::tournament {

// Kölner Phonetik (H. J. Postel 1969) of a folded name.
std::string colognePhonetics(std::string_view folded);

// A person's name prepared for comparing.
class NameKey {
  public:
    explicit NameKey(const Person& person);

    // The same for all names that sound alike, whichever way round first and last name are written.
    const std::string& sound() const { return m_sound; }
    bool readsLike(const NameKey& other) const;
    // Nothing but accents, case and the spelling of umlauts apart.
    bool isSameAs(const NameKey& other) const { return m_first == other.m_first && m_last == other.m_last; }

  private:
    std::string m_first;
    std::string m_last;
    std::string m_sound;
    std::string m_digits; // "Gast 1" and "Gast 2" are two
};

} // namespace schreiber::tournament
