#!/usr/bin/env bash
# core/perlaggen/ruling puts into words what the deal decides. It reads no house rule and no trait of a rule set, compares
# no score with a target, adds nothing to it, compares no two figures and works out no order of asking: what a rule says
# of a case is a question in core/perlaggen/deal under the rule's name (deal/house.h, bets.h, comparison.h, declaring.h,
# end_rule.h, allowance.h).
#
# To name a switch is not to read it: a ruling says on which it rests, and that goes on to the text of it. So a
# variable of type Switch may be passed on, and the two functions that show what a switch stands at (`agreed` and
# `agreedRule` in sentences.cpp) may be given one by name. What a switch stands at nobody here asks: no `is`, `get`, `setting`, no
# value of its enumeration.
set -uo pipefail
bad=0
header=core/perlaggen/rulebook/include/perlaggen/rulebook/switches.h
switches=$(sed -n '/^enum class Switch /,/^};/p' "$header" | grep -oE '^    [A-Z][A-Za-z0-9]*' | tr -d ' ')
[ "$(wc -w <<<"$switches")" -ge 80 ] || { echo "Only $(wc -w <<<"$switches") switches found in $header"; bad=1; }
values="rulebook::($(paste -sd'|' <<<"$switches"))::"
reads='\bSwitch::[A-Z]|(\.|->)(is|get)(<[A-Za-z:]+>)?\((rulebook::|\))|\bsetting\(|\bswitches\['
score='[Ss]core|[Pp]oints'
compares="($score)[^;]*[^<>=!-](<|>|<=|>=|==|!=)[^<>=][^;]*\\btarget\\b|\\btarget\\b(\\(\\))? *(<|>|<=|>=|==|!=|[-+]) | (<|>|<=|>=|==|!=|[-+]) [A-Za-z_.]*\\btarget\\b"
traits='\bTrait::|(\.|->)(traits|countdown)\b'
adds="($score)(\(\)|\[[^]]*\])? *[-+] *[A-Za-z0-9(]|[-+] *($score)\b"
place='(\.|->)(size|rank|height|strength|top)(\(\))?'
better="$place *(<|>|<=|>=) *[A-Za-z_]+$place|<=>"
asking='indexOf\([^;]*dealer'
reached='\bmissing\([^;]*\) *(<|>|<=|>=|==|!=) *[0-9]'
lengths='\bneededCards\([^;]*\) *(<|>|<=|>=)|(<|>|<=|>=) *needed\b|\bneeded *(<|>|<=|>=) *[1-9]'
forbidden="$values|$reads|$compares|$traits|$adds|$better|$asking|$reached|$lengths"
shown='return agreed(Rule)?\('

found() { sed -E 's,//.*,,' "$1" | grep -nE "$forbidden" | grep -vE "$shown"; }

files=$(find core/perlaggen/ruling -name '*.cpp' -o -name '*.h' | sort)
[ "$(wc -w <<<"$files")" -ge 80 ] || { echo 'This test finds no core/perlaggen/ruling any more.'; bad=1; }
for file in $files; do
    hits=$(found "$file")
    [ -z "$hits" ] || { printf '%s decides what is for core/perlaggen/deal to decide:\n%s\n' "$file" "$hits"; bad=1; }
done

# What it must find, and what it must not.
sample=$(mktemp)
trap 'rm -f "$sample"' EXIT
while IFS= read -r line; do
    printf '%s\n' "$line" >"$sample"
    [ -n "$(found "$sample")" ] || { printf 'This test overlooks: %s\n' "$line"; bad=1; }
done <<'LINES'
if (rules.is(rulebook::DeclareCompare::Block)) return;
put(rules.setting(rulebook::Switch::LuckBoden).value == 0, on::kStockUnseen);
const auto value = rules.get<rulebook::WrongDealer>();
if (ruling.restsOn == rulebook::Switch::TrumpHanger) return {};
return set.switches[which].chosen;
if (state.score[at] == state.target - 1) return true;
const bool over = points >= target();
const int last = sheet.target() - 1;
if (!rules.has(rulebook::Trait::Stakes)) return nullptr;
if (sheet.rules().set().countdown) return 0;
return set.traits == other.traits;
sheet.step(words, sheet.party(team), points, value, points + value);
const int now = state.score[at] - 2;
return one.size != other.size ? one.size > other.size : one.rank > other.rank;
if (mine.strength > best.strength) return mine;
return cards::indexOf(cards::after(seat, state.seats, -cards::indexOf(state.dealer) - 1));
if (deal::missing(sheet.rules(), table, team) <= 0) return team;
if (best && static_cast<int>(best->cards.size()) >= needed) return 0;
return needed > 2 ? needed : 0;
LINES
while IFS= read -r line; do
    printf '%s\n' "$line" >"$sample"
    [ -z "$(found "$sample")" ] || { printf 'This test finds what is in order: %s\n' "$line"; bad=1; }
done <<'LINES'
if (place == "order") return agreed(m_replay, rulebook::Switch::ExchangeOrder, m_language);
std::optional<rulebook::Switch> houseRule;
int target() const { return m_under.target.value_or(m_rules.set().target()); }
const deal::Standing before{sheet.target(), sheet.score(), {}, {}};
text += rulebook::textOf(*ruling.openSwitch).in(language);
if (deal::countsDown(sheet.rules())) return;
if (!same && mine.size() == next.size()) addBeside(m_replay, reason, "rank_order");
for (std::size_t rank = 0; rank < has.size(); ++rank) seats[rank] += has[rank] ? 1 : 0;
const Seat first = cards::after(state.dealer, state.seats);
if (m_under.target && !countdown) text += fmt::format("target: {}", *m_under.target);
LINES
exit $bad
