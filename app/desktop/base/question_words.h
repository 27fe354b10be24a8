#pragma once

#include "base/seams.h"

#include <desk/failure.h>

#include <words/language.h>

// The heading and the button of a question of the desk.
namespace schreiber::desktop {

YesOrNo questionFor(const desk::Failure& failure, words::Language language);

} // namespace schreiber::desktop
