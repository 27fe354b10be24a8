#pragma once

#include <base/result.h>
#include <tournament/refusal.h>

#include <game/refusal_code.h>
#include <map>
#include <string>
#include <utility>

namespace schreiber::tournament {

inline base::Failure<Refusal> refuse(game::RefusalCode code,
                                     std::map<std::string, std::string> arguments = {}) {
    return base::fail(Refusal{std::string(code), std::move(arguments)});
}

} // namespace schreiber::tournament
