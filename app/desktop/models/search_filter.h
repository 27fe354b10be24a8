#pragma once

#include <QHash>
#include <QSortFilterProxyModel>
#include <QVariant>

// The rows in which somewhere stands what is sought, however it is spelled: Thöni is found by tho, thö and
// thoe, Höß by hoess.
namespace schreiber::desktop {

class SearchFilter : public QSortFilterProxyModel {
    Q_OBJECT
  public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void seek(const QString& sought);
    // Stays, whatever becomes of its words, until something else is sought.
    void keep(const QVariant& id);
    void setIdRole(int role) { m_idRole = role; }

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    QString m_sought;
    QString m_folded;
    int m_idRole = -1;
    QVariantList m_kept;
    mutable QHash<QString, QString> m_known; // folded once: every key pressed asks for all of them again
};

} // namespace schreiber::desktop
