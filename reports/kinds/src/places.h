#pragma once

#include <kinds/view.h>
#include <pdf/list.h>
#include <tournament/model.h>

#include <lists/matches.h>
#include <string>
#include <vector>
#include <words/language.h>

// Where a match is played and in which group, as lists say it.
namespace schreiber::kinds {

// The groups of a tournament that has some.
class Groups {
  public:
    explicit Groups(const tournament::Tournament& tournament);

    bool any() const { return !m_groups.empty(); }
    int of(int contestant) const;                 // from 1; 0: in none
    int at(const tournament::Table& match) const; // of a match between two of a group
    std::string cell(int contestant) const;       // the number, or nothing
    // Of a start number, where singles were drawn into pairs.
    int ofEntry(const tournament::Tournament& tournament, int entry) const;

  private:
    std::vector<std::vector<int>> m_groups;
};

pdf::Column groupColumn(words::Language language);

// The columns of a list: the table in the room and, with heats, the heat; for whoever keys the sheet the
// number of the match; the group where there are groups, and what it decides
// where not all decide the same.
enum class For { Players, Desk };
enum class TableLetters { AsOthers, Large }; // of its number
class Places {
  public:
    Places(const View& view, const tournament::Round& round, For whom,
           TableLetters letters = TableLetters::AsOthers);

    void addColumns(pdf::Table& list) const;
    void add(pdf::Row& row, const tournament::Table& match) const;
    void addSittingOut(pdf::Row& row, int contestant) const;

    // Of the round, as lists have it; and all columns that the draw or its results have on paper.
    const lists::Matched& rowOf(const tournament::Table& match) const;
    std::vector<lists::MatchColumn> columns(lists::Told told) const;

  private:
    const View& m_view;
    TableLetters m_letters;

    words::Language m_language;
    Groups m_groups;
    std::vector<lists::Matched> m_rows;
    std::vector<lists::MatchColumn> m_columns; // of those that say where
};

} // namespace schreiber::kinds
