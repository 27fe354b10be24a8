#pragma once

#include <desk/rulings.h>
#include <store/club_file.h>
#include <tournament/club.h>

#include <string>
#include <utility>
#include <vector>
#include <words/language.h>

// The use cases of a club's memory, shared by window and command line. Tournaments know nothing of it.
namespace schreiber::desk {

class Evening;

class ClubMemory {
  public:
    static Outcome<ClubMemory> create(const std::string& path);
    static Outcome<ClubMemory> open(const std::string& path, store::Access access);
    static Outcome<std::vector<store::Finding>> verifyFile(const std::string& path);
    // Where the search's words are not those of the rulings they are made anew; what is still wrong then.
    static Outcome<std::vector<store::Finding>> restoreFile(const std::string& path);

    const tournament::Club& club() const { return m_file.club(); }

    // A tournament as it stands, its rulings with it; again, it replaces what was remembered of it. Asks
    // where it is not over.
    Outcome<tournament::Remembering> remember(const Evening& evening, const Confirmation& confirmation);
    // Several in one action, each as the club is after the one before it. One that there is nothing yet to
    // remember of is passed over and says why; refused where that is so of all.
    using Remembered = base::Result<tournament::Remembering, tournament::Refusal>;
    Outcome<std::vector<Remembered>> remember(const std::vector<Evening>& evenings,
                                              const Confirmation& confirmation);

    // The rulings of all evenings that are remembered. Each says as its origin at which it was given, as
    // those that were brought in a bundle do; what came to the club by both ways is there once. Those of
    // `besides` are left out: it has them itself.
    Outcome<std::vector<store::ClubRuling>> searchRulings(const store::RulingSearch& search,
                                                          const Evening* besides = nullptr) const;
    // Has it been asked before: the nearest first.
    Outcome<std::vector<store::ClubRuling>> rulingsLike(const LikeWish& wish, int most = 5,
                                                        const Evening* besides = nullptr) const;
    Outcome<store::ClubRuling> ruling(int number) const;

    // Two who are one: `gone` becomes another name of `keep`. Asks: there is no way back.
    Outcome<base::Done> merge(int keep, int gone, const Confirmation& confirmation);

  private:
    explicit ClubMemory(store::ClubFile file)
        : m_file(std::move(file)) {}
    Outcome<std::vector<Remembered>> rememberAll(const std::vector<const Evening*>& evenings,
                                                 const Confirmation& confirmation);

    store::ClubFile m_file;
};

// "Joseph Maier (12) klingt wie Josef Mayr (3)": a newcomer and whom the name is like.
std::string alikeInWords(const tournament::Club& club, const std::pair<int, int>& alike,
                         words::Language language);

// "Karl Mair ist als Nr. 2 gemerkt; es kann auch Nr. 6 sein." and what to do about it.
std::string unsureInWords(const tournament::Club& club, const tournament::UnsureRecognition& unsure,
                          words::Language language);

} // namespace schreiber::desk
