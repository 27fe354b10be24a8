#include <base/record_lines.h>

#include <koenigrufen/line/schrieb.h>
#include <set>

namespace schreiber::koenigrufen::line {
namespace {

class SchriebWriting {
  public:
    explicit SchriebWriting(const Schrieb& schrieb)
        : m_schrieb(schrieb) {}

    std::string text() {
        key("rules", std::string(m_schrieb.rules.set().id));
        key("kind", std::string("schrieb"));
        if (!m_schrieb.house.empty()) key("house", house());
        if (m_schrieb.seats) key("seats", std::to_string(*m_schrieb.seats));
        if (const std::string names = players(); !names.empty()) key("players", names);
        if (m_schrieb.dealer) key("dealer", cards::toString(*m_schrieb.dealer));
        if (m_schrieb.games) key("games", std::to_string(*m_schrieb.games));
        key("event", m_schrieb.event);
        key("date", m_schrieb.date);
        key("round", m_schrieb.round);
        key("table", m_schrieb.table);
        if (m_schrieb.version) key("tarock", std::to_string(*m_schrieb.version));
        for (const auto& [name, value] : m_schrieb.unknown) key(name, value);
        m_text += '\n';
        // Of a key that says nothing and is not written.
        for (const Schrieb::Comment& comment : m_schrieb.comments)
            if (!comment.key.empty() && !m_written.contains(comment.key)) m_text += comment.text + '\n';
        for (std::size_t i = 0; i < m_schrieb.entries.size(); ++i) entry(i);
        comments({}, m_schrieb.entries.size());
        return std::move(m_text);
    }

  private:
    // Comments of a key stand before it, whichever side of it they stood on.
    void key(const std::string& name, const std::optional<std::string>& value) {
        if (!value) return;
        const std::string small = inSmallLetters(name);
        m_written.insert(small);
        comments(small, 0);
        m_text += name + ':' + (value->empty() ? "" : " ") + *value + '\n';
    }

    static std::string inSmallLetters(std::string name) {
        for (char& c : name)
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        return name;
    }

    void comments(const std::string& ofKey, std::size_t ofEntry) {
        for (const Schrieb::Comment& comment : m_schrieb.comments)
            if (comment.key == ofKey && comment.entry == ofEntry) m_text += comment.text + '\n';
    }

    std::string house() const {
        std::string text;
        for (const rulebook::HouseRule& rule : m_schrieb.house)
            text += (text.empty() ? "" : ", ") + rule.name + '=' + rule.value;
        return text;
    }

    std::string players() const {
        std::string text;
        for (std::size_t i = 0; i < m_schrieb.players.size(); ++i) {
            if (!m_schrieb.players[i]) continue;
            const std::string name = base::readable(*m_schrieb.players[i], '"');
            const bool isQuoted = name.find_first_of(" \t#=") != std::string::npos;
            text += (text.empty() ? "" : " ") + cards::toString(static_cast<Seat>(i)) + '=';
            text += isQuoted ? '"' + name + '"' : name;
        }
        return text;
    }

    void entry(std::size_t i) {
        const Schrieb::Entry& entry = m_schrieb.entries[i];
        comments({}, i);
        if (const auto* game = std::get_if<Schrieb::Game>(&entry.what))
            m_text += std::to_string(game->n) + ": " + written(game->line, m_schrieb.tableOf(game->n));
        else
            m_text += cards::toString(std::get<Schrieb::Radel>(entry.what).by) + ": radel";
        if (!entry.behind.empty()) m_text += ' ' + entry.behind;
        m_text += '\n';
    }

    const Schrieb& m_schrieb;
    std::set<std::string> m_written; // keys
    std::string m_text;
};

} // namespace

std::string written(const Schrieb& schrieb) {
    return SchriebWriting(schrieb).text();
}

} // namespace schreiber::koenigrufen::line
