#include "soundness.h"

#include <desk/altered.h>
#include <desk/words.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <utility>

namespace schreiber::cli {

std::string remedyFor(const Session& session, const std::string& file) {
    constexpr Said kRemedy{
        "`schreiber-cli verify {} --restore` stellt wieder her, was im Journal steht; sonst "
        "die letzte gute Kopie nehmen.",
        "`schreiber-cli verify {} --restore` ripristina ciò che sta nel giornale; altrimenti "
        "prendere l'ultima copia integra.",
        "`schreiber-cli verify {} --restore` puts back what the journal says; else take the "
        "last sound copy."};
    return fmt::format(fmt::runtime(session.say(kRemedy)), base::printable(file, 300));
}

Soundness::Soundness(const Session& session, const desk::Evening& evening)
    : m_session(session)
    , m_file(evening.path()) {
    auto found = desk::verify(evening);
    if (found)
        m_findings = std::move(*found);
    else
        m_failure = found.error();
}

Soundness::Soundness(const Session& session, std::string file, std::vector<store::Finding> findings)
    : m_session(session)
    , m_file(std::move(file))
    , m_findings(std::move(findings)) {}

Json Soundness::told(Json answer) const {
    if (!isAltered() && !m_failure) return answer;
    answer["sound"] = false;
    answer["findings"] = findingsJson(m_findings, m_session.language);
    return answer;
}

int Soundness::conclude() const {
    if (m_failure) return m_session.fail(*m_failure);
    if (m_findings.empty()) return kDone;
    m_session.complain(desk::alteredInWords(base::printable(m_file, 300), m_findings, m_session.language) +
                       '\n' + remedyFor(m_session, m_file));
    return kDamaged;
}

} // namespace schreiber::cli
