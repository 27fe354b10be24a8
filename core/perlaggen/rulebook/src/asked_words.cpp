#include <algorithm>
#include <iterator>
#include <perlaggen/rulebook/asked_words.h>

namespace schreiber::perlaggen::rulebook {
namespace {

struct AskedWords {
    PointName point;
    std::string_view words;
};

// What people ask a rule with that its own words do not say: of the sources (pagat, imst-2015, heltschl), of
// other games, and in another language than the one they read.
constexpr AskedWords kAsked[] = {
    {"bapt_any",
     "Joker wild card carta jolly matta Weli Martl Spitz Schellspitz Eichelspitz Trumpfspitz kleiner Weli "
     "small Weli inscribed Weli taufen getauft battezzare battezzato baptise baptize name"},
    {"bapt_final", "umtaufen"},
    {"bapt_mistake", "zurücknehmen verworfen"},
    {"bapt_none", "nicht getauft Taufe vergessen"},
    {"bapt_say", "Perlagg taufen ansagen"},
    {"bet_alternate", "zweimal hintereinander selber nochmal steigern twice due volte"},
    {"bet_concede", "schenken gehen lassen gut passen fold lasciare buono concedere pass"},
    {"bet_conceded_proof", "bluffen Gleich Hanger nicht haben"},
    {"bet_example", "bluff Beispiel"},
    {"bet_hold", "schauen heben anschauen halten anschauen heben sehen tenere vedere call see"},
    {"bet_many_players", "mitbieten bidding"},
    {"bet_raise", "erhöhen steigern erhöhen dreier rilanciare rilancio aumentare raise reraise counter bet"},
    {"bet_spiel_no_example", "bluff"},
    {"bet_suspends", "Gebot unterbricht"},
    {"bet_top", "höchstes Gebot"},
    {"bet_words", "Wort biete geboten bieten geboten ansagen offrire offerta annunciare bet bid announce"},
    {"blind_answer", "al buio"},
    {"blind_bound", "al buio"},
    {"blind_need", "al buio"},
    {"blind_ok", "Höll auf blind bieten al buio blind"},
    {"blind_order", "al buio"},
    {"blind_overbid", "überboten überbieten"},
    {"blind_time", "vor dem Abheben taglio cut al buio"},
    {"both_no_bets", "14:14 17:17"},
    {"bummerl", "Bummerl viertig fünftig Bummerl Bummerle"},
    {"card_played", "liegt losgelassen ausgespielt liegt giocata played"},
    {"claim_limit", "reklamieren Reklamation reclamo Einspruch reklamieren Protest reclamo contestare "
                    "ricorso protest complaint appeal"},
    {"claim_no_fix", "Irrtum reklamieren"},
    {"comm_allowed", "Partner fragen deuten Zeichen Deuter zwinkern segni segnali cenni signals signs "
                     "signalling talk discuss"},
    {"comm_lie", "lügen jagen"},
    {"comm_no_show", "Karten zeigen mostrare le carte"},
    {"comm_observable", "beiseite"},
    {"concede_spont",
     "ungeboten schenken gut passen von selbst fold rinuncia rinunciare spontaneo spontaneously"},
    {"cut_keep", "abheben Perlagg behalten tagliare wild card"},
    {"cut_no_repeat", "abheben"},
    {"cut_one_visible", "abheben"},
    {"cut_only_permanent", "abheben"},
    {"cut_right", "abheben rechter Nachbar abheben tagliare alzare il mazzo cut"},
    {"deal_batches", "austeilen mischen austeilen mescolare distribuire shuffle deal"},
    {"decl_before_card", "viertig fünftig erlaubt"},
    {"decl_both_inn", "14:14 17:17 dritzig"},
    {"decl_compare_inn", "beide gestrichen"},
    {"decl_forced_answer", "viertig fünftig"},
    {"decl_procedure", "beide gestrichen 14:14 17:17 fragen ansagen Darf ich erlaubt dritzig viertig fünftig "
                       "permesso permission allowed declare"},
    {"decl_single", "viertig fünftig"},
    {"decl_two_card", "beide gestrichen zwitzig"},
    {"etiquette", "duzen Benehmen galateo etiquette manners"},
    {"ex_acorn", "tauschen"},
    {"ex_dealer_natural", "Trumpf tauschen aufgeschlagener Perlagg tauschen eintauschen Raub rauben "
                          "scambiare scambio exchange rob"},
    {"ex_no_low_high", "tauschen"},
    {"ex_no_preempt", "tauschen"},
    {"ex_partner_natural", "Trumpf tauschen"},
    {"ex_refetch", "tauschen"},
    {"ex_upgrade", "tauschen besser machen Bessermachen migliorare upgrade"},
    {"extra_cards", "Strafe zu viele Karten troppe carte too many cards"},
    {"false_bet", "gelogen bluff nicht weisen Strafe penalità penalty bluffen Bluff ohne Figur bluff senza "
                  "figura without the figure"},
    {"false_bet_blind", "al buio"},
    {"false_bet_defer", "Strafe unter null"},
    {"false_hold_blind", "al buio"},
    {"fifth_bet", "fünfter Stich letzte Karte"},
    {"fifth_bluff", "bluffen bluffare"},
    {"fifth_hold", "fünfter Stich letzte Karte"},
    {"first_to_target", "ausgehen aus sein vince esce wins goes out"},
    {"follow", "zugeben Farbe zwang bedienen bedienen zugeben Farbe zugeben rispondere al seme follow suit"},
    {"follow_no_overtake",
     "must I beat stechen müssen übertrumpfen überstechen sopravanzare overtrump overtake"},
    {"follow_trump_lead", "abreißen ripping out trumps tirare le briscole"},
    {"follow_void", "stechen müssen blank frei scarto scartare void discard"},
    {"g_def", "Paar zwitzig dritzig viertig fünftig Drilling coppia tris poker pair set of equal cards three "
              "of a kind four of a kind"},
    {"g_order", "höher Paar Drilling coppia tris pair three of a kind"},
    {"gap_fill", "Lücke"},
    {"gestr_no_bet", "gestrichen cancellato cancellata sbarrato barrato struck out crossed out one short"},
    {"gestr_virtual", "cancellato cancellata one short"},
    {"h_def", "Folge Reihe Straße sequenza scala sequence run straight"},
    {"h_order", "höher Folge sequenza sequence run"},
    {"house_custom", "Kiebitz Zuschauer spettatori kibitzer spectators onlookers"},
    {"luck_boden", "Luck Boden Stock Talon mazzo tallone stock talon bottom card"},
    {"max_figure", "höchste"},
    {"misdeal_count", "vergeben vergeben Misdeal zu viele zu wenige troppe poche carte too many too few"},
    {"misdeal_exposed", "aufgedeckt vergeben umgedreht vergeben Misdeal carte scoperte misdeal"},
    {"misdeal_exposed_other", "aufgedeckt"},
    {"misdeal_keep", "vergeben"},
    {"misdeal_penalty", "Strafe Strafe penalità multa fine penalty"},
    {"next_dealer", "geben Geber mazziere dealer who deals"},
    {"no_open_bet", "antworten"},
    {"no_takeback", "zurücknehmen zurück nehmen zurücknehmen ritirare riprendere take back"},
    {"one_player", "zusammenlegen"},
    {"order_bet", "ausgehen Reihenfolge"},
    {"order_conceded", "ausgehen Reihenfolge"},
    {"order_spiel_aus", "ausgehen"},
    {"order_stop", "zuerst aus ausgehen gewonnen zuerst aus esce per primo first out"},
    {"order_unbet", "ausgehen Reihenfolge"},
    {"out_of_turn", "pickt Vorwurf vorgeworfen nicht an der Reihe fuori turno out of turn"},
    {"overbid_general", "überboten zu hoch überreizen zu hoch geboten sovraofferta overbid"},
    {"overbid_multi", "überboten"},
    {"overbid_pen", "Strafe penalty penalità überboten"},
    {"p2_same", "zu zweit in due two-player two players"},
    {"p3_no_blind", "al buio"},
    {"p3_solo", "zu dritt in tre three-player three players"},
    {"p6_teams", "zu sechst in sei six-player six players"},
    {"partner_person", "haften Partner Mitspieler compagno socio partner"},
    {"players", "Spieler Spieler giocatori players"},
    {"question_not_decision", "Partner fragen"},
    {"rank_order", "Rang höher Rangfolge Sau Ass Daus Kinig König Ober Unter Bube asso re cavallo fante ace "
                   "king over under jack"},
    {"revoke",
     "Farbe nicht zugegeben bekannt Strafe falsch zugegeben renonce renounce Farbe zugeben nicht zugegeben "
     "bedienen nicht bedient bekennen nicht "
     "bekannt verleugnet rifiuto rinuncia rinunciare non rispondere renounce revoke did not follow suit"},
    {"schrift_fails", "Geber"},
    {"schrift_proves", "falscher Geber wer gibt"},
    {"score_base", "Punkte Wert"},
    {"scribe", "Schreiber scorekeeper Schrift scorer Schreiber Anschreiben Zettel segnapunti foglio "
               "scorekeeper score sheet"},
    {"sheet", "schreiben Schreibzettel"},
    {"sheet_stroke",
     "wann gestrichen gestrichen cancellato cancellata riga struck crossed out stroke one short"},
    {"show_ask", "vorzeigen anschauen vedere ask to see"},
    {"show_at_least_equal", "weisen"},
    {"show_first", "Showdown aufdecken zeigen mostrare scoprire show showdown"},
    {"show_validate", "Nachweis"},
    {"spiel_aus_held", "aus Spiel aus game"},
    {"spiel_majority", "Mehrheit der Stiche Stiche Mehrheit prese maggioranza majority of tricks"},
    {"st_blind", "al buio"},
    {"st_level", "Strafe"},
    {"st_start", "Strafperlaggen Neunerperlaggen countdown nine"},
    {"st_turn", "Strafe"},
    {"stand_loser", "besser machen"},
    {"stand_winner", "besser machen"},
    {"steal", "Betrug stehlen mischen klauen rubare barare cheat steal"},
    {"stock_use", "Stock Talon mazzo stock talon"},
    {"suits_equal",
     "Schell Schellen Eichel Herz Laub Blatt denari ghiande cuori foglie bells acorns hearts leaves suits"},
    {"takeback_window", "Farbe nicht zugegeben zurücknehmen zurücknehmen ritirare take back"},
    {"target_agreed", "Ziel fünfzehn achtzehn quindici diciotto fifteen eighteen 15 18"},
    {"throw_in",
     "aufgeben zusammenwerfen aufgeben hinwerfen hinschmeißen buttare arrendersi rinuncia throw in give up"},
    {"tie_stands", "parità unentschieden gleich stehen pari parità pareggio tie draw equal"},
    {"tourn_format", "Südtirol Südtiroler Alto Adige altoatesino South Tyrol South Tyrolean Meisterschaft "
                     "Turnier campionato torneo championship tournament"},
    {"trick_win", "stechen Stich presa trick"},
    {"trump_acorn_natural", "ghiande"},
    {"trump_acorn_perl_open", "ghiande"},
    {"trump_no_eichel", "ghiande"},
    {"trump_turn", "Trumpf aufdecken umschlagen atout briscola trump turn up turn-up"},
    {"word_binds", "Gebot zurücknehmen"},
    {"written_differs", "Schrift falsch"},
    {"wrong_dealer_found", "falscher Geber wrong dealer mazziere sbagliato falscher Geber"},
};

} // namespace

std::string_view askedWith(PointName point) {
    const auto found = std::find_if(std::begin(kAsked), std::end(kAsked),
                                    [&](const AskedWords& one) { return one.point == point; });
    return found == std::end(kAsked) ? std::string_view() : found->words;
}

} // namespace schreiber::perlaggen::rulebook
