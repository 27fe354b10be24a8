#include "entry_columns.h"

#include "alike.h"
#include "latin.h"

#include <base/number.h>
#include <base/utf8.h>
#include <tournament/entry_list.h>
#include <tournament/tidy.h>

#include <unicode/uchar.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

namespace schreiber::tournament {

namespace {

struct ColumnTitle {
    std::string_view name; // folded (alike.h)
    EntryField field;
};

// German, Italian and English as seen on club lists. `nome` beside `cognome` is the first name; `name`
// beside `vorname` the last.
constexpr std::array kTitles{ColumnTitle{"vorname", EntryField::First},
                             ColumnTitle{"rufname", EntryField::First},
                             ColumnTitle{"nome", EntryField::First},
                             ColumnTitle{"firstname", EntryField::First},
                             ColumnTitle{"first", EntryField::First},
                             ColumnTitle{"givenname", EntryField::First},
                             ColumnTitle{"forename", EntryField::First},
                             ColumnTitle{"nachname", EntryField::Last},
                             ColumnTitle{"familienname", EntryField::Last},
                             ColumnTitle{"zuname", EntryField::Last},
                             ColumnTitle{"name", EntryField::Last},
                             ColumnTitle{"cognome", EntryField::Last},
                             ColumnTitle{"lastname", EntryField::Last},
                             ColumnTitle{"last", EntryField::Last},
                             ColumnTitle{"surname", EntryField::Last},
                             ColumnTitle{"familyname", EntryField::Last},
                             ColumnTitle{"spieler", EntryField::Whole},
                             ColumnTitle{"spielerin", EntryField::Whole},
                             ColumnTitle{"spielername", EntryField::Whole},
                             ColumnTitle{"teilnehmer", EntryField::Whole},
                             ColumnTitle{"teilnehmerin", EntryField::Whole},
                             ColumnTitle{"mitglied", EntryField::Whole},
                             ColumnTitle{"vorundnachname", EntryField::Whole},
                             ColumnTitle{"vorundzuname", EntryField::Whole},
                             ColumnTitle{"vornamenachname", EntryField::Whole},
                             ColumnTitle{"vornameundnachname", EntryField::Whole},
                             ColumnTitle{"vornamename", EntryField::Whole},
                             ColumnTitle{"namevorname", EntryField::Whole},
                             ColumnTitle{"nameundvorname", EntryField::Whole},
                             ColumnTitle{"nachnamevorname", EntryField::Whole},
                             ColumnTitle{"nachnameundvorname", EntryField::Whole},
                             ColumnTitle{"familiennamevorname", EntryField::Whole},
                             ColumnTitle{"zunamevorname", EntryField::Whole},
                             ColumnTitle{"giocatore", EntryField::Whole},
                             ColumnTitle{"giocatrice", EntryField::Whole},
                             ColumnTitle{"partecipante", EntryField::Whole},
                             ColumnTitle{"nominativo", EntryField::Whole},
                             ColumnTitle{"nomecognome", EntryField::Whole},
                             ColumnTitle{"nomeecognome", EntryField::Whole},
                             ColumnTitle{"cognomenome", EntryField::Whole},
                             ColumnTitle{"cognomeenome", EntryField::Whole},
                             ColumnTitle{"player", EntryField::Whole},
                             ColumnTitle{"playername", EntryField::Whole},
                             ColumnTitle{"participant", EntryField::Whole},
                             ColumnTitle{"fullname", EntryField::Whole},
                             ColumnTitle{"firstandlastname", EntryField::Whole},
                             ColumnTitle{"firstnamelastname", EntryField::Whole},
                             ColumnTitle{"lastnamefirstname", EntryField::Whole},
                             ColumnTitle{"surnamefirstname", EntryField::Whole},
                             ColumnTitle{"jahrgang", EntryField::Born},
                             ColumnTitle{"jg", EntryField::Born},
                             ColumnTitle{"jahrg", EntryField::Born},
                             ColumnTitle{"gebjahr", EntryField::Born},
                             ColumnTitle{"gebjg", EntryField::Born},
                             ColumnTitle{"geb", EntryField::Born},
                             ColumnTitle{"gebdatum", EntryField::Born},
                             ColumnTitle{"gebdat", EntryField::Born},
                             ColumnTitle{"gebtag", EntryField::Born},
                             ColumnTitle{"geburtsdatum", EntryField::Born},
                             ColumnTitle{"geburtstag", EntryField::Born},
                             ColumnTitle{"geborenam", EntryField::Born},
                             ColumnTitle{"annata", EntryField::Born},
                             ColumnTitle{"annodinasc", EntryField::Born},
                             ColumnTitle{"nascita", EntryField::Born},
                             ColumnTitle{"datadinascita", EntryField::Born},
                             ColumnTitle{"datanascita", EntryField::Born},
                             ColumnTitle{"natoil", EntryField::Born},
                             ColumnTitle{"natonel", EntryField::Born},
                             ColumnTitle{"yob", EntryField::Born},
                             ColumnTitle{"dob", EntryField::Born},
                             ColumnTitle{"birth", EntryField::Born},
                             ColumnTitle{"birthday", EntryField::Born},
                             ColumnTitle{"birthdate", EntryField::Born},
                             ColumnTitle{"dateofbirth", EntryField::Born},
                             ColumnTitle{"geburtsjahr", EntryField::Born},
                             ColumnTitle{"geboren", EntryField::Born},
                             ColumnTitle{"anno", EntryField::Born},
                             ColumnTitle{"annodinascita", EntryField::Born},
                             ColumnTitle{"annonascita", EntryField::Born},
                             ColumnTitle{"born", EntryField::Born},
                             ColumnTitle{"year", EntryField::Born},
                             ColumnTitle{"yearofbirth", EntryField::Born},
                             ColumnTitle{"birthyear", EntryField::Born},
                             ColumnTitle{"geschlecht", EntryField::Sex},
                             ColumnTitle{"sesso", EntryField::Sex},
                             ColumnTitle{"sex", EntryField::Sex},
                             ColumnTitle{"gender", EntryField::Sex},
                             ColumnTitle{"anrede", EntryField::Sex},
                             ColumnTitle{"wmd", EntryField::Sex},
                             ColumnTitle{"mwd", EntryField::Sex},
                             ColumnTitle{"wm", EntryField::Sex}, // "w/m", as the entry page heads it
                             ColumnTitle{"mw", EntryField::Sex},
                             ColumnTitle{"fm", EntryField::Sex},
                             ColumnTitle{"mf", EntryField::Sex},
                             ColumnTitle{"verein", EntryField::Club},
                             ColumnTitle{"vereinsname", EntryField::Club},
                             ColumnTitle{"klub", EntryField::Club},
                             ColumnTitle{"club", EntryField::Club},
                             ColumnTitle{"societa", EntryField::Club},
                             ColumnTitle{"associazione", EntryField::Club},
                             ColumnTitle{"circolo", EntryField::Club},
                             ColumnTitle{"lager", EntryField::Camp},
                             ColumnTitle{"fazione", EntryField::Camp},
                             ColumnTitle{"squadra", EntryField::Camp},
                             ColumnTitle{"campo", EntryField::Camp},
                             ColumnTitle{"schieramento", EntryField::Camp},
                             ColumnTitle{"camp", EntryField::Camp},
                             ColumnTitle{"bezahlt", EntryField::Paid},
                             ColumnTitle{"gezahlt", EntryField::Paid},
                             ColumnTitle{"startgeldbezahlt", EntryField::Paid},
                             ColumnTitle{"startgeldgezahlt", EntryField::Paid},
                             ColumnTitle{"startgeldkassiert", EntryField::Paid},
                             ColumnTitle{"startgeldeingezahlt", EntryField::Paid},
                             ColumnTitle{"nenngeldbezahlt", EntryField::Paid},
                             ColumnTitle{"einsatzbezahlt", EntryField::Paid},
                             ColumnTitle{"kassiert", EntryField::Paid},
                             ColumnTitle{"eingezahlt", EntryField::Paid},
                             ColumnTitle{"bez", EntryField::Paid},
                             ColumnTitle{"pagato", EntryField::Paid},
                             ColumnTitle{"pagata", EntryField::Paid},
                             ColumnTitle{"quotapagata", EntryField::Paid},
                             ColumnTitle{"iscrizionepagata", EntryField::Paid},
                             ColumnTitle{"hapagato", EntryField::Paid},
                             ColumnTitle{"paid", EntryField::Paid},
                             ColumnTitle{"haspaid", EntryField::Paid},
                             ColumnTitle{"feepaid", EntryField::Paid},
                             ColumnTitle{"entryfeepaid", EntryField::Paid},
                             ColumnTitle{"startnumber", EntryField::Ours},
                             ColumnTitle{"entrystate", EntryField::Ours}};

// Who the second of a pair is called, and what may stand between that and the title: "Vorname des Partners".
constexpr auto kPartner = std::to_array<std::string_view>(
    {"partner", "partners", "partnerin", "spielpartner", "spielpartners", "spielpartnerin", "mitspieler",
     "mitspielers", "mitspielerin", "compagno", "compagna", "socio", "socia"});
constexpr auto kOf =
    std::to_array<std::string_view>({"", "des", "der", "vom", "of", "ofthe", "del", "della", "dello"});

struct SexName {
    std::string_view name;
    Sex sex;
};
constexpr std::array kSexWords{
    SexName{"", Sex::Unstated},       SexName{"d", Sex::Unstated},    SexName{"divers", Sex::Unstated},
    SexName{"x", Sex::Unstated},      SexName{"w", Sex::Female},      SexName{"f", Sex::Female},
    SexName{"weiblich", Sex::Female}, SexName{"frau", Sex::Female},   SexName{"femmina", Sex::Female},
    SexName{"donna", Sex::Female},    SexName{"female", Sex::Female}, SexName{"woman", Sex::Female},
    SexName{"m", Sex::Male},          SexName{"mannlich", Sex::Male}, SexName{"mann", Sex::Male},
    SexName{"herr", Sex::Male},       SexName{"maschio", Sex::Male},  SexName{"uomo", Sex::Male},
    SexName{"male", Sex::Male},       SexName{"man", Sex::Male},      SexName{"weibl", Sex::Female},
    SexName{"dame", Sex::Female},     SexName{"fr", Sex::Female},     SexName{"signora", Sex::Female},
    SexName{"sigra", Sex::Female},    SexName{"mrs", Sex::Female},    SexName{"ms", Sex::Female},
    SexName{"-", Sex::Unstated},      SexName{"–", Sex::Unstated},    SexName{"?", Sex::Unstated},
    SexName{"♀", Sex::Female},        SexName{"mannl", Sex::Male},    SexName{"hr", Sex::Male},
    SexName{"signor", Sex::Male},     SexName{"signore", Sex::Male},  SexName{"sig", Sex::Male},
    SexName{"mr", Sex::Male},         SexName{"♂", Sex::Male}};

// What a word says of a payment: that it came, that it did not, or nothing by itself.
enum class PaidWord { Yes, No, Nothing };
struct PaidName {
    std::string_view name;
    PaidWord says;
};
constexpr auto kPaid =
    std::to_array<PaidName>({{"nein", PaidWord::No},        {"n", PaidWord::No},
                             {"no", PaidWord::No},          {"false", PaidWord::No},
                             {"falsch", PaidWord::No},      {"falso", PaidWord::No},
                             {"nicht", PaidWord::No},       {"not", PaidWord::No},
                             {"non", PaidWord::No},         {"offen", PaidWord::No},
                             {"ausstandig", PaidWord::No},  {"fehlt", PaidWord::No},
                             {"unbezahlt", PaidWord::No},   {"aperto", PaidWord::No},
                             {"aperta", PaidWord::No},      {"manca", PaidWord::No},
                             {"open", PaidWord::No},        {"unpaid", PaidWord::No},
                             {"outstanding", PaidWord::No}, {"du", PaidWord::No}, // "due", folded
                             {"ja", PaidWord::Yes},         {"j", PaidWord::Yes},
                             {"si", PaidWord::Yes},         {"s", PaidWord::Yes},
                             {"yes", PaidWord::Yes},        {"y", PaidWord::Yes},
                             {"x", PaidWord::Yes},          {"tru", PaidWord::Yes}, // "true", folded
                             {"wahr", PaidWord::Yes},       {"vero", PaidWord::Yes},
                             {"ok", PaidWord::Yes},         {"bezahlt", PaidWord::Yes},
                             {"bez", PaidWord::Yes},        {"gezahlt", PaidWord::Yes},
                             {"kassiert", PaidWord::Yes},   {"erledigt", PaidWord::Yes},
                             {"bar", PaidWord::Yes},        {"barzahlung", PaidWord::Yes},
                             {"karte", PaidWord::Yes},      {"bankomat", PaidWord::Yes},
                             {"uberwiesen", PaidWord::Yes}, {"uberweisung", PaidWord::Yes},
                             {"uberw", PaidWord::Yes},      {"bank", PaidWord::Yes},
                             {"paypal", PaidWord::Yes},     {"pagato", PaidWord::Yes},
                             {"pagata", PaidWord::Yes},     {"contanti", PaidWord::Yes},
                             {"bonifico", PaidWord::Yes},   {"carta", PaidWord::Yes},
                             {"paid", PaidWord::Yes},       {"cash", PaidWord::Yes},
                             {"card", PaidWord::Yes},       {"transfer", PaidWord::Yes},
                             {"am", PaidWord::Nothing},     {"noch", PaidWord::Nothing},
                             {"in", PaidWord::Nothing},     {"per", PaidWord::Nothing},
                             {"il", PaidWord::Nothing},     {"con", PaidWord::Nothing},
                             {"ancora", PaidWord::Nothing}, {"by", PaidWord::Nothing},
                             {"on", PaidWord::Nothing},     {"yet", PaidWord::Nothing},
                             {"mit", PaidWord::Nothing},    {"ist", PaidWord::Nothing},
                             {"hat", PaidWord::Nothing},    {"eur", PaidWord::Nothing},
                             {"euro", PaidWord::Nothing},   {"chf", PaidWord::Nothing},
                             {"fr", PaidWord::Nothing}});
constexpr auto kPaidSigns = std::to_array<PaidName>({{"✓", PaidWord::Yes},
                                                     {"✔", PaidWord::Yes},
                                                     {"☑", PaidWord::Yes},
                                                     {"☒", PaidWord::Yes},
                                                     {"✅", PaidWord::Yes},
                                                     {"√", PaidWord::Yes},
                                                     {"×", PaidWord::Yes},
                                                     {"●", PaidWord::Yes},
                                                     {"✗", PaidWord::No},
                                                     {"✘", PaidWord::No},
                                                     {"❌", PaidWord::No},
                                                     {"☐", PaidWord::No},
                                                     {"○", PaidWord::No},
                                                     {"-", PaidWord::No},
                                                     {"–", PaidWord::No},
                                                     {"—", PaidWord::No},
                                                     {"−", PaidWord::No},
                                                     {"€", PaidWord::Nothing}});

// Words that begin a last name, and stay with it.
constexpr auto kParticles = std::to_array<std::string_view>(
    {"von",   "vom",   "van", "zu",  "zum",   "zur",   "der",   "den",   "dem", "de", "di", "da",  "dal",
     "dalla", "dalle", "dei", "del", "della", "degli", "dello", "delle", "la",  "le", "lo", "ter", "ten"});

// The first letters of the months, folded, in three languages.
constexpr auto kMonths = std::to_array<std::string_view>(
    {"jan", "jan", "gen", "feb", "mar", "mrz", "apr", "mai", "mag", "may", "jun", "giu", "jul",
     "lug", "aug", "ago", "sep", "set", "okt", "ott", "oct", "nov", "dez", "dic", "dec"});
// What may stand before or in a day of birth besides.
constexpr auto kBirthWords = std::to_array<std::string_view>(
    {"geb", "geboren", "jg", "jahrgang", "am", "im", "born", "nato", "nata", "il", "nel", "t", "uhr"});

constexpr auto kRunningNumbers = std::to_array<std::string_view>(
    {"nr", "no", "n", "num", "nummer", "numero", "number", "startnummer", "startnr", "lfd", "lfdnr",
     "laufendenummer", "laufnummer", "pos", "position", "posizione", "zeile", "id"});

template <class Table>
auto rowNamed(const Table& table, std::string_view name) -> const typename Table::value_type* {
    const auto found =
        std::find_if(table.begin(), table.end(), [&](const auto& row) { return row.name == name; });
    return found == table.end() ? nullptr : &*found;
}

bool isOfPerson(EntryField field) {
    return field == EntryField::First || field == EntryField::Last || field == EntryField::Whole ||
           field == EntryField::Born || field == EntryField::Sex;
}

const ColumnTitle* titleOfPartner(std::string_view name) {
    for (const std::string_view partner : kPartner) {
        if (name.starts_with(partner))
            if (const ColumnTitle* known = rowNamed(kTitles, name.substr(partner.size()))) return known;
        if (!name.ends_with(partner)) continue;
        const std::string_view before = name.substr(0, name.size() - partner.size());
        for (const std::string_view of : kOf)
            if (before.ends_with(of))
                if (const ColumnTitle* known = rowNamed(kTitles, before.substr(0, before.size() - of.size())))
                    return known;
    }
    return nullptr;
}

} // namespace

Column columnOf(std::string_view title) {
    Column column;
    column.title = tidied(title);
    std::string name = folded(title);
    std::optional<std::size_t> numbered;
    if (const std::size_t digit = name.find_first_of("12"); digit != std::string::npos) {
        numbered = name[digit] == '2' ? 1 : 0;
        name.erase(digit, 1);
    }
    const ColumnTitle* known = rowNamed(kTitles, name);
    const ColumnTitle* ofPartner = known == nullptr ? titleOfPartner(name) : nullptr;
    if (ofPartner != nullptr) known = ofPartner;
    const std::size_t person = numbered.value_or(ofPartner != nullptr ? 1 : 0);
    // A second club or payment of a pair is kept as it is: a pair plays for one.
    if (known == nullptr || (person == 1 && !isOfPerson(known->field))) return column;
    column.field = known->field;
    column.person = person;
    return column;
}

std::optional<NameOrder> orderInOne(const Column& column) {
    if (column.field != EntryField::First && column.field != EntryField::Last &&
        column.field != EntryField::Whole)
        return std::nullopt;
    std::string title = folded(column.title);
    std::erase_if(title, [](char c) { return c == '1' || c == '2'; });
    if (column.field == EntryField::First && title != "nome") return std::nullopt;
    if (column.field == EntryField::Last && title != "name") return std::nullopt;
    // What the title says first comes first.
    const auto at = [&](std::initializer_list<std::string_view> words) {
        std::size_t first = title.size();
        for (const std::string_view word : words) first = std::min(first, title.find(word));
        return first;
    };
    const std::size_t last = at({"nachname", "familienname", "zuname", "cognome", "last", "surname", "name"});
    const std::size_t given = at({"vor", "nomeecognome", "nomecognome", "first"});
    const bool both = given < title.size() && last < title.size();
    const bool italian = title.starts_with("cognome") && column.field == EntryField::Whole;
    return italian || (both && last < given) ? NameOrder::LastFirst : NameOrder::FirstLast;
}

namespace {

bool isParticle(const std::string& word) {
    return std::find(kParticles.begin(), kParticles.end(), word) != kParticles.end();
}

// "EBNER": how many write the last name where both stand together.
bool isAllCapitals(const std::string& word) {
    int capitals = 0;
    for (std::string_view rest = word; !rest.empty();) {
        const base::Decoded next = base::decodeOne(rest);
        const auto point = static_cast<UChar32>(next.codePoint);
        if (u_islower(point) != 0) return false;
        capitals += u_isupper(point) != 0 ? 1 : 0;
        rest.remove_prefix(next.length);
    }
    return capitals > 1;
}

std::vector<std::string> wordsIn(const std::string& text, std::string_view between) {
    std::vector<std::string> words;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(between, at), text.size());
        if (end > at) words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

template <class Words>
std::string together(Words first, Words last) {
    std::string text;
    for (; first != last; ++first) text += (text.empty() ? "" : " ") + *first;
    return text;
}

// Where the last name begins, or with it in front where it ends.
std::size_t borderIn(const std::vector<std::string>& words, NameOrder order) {
    if (order == NameOrder::FirstLast) {
        for (std::size_t i = 1; i + 1 < words.size(); ++i)
            if (isParticle(words[i])) return i;
        return words.size() - 1;
    }
    std::size_t end = 0;
    while (end + 2 < words.size() && isParticle(inLatin(words[end]))) ++end;
    return end + 1;
}

} // namespace

Person splitName(const std::string& name, NameOrder order) {
    Person person;
    if (const std::size_t comma = name.find(','); comma != std::string::npos) {
        person.last = tidied(name.substr(0, comma));
        person.first = tidied(name.substr(comma + 1));
        return person;
    }
    const std::vector<std::string> words = wordsIn(name, " ");
    const auto all = static_cast<std::ptrdiff_t>(words.size());
    if (all < 2) {
        person.last = name;
        return person;
    }
    auto border = static_cast<std::ptrdiff_t>(borderIn(words, order));
    const auto capitals = std::count_if(words.begin(), words.end(), isAllCapitals);
    if (capitals > 0 && capitals < all) {
        if (std::all_of(words.begin(), words.begin() + capitals, isAllCapitals))
            order = NameOrder::LastFirst, border = capitals;
        else if (std::all_of(words.end() - capitals, words.end(), isAllCapitals))
            order = NameOrder::FirstLast, border = all - capitals;
    }
    const std::string before = together(words.begin(), words.begin() + border);
    const std::string behind = together(words.begin() + border, words.end());
    const bool firstInFront = order == NameOrder::FirstLast;
    person.first = firstInFront ? before : behind;
    person.last = firstInFront ? behind : before;
    return person;
}

bool isRunningNumber(std::string_view title) {
    if (title == "#") return true;
    const std::string name = folded(title);
    return std::find(kRunningNumbers.begin(), kRunningNumbers.end(), name) != kRunningNumbers.end();
}

namespace {

// The parts of a date: its numbers, with the signs between them; nothing where there are words in it that
// belong to none.
struct DateParts {
    std::vector<std::string> numbers;
    std::string between; // the first sign behind each number, 0 at the end
    bool hasMonth = false;
};

bool isBirthWord(std::string_view word) {
    return std::find(kBirthWords.begin(), kBirthWords.end(), word) != kBirthWords.end();
}

std::optional<DateParts> datePartsOf(std::string_view text) {
    DateParts parts;
    while (!text.empty()) {
        if (text.front() >= '0' && text.front() <= '9') {
            const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
            parts.numbers.emplace_back(text.substr(0, end));
            parts.between += end < text.size() ? text[end] : '\0';
            text.remove_prefix(end);
            continue;
        }
        if (std::string_view(" .,:/-'*()").find(text.front()) != std::string_view::npos) {
            text.remove_prefix(1);
            continue;
        }
        const std::size_t end = std::min(text.find_first_of(" .,:/-'*()0123456789"), text.size());
        const std::string word = folded(text.substr(0, end));
        const bool month =
            std::find(kMonths.begin(), kMonths.end(), std::string_view(word).substr(0, 3)) != kMonths.end();
        if (month && word.size() >= 3)
            parts.hasMonth = true;
        else if (!isBirthWord(word) && !(word.empty() && text.substr(0, end) == "\u2019"))
            return std::nullopt;
        text.remove_prefix(end);
    }
    return parts;
}

// Of two digits the one of the two centuries in which people play cards.
std::optional<int> yearOf(const std::string& digits, int latest) {
    constexpr int kYoungest = 5;
    const auto number = base::readNumber(digits.size() == 2 && digits[0] == '0' ? digits.substr(1) : digits);
    if (!number) return std::nullopt;
    int year = *number;
    if (digits.size() == 2) year += 2000 + *number > latest - kYoungest ? 1900 : 2000;
    if ((digits.size() != 2 && digits.size() != 4) || year < kEarliestYear || year > latest)
        return std::nullopt;
    return year;
}

bool isUpTo(const std::string& digits, int most) {
    const std::string plain = digits.size() == 2 && digits[0] == '0' ? digits.substr(1) : digits;
    const auto number = base::readNumber(plain);
    return digits.size() <= 2 && number && *number <= most;
}

// Days since the end of 1899, as spreadsheets keep a date.
int yearOfDays(int days) {
    constexpr int kDaysOfFour = 1461; // 1900 is taken for a leap year there
    const int whole = (days - 1) / kDaysOfFour;
    const int rest = (days - 1) % kDaysOfFour;
    return 1900 + 4 * whole + (rest < 366 ? 0 : 1 + (rest - 366) / 365);
}

std::optional<int> yearOfOne(const std::string& digits, int latest) {
    constexpr std::size_t kDays = 5;
    constexpr std::size_t kDate = 8; // 19610312, or 12031961
    if (digits.size() == kDays && digits[0] != '0') {
        const int year = yearOfDays(*base::readNumber(digits));
        return year <= latest ? std::optional(year) : std::nullopt;
    }
    if (digits.size() != kDate) return yearOf(digits, latest);
    if (const auto year = yearOf(digits.substr(0, 4), latest);
        year && isUpTo(digits.substr(4, 2), 12) && isUpTo(digits.substr(6), 31))
        return year;
    const bool isDay = isUpTo(digits.substr(0, 2), 31) && isUpTo(digits.substr(2, 2), 12);
    return isDay ? yearOf(digits.substr(4), latest) : std::nullopt;
}

std::optional<int> yearOfTwo(const DateParts& parts, int latest) {
    const std::string& first = parts.numbers[0];
    const std::string& second = parts.numbers[1];
    const char between = parts.between[0];
    const bool point = between == '.' || between == ',' || between == '\'';
    if (first.size() == 1 && second.size() == 3 && point) return yearOf(first + second, latest); // 1.961
    if (first.size() == 4 && second.size() <= 2 && point &&
        second.find_first_not_of('0') == std::string::npos)
        return yearOf(first, latest); // 1961,0
    if (parts.hasMonth) return isUpTo(first, 31) ? yearOf(second, latest) : std::nullopt;
    if (second.size() == 4 && isUpTo(first, 12)) return yearOf(second, latest); // 03/1961
    return first.size() == 4 && second.size() == 2 && isUpTo(second, 12) ? yearOf(first, latest)
                                                                         : std::nullopt;
}

} // namespace

std::optional<int> readYear(std::string_view text, int latest) {
    const auto parts = datePartsOf(text);
    if (!parts || parts->numbers.empty() || (text.front() == '-' && parts->numbers.size() == 1))
        return std::nullopt;
    const std::vector<std::string>& numbers = parts->numbers;
    if (numbers.size() == 1) return yearOfOne(numbers[0], latest);
    if (numbers.size() == 2) return yearOfTwo(*parts, latest);
    for (std::size_t i = 3; i < numbers.size(); ++i) // the time of day
        if (!isUpTo(numbers[i], 59) && numbers[i].find_first_not_of('0') != std::string::npos)
            return std::nullopt;
    const bool yearFirst = numbers[0].size() == 4;
    const std::string& day = yearFirst ? numbers[2] : numbers[0];
    const std::string& month = numbers[1];
    const bool isDay = (isUpTo(day, 31) && isUpTo(month, 12)) || (isUpTo(day, 12) && isUpTo(month, 31));
    return isDay ? yearOf(yearFirst ? numbers[0] : numbers[2], latest) : std::nullopt;
}

std::optional<Sex> readSexCell(std::string_view text) {
    const SexName* found = rowNamed(kSexWords, text);
    if (found == nullptr) found = rowNamed(kSexWords, folded(text));
    const bool seen =
        text.empty() || found == nullptr || !found->name.empty(); // a sign that folds to nothing
    return found == nullptr || !seen ? std::nullopt : std::optional(found->sex);
}

namespace {

// "10", "12,50", "5,-": whether it is more than nothing. "12.3." and "12.03.2026" are days on which it came.
std::optional<PaidWord> paidByNumber(const std::string& word) {
    if (word.find_first_not_of("0123456789.,-–/") != std::string::npos) return std::nullopt;
    const bool some = word.find_first_of("123456789") != std::string::npos;
    if (!some && word.find('0') == std::string::npos) return std::nullopt;
    return some ? PaidWord::Yes : PaidWord::No;
}

std::optional<PaidWord> paidBy(const std::string& word) {
    if (const PaidName* sign = rowNamed(kPaidSigns, word)) return sign->says;
    if (const auto number = paidByNumber(word)) return number;
    const PaidName* known = rowNamed(kPaid, folded(word));
    return known == nullptr ? std::nullopt : std::optional(known->says);
}

// "10€" is two words.
std::string withBlanksAtSigns(std::string text) {
    for (const std::string_view sign : {"€", "✓", "✔"})
        for (std::size_t at = 0; (at = text.find(sign, at)) != std::string::npos; at += sign.size() + 2)
            text.replace(at, sign.size(), ' ' + std::string(sign) + ' ');
    return text;
}

} // namespace

// A word against it decides, "noch nicht bezahlt"; one that says nothing to us leaves it open.
std::optional<bool> readPaid(std::string_view text) {
    bool yes = false;
    bool no = false;
    for (const std::string& word : wordsIn(withBlanksAtSigns(std::string(text)), " ():;!")) {
        const auto says = paidBy(word);
        if (!says) return std::nullopt;
        yes = yes || *says == PaidWord::Yes;
        no = no || *says == PaidWord::No;
    }
    if (!yes && !no && !text.empty()) return std::nullopt;
    return yes && !no;
}

} // namespace schreiber::tournament
