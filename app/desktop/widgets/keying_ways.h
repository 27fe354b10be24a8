#pragma once

#include "widgets/flow_row.h"

#include <array>

class QRadioButton;

// The ways in which a sheet of a race can be keyed, to be chosen from, each with its key.
namespace schreiber::desktop {

enum class Keying { Line, Figures, Fine, Final, Second };
inline constexpr std::array kAllKeyings{Keying::Line, Keying::Figures, Keying::Fine, Keying::Final,
                                        Keying::Second};

class KeyingWays : public FlowRow {
    Q_OBJECT
  public:
    explicit KeyingWays(QWidget* parent = nullptr);

    Keying chosen() const;
    void set(Keying way); // as the program does, whether or not it is allowed
    // The others are not to be seen.
    void allow(const std::array<bool, kAllKeyings.size()>& allowed);
    bool isAllowed(Keying way) const { return m_allowed[static_cast<std::size_t>(way)]; }
    QString label(Keying way) const; // with its key

  signals:
    void left(schreiber::desktop::Keying way);
    void entered(schreiber::desktop::Keying way);
    // Somebody chose it: with the mouse or the arrow keys, or by its key.
    void clicked(schreiber::desktop::Keying way);
    void keyPressed(schreiber::desktop::Keying way);

  private:
    std::array<QRadioButton*, kAllKeyings.size()> m_buttons{};
    std::array<bool, kAllKeyings.size()> m_allowed{};
};

} // namespace schreiber::desktop
