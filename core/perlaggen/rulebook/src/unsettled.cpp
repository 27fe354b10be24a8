#include "unsettled.h"

#include "catalogue/tables.h"

#include <algorithm>
#include <iterator>

namespace schreiber::perlaggen::rulebook {
namespace {

using enum Heading;

constexpr RuleSetMask kBothStyles = sets::kInnsbruck | sets::kEichel;

constexpr Unsettled kUnsettled[] = {
    {Switch::TrumpHanger,
     sets::kSuedtirol,
     {"die Quellen widersprechen sich: In den Imster Regeln („Figuren“) ist der Hanger in Trumpf besser, "
      "eine "
      "Abweichung für Südtirol steht nicht dabei; nach pagat.com („Dealing with ties“) steht er; gefolgt "
      "wird "
      "pagat.com, das beschreibt, wie in Südtirol meist gespielt wird",
      "le fonti si contraddicono: nelle regole di Imst («Figuren») l'Hanger di briscola è migliore, senza "
      "varianti per l'Alto Adige; secondo pagat.com («Dealing with ties») resta in parità; si segue "
      "pagat.com, "
      "che descrive come si gioca per lo più in Alto Adige",
      "the sources contradict each other: in the Imst rules (“Figuren”) the Hanger in trumps is better, with "
      "no deviation noted for South Tyrol; by pagat.com (“Dealing with ties”) it stands; pagat.com is "
      "followed, which describes how South Tyrol mostly plays"},
     tables::kCited<ImstFigures, PagatTies>},
    {Switch::DeclareCompare,
     sets::kSuedtirol,
     {"§ 25 der Imster Regeln sagt für Südtirol nur, dass die höchste Figur ausgeht, nicht ob ein Gleich "
      "oder "
      "ein gleich langer Hanger höher ist; gefolgt wird der Reihe von pagat.com: erst das Gleich",
      "per l'Alto Adige il § 25 delle regole di Imst dice solo che esce la figura più alta, non se sia più "
      "alto un Gleich o un Hanger ugualmente lungo; si segue l'ordine di pagat.com: prima il Gleich",
      "§ 25 of the Imst rules says for South Tyrol only that the highest figure goes out, not whether a "
      "Gleich or a Hanger of the same length is higher; the order of pagat.com is followed: the Gleich "
      "first"}},
    {Switch::LastPlayerRule,
     tables::kPaper,
     {"die Imster Regeln („Figuren“) verbieten es; was sie damit meinen, ist unklar, und ihr Herausgeber "
      "bezweifelt es; so wird es nur angewandt, wo es vereinbart ist",
      "le regole di Imst («Figuren») lo vietano; che cosa intendano non è chiaro, e il loro curatore ne "
      "dubita; perciò vale solo dove è concordato",
      "the Imst rules (“Figuren”) forbid it; what they mean is unclear, and their editor doubts it; so it is "
      "applied only where it is agreed"}},
    {Switch::ConcededBetProof,
     tables::kPaper,
     {"dass sofort geschrieben wird, sagen die Imster Regeln („Bieten und Punkte“), und § 10 straft, wer "
      "ohne "
      "die Figur bietet; ob das auch dann noch gilt, wenn sie gut gelassen ist, sagen sie nicht",
      "che si segni subito lo dicono le regole di Imst («Bieten und Punkte»), e il § 10 punisce chi offre "
      "senza la figura; se valga anche quando è lasciata buona non lo dicono",
      "that it is written at once the Imst rules say (“Bieten und Punkte”), and § 10 fines whoever bets "
      "without the figure; whether that still holds once it is conceded they do not say"}},
    {Switch::BlindDeadline,
     sets::kSuedtirol,
     {"nach pagat.com („Blind bets“) geht es nur vor dem Abheben, nach den Imster Regeln („Beim Perlaggen "
      "ist "
      "ferner …“) auch noch, wenn ausgegeben wird; gefolgt wird pagat.com, das beschreibt, wie in Südtirol "
      "meist gespielt wird",
      "secondo pagat.com («Blind bets») si può solo prima del taglio, secondo le regole di Imst («Beim "
      "Perlaggen ist ferner …») anche mentre si danno le carte; si segue pagat.com, che descrive come si "
      "gioca "
      "per lo più in Alto Adige",
      "by pagat.com (“Blind bets”) it can be done only before the cut, by the Imst rules (“Beim Perlaggen "
      "ist "
      "ferner …”) also while the cards are dealt; pagat.com is followed, which describes how South Tyrol "
      "mostly plays"},
     tables::kCited<ImstFurther, PagatBlind>},
    {Switch::BlindAnswerTime,
     sets::kSuedtirol,
     {"nach den Imster Regeln („Beim Perlaggen ist ferner …“) wird sofort geantwortet, nach pagat.com "
      "(„Blind "
      "bets“) erst nach dem Geben; gefolgt werden die Imster Regeln, die für Südtirol nichts anderes "
      "vermerken",
      "secondo le regole di Imst («Beim Perlaggen ist ferner …») si risponde subito, secondo pagat.com "
      "(«Blind "
      "bets») solo dopo la distribuzione; si seguono le regole di Imst, che per l'Alto Adige non annotano "
      "altro",
      "by the Imst rules (“Beim Perlaggen ist ferner …”) the answer comes at once, by pagat.com (“Blind "
      "bets”) "
      "only after the deal; the Imst rules are followed, which note nothing else for South Tyrol"},
     tables::kCited<ImstFurther, PagatBlind>},
    {Switch::FalseBetScope,
     tables::kPaper,
     {"§ 10 der Imster Regeln sagt „alle gemachten Punkte“; dass diese Partei noch keine zwei Punkte haben "
      "kann, passt nur zur Gabe",
      "il § 10 delle regole di Imst dice «alle gemachten Punkte»; che quella coppia possa non avere ancora "
      "due "
      "punti si accorda solo con la smazzata",
      "§ 10 of the Imst rules says “alle gemachten Punkte”; that this side may not have two points yet fits "
      "the deal alone"}},
    {Switch::UndertrumpHoldingSuit,
     tables::kPaper,
     {"§ 15 der Imster Regeln erlaubt mit der Farbe in der Hand das Stechen; vom kleineren Trumpf sagt er "
      "nichts",
      "il § 15 delle regole di Imst permette di prendere con la briscola anche avendo il seme; della "
      "briscola più bassa non "
      "parla",
      "§ 15 of the Imst rules allows trumping with the suit in hand; of a lower trump it says nothing"}},
    {Switch::SpontConcedeProof,
     kBothStyles,
     {"pagat.com („Betting“) verlangt die Figur nur von dem, der geboten hat",
      "pagat.com («Betting») esige la figura solo da chi ha offerto",
      "pagat.com (“Betting”) asks for the figure only of whoever bet"}},
    {Switch::SpontConcedeProof,
     tables::kPaper,
     {"§ 27 der Imster Regeln gibt den Gegnern die Figur „sofern vorhanden“, aber nur bei 14:12",
      "il § 27 delle regole di Imst dà la figura agli avversari «sofern vorhanden», ma solo sul 14:12",
      "§ 27 of the Imst rules gives the opponents the figure “sofern vorhanden”, but only at 14:12"}},
    {Switch::MidMinCards,
     kBothStyles,
     {"pagat.com („The Endgame“) nennt zwei Karten, aber für den Fall, dass das Spiel noch offen ist",
      "pagat.com («The Endgame») parla di due carte, ma quando lo Spiel è ancora aperto",
      "pagat.com (“The Endgame”) names two cards, but for a Spiel that is still open"}},
    {Switch::DeclareMandatory,
     kBothStyles,
     {"pagat.com („The Endgame“) beschreibt, wie angesagt wird, und nicht, ob man muss",
      "pagat.com («The Endgame») descrive come si annuncia, non se si deve",
      "pagat.com (“The Endgame”) describes how figures are declared, not whether one must"}},
    {Switch::DeclareMandatory,
     sets::kImst,
     {"§ 25 der Imster Regeln sagt „kann“", "il § 25 delle regole di Imst dice «kann»",
      "§ 25 of the Imst rules says “kann”"}},
    {Switch::DeclarePartnerBlocks,
     kBothStyles,
     {"pagat.com („The Endgame“) lässt alle übrigen Spieler antworten; ob auch der Partner gemeint ist, "
      "bleibt "
      "offen",
      "secondo pagat.com («The Endgame») rispondono gli altri giocatori; se anche il compagno, resta aperto",
      "by pagat.com (“The Endgame”) the remaining players answer; whether the partner too is left open"}},
    {Switch::DeclarePartnerBlocks,
     tables::kPaper,
     {"nach § 25 der Imster Regeln antwortet die Gegenpartei",
      "secondo il § 25 delle regole di Imst risponde la parte avversaria",
      "by § 25 of the Imst rules the opponents answer"}},
    {Switch::FalseDenial,
     tables::kPaper,
     {"§ 25 der Imster Regeln sagt, dass ohne solche Figur „erlaubt“ zu sagen ist, und nicht, was sonst "
      "folgt",
      "il § 25 delle regole di Imst dice che senza una tale figura si deve dire «erlaubt», non che cosa "
      "segue "
      "altrimenti",
      "§ 25 of the Imst rules says that without such a figure the answer is “erlaubt”, not what follows "
      "otherwise"}},
    {Switch::FalseDenial,
     kBothStyles,
     {"pagat.com („The Endgame“) sagt, dass ohne so lange Figur „ja“ zu sagen ist, und nicht, was sonst "
      "folgt",
      "pagat.com («The Endgame») dice che senza una figura così lunga si risponde «sì», non che cosa segue "
      "altrimenti",
      "pagat.com (“The Endgame”) says that without a figure as long the answer is “yes”, not what follows "
      "otherwise"}},
    {Switch::FalseBetPenalty,
     sets::kOberland,
     {"§ 1.6 von heltschl.org sagt, dass Gebotenes nachzuweisen ist, und nicht, was es sonst kostet",
      "il § 1.6 di heltschl.org dice che ciò che si è offerto va mostrato, non quanto costi altrimenti",
      "§ 1.6 of heltschl.org says that what was bet must be proved, not what it costs otherwise"}},
    {Switch::WrongDealerWrittenScope,
     sets::kOberland,
     {"§ 1.3 von heltschl.org sagt „alles geschriebene verfällt“, und nicht, seit wann",
      "il § 1.3 di heltschl.org dice «alles geschriebene verfällt», non da quando",
      "§ 1.3 of heltschl.org says “alles geschriebene verfällt”, not since when"}},
    {Switch::PairOfSixes,
     sets::kOberland,
     {"§ 1.5 von heltschl.org lässt das Gleich mit zwei Siebenern beginnen und nennt den Weli dabei nicht",
      "secondo il § 1.5 di heltschl.org il Gleich comincia da due sette, e il Weli non vi è nominato",
      "§ 1.5 of heltschl.org lets the Gleich begin with two Sevens and does not name the Weli there"}},
    {Switch::VirtualCountsTricks,
     tables::kPaper,
     {"nach § 12 der Imster Regeln gilt keine ungebotene Figur als geschrieben, solange eine gebotene offen "
      "ist",
      "secondo il § 12 delle regole di Imst nessuna figura non offerta vale come segnata finché una offerta "
      "è "
      "aperta",
      "by § 12 of the Imst rules no unbet figure counts as written while a bet one is open"}},
    {Switch::P3FreeRiderLateRaise,
     kBothStyles,
     {"pagat.com („Three-Player Game“) sagt nur, dass er sofort steigern darf; „sofort oder später“ heißt es "
      "dort von Strafperlaggen",
      "pagat.com («Three-Player Game») dice solo che può rilanciare subito; «subito o più tardi» lo dice "
      "dello "
      "Strafperlaggen",
      "pagat.com (“Three-Player Game”) says only that he may raise at once; “immediately or later” it says "
      "of "
      "Strafperlaggen"}},
    {Switch::ThreeWayTiePartial,
     sets::kStraf,
     {"pagat.com („Strafperlaggen“): Sind zwei gleich, gewinnt niemand",
      "pagat.com («Strafperlaggen»): se due sono pari, non vince nessuno",
      "pagat.com (“Strafperlaggen”): where two are equal, nobody wins"}},
    {Switch::GestrichenMayHoldBlind,
     sets::kStraf,
     {"pagat.com („Strafperlaggen“) lässt den, der bei 1 steht, entscheiden, was er hält",
      "pagat.com («Strafperlaggen») lascia decidere a chi è a 1 che cosa tenere",
      "pagat.com (“Strafperlaggen”) lets the player at 1 decide what to hold"}},
    {Switch::GestrichenMayBetBlind,
     tables::kPaper,
     {"§ 21 der Imster Regeln verbietet einer gestrichenen Partei das Bieten und nimmt das ungesehene nicht "
      "aus",
      "il § 21 delle regole di Imst vieta di offrire a una parte gestrichen e non esclude l'offerta alla "
      "cieca",
      "§ 21 of the Imst rules forbids a gestrichen side to bet and does not except the blind bet"}},
    {Switch::GestrichenMayBetBlind,
     sets::kOberland,
     {"§ 1.6 von heltschl.org verbietet einer gestrichenen Partei das Bieten und nimmt das ungesehene nicht "
      "aus",
      "il § 1.6 di heltschl.org vieta di offrire a una parte gestrichen e non esclude l'offerta alla cieca",
      "§ 1.6 of heltschl.org forbids a gestrichen side to bet and does not except the blind bet"}},
    {Switch::GestrichenMayBetBlind,
     kBothStyles,
     {"pagat.com („The Endgame“) verbietet einer gestrichenen Partei das Bieten und nimmt das ungesehene "
      "nicht "
      "aus",
      "pagat.com («The Endgame») vieta di offrire a una parte gestrichen e non esclude l'offerta alla cieca",
      "pagat.com (“The Endgame”) forbids a gestrichen side to bet and does not except the blind bet"}},
    {Switch::GestrichenMayHoldBlind,
     tables::kPaper,
     {"§ 21 der Imster Regeln verbietet einer gestrichenen Partei nur das Bieten",
      "il § 21 delle regole di Imst vieta a una parte gestrichen solo di offrire",
      "§ 21 of the Imst rules forbids a gestrichen side only to bet"}},
    {Switch::GestrichenMayHoldBlind,
     sets::kOberland,
     {"§ 1.6 von heltschl.org verbietet einer gestrichenen Partei nur das Bieten",
      "il § 1.6 di heltschl.org vieta a una parte gestrichen solo di offrire",
      "§ 1.6 of heltschl.org forbids a gestrichen side only to bet"}},
    {Switch::GestrichenMayHoldBlind,
     kBothStyles,
     {"pagat.com („The Endgame“) verbietet einer gestrichenen Partei nur das Bieten",
      "pagat.com («The Endgame») vieta a una parte gestrichen solo di offrire",
      "pagat.com (“The Endgame”) forbids a gestrichen side only to bet"}},
    {Switch::SpielBetIfImpossible,
     sets::kStraf,
     {"pagat.com („Note on Tactics“) schlägt nur vor, es zu verbieten",
      "pagat.com («Note on Tactics») propone soltanto di vietarlo",
      "pagat.com (“Note on Tactics”) only suggests forbidding it"}},
};

} // namespace

const Unsettled* unsettledIn(Switch which, std::string_view ruleSet) {
    const RuleSetMask set = ruleSetBit(ruleSet);
    const auto* const found =
        std::find_if(std::begin(kUnsettled), std::end(kUnsettled),
                     [&](const Unsettled& one) { return one.which == which && (one.in & set) != 0; });
    return found == std::end(kUnsettled) ? nullptr : found;
}

} // namespace schreiber::perlaggen::rulebook
