#pragma once

#include <game/answers.h>
#include <memory>
#include <perlaggen/record/reader.h>
#include <string>
#include <string_view>
#include <words/language.h>

namespace schreiber::perlaggen::ruling {

// Answers the queries of `schreiber-cli ask` (cli.md; readings.md 44 to 51): one JSON object a line in,
// one a line out, without the line end. Any bytes may be handed in; what cannot be used is answered with
// `{"error": …}`, what hangs on a switch that is not set with `{"undecided": […]}`. Keeps the rules of
// recent queries; one object serves one thread.
class Asker final : public game::Answers {
  public:
    // `language`: of what is said to be wrong.
    explicit Asker(words::Language language, record::FindRuleSet find = rulebook::findRuleSet);
    ~Asker() override;
    Asker(const Asker&) = delete;
    Asker& operator=(const Asker&) = delete;

    std::string answer(std::string_view line) override;

  private:
    struct Cache;
    std::unique_ptr<Cache> m_cache;
};

} // namespace schreiber::perlaggen::ruling
