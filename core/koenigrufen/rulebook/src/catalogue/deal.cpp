#include "tables.h"

namespace schreiber::koenigrufen::rulebook::tables {
namespace {

using enum Follows;

constexpr RulePoint kPoints[] = {
    {"cut_opposite"_point,
     {"Wer abhebt", "Chi taglia", "Who cuts"},
     {"Nach dem Mischen hebt ab, wer dem Geber gegenübersitzt; statt abzuheben kann er klopfen.",
      "Dopo aver mescolato taglia chi siede di fronte al mazziere; invece di tagliare può bussare.",
      "After the shuffle the player opposite the dealer cuts; instead he may knock."},
     Void},
    {"deal_batches"_point,
     {"Wie gegeben wird", "Come si danno le carte", "How cards are dealt"},
     {"Von Vorhand an gegen den Uhrzeigersinn jedem sechs Karten, dann zwei Talone zu drei Karten in die "
      "Mitte, dann "
      "jedem noch sechs. So hat jeder zwölf.",
      "Da Vorhand in senso antiorario sei carte a ciascuno, poi in mezzo due talon di tre carte, poi altre "
      "sei a "
      "ciascuno. Così ognuno ne ha dodici.",
      "From Vorhand on, counter-clockwise, six cards to each, then two talons of three cards in the middle, "
      "then six more "
      "to each. So each has twelve."},
     Redeal,
     Switch::Misdeal},
    {"deal_face_down"_point,
     {"Verdeckt geben", "Dare coperto", "Dealing face down"},
     {"Alle Karten werden verdeckt gegeben.", "Tutte le carte si danno coperte.",
      "All cards are dealt face down."},
     Redeal,
     Switch::Misdeal},
    {"throw_in"_point,
     {"Zusammenwerfen", "Buttare le carte", "Throwing in"},
     {"Zusammengeworfen wird ein Blatt ohne Tarock und eines, dessen einziges Tarock ein Trullstück ist. Mit "
      "jedem "
      "anderen Blatt darf niemand zusammenwerfen.",
      "Si buttano le carte con una mano senza Tarock o con un solo Tarock che sia un pezzo della Trull. Con "
      "ogni altra "
      "mano nessuno può farlo.",
      "A hand without Tarock is thrown in, and one whose only Tarock is a piece of the Trull. With any other "
      "hand nobody "
      "may."},
     Void},
    {"throw_in_duty"_point,
     {"Zusammenwerfen ist Pflicht", "Buttare è un obbligo", "Throwing in is a duty"},
     {"Wer ein solches Blatt hat, muss zusammenwerfen. Derselbe Geber mischt, lässt abheben und gibt noch "
      "einmal. Bis zur "
      "ersten Karte kann es nachgeholt werden.",
      "Chi ha una tale mano deve buttarla. Lo stesso mazziere mescola, fa tagliare e dà di nuovo. Fino alla "
      "prima carta "
      "si può rimediare.",
      "Who has such a hand must throw it in. The same dealer shuffles, has the cards cut and deals again. It "
      "can be made "
      "good until the first card."},
     Redeal,
     Switch::ThrowInMissed},
    {"knock"_point,
     {"Klopfen", "Bussare", "Knocking"},
     {"Statt abzuheben kann der Spieler gegenüber dem Geber klopfen.",
      "Invece di tagliare il giocatore di fronte al mazziere può bussare.",
      "Instead of cutting the player opposite the dealer may knock."}},
    {"knock_piles"_point,
     {"Vier Stöße nach dem Klopfen", "Quattro mazzetti dopo aver bussato", "Four piles after a knock"},
     {"Nach dem Klopfen bildet der Geber vier Stöße zu zwölf Karten und erst danach die zwei Talone.",
      "Dopo che si è bussato il mazziere fa quattro mazzetti di dodici carte e solo poi i due talon.",
      "After a knock the dealer makes four piles of twelve cards, and only then the two talons."},
     Redeal,
     Switch::Misdeal},
    {"knock_choose"_point,
     {"Stoß wählen", "Scegliere il mazzetto", "Choosing a pile"},
     {"Von Vorhand an wählt gegen den Uhrzeigersinn jeder einen Stoß.",
      "Da Vorhand in senso antiorario ognuno sceglie un mazzetto.",
      "From Vorhand on, counter-clockwise, each chooses a pile."},
     Void},
};

} // namespace

std::span<const RulePoint> deal() {
    return kPoints;
}

} // namespace schreiber::koenigrufen::rulebook::tables
