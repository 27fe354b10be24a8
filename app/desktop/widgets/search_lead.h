#pragma once

class QAbstractItemView;
class QLineEdit;

namespace schreiber::desktop {

// From the field in which one looks for something, Down and Enter lead into the list of what was found.
void leadInto(QLineEdit& field, QAbstractItemView& list);

} // namespace schreiber::desktop
