#pragma once

#include <QList>
#include <QString>
#include <QVariant>

class QWidget;

// What somebody typed and chose in the fields of a page: carried over while the window is built anew in
// another language or look.
namespace schreiber::desktop {

struct KeptField {
    QString name; // the widget's
    QVariant value;
};
using Fields = QList<KeptField>;

// Marks a line in which a day is typed, which is written another way in another language.
inline constexpr auto kIsDay = "isDay";

Fields fieldsOf(const QWidget& page);
// Into the fields of the same names, as if by hand.
void fillFields(QWidget& page, const Fields& fields);

} // namespace schreiber::desktop
