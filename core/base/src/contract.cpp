#include "broken_contract.h"

#include <base/contract.h>

#include <cstdio>
#include <cstdlib>

namespace schreiber::base {

namespace {
thread_local const ContractContext* t_innermost = nullptr;
}

ContractContext::ContractContext(std::string text)
    : m_text(std::move(text))
    , m_outer(t_innermost) {
    t_innermost = this;
}

ContractContext::~ContractContext() {
    t_innermost = m_outer;
}

void contractBroken(const char* condition, const char* what, const char* file, int line) {
    std::fprintf(stderr, "schreiber: bug in the program: %s (%s) at %s:%d\n", what, condition, file, line);
    for (const ContractContext* context = t_innermost; context != nullptr; context = context->m_outer)
        std::fprintf(stderr, "while working on:\n%s\n", context->m_text.c_str());
    std::fflush(stderr);
    if (isLastNetSpread()) throw BrokenContract(what);
    std::abort();
}

} // namespace schreiber::base
