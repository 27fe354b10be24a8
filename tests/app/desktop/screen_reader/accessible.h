#pragma once

#include <QDBusConnection>
#include <QDBusObjectPath>
#include <QList>
#include <QString>

#include <functional>
#include <optional>

// Another program's window as a screen reader has it: what AT-SPI tells over its bus, and nothing else.
namespace schreiber::desktop::test {

// One thing in the window, by where it is on the bus.
struct Accessible {
    QString service;
    QDBusObjectPath path;

    bool isNull() const { return path.path().isEmpty() || path.path().endsWith(QLatin1String("/null")); }
    bool operator==(const Accessible&) const = default;
};

class Reader {
  public:
    // The bus of the desktop that is running.
    static std::optional<Reader> connect();

    // The programs that can be read; each is its own root.
    QList<Accessible> programs() const;

    // Also by what labels it: of a box the name is what is chosen there.
    QString name(const Accessible& of) const;
    QString description(const Accessible& of) const;
    QString role(const Accessible& of) const;
    QList<Accessible> children(const Accessible& of) const;
    bool isShowing(const Accessible& of) const;
    bool isFocusable(const Accessible& of) const;
    bool isEnabled(const Accessible& of) const;
    bool isChecked(const Accessible& of) const;
    // Of a field; empty where it has none.
    QString text(const Accessible& of) const;
    // A list of more than one column or with a header: how large it is, and what stands there.
    struct Size {
        int rows = 0;
        int columns = 0;
    };
    std::optional<Size> table(const Accessible& of) const;
    Accessible cell(const Accessible& table, int row, int column) const;
    QString columnHeader(const Accessible& table, int column) const;

    // As a screen reader presses and types; false where that cannot be done.
    bool press(const Accessible& on) const;
    bool type(const Accessible& into, const QString& text) const;

    // What is seen, from `top` down, in the order in which it is read; `look` says whether to go on below.
    void walk(const Accessible& top, const std::function<bool(const Accessible&)>& look) const;

  private:
    explicit Reader(const QDBusConnection& bus)
        : m_bus(bus) {}

    QVariantList call(const Accessible& on, const char* interface, const char* method,
                      const QVariantList& arguments = {}) const;
    QVariant property(const Accessible& of, const char* interface, const char* name) const;
    bool hasState(const Accessible& of, int state) const;

    QDBusConnection m_bus;
};

} // namespace schreiber::desktop::test
