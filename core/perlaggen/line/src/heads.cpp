#include <algorithm>
#include <perlaggen/line/agreed.h>
#include <perlaggen/line/heads.h>
#include <perlaggen/record/own_list.h>

namespace schreiber::perlaggen::line {

using record::Header;

game::Head headOf(const Header& header) {
    game::Head head;
    head.agreed.rules = header.rules;
    head.agreed.name = record::ownNameOf(header);
    for (const rulebook::HouseRule& rule : header.house) head.agreed.house[rule.name] = rule.value;
    if (const auto list = record::ownListOf(header))
        head.agreed.options[kOwnList] = rulebook::toString(*list);
    head.agreed.target = header.target.value_or(0);
    head.seats = header.seats;
    for (const auto& name : header.players) head.players.push_back(name.value_or(std::string()));
    head.score = header.score;
    head.owed = header.owed;
    if (header.dealer) head.dealer = static_cast<int>(*header.dealer);
    head.event = header.event;
    head.date = header.date;
    head.round = header.round;
    head.table = header.table;
    return head;
}

Header headerOf(const game::Head& head) {
    Header header;
    header.rules = head.agreed.rules;
    header.house = houseOf(head.agreed);
    header.seats = head.seats;
    for (std::size_t seat = 0; seat < std::min(header.players.size(), head.players.size()); ++seat)
        if (!head.players[seat].empty()) header.players[seat] = head.players[seat];
    if (head.agreed.target > 0) header.target = head.agreed.target;
    header.score = head.score;
    header.owed = head.owed;
    if (head.dealer) header.dealer = static_cast<cards::Seat>(*head.dealer);
    header.event = head.event;
    header.date = head.date;
    header.round = head.round;
    header.table = head.table;
    if (const auto list = ownListOf(head.agreed)) record::setOwnList(header, *list);
    if (!head.agreed.name.empty()) record::setOwnName(header, head.agreed.name);
    return header;
}

void complete(Header& header, const Header& atTable) {
    const auto take = [](auto& mine, const auto& theirs) {
        if (!mine) mine = theirs;
    };
    take(header.event, atTable.event);
    take(header.date, atTable.date);
    take(header.round, atTable.round);
    take(header.table, atTable.table);
    if (header.rules != atTable.rules || header.seats != atTable.seats) return;
    if (header.house.empty()) header.house = atTable.house;
    take(header.target, atTable.target);
    if (const auto list = record::ownListOf(atTable); list && !record::ownListOf(header))
        record::setOwnList(header, *list);
    // The club's name is for its own rules alone: with another house rule or list they are others.
    const bool same =
        header.house == atTable.house && record::ownListOf(header) == record::ownListOf(atTable);
    if (const std::string name = record::ownNameOf(atTable); same && record::ownNameOf(header).empty())
        if (!name.empty()) record::setOwnName(header, name);
    for (std::size_t seat = 0; seat < header.players.size(); ++seat)
        take(header.players[seat], atTable.players[seat]);
}

} // namespace schreiber::perlaggen::line
