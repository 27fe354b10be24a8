#pragma once

#include <desk/failure.h>
#include <pdf/image.h>

#include <memory>
#include <string>

// The club's emblem on certificates, the same for window and command line.
namespace schreiber::papers {

using Emblem = std::shared_ptr<const pdf::Image>; // null: none

// Of the file's bytes, whatever they are; `path` is how the file is told where they are no picture.
desk::Outcome<Emblem> emblemIn(const std::string& bytes, const std::string& path);

// The same of a file; none where the path is empty.
desk::Outcome<Emblem> emblemFrom(const std::string& path);

} // namespace schreiber::papers
