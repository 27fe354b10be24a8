#include "support/thumbnails.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>

// write_window_references REFERENCES MANUAL: each page of the window in both looks and, by QT_SCALE_FACTOR,
// on the screens that have this scale; small ones for tests/app/desktop/references, and those pictures that
// the manual has as they are.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

constexpr QSize kOfTheManual(1280, 720);

void save(const QImage& picture, const QString& folder, const QString& name) {
    constexpr int kSmall = 0; // of PNG's qualities the one that packs best
    const QString path = QDir(folder).filePath(name + QStringLiteral(".png"));
    if (picture.save(path, "PNG", kSmall)) return;
    std::fprintf(stderr, "%s cannot be written\n", qPrintable(path));
    std::exit(1);
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    const QApplication application(argc, argv);
    if (argc != 3) {
        std::fputs("write_window_references REFERENCES MANUAL\n", stderr);
        return 2;
    }
    const QString references = QString::fromLocal8Bit(argv[1]);
    const QString manual = QString::fromLocal8Bit(argv[2]);
    for (const Shot& shot : ofThisScale(tarockShots())) {
        const QTemporaryDir folder;
        Stage stage({schreiber::words::Language::German, shot.look, shot.window(), 10}, folder.path());
        eachTarockPage(stage, [&](const QString& page, QWidget& window) {
            save(thumbnailOf(pictureOf(window)), references, shot.name(page));
        });
    }
    for (const Shot& shot : ofThisScale(allShots())) {
        // A folder that is always the same: its name can be read in the pictures.
        Stage stage({schreiber::words::Language::German, shot.look, shot.window(), 10},
                    QDir::temp().filePath(QStringLiteral("Turniere")));
        eachPage(stage, [&](const QString& page, QWidget& window) {
            const QImage picture = pictureOf(window);
            save(thumbnailOf(picture), references, shot.name(page));
            const bool ofTheManual = QFile::exists(QDir(manual).filePath(page + QStringLiteral(".png")));
            if (ofTheManual && shot.screen == kOfTheManual && shot.look == Look::Light)
                save(picture, manual, page);
        });
    }
    return 0;
}
