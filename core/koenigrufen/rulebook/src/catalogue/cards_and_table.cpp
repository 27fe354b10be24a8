#include "tables.h"

namespace schreiber::koenigrufen::rulebook::tables {
namespace {

using enum Follows;

constexpr RulePoint kPoints[] = {
    {"pack"_point,
     {"Die Karten", "Le carte", "The cards"},
     {"Gespielt wird mit 54 Karten: 32 in vier Farben und 22 Tarocke.",
      "Si gioca con 54 carte: 32 in quattro semi e 22 Tarock.",
      "There are 54 cards: 32 in four suits, and 22 Tarocke."}},
    {"suit_cards"_point,
     {"Farbkarten", "Le carte dei semi", "The cards of the suits"},
     {"Karo, Herz, Pik und Treff haben je acht Karten: König, Dame, Cavall, Bube und vier Glatzen. Die "
      "Glatzen sind in "
      "Karo und Herz As, Zwei, Drei und Vier, in Pik und Treff Zehn, Neun, Acht und Sieben.",
      "Karo, Herz, Pik e Treff hanno otto carte ciascuno: re, dama, Cavall, fante e quattro Glatzen. Le "
      "Glatzen sono in "
      "Karo e Herz asso, due, tre e quattro, in Pik e Treff dieci, nove, otto e sette.",
      "Karo, Herz, Pik and Treff have eight cards each: König, Dame, Cavall, Bube and four Glatzen. The "
      "Glatzen are "
      "ace, two, three and four in Karo and Herz, ten, nine, eight and seven in Pik and Treff."}},
    {"tarock_cards"_point,
     {"Tarocke", "I Tarock", "The Tarocke"},
     {"Die Tarocke gehen von I bis XXI, dazu kommt der Sküs (Gstieß). I heißt Pagat, II Uhu, III Kakadu, IV "
      "Marabu, "
      "XXI Mond.",
      "I Tarock vanno da I a XXI, più lo Sküs (Gstieß). I è il Pagat, II l'Uhu, III il Kakadu, IV il Marabu, "
      "XXI il "
      "Mond.",
      "The Tarocke run from I to XXI, and there is the Sküs (Gstieß). I is the Pagat, II the Uhu, III the "
      "Kakadu, IV "
      "the Marabu, XXI the Mond."}},
    {"trull_cards"_point,
     {"Trullstücke", "I pezzi della Trull", "The pieces of the Trull"},
     {"Pagat, Mond und Sküs sind die drei Trullstücke; zusammen sind sie die Trull.",
      "Pagat, Mond e Sküs sono i tre pezzi; insieme fanno la Trull.",
      "Pagat, Mond and Sküs are the three pieces; together they are the Trull."}},
    {"suit_order"_point,
     {"Reihenfolge in den Farben", "L'ordine nei semi", "The order in the suits"},
     {"Von oben: König, Dame, Cavall, Bube, dann in Karo und Herz As, 2, 3, 4, in Pik und Treff 10, 9, 8, 7. "
      "Nur Karten "
      "derselben Farbe stechen einander.",
      "Dall'alto: re, dama, Cavall, fante, poi in Karo e Herz asso, 2, 3, 4, in Pik e Treff 10, 9, 8, 7. Si "
      "battono solo "
      "carte dello stesso seme.",
      "From the top: König, Dame, Cavall, Bube, then ace, 2, 3, 4 in Karo and Herz, 10, 9, 8, 7 in Pik and "
      "Treff. Only "
      "cards of one suit beat each other."}},
    {"tarock_order"_point,
     {"Reihenfolge der Tarocke", "L'ordine dei Tarock", "The order of the Tarocke"},
     {"Tarocke stechen nach ihrer Nummer; der Sküs ist der höchste.",
      "I Tarock valgono secondo il numero; lo Sküs è il più alto.",
      "Tarocke rank by their number; the Sküs is the highest."}},
    {"tarock_beats_suit"_point,
     {"Tarock sticht Farbe", "Il Tarock batte i semi", "Tarock beats the suits"},
     {"Jedes Tarock sticht jede Farbkarte, nur nicht in den Farberlspielen.",
      "Ogni Tarock batte ogni carta di seme, tranne che nei Farberl.",
      "Every Tarock beats every card of a suit, but not in Farberl games."}},
    {"mond_skues_pagat"_point,
     {"Mond, Sküs, Pagat", "Mond, Sküs, Pagat", "Mond, Sküs, Pagat"},
     {"Fallen Mond, Sküs und Pagat in dieser Reihenfolge in einen Stich, macht ihn der Pagat. Die vierte "
      "Karte kann davor, "
      "dazwischen oder danach liegen.",
      "Se in una presa cadono Mond, Sküs e Pagat in quest'ordine, la fa il Pagat. La quarta carta può stare "
      "prima, in "
      "mezzo o dopo.",
      "If Mond, Sküs and Pagat fall into one trick in this order, the Pagat takes it. The fourth card may "
      "lie before, "
      "between or after them."}},
    {"card_values"_point,
     {"Was die Karten zählen", "Quanto valgono le carte", "What the cards count"},
     {"Könige und Trullstücke zählen 5, Damen 4, Cavalls 3, Buben 2, alle anderen Karten 1.",
      "Re e pezzi della Trull valgono 5, dame 4, Cavall 3, fanti 2, tutte le altre carte 1.",
      "Kings and pieces of the Trull count 5, Damen 4, Cavalls 3, Buben 2, all other cards 1."}},
    {"count_threes"_point,
     {"Zu dritt zählen", "Contare a tre a tre", "Counting in threes"},
     {"Gezählt wird in Dreiern: die drei Werte zusammen, weniger 2. Zwei Karten vom Wert 1 legt man "
      "zuunterst.",
      "Si conta a tre a tre: i tre valori insieme, meno 2. Due carte da 1 si mettono in fondo.",
      "Cards are counted in threes: the three values together, less 2. Two cards of value 1 go to the "
      "bottom."}},
    {"count_blatt"_point,
     {"Ein Blatt, zwei Blatt", "Un Blatt, due Blatt", "One Blatt, two Blatt"},
     {"Eine oder zwei Karten, die übrig bleiben, sagt man als ein Blatt oder zwei Blatt dazu. Gerechnet wird "
      "in Dritteln: "
      "3-mal die Summe der Werte, weniger 2-mal die Zahl der Karten; ein Blatt ist ein Drittel Punkt.",
      "Una o due carte che avanzano si dicono in più come uno o due Blatt. Si calcola in terzi: 3 volte la "
      "somma dei "
      "valori, meno 2 volte il numero delle carte; un Blatt è un terzo di punto.",
      "One or two cards left over are said as one Blatt or two Blatt. It is reckoned in thirds: 3 times the "
      "sum of the "
      "values, less 2 times the number of cards; a Blatt is a third of a point."}},
    {"count_total"_point,
     {"Alle Karten zählen 70", "Tutte le carte fanno 70", "All cards count 70"},
     {"So gezählt sind alle Karten zusammen 70 Punkte wert; die Hälfte ist 35.",
      "Contate così tutte le carte insieme valgono 70 punti; la metà è 35.",
      "Counted so, all the cards together are worth 70 points; half of that is 35."}},
    {"players_four"_point,
     {"Zu viert", "In quattro", "Four players"},
     {"Vier spielen. Sitzen fünf am Tisch, sitzt in jedem Spiel einer aus.",
      "Si gioca in quattro. Se al tavolo sono in cinque, in ogni gioco uno sta fuori.",
      "Four play. Where five sit at the table one of them sits out in each game."}},
    {"scribe"_point,
     {"Der Schreiber", "Lo Schreiber", "The Schreiber"},
     {"Ein Schreiber führt den Schrieb: den Spielstand und was sonst wichtig ist.",
      "Uno Schreiber tiene lo Schrieb: il punteggio e quanto altro importa.",
      "A Schreiber keeps the Schrieb: the standing and what else matters."}},
    {"rules_agreed"_point,
     {"Regeln vorher klären", "Chiarire prima le regole", "Agree on the rules before"},
     {"Welche Regeln gelten, wird vor dem Spielen geklärt; es gibt sehr verschiedene.",
      "Quali regole valgono si chiarisce prima di giocare; ce ne sono di molto diverse.",
      "Which rules hold is cleared before play; there are many that differ."}},
    {"no_talk"_point,
     {"Nichts verraten", "Non rivelare nulla", "Give nothing away"},
     {"Beim Spielen wird nichts gesagt, was einem anderen etwas verrät, das er nicht wissen kann.",
      "Giocando non si dice nulla che riveli a un altro ciò che non può sapere.",
      "In play nothing is said that tells another what he could not know."},
     Broken},
    {"breach"_point,
     {"Regelverstoß", "Violazione delle regole", "A breach of the rules"},
     {"Ein Regelverstoß bricht das Spiel ab. Geschrieben wird, mit allen angesagten Prämien, als hätte "
      "verloren, wer ihn "
      "begangen hat.",
      "Una violazione interrompe il gioco. Si scrive, con tutti i premi annunciati, come se chi l'ha "
      "commessa avesse "
      "perso.",
      "A breach ends the game. It is written, with all announced premiums, as if the one who broke the rule "
      "had lost."},
     Broken,
     Switch::BreachPayer},
    {"dealer_turn"_point,
     {"Wer gibt", "Chi dà le carte", "Who deals"},
     {"Der Geber wechselt nach jedem Spiel gegen den Uhrzeigersinn.",
      "Il mazziere cambia dopo ogni gioco in senso antiorario.",
      "The deal passes counter-clockwise after every game."},
     Note},
    {"forehand"_point,
     {"Vorhand und Rückhand", "Vorhand e Rückhand", "Vorhand and Rückhand"},
     {"Vorhand sitzt rechts vom Geber, Rückhand links von ihm.",
      "Vorhand siede a destra del mazziere, Rückhand alla sua sinistra.",
      "Vorhand sits to the dealer's right, Rückhand to his left."}},
};

} // namespace

std::span<const RulePoint> cardsAndTable() {
    return kPoints;
}

} // namespace schreiber::koenigrufen::rulebook::tables
