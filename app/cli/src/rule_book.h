#pragma once

#include "json/writers.h"
#include "session.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace schreiber::cli {

// What the `rules` commands ask of one game: its rule sets, its points and its house rules.
class RuleBook {
  public:
    virtual ~RuleBook() = default;

    struct Row {
        std::string id;
        std::string title;
        std::string target; // in words; empty where there is none
    };
    virtual std::vector<Row> rows(const Session& session) const = 0;
    virtual Json list(const Session& session) const = 0; // an object for each rule set

    // Whether the set is one of this game's, by its id; for `explain` also by what people call it.
    virtual bool has(const std::string& set) const = 0;
    virtual bool isCalled(const std::string& set) const = 0;
    virtual Json shown(const Session& session, const std::string& set) const = 0;
    virtual void tellShown(const Session& session, const std::string& set) const = 0;

    // A rule point or a house rule by its name; `set`, where it is not empty, is one that is called so.
    virtual bool knows(const std::string& name) const = 0;
    virtual Json explained(const Session& session, const std::string& name, const std::string& set) const = 0;
    virtual void tellExplained(const Session& session, const std::string& name,
                               const std::string& set) const = 0;

    virtual Json found(const Session& session, const std::string& words) const = 0; // a list
    virtual bool tellFound(const Session& session,
                           const std::string& words) const = 0; // whether anything was
};

const RuleBook& perlaggenRules();
const RuleBook& koenigrufenRules();

// Each game's, in the order of the games.
std::span<const RuleBook* const> ruleBooks();

} // namespace schreiber::cli
