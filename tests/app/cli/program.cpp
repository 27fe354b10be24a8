#include "program.h"

#include <catch2/catch.hpp>

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

namespace schreiber::test {

namespace {

// The last net (base/last_net.h) gives an exit code of the program's own: whoever means to test does not take
// it for an answer.
void noBug(const std::string& errors) {
    INFO(errors);
    REQUIRE(errors.find("bug in the program") == std::string::npos);
}

} // namespace

Desk::Desk() {
    std::string name = (std::filesystem::temp_directory_path() / "schreiber-cli-XXXXXX").string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    m_path = name;
}

Desk::~Desk() {
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

// Starts the program in the folder with its output in files there, in German whatever the machine speaks.
int Desk::start(const std::vector<std::string>& arguments, const std::string& out) const {
    const std::string errors = at("errors");
    std::vector<std::string> words{SCHREIBER_CLI};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child != 0) return child;
    setenv("LC_ALL", "C", 1);
    const int outFile = out.empty() ? -1 : open(out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    const int errorFile = open(errors.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    // what stands in a file of that name is what the program is given
    if (const int input = open(at("input").c_str(), O_RDONLY); input >= 0 && dup2(input, 0) < 0) _exit(99);
    if (chdir(m_path.c_str()) != 0 || dup2(errorFile, 2) < 0) _exit(99);
    if (out.empty() ? close(1) != 0 : dup2(outFile, 1) < 0) _exit(99);
    execv(pointers[0], pointers.data());
    _exit(98);
}

Ran Desk::run(const std::vector<std::string>& arguments) const {
    Ran ran = runInto(at("out"), arguments);
    ran.out = read("out");
    return ran;
}

Ran Desk::runInto(const std::string& out, const std::vector<std::string>& arguments) const {
    int status = 0;
    REQUIRE(waitpid(start(arguments, out), &status, 0) > 0);
    REQUIRE(WIFEXITED(status));
    Ran ran{WEXITSTATUS(status), {}, read("errors")};
    noBug(ran.errors);
    return ran;
}

bool Desk::runAndKill(const std::vector<std::string>& arguments, unsigned microseconds) const {
    const pid_t child = start(arguments, at("out"));
    usleep(microseconds);
    kill(child, SIGKILL);
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) > 0);
    noBug(read("errors"));
    return WIFSIGNALED(status);
}

void Desk::write(const std::string& name, const std::string& text) const {
    std::ofstream(m_path / name, std::ios::binary) << text;
}

std::string Desk::read(const std::string& name) const {
    std::ifstream in(m_path / name, std::ios::binary);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

Ran good(const Desk& desk, const std::vector<std::string>& arguments) {
    const Ran ran = desk.run(arguments);
    INFO(ran.errors);
    REQUIRE(ran.code == 0);
    return ran;
}

} // namespace schreiber::test
