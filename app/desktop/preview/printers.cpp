#include "preview/printers.h"

#include <QProcess>
#include <QTimer>

#include <chrono>

namespace schreiber::desktop {
namespace {

// A print server on the network may never answer.
constexpr auto kLongest = std::chrono::seconds(20);

QProcess* service(QObject* parent) {
    auto* process = new QProcess(parent);
    QProcessEnvironment english = QProcessEnvironment::systemEnvironment();
    english.insert(QStringLiteral("LC_ALL"), QStringLiteral("C")); // its answers are read
    process->setProcessEnvironment(english);
    QTimer::singleShot(kLongest, process, &QProcess::kill);
    QObject::connect(process, &QProcess::finished, process, &QObject::deleteLater);
    return process;
}

} // namespace

void Printers::look() {
    QProcess* process = service(this);
    connect(process, &QProcess::errorOccurred, this, [this, process](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart) return; // the rest ends with `finished`
        process->deleteLater();
        emit found({}, {});
    });
    connect(process, &QProcess::finished, this, [this, process] {
        const QString usualSays = QStringLiteral("system default destination: ");
        QStringList names;
        QString usual;
        const QString answer = QString::fromLocal8Bit(process->readAllStandardOutput());
        for (const QString& line : answer.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
            if (line.startsWith(usualSays)) usual = line.mid(usualSays.size()).trimmed();
            if (!line.contains(QLatin1Char(' '))) names << line; // no name has a blank
        }
        emit found(names, usual);
    });
    process->start(QStringLiteral("lpstat"), {QStringLiteral("-e"), QStringLiteral("-d")});
}

void Printers::print(const Paper& paper, const QString& printer, int copies) {
    QProcess* process = service(this);
    connect(process, &QProcess::errorOccurred, this, [this, process, printer](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart) return;
        process->deleteLater();
        emit refused(printer, {});
    });
    connect(process, &QProcess::finished, this, [this, process, printer](int code, QProcess::ExitStatus how) {
        if (how == QProcess::NormalExit && code == 0) return emit sent(printer);
        emit refused(printer, QString::fromLocal8Bit(process->readAllStandardError()).trimmed());
    });
    connect(process, &QProcess::started, process, [process, pdf = paper.pdf] {
        process->write(pdf);
        process->closeWriteChannel();
    });
    process->start(QStringLiteral("lp"),
                   {QStringLiteral("-d"), printer, QStringLiteral("-n"), QString::number(copies),
                    QStringLiteral("-o"), QStringLiteral("media=") + pageCalled(paper.layout.page),
                    QStringLiteral("-t"), paper.title});
}

} // namespace schreiber::desktop
