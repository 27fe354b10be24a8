#pragma once

#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

// What somebody meant who typed a command line that cannot be read.
namespace schreiber::cli {

struct Meant {
    std::vector<std::string> arguments; // to be typed instead; empty where nothing comes near
    bool isOrder = false;               // the command stood behind what it is done to
    bool isPart = false;                // the command alone: what stood behind it is of no use as it is
};

// `parses` says whether a command line can be read: nothing is proposed that cannot, but the
// command itself.
Meant meantBy(const std::vector<std::string>& arguments, const CLI::App& app,
              const std::function<bool(const std::vector<std::string>&)>& parses);

// As a shell takes it.
std::string typed(const std::vector<std::string>& arguments);

} // namespace schreiber::cli
