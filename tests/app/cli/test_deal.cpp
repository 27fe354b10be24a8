#include "program.h"

#include <catch2/catch.hpp>

using schreiber::test::Desk;
using schreiber::test::Ran;

namespace {

const std::string kRevoke = "rules: innsbruck\nplayers: A=Anna B=Bert C=Carla D=Dora\n"
                            "house: revoke_penalty=lose_deal_minus2\nscore: 5 5\n"
                            "hand A: L10 H8 H9 HA S10\nhand B: LO EK EA SO ?\n\n"
                            "D: turn H10\nA: play L10\nB: play EK\nC: play LA\nD: play L9\n";
const std::string kLegal = "rules: imst\ntrump: L\n\nA: play H9\n";

} // namespace

TEST_CASE("deal print tells what deal check tells, and prints it with -o") {
    const Desk desk;
    desk.write("revoke.perlagg", kRevoke);
    desk.write("legal.perlagg", kLegal);
    desk.write("both.perlagg", kLegal + "---\n" + kRevoke);
    for (const std::string file : {"revoke.perlagg", "legal.perlagg", "both.perlagg"}) {
        const Ran check = desk.run({"deal", "check", file, "--lang", "it"});
        const Ran print = desk.run({"deal", "print", file, "--lang", "it"});
        CHECK(print.out == check.out);
        CHECK(print.code == check.code);
        const Ran paper = desk.run({"deal", "print", file, "-o", "ruling.pdf", "--lang", "it"});
        CHECK(paper.code == check.code);
        CHECK(paper.out.empty());
        CHECK(desk.read("ruling.pdf").starts_with("%PDF-"));
    }
    CHECK(desk.run({"deal", "print", "revoke.perlagg"}).code == 1);
    CHECK(desk.run({"deal", "print", "legal.perlagg"}).code == 0);
}

TEST_CASE("deal print says what it cannot read or write") {
    const Desk desk;
    desk.write("bad.perlagg", "rules: imst\ntrump: L\n\nA: play L99\n");
    desk.write("good.perlagg", kLegal);
    const Ran unreadable = desk.run({"deal", "print", "bad.perlagg", "-o", "x.pdf"});
    CHECK(unreadable.code == 2);
    CHECK(unreadable.errors.find("bad.perlagg") != std::string::npos);
    CHECK(desk.run({"deal", "print", "missing.perlagg"}).code == 2);
    CHECK(desk.run({"deal", "print", "good.perlagg", "-o", "no/such/folder/x.pdf"}).code == 2);
}
