#pragma once

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace schreiber::test {

using Json = nlohmann::json;

struct Ran {
    int code = 0;
    std::string out;
    std::string errors;

    Json json() const { return Json::parse(out); }
};

// A folder of its own in which the real program runs; gone afterwards.
class Desk {
  public:
    Desk();
    ~Desk();
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    Ran run(const std::vector<std::string>& arguments) const;
    // The same with its output somewhere else; nowhere at all where that is empty.
    Ran runInto(const std::string& out, const std::vector<std::string>& arguments) const;
    // The same, killed after so many microseconds; false when it had ended before.
    bool runAndKill(const std::vector<std::string>& arguments, unsigned microseconds) const;

    std::string at(const std::string& name) const { return (m_path / name).string(); }
    // What is written to `input` stands on standard input.
    void write(const std::string& name, const std::string& text) const;
    std::string read(const std::string& name) const;
    bool has(const std::string& name) const { return std::filesystem::exists(at(name)); }

  private:
    int start(const std::vector<std::string>& arguments, const std::string& out) const;
    std::filesystem::path m_path;
};

// Runs it and requires that it was done.
Ran good(const Desk& desk, const std::vector<std::string>& arguments);

} // namespace schreiber::test
