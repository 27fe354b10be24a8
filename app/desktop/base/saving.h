#pragma once

#include <base/file_writer.h>
#include <desk/failure.h>

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>

// Files that the window writes beside the tournament.
namespace schreiber::desktop {

// The chosen name, with the ending where none was typed. The person was asked about what stands under the
// name that was chosen, never about what stands under another: that stays.
struct SavePlace {
    QString path;
    base::OnExisting onExisting = base::OnExisting::Replace;
};
SavePlace savePlace(const QString& chosen, const QString& ending);

// Whole or not at all; why not.
std::optional<desk::Failure> whyNotSaved(const SavePlace& place, std::string bytes);
std::optional<desk::Failure> whyNotSaved(const SavePlace& place, const QByteArray& bytes);

} // namespace schreiber::desktop
