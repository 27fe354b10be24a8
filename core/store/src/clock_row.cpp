#include "clock_row.h"

#include "statements.h"

namespace schreiber::store {
namespace {

const TableLayout& clockLayout() {
    static const TableLayout kLayout = {"round_clock",
                                        1,
                                        {{"place", ColumnType::Integer, false},
                                         {"minutes", ColumnType::Integer, false},
                                         {"spent", ColumnType::Integer, false},
                                         {"since", ColumnType::Integer, false}}};
    return kLayout;
}

} // namespace

Stored<std::optional<KeptClock>> readClock(Database& database) {
    const auto rows = readRows(database, clockLayout());
    if (!rows) return base::fail(rows.error());
    if (rows->empty()) return std::optional<KeptClock>();
    const Row& row = rows->front();
    return std::optional(KeptClock{static_cast<int>(std::get<std::int64_t>(row[1])),
                                   std::get<std::int64_t>(row[2]), std::get<std::int64_t>(row[3])});
}

Stored<base::Done> writeClock(Database& database, const KeptClock& clock) {
    if (auto done = database.execute("DELETE FROM round_clock"); !done)
        return base::fail(std::move(done).error());
    const Row row = {std::int64_t{1}, std::int64_t{clock.minutes}, clock.spent, clock.since};
    if (auto done = database.execute(insertInto(clockLayout()), row); !done)
        return base::fail(std::move(done).error());
    return base::Done{};
}

} // namespace schreiber::store
