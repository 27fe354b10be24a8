#pragma once

#include "widgets/choice_list.h"

#include <utility>
#include <vector>

// Tables to choose from: a line each, and below it who sits there. One click, or the arrows and Enter.
namespace schreiber::desktop {

class TableList : public ChoiceList {
    Q_OBJECT
  public:
    explicit TableList(const QString& name, QWidget* parent = nullptr);

    // Title and second line of each.
    void setRows(const std::vector<std::pair<QString, QString>>& rows);
};

} // namespace schreiber::desktop
