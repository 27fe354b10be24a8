#pragma once

#include "database.h"

#include <cstdint>
#include <string>
#include <vector>

// The schema as numbered steps, embedded from migrations/ at build time. user_version counts those that a
// file has taken.
namespace schreiber::store {

struct Migration {
    std::string name; // 0001_tournament
    std::string sql;  // statements divided by blank lines
};
using Migrations = std::vector<Migration>;

const Migrations& releasedMigrations(); // of a tournament file
const Migrations& clubMigrations();

// What a kind of file is known by: the application id in its header, and the steps of its schema.
struct Schema {
    std::int64_t application;
    const Migrations& migrations;

    Schema(const Migrations& steps); // of a tournament file
    Schema(std::int64_t id, const Migrations& steps)
        : application(id)
        , migrations(steps) {}
};

// In one transaction: a file is never left between two versions.
Stored<base::Done> migrate(Database& database, const Migrations& migrations, int from);

// Everything in the file's schema against what the first `version` migrations make: a trigger, a view, a
// table too many or another column is a file that somebody else made, and nothing in it is to be run.
// Newer is told from Damaged.
Stored<base::Done> checkSchema(Database& database, const Schema& schema, std::int64_t version);

// Where an error of `checkSchema` says what is strange, its detail begins so.
inline constexpr const char* kSchemaTable = "sqlite_schema";

} // namespace schreiber::store
