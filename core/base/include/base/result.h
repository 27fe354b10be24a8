#pragma once

#include <base/contract.h>

#include <type_traits>
#include <utility>
#include <variant>

namespace schreiber::base {

// Marks a value as the error of a Result: `return fail(Refusal{...});`
template <class E>
struct Failure {
    E error;
};

template <class E>
Failure<std::decay_t<E>> fail(E&& error) {
    return {std::forward<E>(error)};
}

// Nothing to say but that it went well.
struct Done {
    friend bool operator==(const Done&, const Done&) = default;
};

// Either what was asked for or why it could not be had. No exception crosses a room; this does.
// Reading the side that is not there is a bug of the caller and stops the program (contract.h).
template <class T, class E>
class [[nodiscard]] Result {
  public:
    Result(T value)
        : m_state(std::in_place_index<0>, std::move(value)) {}
    template <class F>
    requires std::is_convertible_v<F, E> Result(Failure<F> failure)
        : m_state(std::in_place_index<1>, std::move(failure.error)) {}

    bool ok() const { return m_state.index() == 0; }
    explicit operator bool() const { return ok(); }

    const T& value() const& {
        const T* value = std::get_if<0>(&m_state);
        SCHREIBER_REQUIRE(value != nullptr, "value of a failed result");
        return *value;
    }
    T& value() & {
        T* value = std::get_if<0>(&m_state);
        SCHREIBER_REQUIRE(value != nullptr, "value of a failed result");
        return *value;
    }
    T&& value() && { return std::move(value()); }
    const E& error() const& {
        const E* error = std::get_if<1>(&m_state);
        SCHREIBER_REQUIRE(error != nullptr, "error of a result that went well");
        return *error;
    }
    E&& error() && {
        E* error = std::get_if<1>(&m_state);
        SCHREIBER_REQUIRE(error != nullptr, "error of a result that went well");
        return std::move(*error);
    }

    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(value()); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

  private:
    std::variant<T, E> m_state;
};

} // namespace schreiber::base
