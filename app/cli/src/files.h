#pragma once

#include <base/file_writer.h>
#include <desk/csv_tables.h>
#include <desk/failure.h>
#include <desk/receipt.h>
#include <tournament/limits.h>

#include <cstddef>
#include <string>
#include <vector>

// Files that a command reads and writes beside the tournament.
namespace schreiber::cli {

// Written as a file's name; what a command then says of the file it leaves out.
inline constexpr const char* kStandardOutput = "-";

// The whole of a file, or of standard input for `-` (desk/whole_file.h).
desk::Outcome<std::string> readWhole(const std::string& path, std::size_t most = tournament::kMostFileBytes);

// What a command writes, told again by how the file begins.
// A begun record is filled in by hand: it replaces nothing without a yes.
enum class FileType { Pdf, Export, Table, Page, Record, BegunRecord };

// Whole or not at all (base/file_writer.h). A file that stands there is replaced if it is of the type; one of
// another type only with a yes, a tournament never. A dry run only checks. `-` is standard output.
desk::Outcome<base::Done> writeWhole(const std::string& path, const std::string& bytes, FileType type,
                                     const desk::Confirmation& confirmation);

// The same of several files of one type, of which all are written or none.
desk::Outcome<base::Done> writeTogether(const std::vector<base::FileToWrite>& files, FileType type,
                                        const desk::Confirmation& confirmation,
                                        base::Folders folders = base::Folders::AreThere);

// The tables into a folder, which is made where it is missing. Gives the files.
desk::Outcome<std::vector<std::string>> writeTables(const std::vector<desk::CsvTable>& tables,
                                                    const std::string& folder,
                                                    const desk::Confirmation& confirmation);

} // namespace schreiber::cli
