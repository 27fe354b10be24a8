#include "broken_contract.h"

#include <base/last_net.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>

#ifdef __linux__
#include <unistd.h>
#endif

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SCHREIBER_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define SCHREIBER_SANITIZED 1
#endif
#endif

namespace schreiber::base {

namespace {

constexpr std::size_t kLongestEnding = 4096;

// Fixed memory: a signal may come while there is none to be had.
std::array<char, kLongestEnding> g_ending{};
volatile std::sig_atomic_t g_endingSize = 0;
volatile std::sig_atomic_t g_exitCode = 3;
bool g_spread = false;

void write(const char* text, std::size_t size) {
#ifdef __linux__
    while (size > 0) {
        const ssize_t written = ::write(STDERR_FILENO, text, size);
        if (written <= 0) return;
        text += written;
        size -= static_cast<std::size_t>(written);
    }
#else
    std::fwrite(text, 1, size, stderr);
#endif
}

[[noreturn]] void end() {
    write(g_ending.data(), static_cast<std::size_t>(g_endingSize));
    std::_Exit(g_exitCode);
}

[[noreturn]] void endUncaught() {
    std::string what = "exception";
    if (std::current_exception()) what = caughtIn([] { throw; }).value_or(what);
    std::fprintf(stderr, "schreiber: bug in the program: %s\n", what.c_str());
    end();
}

#ifndef SCHREIBER_SANITIZED
extern "C" [[noreturn]] void endOnSignal(int signal) {
    const char* what = signal == SIGABRT  ? "schreiber: bug in the program: it gave up (SIGABRT)\n"
                       : signal == SIGFPE ? "schreiber: bug in the program: impossible arithmetic (SIGFPE)\n"
                       : signal == SIGILL ? "schreiber: bug in the program: impossible instruction (SIGILL)\n"
                                          : "schreiber: bug in the program: wrong memory (SIGSEGV)\n";
    write(what, std::strlen(what));
    end();
}

void catchSignals() {
#ifdef __linux__
    // a stack of its own: a recursion without end has used up the other
    constexpr std::size_t kStack = 64 * 1024;
    static std::array<char, kStack> stack;
    stack_t other{};
    other.ss_sp = stack.data();
    other.ss_size = stack.size();
    ::sigaltstack(&other, nullptr);
    struct sigaction action {};
    action.sa_handler = endOnSignal;
    action.sa_flags = SA_ONSTACK;
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT}) ::sigaction(signal, &action, nullptr);
#else
    for (const int signal : {SIGSEGV, SIGFPE, SIGILL, SIGABRT}) std::signal(signal, endOnSignal);
#endif
}
#endif

} // namespace

bool isLastNetSpread() {
    return g_spread;
}

void spreadLastNet() {
    g_spread = true;
    std::set_terminate(endUncaught);
#ifndef SCHREIBER_SANITIZED
    catchSignals();
#endif
}

void sayAtTheEnd(const std::string& text, int exitCode) {
    g_exitCode = exitCode;
    g_endingSize = 0;
    const std::size_t size = std::min(text.size(), kLongestEnding);
    std::copy_n(text.begin(), size, g_ending.begin());
    g_endingSize = static_cast<std::sig_atomic_t>(size);
}

std::optional<std::string> caughtIn(const std::function<void()>& work) {
    try {
        work();
        return std::nullopt;
    } catch (const std::exception& error) {
        return error.what();
    } catch (...) {
        return "exception";
    }
}

} // namespace schreiber::base
