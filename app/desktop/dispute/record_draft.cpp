#include "dispute/record_draft.h"

#include "base/text.h"

#include <base/file_writer.h>
#include <desk/whole_file.h>

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>

#include <chrono>
#include <utility>

namespace schreiber::desktop {
namespace {

constexpr auto kSoon = std::chrono::milliseconds(500);

const auto kEvening = QStringLiteral("evening");
const auto kRecord = QStringLiteral("record");
const auto kLineField = QStringLiteral("line");
const auto kFile = QStringLiteral("file");
const auto kRound = QStringLiteral("round");
const auto kTable = QStringLiteral("table");
const auto kGameField = QStringLiteral("game");
const auto kWords = QStringLiteral("words");

QString pathFor(const QString& evening) {
    const QByteArray mark =
        QCryptographicHash::hash(evening.toUtf8(), QCryptographicHash::Sha1).toHex().left(16);
    const QString name = evening.isEmpty() ? QStringLiteral("streitfall.json")
                                           : QStringLiteral("streitfall-%1.json").arg(QLatin1String(mark));
    return QFileInfo(QSettings().fileName()).absoluteDir().filePath(name);
}

using Left = std::optional<RecordDraft>;

desk::Outcome<Left> read(const QString& evening) {
    const QString path = pathFor(evening);
    if (!QFileInfo::exists(path)) return Left();
    const auto bytes = desk::readWhole(utf8(path));
    if (!bytes) return base::fail(bytes.error());
    const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(*bytes)).object();
    if (json[kEvening].toString() != evening || json[kRecord].toString().isEmpty()) return Left();
    return Left(RecordDraft{json[kRecord].toString(),
                            json[kLineField].toInt(1),
                            json[kFile].toString(),
                            {json[kRound].toInt(), json[kTable].toInt(), json[kGameField].toInt()},
                            json[kWords].toString()});
}

void write(const QString& evening, const RecordDraft& draft) {
    const QString path = pathFor(evening);
    QDir().mkpath(QFileInfo(path).absolutePath());
    const QJsonObject json{{kEvening, evening},
                           {kRecord, draft.record},
                           {kLineField, draft.line},
                           {kFile, draft.file},
                           {kRound, draft.place.round},
                           {kTable, draft.place.table},
                           {kGameField, draft.place.game},
                           {kWords, draft.words}};
    // Where it cannot be kept, the record is still on the page, and its page offers to save it.
    static_cast<void>(base::writeFile({utf8(path), QJsonDocument(json).toJson().toStdString()}).ok());
}

void drop(const QString& evening) {
    base::removeFile(utf8(pathFor(evening)));
}

} // namespace

RecordDrafts::RecordDrafts(Evening evening, Now now, QObject* parent)
    : QObject(parent)
    , m_evening(std::move(evening))
    , m_now(std::move(now)) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoon);
    connect(&m_soon, &QTimer::timeout, this, &RecordDrafts::save);
}

void RecordDrafts::later() {
    if (!m_soon.isActive()) m_soon.start(); // whoever goes on typing does not put it off
}

void RecordDrafts::save() {
    if (m_evening() == m_at) keep(); // else it is about to be taken
}

void RecordDrafts::keep() {
    m_soon.stop();
    if (m_over || !m_begun) return;
    if (const auto draft = m_now())
        write(m_at, *draft);
    else
        drop(m_at);
}

desk::Outcome<std::optional<RecordDraft>> RecordDrafts::take() {
    const QString evening = m_evening();
    if (m_begun && evening == m_at) return Left();
    if (m_soon.isActive()) keep(); // what was typed last
    auto left = read(evening);
    if (m_begun && m_at.isEmpty() && left.ok() && !*left) drop(m_at);
    m_at = evening;
    m_begun = left.ok();
    return left;
}

void RecordDrafts::moveTo(const QString& evening) {
    if (m_begun) drop(m_at);
    m_at = evening;
    keep();
}

void RecordDrafts::letGo() {
    m_over = true;
    m_soon.stop();
    if (m_begun) drop(m_at);
}

void RecordDrafts::resume(const QString& at) {
    m_at = at;
    m_begun = true;
}

} // namespace schreiber::desktop
