#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace schreiber::test {

// A browser without a window, as a visitor of a club's page has one. It is asked through a pipe, so no port
// is opened and nothing leaves the machine.
class Browser {
  public:
    using Json = nlohmann::json;

    Browser();
    ~Browser();
    Browser(const Browser&) = delete;
    Browser& operator=(const Browser&) = delete;

    // How the page is looked at, for all that is opened from then on.
    void setWidth(int pixels);
    void setDark(bool dark);
    void setForPrint(bool print);
    void setScripts(bool on);

    void open(const std::string& file);

    // What a script's expression comes to.
    Json value(const std::string& expression);
    void press(const std::string& key); // "Tab", "Enter", " "
    void type(const std::string& text);

    // All that a screen reader is told, one node each: role, name, whether it is ignored.
    std::vector<Json> readAloud();
    // Whatever the page said went wrong, or wanted from elsewhere.
    const std::vector<std::string>& complaints() const { return m_complaints; }

    // Where the environment names a folder, what is seen of the whole page goes there (SCHREIBER_PICTURES).
    void keepPicture(const std::string& name);

  private:
    Json call(const std::string& method, const Json& arguments = Json::object());
    Json nextMessage();
    void notice(const Json& message);

    int m_process = 0;
    int m_to = -1;
    int m_from = -1;
    int m_calls = 0;
    std::string m_folder;
    std::string m_session;
    std::string m_read;
    std::vector<std::string> m_complaints;
    bool m_isLoaded = false;
    int m_width = 390;
};

} // namespace schreiber::test
