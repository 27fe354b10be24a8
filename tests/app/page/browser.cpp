#include "browser.h"

#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <poll.h>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace schreiber::test {

namespace {

constexpr int kPatience = 60'000; // milliseconds, on a busy machine

using Ends = std::array<int, 2>;

Ends makePipe() {
    Ends ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    return ends;
}

// The browser reads its orders from 3 and answers on 4. Neither may be where the other end lies, and
// duplicates are not closed when the browser begins.
[[noreturn]] void becomeBrowser(int in, int out, const std::string& profile) {
    const int from = fcntl(in, F_DUPFD, 10);
    const int to = fcntl(out, F_DUPFD, 10);
    dup2(from, 3);
    dup2(to, 4);
    close(from);
    close(to);
    const int nowhere = ::open("/dev/null", O_RDWR);
    dup2(nowhere, 0);
    dup2(nowhere, 1);
    dup2(nowhere, 2);
    const std::string data = "--user-data-dir=" + profile;
    execlp("chromium", "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
           "--disable-extensions", "--hide-scrollbars", "--force-renderer-accessibility",
           "--remote-debugging-pipe", data.c_str(), "about:blank", nullptr);
    _exit(127);
}

} // namespace

Browser::Browser() {
    std::string folder = (std::filesystem::temp_directory_path() / "schreiber-browser-XXXXXX").string();
    if (mkdtemp(folder.data()) == nullptr) throw std::runtime_error("no folder");
    m_folder = folder;
    const Ends orders = makePipe();
    const Ends answers = makePipe();
    m_process = fork();
    if (m_process == 0) becomeBrowser(orders[0], answers[1], m_folder);
    close(orders[0]);
    close(answers[1]);
    m_to = orders[1];
    m_from = answers[0];
    const Json target = call("Target.createTarget", {{"url", "about:blank"}});
    const Json attached =
        call("Target.attachToTarget", {{"targetId", target["targetId"]}, {"flatten", true}});
    m_session = attached["sessionId"].get<std::string>();
    for (const char* domain : {"Page", "Runtime", "Log", "Network", "Accessibility"})
        call(std::string(domain) + ".enable");
    setWidth(m_width);
}

Browser::~Browser() {
    close(m_to); // it ends when nobody is there any more
    close(m_from);
    int state = 0;
    for (int wait = 0; wait < 50 && waitpid(m_process, &state, WNOHANG) == 0; ++wait) usleep(100'000);
    kill(m_process, SIGKILL);
    waitpid(m_process, &state, 0);
    std::error_code ignored;
    std::filesystem::remove_all(m_folder, ignored);
}

Browser::Json Browser::nextMessage() {
    std::size_t end = m_read.find('\0');
    while (end == std::string::npos) {
        pollfd ready{m_from, POLLIN, 0};
        std::array<char, 65536> bytes{};
        if (poll(&ready, 1, kPatience) <= 0) throw std::runtime_error("the browser says nothing");
        const ssize_t got = read(m_from, bytes.data(), bytes.size());
        if (got <= 0) throw std::runtime_error("there is no browser: is chromium installed?");
        const std::size_t before = m_read.size();
        m_read.append(bytes.data(), static_cast<std::size_t>(got));
        end = m_read.find('\0', before);
    }
    Json message = Json::parse(m_read.substr(0, end));
    m_read.erase(0, end + 1);
    return message;
}

void Browser::notice(const Json& message) {
    const std::string method = message.value("method", "");
    if (method == "Page.loadEventFired") m_isLoaded = true;
    if (method == "Runtime.exceptionThrown" || method == "Log.entryAdded")
        m_complaints.push_back(message.dump());
    if (method == "Network.requestWillBeSent") {
        const std::string url = message["params"]["request"]["url"].get<std::string>();
        if (!url.starts_with("file:")) m_complaints.push_back("asks for " + url);
    }
}

Browser::Json Browser::call(const std::string& method, const Json& arguments) {
    Json order{{"id", ++m_calls}, {"method", method}, {"params", arguments}};
    if (!m_session.empty()) order["sessionId"] = m_session;
    const std::string bytes = order.dump() + '\0';
    for (std::size_t sent = 0; sent < bytes.size();) {
        const ssize_t wrote = write(m_to, bytes.data() + sent, bytes.size() - sent);
        if (wrote <= 0) throw std::runtime_error("there is no browser: is chromium installed?");
        sent += static_cast<std::size_t>(wrote);
    }
    while (true) {
        const Json message = nextMessage();
        if (message.value("id", 0) != m_calls) {
            notice(message);
            continue;
        }
        if (message.contains("error")) throw std::runtime_error(method + ": " + message["error"].dump());
        return message["result"];
    }
}

void Browser::setWidth(int pixels) {
    m_width = pixels;
    call("Emulation.setDeviceMetricsOverride",
         {{"width", pixels}, {"height", 800}, {"deviceScaleFactor", 1}, {"mobile", pixels < 768}});
}

void Browser::setDark(bool dark) {
    call("Emulation.setEmulatedMedia",
         {{"features", Json::array({{{"name", "prefers-color-scheme"}, {"value", dark ? "dark" : "light"}},
                                    {{"name", "prefers-reduced-motion"}, {"value", "reduce"}}})}});
}

void Browser::setForPrint(bool print) {
    call("Emulation.setEmulatedMedia", {{"media", print ? "print" : ""}});
}

void Browser::setScripts(bool on) {
    call("Emulation.setScriptExecutionDisabled", {{"value", !on}});
}

void Browser::open(const std::string& file) {
    m_isLoaded = false;
    m_complaints.clear();
    call("Page.navigate", {{"url", "file://" + file}});
    while (!m_isLoaded) notice(nextMessage());
}

Browser::Json Browser::value(const std::string& expression) {
    const Json answer = call("Runtime.evaluate", {{"expression", expression}, {"returnByValue", true}});
    if (answer.contains("exceptionDetails")) throw std::runtime_error(answer["exceptionDetails"].dump());
    return answer["result"].value("value", Json());
}

void Browser::press(const std::string& key) {
    const int code = key == "Tab" ? 9 : key == "Enter" ? 13 : 32;
    Json event{{"type", "keyDown"}, {"key", key}, {"windowsVirtualKeyCode", code}};
    if (key == "Enter") event["text"] = "\r";
    if (key == " ") event["text"] = " ";
    call("Input.dispatchKeyEvent", event);
    event["type"] = "keyUp";
    event.erase("text");
    call("Input.dispatchKeyEvent", event);
}

void Browser::type(const std::string& text) {
    call("Input.insertText", {{"text", text}});
}

std::vector<Browser::Json> Browser::readAloud() {
    std::vector<Json> nodes;
    const Json tree = call("Accessibility.getFullAXTree");
    for (const Json& node : tree["nodes"])
        if (!node.value("ignored", false)) nodes.push_back(node);
    return nodes;
}

void Browser::keepPicture(const std::string& name) {
    const char* folder = std::getenv("SCHREIBER_PICTURES");
    if (folder == nullptr) return;
    const Json taken = call("Page.captureScreenshot", {{"format", "png"}, {"captureBeyondViewport", false}});
    const std::string text = taken["data"].get<std::string>();
    std::ofstream out(std::string(folder) + "/" + name + ".png", std::ios::binary);
    unsigned bits = 0;
    int held = 0;
    for (const char c : text) { // base64
        const std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        const std::size_t at = letters.find(c);
        if (at == std::string_view::npos) break;
        bits = bits << 6U | static_cast<unsigned>(at);
        held += 6;
        if (held < 8) continue;
        held -= 8;
        out.put(static_cast<char>(bits >> static_cast<unsigned>(held) & 0xFFU));
    }
}

} // namespace schreiber::test
