#pragma once

#include <QList>
#include <QString>

#include <string_view>

// The parts that pages of a rule book are made of.
namespace schreiber::desktop {

struct RuleExample;

QString escaped(std::string_view words);
QString paragraph(const QString& inner, const QString& style = {});
QString heading(const QString& words);
QString muted(const QString& words);
// Of a point: what it is about, its title and what it says.
QString pageHead(const QString& subject, std::string_view title, std::string_view text);
QString ruleLink(std::string_view point, std::string_view title);
// What can be looked at on the card table.
QString exampleLinks(const QList<RuleExample>& examples);
// A value of a switch: what it means, whether it holds where one reads it, and who plays so.
QString valueRow(std::string_view meaning, const QString& holdsWhere, const QString& who);

} // namespace schreiber::desktop
