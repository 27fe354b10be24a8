#pragma once

#include <QString>
#include <QStringList>

#include <koenigrufen/rulebook/games.h>
#include <map>
#include <optional>
#include <vector>

// A game line while it is put together: what of it stands there already, also where it is no whole line yet.
// Whether it is one, and what it comes to, only core/koenigrufen/line says.
namespace schreiber::desktop::koenigrufen {

namespace rulebook = schreiber::koenigrufen::rulebook;

enum class Sign { None, Plus, Minus };

struct PremiumWord {
    rulebook::Premium premium;
    int announced = 0; // marks behind its name: 1 by the declarer's side, 2 by the others
    int kontra = 0;
    Sign sign = Sign::None;

    QString text() const;
};

// A game and who plays it; of several negative ones each is a part.
struct LinePart {
    std::optional<int> who; // seat
    std::optional<rulebook::Game> game;
    std::optional<int> with;
    Sign result = Sign::None;
    bool isGivenUp = false;
    int kontra = 0;              // steps
    std::map<int, int> kontraBy; // of a negative game, by seat
    std::vector<PremiumWord> premiums;
    struct Mondfang {
        std::optional<int> by;
        std::optional<int> of;
    };
    std::optional<Mondfang> mondfang;
    QStringList counts; // of Trischaken
    QStringList rest;   // whatever else was typed

    QString text() const;
    PremiumWord* find(rulebook::Premium premium);
    // none, +, −, !+, !−, none: as its key is pressed again and again.
    void cycle(rulebook::Premium premium);
};

struct LineDraft {
    std::vector<LinePart> parts{1};

    LinePart& first() { return parts[0]; }
    const LinePart& first() const { return parts[0]; }
    bool isTrischaken() const { return first().game == rulebook::Game::Trischaken; }
    QString text() const;
};

// Whatever was typed; of numbers from the paper nothing but those.
LineDraft readDraft(const QString& text);

} // namespace schreiber::desktop::koenigrufen
