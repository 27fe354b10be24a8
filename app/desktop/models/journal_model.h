#pragma once

#include <store/journal.h>

#include <QAbstractTableModel>

#include <vector>
#include <words/language.h>

// The journal, newest first: when, what, why. What was undone stays readable, struck through.
namespace schreiber::desktop {

class JournalModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { Number, At, What, Why, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const std::vector<store::JournalEntry>& journal, words::Language language);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    QString whatOf(const store::JournalEntry& entry) const;

    std::vector<store::JournalEntry> m_journal; // oldest first
    words::Language m_language = words::Language::German;
};

} // namespace schreiber::desktop
