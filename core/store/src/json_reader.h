#pragma once

#include <base/input_error.h>
#include <base/result.h>
#include <tournament/limits.h>

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <functional>
#include <json/read.h>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

// Reading a JSON document of unknown origin into values: every key has to be there with the right type, and
// the first one that has not is the document's error. After an error everything reads as nothing.
namespace schreiber::store {

class JsonReader;

// Of an export, and so of any value in it. A line of a sheet takes some 22 values, with its row of the
// journal: a thousand people fit in who play for 20 rounds and whose results alone are written (360,000), or
// for 8 in pairs of which each line is. What is larger goes beyond the memory that docs/performance.md names.
inline constexpr json::Limits kExportLimits{tournament::kMostFileBytes, 550'000, 1'000, 12};

class JsonDocument {
  public:
    static base::Result<JsonDocument, base::InputError> parse(std::string_view bytes, const std::string& file,
                                                              const json::Limits& limits);

    JsonDocument(JsonDocument&&) noexcept;
    JsonDocument& operator=(JsonDocument&&) noexcept;
    ~JsonDocument();

    JsonReader root();

    const std::optional<base::InputError>& error() const;

    // What stands in objects that were read and was not read itself, as JSON by where it stands. Once the
    // root was read.
    std::map<std::string, std::string> unread();

    // `path` is a JSON pointer; `expected` a value, or a code that core/desk puts into words.
    base::InputError errorAt(const std::string& path, const std::string& found,
                             const std::string& expected) const;

  private:
    friend class JsonReader;
    struct Content;
    explicit JsonDocument(std::unique_ptr<Content> content);
    std::unique_ptr<Content> m_content;
};

// One node of the document.
class JsonReader {
    friend class JsonDocument;

  public:
    JsonReader(JsonDocument& document, const nlohmann::json& node, std::string path);

    bool has(const std::string& key) const;

    void read(const std::string& key, int& number);
    void read(const std::string& key, std::uint64_t& number);
    void read(const std::string& key, bool& flag);
    void read(const std::string& key, std::string& text);
    void read(const std::string& key, std::vector<int>& numbers);
    void read(const std::string& key, std::map<std::string, std::string>& texts);
    void read(const std::string& key, std::optional<int>& number);
    void read(const std::string& key, std::optional<std::string>& text);

    // A text that names a value.
    template <class Choice, class Read>
    void readChoice(const std::string& key, Choice& choice, Read named) {
        std::string name;
        read(key, name);
        if (const auto value = named(name))
            choice = *value;
        else
            fail(key, base::printable(name), "export_value");
    }

    void with(const std::string& key, const std::function<void(JsonReader&)>& object);
    // A list of so many items at most.
    void eachOf(const std::string& key, std::size_t most, const std::function<void(JsonReader&)>& item);
    void readSelf(std::vector<int>& numbers);

    void fail(const std::string& key, const std::string& found, const std::string& expected);
    void failSelf(const std::string& found, const std::string& expected);

  private:
    const nlohmann::json* child(const std::string& key);
    // Nothing more is read of the object.
    void finish();
    template <class T, class Read>
    void readAs(const std::string& key, T& value, Read readNode, const char* expected);

    JsonDocument* m_document;
    const nlohmann::json* m_node;
    std::string m_path;
};

} // namespace schreiber::store
