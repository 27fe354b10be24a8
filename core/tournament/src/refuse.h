#pragma once

#include <base/result.h>
#include <tournament/refusal.h>

#include <map>
#include <string>
#include <utility>

namespace schreiber::tournament {

inline base::Failure<Refusal> refuse(std::string code, std::map<std::string, std::string> arguments = {}) {
    return base::fail(Refusal{std::move(code), std::move(arguments)});
}

} // namespace schreiber::tournament
