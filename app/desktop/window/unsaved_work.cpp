#include "window/unsaved_work.h"

#include "base/session.h"
#include "base/text.h"
#include "example.h"
#include "pages/page.h"
#include "widgets/prompt_bar.h"
#include "window/evening_files.h"

#include <algorithm>

namespace schreiber::desktop {
namespace {

// In the order in which they are asked about: by settings and entries the rest may become another thing.
constexpr Place kAskedFor[] = {Place::Settings, Place::Entries, Place::Sheet, Place::Draw, Place::Dispute};

} // namespace

UnsavedWork::UnsavedWork(Session& session, PromptBar& prompt, EveningFiles& files,
                         const std::array<Page*, kPlaces>& pages, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_prompt(prompt)
    , m_files(files)
    , m_pages(pages) {}

UnsavedList UnsavedWork::ofPage(Place place, Before before) {
    UnsavedList list = m_pages[static_cast<std::size_t>(place)]->unsaved(before);
    if (isForDraw(before))
        list.erase(std::remove_if(list.begin(), list.end(),
                                  [this](const Unsaved& one) {
                                      return one.askedOnce && m_drawnWithout.contains(one.what);
                                  }),
                   list.end());
    for (Unsaved& one : list)
        one.keep = [this, place, keep = one.keep] {
            emit placeWanted(place);
            return keep();
        };
    return list;
}

UnsavedList UnsavedWork::all(Before before) {
    UnsavedList list;
    if (m_session.isOpen() && !isForDraw(before)) addFile(list); // first: what is typed needs a file to go to
    for (const Place place : kAskedFor) {
        if (!m_session.isOpen() && place != Place::Dispute) continue;
        const UnsavedList here = ofPage(place, before);
        list.insert(list.end(), here.begin(), here.end());
    }
    if (m_session.isOpen() && !isForDraw(before)) addExample(list);
    return list;
}

void UnsavedWork::addFile(UnsavedList& list) {
    if (m_session.isFileThere()) return;
    list.push_back({tr("der ganze Abend, denn seine Datei ist nicht mehr da"), [this] {
                        m_files.saveCopy();
                        return m_session.isFileThere();
                    }});
}

void UnsavedWork::addExample(UnsavedList& list) {
    if (!isExample(text(m_session.evening().path())) || !isTouched(m_session.evening())) return;
    list.push_back(
        {tr("der Beispielabend, der nur zum Ausprobieren da ist"), [this] { return m_files.keepExample(); }});
}

void UnsavedWork::ask(Before before, const std::function<void()>& go) {
    const UnsavedList list = all(before);
    if (list.empty()) return go();
    QStringList lost;
    for (const Unsaved& one : list) lost << one.what;
    const bool isTaken =
        std::all_of(list.begin(), list.end(), [](const Unsaved& one) { return one.isTaken; });
    const QString question = isTaken ? tr("Das ist noch nicht übernommen: %1.") // as their pages say
                                     : tr("Das ist noch nicht gespeichert: %1.");
    const bool isHalf = std::all_of(list.begin(), list.end(), [](const Unsaved& one) { return one.isHalf; });
    const Prompt prompt{question.arg(lost.join(QStringLiteral("; "))),
                        false,
                        {isHalf    ? tr("Zurück dorthin")
                         : isTaken ? tr("Übernehmen")
                                   : tr("Speichern"),
                         before == Before::Quit ? tr("Ohne das beenden") : tr("Ohne das weiter")}};
    m_prompt.ask(prompt, [this, before, lost, list, go](int way, const QString&) {
        if (way == 1 && isForDraw(before)) m_drawnWithout += lost;
        const auto isKept = [](const Unsaved& one) { return one.keep(); };
        if (way == 1 || std::all_of(list.begin(), list.end(), isKept)) go();
    });
}

} // namespace schreiber::desktop
