#include "base/look.h"

#include <QApplication>
#include <QFont>
#include <QFontInfo>
#include <QFontMetrics>
#include <QPalette>
#include <QString>
#include <QStyleFactory>

#include <algorithm>

namespace schreiber::desktop {
namespace {

const Colours kLight{
    .window = QColor(0xF4F1EA),
    .surface = QColor(0xFFFFFF),
    .raised = QColor(0xFBF9F5),
    .line = QColor(0xCFC8BA),
    .text = QColor(0x1E2226),
    .muted = QColor(0x5A6068),
    .accent = QColor(0x1B6B4F),
    .onAccent = QColor(0xFFFFFF),
    .side = QColor(0x1D3B32),
    .onSide = QColor(0xF1F4F0),
    .onSideMuted = QColor(0xB4C7BE),
    .sideHere = QColor(0x2F574A),
    .paper = QColor(0xFFFDF5),
    .ink = QColor(0x1C2A4A),
    .rule = QColor(0xB9AE98),
    .good = QColor(0x1F6F35),
    .goodBack = QColor(0xE0F0E2),
    .warn = QColor(0x8A4B00),
    .warnBack = QColor(0xFDECCF),
    .bad = QColor(0xA61B1B),
    .badBack = QColor(0xFBE2DF),
};

const Colours kDark{
    .window = QColor(0x1A1D1E),
    .surface = QColor(0x232728),
    .raised = QColor(0x2C3132),
    .line = QColor(0x454C4E),
    .text = QColor(0xECEAE4),
    .muted = QColor(0xA9B0B3),
    .accent = QColor(0x63C79F),
    .onAccent = QColor(0x0C1F18),
    .side = QColor(0x12241E),
    .onSide = QColor(0xE6EDE8),
    .onSideMuted = QColor(0x9DB3A9),
    .sideHere = QColor(0x24463A),
    .paper = QColor(0x2B2A25),
    .ink = QColor(0xF0E9D8),
    .rule = QColor(0x6B6655),
    .good = QColor(0x83D394),
    .goodBack = QColor(0x1F3A27),
    .warn = QColor(0xF2B866),
    .warnBack = QColor(0x43331A),
    .bad = QColor(0xFF9A8F),
    .badBack = QColor(0x4A2322),
};

constexpr double kLargeEnough = 15; // points

Look g_look = Look::Light; // set by applyLook alone; read by what paints

QPalette paletteOf(const Colours& c) {
    QPalette palette;
    palette.setColor(QPalette::Window, c.window);
    palette.setColor(QPalette::WindowText, c.text);
    palette.setColor(QPalette::Base, c.surface);
    palette.setColor(QPalette::AlternateBase, c.raised);
    palette.setColor(QPalette::Text, c.text);
    palette.setColor(QPalette::PlaceholderText, c.muted);
    palette.setColor(QPalette::Button, c.raised);
    palette.setColor(QPalette::ButtonText, c.text);
    palette.setColor(QPalette::BrightText, c.bad);
    palette.setColor(QPalette::Highlight, c.accent);
    palette.setColor(QPalette::HighlightedText, c.onAccent);
    palette.setColor(QPalette::ToolTipBase, c.raised);
    palette.setColor(QPalette::ToolTipText, c.text);
    palette.setColor(QPalette::Link, c.accent);
    palette.setColor(QPalette::Mid, c.line);
    palette.setColor(QPalette::Light, c.surface);
    palette.setColor(QPalette::Dark, c.line);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, c.muted);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, c.line);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, c.text);
    return palette;
}

// Widgets say what they are by the properties `role` (heading, muted, primary, gold, plain) and `tone`
// (good, warn, bad); the colours are filled in here alone.
const char* const kSheet = R"(
QWidget#page { background: @window; }
QLabel[role="heading"] { font-size: @headingpt; font-weight: 600; }
QLabel[role="sub"] { font-size: @subpt; font-weight: 600; }
QLabel[role="strong"] { font-weight: 600; }
QLabel[role="muted"] { color: @muted; }
QLabel[role="small"] { color: @muted; font-size: @smallpt; }
QLabel[role="page"] { background: #FFFFFF; border: 1px solid @line; }
QLabel[tone="good"] { color: @good; }
QLabel[tone="warn"] { color: @warn; }
QLabel#beamerState[tone="warn"] { font-weight: 600; }
QLabel[tone="bad"] { color: @bad; font-weight: 600; }
QLineEdit, QPlainTextEdit#set-ladder { background: @surface; border: 1px solid @line; border-radius: 5px;
    padding: 4px 8px; selection-background-color: @accent; selection-color: @onAccent; }
QPlainTextEdit#set-ladder { padding: 2px 4px; }
QPlainTextEdit#set-ladder:focus { border: 2px solid @accent; padding: 1px 3px; }
QLineEdit:focus { border: 2px solid @accent; padding: 3px 7px; }
QLineEdit:disabled { color: @muted; background: @window; }
QLineEdit[role="points"] { font-size: @pointspt; font-weight: 600; padding: 4px 8px; }
QLineEdit[role="points"][narrow="true"] { font-size: @narrowpt; padding: 4px 2px; }
QComboBox, QSpinBox { background: @surface; border: 1px solid @line; border-radius: 5px; padding: 4px 6px;
    selection-background-color: @accent; selection-color: @onAccent; }
QComboBox:focus, QSpinBox:focus { border: 2px solid @accent; padding: 3px 5px; }
QComboBox:disabled, QSpinBox:disabled { color: @muted; background: @window; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: 0; width: @boxpx; subcontrol-position: center right; padding-right: 3px; }
QComboBox::down-arrow, QSpinBox::down-arrow { image: url(@arrowdown); width: @arrowpx; height: @arrowpx; }
QSpinBox::up-arrow { image: url(@arrowup); width: @arrowpx; height: @arrowpx; }
QSpinBox::up-button { border: 0; width: @boxpx; subcontrol-position: top right; }
QSpinBox::down-button { border: 0; width: @boxpx; subcontrol-position: bottom right; }
QScrollBar { background: transparent; margin: 0; border: 0; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: @line; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QPushButton { background: @raised; border: 1px solid @line; border-radius: 6px; padding: 7px 14px; }
QPushButton:hover { border-color: @accent; }
QPushButton:focus { border: 2px solid @accent; padding: 6px 13px; }
QPushButton:pressed, QPushButton:checked { background: @window; }
QPushButton:disabled { color: @muted; border-color: @line; background: @window; }
QPushButton[role="primary"] { background: @accent; color: @onAccent; border: 1px solid @accent;
    font-weight: 600; }
QPushButton[role="primary"]:focus { border: 2px solid @text; }
QPushButton[role="primary"]:disabled { background: @line; color: @muted; border-color: @line; }
QPushButton[role="gold"] { background: #F2C14E; color: #20180A; border: 1px solid #F2C14E;
    font-weight: 600; }
QPushButton[role="gold"]:focus { border: 2px solid @text; }
QPushButton[role="gold"]:disabled { background: @window; color: @muted; border-color: @line; font-weight: 400; }
QPushButton[role="segment"] { border-radius: 0; padding: 3px 10px; background: @surface; }
QPushButton[role="segment"]:checked { background: @accent; color: @onAccent; border: 1px solid @accent; }
QPushButton[role="segment"]:focus { border: 2px solid @accent; padding: 2px 9px; }
QPushButton[role="segment"]:checked:focus { border: 2px solid @text; }
QPushButton[role="link"] { background: transparent; border: 0; padding: 0; text-decoration: underline; }
QPushButton[role="link"]:focus, QPushButton[role="link"]:hover { color: @accent; }
QPushButton[role="dashed"] { text-align: left; background: transparent; border: 1px dashed @muted; padding: 8px 14px; }
QPushButton[role="dashed"]:focus { border: 2px dashed @accent; padding: 7px 13px; }
QPushButton[role="card"] { text-align: left; padding: 14px 18px; background: @surface; }
QPushButton[role="plain"] { background: transparent; border: 1px solid transparent; padding: 4px 10px; }
QPushButton[role="plain"]:hover, QPushButton[role="plain"]:focus { border: 1px solid @accent; }
QAbstractItemView { background: @surface; border: 1px solid @line; border-radius: 6px; outline: 0;
    gridline-color: @line; alternate-background-color: @raised; }
QAbstractItemView:focus { border: 1px solid @accent; }
QRadioButton::indicator, QCheckBox::indicator, QTableView::indicator { width: @boxpx; height: @boxpx;
    border: 2px solid @muted; background: @surface; }
QRadioButton::indicator { border-radius: @radiuspx; }
QCheckBox::indicator, QTableView::indicator { border-radius: 4px; }
QRadioButton::indicator:focus, QCheckBox::indicator:focus { border-color: @accent; }
QRadioButton::indicator:checked { border: @ringpx solid @accent; width: @dotpx; height: @dotpx; }
QTableView::indicator:selected { border-color: @onAccent; }
QCheckBox::indicator:checked, QTableView::indicator:checked { border-color: @accent; background: @accent;
    image: url(@check); }
QTableView::indicator:checked:selected { border-color: @onAccent; }
QRadioButton, QCheckBox { border: 2px solid transparent; border-radius: 5px; padding: 1px 4px 1px 1px; }
QRadioButton:focus, QCheckBox:focus { border-color: @accent; outline: 0; }
QRadioButton:disabled, QCheckBox:disabled { color: @muted; }
QHeaderView { background: @raised; border: 0; }
QHeaderView::section { background: @raised; color: @muted; border: 0; border-bottom: 1px solid @line;
    padding: 7px 8px 5px 8px; font-weight: 600; font-size: @smallpt; }
QHeaderView::up-arrow, QHeaderView::down-arrow { subcontrol-position: top center; position: relative; top: 3px;
    width: 9px; height: 7px; }
QFrame[role="card"] { background: @surface; border: 1px solid @line; border-radius: 8px; }
QFrame[role="paper"] { background: @paper; border: 1px solid @rule; border-radius: 3px; }
QFrame[role="strip"][tone="good"] { background: @goodBack; border: 1px solid @good; border-radius: 6px; }
QFrame[role="strip"][tone="warn"] { background: @warnBack; border: 1px solid @warn; border-radius: 6px; }
QFrame#promptBar { background: @warnBack; border: 0; border-top: 2px solid @warn; }
QPushButton[role="choice"] { background: @surface; border-radius: 8px; padding: 0; }
QPushButton[role="choice"]:focus, QPushButton[role="choice"][framed="true"] { border: 2px solid @accent; }
QLabel[role="cap"] { border: 1px solid @line; border-radius: 4px; padding: 1px 9px; color: @muted; }
QLabel[role="tag"] { border-radius: 9px; padding: 2px 10px; }
QLabel[role="tag"][tone="bad"] { background: @badBack; color: @bad; font-weight: 400; }
QFrame[role="strip"][tone="bad"] { background: @badBack; border: 1px solid @bad; border-radius: 6px; }
QLabel[role="tag"][tone="plain"] { background: @raised; color: @muted; }
QLabel[role="tag"][tone="good"] { background: @goodBack; color: @good; }
QLabel[role="tag"][tone="warn"] { background: @warnBack; color: @warn; }
QFrame#readBack[tone=""], QFrame#sheetReadBack[tone=""] { border: 1px solid @line; border-radius: 6px; }
QFrame#beamerStrip[tone="warn"] { background: @warnBack; border-top: 2px solid @warn; }
QFrame#beamerStrip QPushButton:checked { background: @surface; border: 2px solid @warn; padding: 6px 13px; }
QWidget#sideColumn { background: @side; }
QWidget#sideColumn QLabel { color: @onSide; }
QWidget#sideColumn QLabel[role="muted"] { color: @onSideMuted; }
QWidget#sideColumn QListView { background: transparent; border: 0; color: @onSide; }
QWidget#sideColumn QPushButton[role="gold"], QWidget#sideColumn QPushButton[role="steppedBack"] {
    padding: 10px 12px; }
QWidget#sideColumn QPushButton[role="gold"]:focus { border: 2px solid #FFFFFF; }
QWidget#sideColumn QPushButton[role="steppedBack"] { background: transparent; color: @onSide;
    border: 1px solid @onSideMuted; }
QWidget#sideColumn QPushButton[role="steppedBack"]:focus { border: 2px solid #FFFFFF; padding: 9px 11px; }
QStatusBar { background: @raised; border-top: 1px solid @line; }
QStatusBar::item { border: 0; }
QMenuBar { background: @raised; border-bottom: 1px solid @line; }
QMenuBar::item { padding: 5px 10px; background: transparent; }
QMenuBar[role="close"]::item { padding: 5px 3px; }
QMenuBar::item:selected { background: @accent; color: @onAccent; border-radius: 4px; }
QMenu { background: @surface; border: 1px solid @line; padding: 4px; }
QMenu::item { padding: 6px 28px 6px 24px; border-radius: 4px; }
QMenu::item:selected { background: @accent; color: @onAccent; }
QMenu::item:disabled { color: @muted; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
QToolTip { background: @raised; color: @text; border: 1px solid @line; padding: 4px; }
QScrollArea { border: 0; background: transparent; }
)";

QString styleSheetOf(const Colours& c, double points) {
    // Longer names first: @onSideMuted holds @onSide.
    const std::pair<const char*, QColor> named[] = {
        {"@onSideMuted", c.onSideMuted},
        {"@onSide", c.onSide},
        {"@sideHere", c.sideHere},
        {"@side", c.side},
        {"@onAccent", c.onAccent},
        {"@accent", c.accent},
        {"@window", c.window},
        {"@surface", c.surface},
        {"@raised", c.raised},
        {"@line", c.line},
        {"@text", c.text},
        {"@muted", c.muted},
        {"@paper", c.paper},
        {"@rule", c.rule},
        {"@goodBack", c.goodBack},
        {"@good", c.good},
        {"@warnBack", c.warnBack},
        {"@warn", c.warn},
        {"@badBack", c.badBack},
        {"@bad", c.bad},
    };
    QString sheet = QString::fromLatin1(kSheet);
    const auto size = [points](double factor) {
        return QString::number(points * factor, 'f', 1) + QStringLiteral("pt");
    };
    sheet.replace(QLatin1String("@headingpt"), size(1.5));
    sheet.replace(QLatin1String("@subpt"), size(1.15));
    sheet.replace(QLatin1String("@pointspt"), size(1.9));
    sheet.replace(QLatin1String("@narrowpt"), size(1.5));
    sheet.replace(QLatin1String("@smallpt"), size(0.85));
    // A tick box as high as the small letters, its frame of two pixels included.
    const int box = std::max(13, static_cast<int>(points * 1.1));
    const auto pixels = [](int number) { return QString::number(number) + QStringLiteral("px"); };
    sheet.replace(QLatin1String("@boxpx"), pixels(box));
    const int ring = box * 5 / 13; // so much of a chosen one is filled that it is seen
    sheet.replace(QLatin1String("@ringpx"), pixels(ring));
    sheet.replace(QLatin1String("@dotpx"), pixels(box + 4 - 2 * ring));
    sheet.replace(QLatin1String("@radiuspx"), pixels((box + 3) / 2));
    sheet.replace(QLatin1String("@arrowpx"), pixels(box * 2 / 3));
    const QString kind = &c == &kDark ? QStringLiteral("dark") : QStringLiteral("light");
    sheet.replace(QLatin1String("@arrowdown"), QStringLiteral(":/icons/arrow-down-%1.svg").arg(kind));
    sheet.replace(QLatin1String("@arrowup"), QStringLiteral(":/icons/arrow-up-%1.svg").arg(kind));
    sheet.replace(QLatin1String("@check"), QStringLiteral(":/icons/check-%1.svg").arg(kind));
    for (const auto& [name, colour] : named) sheet.replace(QLatin1String(name), colour.name());
    return sheet;
}

} // namespace

const Colours& coloursOf(Look look) {
    return look == Look::Dark ? kDark : kLight;
}

Look currentLook() {
    return g_look;
}

const Colours& colours() {
    return coloursOf(g_look);
}

void applyLook(QApplication& application, Look look, const QFont& systemFont, int letters) {
    g_look = look;
    // A dim room and a glance over a shoulder: a fifth larger than the desktop's own size, as long as that is
    // not large already.
    QFont font = systemFont;
    const double desktops = std::max(font.pointSizeF() > 0 ? font.pointSizeF() : 10.0, 9.0);
    const double points =
        std::max(desktops, std::min(desktops * 1.2, kLargeEnough)) * letters / kUsualLetters;
    font.setPointSizeF(points);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(paletteOf(coloursOf(look)));
    QApplication::setFont(font);
    application.setStyleSheet(styleSheetOf(coloursOf(look), points));
}

bool isNarrow(int page, const QFont& font) {
    constexpr int kFewestEms = 62;
    return page < kFewestEms * QFontInfo(font).pixelSize();
}

QFont scaled(const QFont& font, double factor, bool bold) {
    QFont larger = font;
    if (font.pointSizeF() > 0)
        larger.setPointSizeF(font.pointSizeF() * factor);
    else
        larger.setPixelSize(static_cast<int>(font.pixelSize() * factor));
    if (bold) larger.setWeight(QFont::DemiBold);
    return larger;
}

QFont fixedPitch(QFont font) {
    font.setFamilies({QStringLiteral("DejaVu Sans Mono"), QStringLiteral("monospace")});
    font.setStyleHint(QFont::Monospace);
    return font;
}

} // namespace schreiber::desktop
