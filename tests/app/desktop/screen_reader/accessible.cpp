#include "accessible.h"

#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusVariant>

Q_DECLARE_METATYPE(schreiber::desktop::test::Accessible)

namespace schreiber::desktop::test {
namespace {

constexpr auto kAccessible = "org.a11y.atspi.Accessible";
constexpr auto kTable = "org.a11y.atspi.Table";
constexpr int kAnswersWithin = 5000; // milliseconds; a program that waits longer hangs
// AT-SPI's numbers (atspi-constants.h).
constexpr int kStateChecked = 4;
constexpr int kStateEnabled = 8;
constexpr int kStateFocusable = 11;
constexpr int kStateShowing = 25;
constexpr uint kLabelledBy = 2;

} // namespace

QDBusArgument& operator<<(QDBusArgument& to, const Accessible& one) {
    to.beginStructure();
    to << one.service << one.path;
    to.endStructure();
    return to;
}

const QDBusArgument& operator>>(const QDBusArgument& from, Accessible& one) {
    from.beginStructure();
    from >> one.service >> one.path;
    from.endStructure();
    return from;
}

std::optional<Reader> Reader::connect() {
    qDBusRegisterMetaType<Accessible>();
    qDBusRegisterMetaType<QList<Accessible>>();
    const QDBusMessage address = QDBusConnection::sessionBus().call(
        QDBusMessage::createMethodCall(QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
                                       QStringLiteral("org.a11y.Bus"), QStringLiteral("GetAddress")));
    if (address.type() != QDBusMessage::ReplyMessage) return std::nullopt;
    const auto bus = QDBusConnection::connectToBus(address.arguments().constFirst().toString(),
                                                   QStringLiteral("accessibility"));
    if (!bus.isConnected()) return std::nullopt;
    return Reader(bus);
}

QVariantList Reader::call(const Accessible& on, const char* interface, const char* method,
                          const QVariantList& arguments) const {
    QDBusMessage asked = QDBusMessage::createMethodCall(on.service, on.path.path(), QLatin1String(interface),
                                                        QLatin1String(method));
    asked.setArguments(arguments);
    const QDBusMessage answer = m_bus.call(asked, QDBus::Block, kAnswersWithin);
    return answer.type() == QDBusMessage::ReplyMessage ? answer.arguments() : QVariantList();
}

QVariant Reader::property(const Accessible& of, const char* interface, const char* name) const {
    const QVariantList answer = call(of, "org.freedesktop.DBus.Properties", "Get",
                                     {QString::fromLatin1(interface), QString::fromLatin1(name)});
    return answer.isEmpty() ? QVariant() : qvariant_cast<QDBusVariant>(answer.constFirst()).variant();
}

QList<Accessible> Reader::programs() const {
    return children({QStringLiteral("org.a11y.atspi.Registry"),
                     QDBusObjectPath(QStringLiteral("/org/a11y/atspi/accessible/root"))});
}

QString Reader::name(const Accessible& of) const {
    const QString own = property(of, kAccessible, "Name").toString();
    const QVariantList answer = call(of, kAccessible, "GetRelationSet");
    if (answer.isEmpty()) return own;
    QString labels;
    const auto relations = qvariant_cast<QDBusArgument>(answer.constFirst());
    relations.beginArray();
    while (!relations.atEnd()) {
        uint relation = 0;
        QList<Accessible> others;
        relations.beginStructure();
        relations >> relation >> others;
        relations.endStructure();
        if (relation != kLabelledBy) continue;
        for (const Accessible& other : others)
            labels += property(other, kAccessible, "Name").toString() + QStringLiteral(": ");
    }
    relations.endArray();
    return labels + own;
}

QString Reader::description(const Accessible& of) const {
    return property(of, kAccessible, "Description").toString();
}

QString Reader::role(const Accessible& of) const {
    return call(of, kAccessible, "GetRoleName").value(0).toString();
}

QList<Accessible> Reader::children(const Accessible& of) const {
    const QVariantList answer = call(of, kAccessible, "GetChildren");
    return answer.isEmpty() ? QList<Accessible>() : qdbus_cast<QList<Accessible>>(answer.constFirst());
}

bool Reader::hasState(const Accessible& of, int state) const {
    const QVariantList answer = call(of, kAccessible, "GetState");
    if (answer.isEmpty()) return false;
    const auto words = qdbus_cast<QList<uint>>(answer.constFirst()); // two of 32 bits
    constexpr int kBits = 32;
    return words.value(state / kBits) & (1U << (state % kBits));
}

bool Reader::isShowing(const Accessible& of) const {
    return hasState(of, kStateShowing);
}

bool Reader::isFocusable(const Accessible& of) const {
    return hasState(of, kStateFocusable);
}

bool Reader::isEnabled(const Accessible& of) const {
    return hasState(of, kStateEnabled);
}

bool Reader::isChecked(const Accessible& of) const {
    return hasState(of, kStateChecked);
}

QString Reader::text(const Accessible& of) const {
    return call(of, "org.a11y.atspi.Text", "GetText", {0, -1}).value(0).toString();
}

std::optional<Reader::Size> Reader::table(const Accessible& of) const {
    const QVariant rows = property(of, kTable, "NRows");
    if (!rows.isValid()) return std::nullopt;
    return Size{rows.toInt(), property(of, kTable, "NColumns").toInt()};
}

Accessible Reader::cell(const Accessible& table, int row, int column) const {
    const QVariantList answer = call(table, kTable, "GetAccessibleAt", {row, column});
    return answer.isEmpty() ? Accessible() : qdbus_cast<Accessible>(answer.constFirst());
}

QString Reader::columnHeader(const Accessible& table, int column) const {
    const QVariantList answer = call(table, kTable, "GetColumnHeader", {column});
    if (answer.isEmpty()) return {};
    const auto header = qdbus_cast<Accessible>(answer.constFirst());
    return header.isNull() ? QString() : name(header);
}

// The first action that presses: a box is toggled, a menu's entry chosen.
bool Reader::press(const Accessible& on) const {
    constexpr auto kAction = "org.a11y.atspi.Action";
    const int count = property(on, kAction, "NActions").toInt();
    for (int i = 0; i < count; ++i) {
        const QString action = call(on, kAction, "GetName", {i}).value(0).toString();
        if (action != QLatin1String("Press") && action != QLatin1String("Toggle")) continue;
        return call(on, kAction, "DoAction", {i}).value(0).toBool();
    }
    return false;
}

bool Reader::type(const Accessible& into, const QString& text) const {
    return call(into, "org.a11y.atspi.EditableText", "SetTextContents", {text}).value(0).toBool();
}

void Reader::walk(const Accessible& top, const std::function<bool(const Accessible&)>& look) const {
    if (!look(top)) return;
    for (const Accessible& child : children(top)) walk(child, look);
}

} // namespace schreiber::desktop::test
