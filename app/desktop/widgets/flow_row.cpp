#include "widgets/flow_row.h"

#include <QChildEvent>
#include <QEvent>
#include <QLabel>
#include <QResizeEvent>

#include <algorithm>

namespace schreiber::desktop {
namespace {

// Words that may be broken ask for one line.
QSize hintOf(const QWidget& widget) {
    const auto* label = qobject_cast<const QLabel*>(&widget);
    if (label == nullptr || !label->wordWrap()) return widget.sizeHint();
    return label->fontMetrics().size(0, label->text()) + QSize(2, 0);
}

int heightAt(const QWidget& widget, int width, int wanted) {
    return widget.hasHeightForWidth() ? widget.heightForWidth(width) : wanted;
}

// Of what is wider than the row, as much as there is room for.
QSize leastOf(const QWidget& widget, bool stretches, int room) {
    const QSize least = widget.minimumSizeHint().expandedTo(widget.minimumSize());
    const QSize wanted = stretches ? QSize(least.width(), widget.sizeHint().height()) : hintOf(widget);
    QSize size = wanted.expandedTo({least.width(), 0}).boundedTo(widget.maximumSize());
    size.setWidth(std::max(std::min(size.width(), room), least.width()));
    size.setHeight(heightAt(widget, size.width(), std::max(size.height(), least.height())));
    return size;
}

} // namespace

FlowRow::FlowRow(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void FlowRow::add(QWidget* part, int stretch) {
    part->setParent(this);
    m_parts.push_back({part, stretch});
}

void FlowRow::addStretch() {
    m_parts.push_back({nullptr, 1});
}

void FlowRow::setSpacing(int across, int down) {
    m_across = across;
    m_down = down;
}

void FlowRow::showIfFilled() {
    setVisible(std::any_of(m_parts.begin(), m_parts.end(), [](const Part& part) {
        return part.widget != nullptr && !part.widget->isHidden();
    }));
}

std::vector<FlowRow::Line> FlowRow::brokenAt(int width) const {
    std::vector<Line> lines(1);
    for (Part part : m_parts) {
        if (part.widget != nullptr && part.widget->isHidden()) continue;
        if (part.widget != nullptr) part.size = leastOf(*part.widget, part.stretch > 0, width);
        const int more =
            part.size.width() + (lines.back().parts.empty() || part.widget == nullptr ? 0 : m_across);
        if (!lines.back().parts.empty() && lines.back().width + more > width) {
            lines.emplace_back();
            if (part.widget == nullptr) continue;
            lines.back().width = part.size.width();
        } else {
            lines.back().width += more;
        }
        lines.back().parts.push_back(part);
    }
    return lines;
}

// Words that stretch are as high as they are in the room they come to have.
std::vector<FlowRow::Line> FlowRow::linesIn(int width) const {
    std::vector<Line> lines = brokenAt(width);
    const auto grows = [&lines](const Part& part) {
        return part.stretch > 0 && (part.widget != nullptr || lines.size() == 1);
    };
    for (Line& line : lines) {
        int stretches = 0;
        for (const Part& part : line.parts)
            if (grows(part)) stretches += part.stretch;
        int left = std::max(width - line.width, 0);
        for (Part& part : line.parts) {
            if (grows(part)) {
                const int more = left * part.stretch / stretches;
                left -= more;
                stretches -= part.stretch;
                part.size.rwidth() += more;
                if (part.widget != nullptr)
                    part.size.setHeight(heightAt(*part.widget, part.size.width(), part.size.height()));
            }
            line.height = std::max(line.height, part.size.height());
        }
    }
    return lines;
}

int FlowRow::heightIn(int width) const {
    int height = 0;
    for (const Line& line : linesIn(width)) height += line.height + (height > 0 ? m_down : 0);
    return height;
}

// What was never given a width asks for one line: by the few pixels that a widget is made with it would push
// the window out.
int FlowRow::hintedHeight() const {
    return heightIn(testAttribute(Qt::WA_Resized) ? width() : QWIDGETSIZE_MAX);
}

QSize FlowRow::sizeHint() const {
    int all = 0;
    for (const Line& line : linesIn(QWIDGETSIZE_MAX)) all = std::max(all, line.width);
    return {all, hintedHeight()};
}

QSize FlowRow::minimumSizeHint() const {
    int widest = 0;
    for (const Part& part : m_parts)
        if (part.widget != nullptr && !part.widget->isHidden())
            widest = std::max(widest,
                              part.widget->minimumSizeHint().expandedTo(part.widget->minimumSize()).width());
    return {widest, hintedHeight()};
}

void FlowRow::layOut() {
    int y = 0;
    for (const Line& line : linesIn(width())) {
        int x = 0;
        for (const Part& part : line.parts) {
            if (part.widget == nullptr) {
                x += part.size.width();
                continue;
            }
            const int wide = std::min(part.size.width(), width() - x);
            part.widget->setGeometry(x, y + (line.height - part.size.height()) / 2, wide, part.size.height());
            x += wide + m_across;
        }
        y += line.height + m_down;
    }
    if (const int high = heightIn(width()); high != m_height) {
        m_height = high;
        updateGeometry();
    }
}

// Something in it came, went or says something else; of what happened while it was hidden nobody tells.
bool FlowRow::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show) {
        layOut();
        updateGeometry();
    }
    return QWidget::event(event);
}

// What another row or page took is laid out there.
void FlowRow::childEvent(QChildEvent* event) {
    if (event->removed())
        std::erase_if(m_parts, [event](const Part& part) { return part.widget == event->child(); });
    QWidget::childEvent(event);
}

void FlowRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

} // namespace schreiber::desktop
