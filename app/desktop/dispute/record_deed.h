#pragma once

#include <desk/sheet_place.h>

#include <QObject>

#include <functional>

// What the gold button of a record does: what is fined goes on the sheet of its table with the ruling, at
// once; else the ruling is kept, in the parties' words.
namespace schreiber::desktop {

class DealPanel;
class RulingKeeper;
class Session;

class RecordDeed : public QObject {
    Q_OBJECT
  public:
    using Place = std::function<desk::SheetPlace()>; // of the record as it stands

    RecordDeed(DealPanel& deal, RulingKeeper& keeper, Session& session, Place place, QObject* parent);

    void offer();

  private:
    void doIt();
    bool goesOnSheet() const; // what is fined, or the line that the deal makes

    DealPanel& m_deal;
    RulingKeeper& m_keeper;
    Session& m_session;
    Place m_place;
};

} // namespace schreiber::desktop
