#pragma once

#include "beamer/wall_content.h"
#include "beamer/wall_frame.h"

#include <memory>

namespace schreiber::desktop {

// A list laid out for a wall of one size. That takes the time of measuring every text; a page of it, with the
// clock as it shows now, does not.
class LaidOutList {
  public:
    LaidOutList(WallList list, const QSizeF& size);
    LaidOutList(LaidOutList&&) noexcept;
    LaidOutList& operator=(LaidOutList&&) noexcept;
    ~LaidOutList();

    const QSizeF& size() const;
    // `frame` has the size it was laid out for. `page` beyond the last is the last.
    WallPicture picture(const WallFrame& frame, int page) const;

  private:
    struct Inside;
    std::unique_ptr<Inside> m_inside;
};

// A page of a list; as many pages as it takes, none of them with a scroll bar. `page` beyond the last is the
// last.
WallPicture laidOut(const WallList& list, const WallFrame& frame, int page);

} // namespace schreiber::desktop
