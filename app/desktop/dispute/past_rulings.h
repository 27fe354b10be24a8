#pragma once

#include <desk/club.h>
#include <desk/rulings.h>

#include <QString>

#include <game/judge.h>
#include <optional>
#include <set>
#include <string>
#include <vector>

// What was ruled before: in the tournament that is open, and in all that the club remembers.
namespace schreiber::desktop {

class Session;

struct PastRuling {
    tournament::Ruling ruling;
    bool ofClub = false; // then the ruling's origin says where and when, and nothing can be changed
};

class PastRulings {
  public:
    explicit PastRulings(const Session& session);

    // The club's memory; empty for none. What cannot be opened is left out, and whoever chose it says so.
    void setClub(const QString& path);
    // Takes in what was remembered since.
    void reopen();
    bool hasClub() const { return m_club.has_value(); }

    // The tournament's own first, each in the order in which they fit; the search's limit holds for each.
    std::vector<PastRuling> search(const store::RulingSearch& search) const;
    // On these rules, asked about this record in its canonical form, the nearest first, in a sentence:
    // "Entscheid 3, „Hat er bieten dürfen?“: entschieden;
    // ..."; empty where there are none but those on the record that is asked about, and the tournament's
    // ruling of that number, which is being made.
    using Rules = std::set<std::string>;
    QString on(const Rules& rules, const std::string& asked, int except = 0) const;
    // What was broken or is open; only where nothing is, what is noted beside.
    static Rules rulesIn(const game::Judged& judged);

    // "Entscheid 3", or with the tournament and day where it was given.
    static QString nameOf(const PastRuling& past);

  private:
    const Session& m_session;
    QString m_path;
    std::optional<desk::ClubMemory> m_club;
};

} // namespace schreiber::desktop
