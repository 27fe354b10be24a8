#pragma once

#include <string>

// Our own bugs: a check that is always on. It prints what broke, where, and the context that was set
// (the record being replayed, the seed of a draw), and ends the program before a wrong thing is written.
#define SCHREIBER_REQUIRE(condition, what)                                                                   \
    ((condition) ? static_cast<void>(0)                                                                      \
                 : ::schreiber::base::contractBroken(#condition, what, __FILE__, __LINE__))

namespace schreiber::base {

[[noreturn]] void contractBroken(const char* condition, const char* what, const char* file, int line);

// What to print beside a broken contract while this object lives: a deal record, a seed.
class ContractContext {
  public:
    explicit ContractContext(std::string text);
    ~ContractContext();
    ContractContext(const ContractContext&) = delete;
    ContractContext& operator=(const ContractContext&) = delete;

  private:
    std::string m_text;
    const ContractContext* m_outer;
    friend void contractBroken(const char*, const char*, const char*, int);
};

} // namespace schreiber::base
