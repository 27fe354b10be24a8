#pragma once

#include "support/window_test.h"

// What tests of the Streitfall begin with, and what stands on its page.
namespace schreiber::desktop::test {

class DisputeTest : public WindowTest {
    Q_OBJECT
  protected:
    void begin();
    // A whole record typed over what is there.
    void write(const QStringList& lines);
    QString record() const;
    QString ruled(const char* name = "disputeRulings") const;
    QStringList legal() const;
    void clickCard(const char* card); // of the pack under the table
};

} // namespace schreiber::desktop::test
