#pragma once

#include "dispute/head_fields.h"

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include "games/koenigrufen/dispute/tarock_view.h"
#endif

namespace schreiber::desktop {

// Table, who deals, by how much the game is doubled already, house rules.
class TarockHead : public HeadFields {
    Q_OBJECT
  public:
    explicit TarockHead(RecordEditor& editor, QWidget* parent = nullptr);

    void showOf(const tarock::TarockDeal& deal, int line);

  private:
    QComboBox* m_dealer;
    QLineEdit* m_factor;
};

} // namespace schreiber::desktop
