// A parent that does not exist.
// llvm-tblgen: line 4
class Op<string n> { string name = n; }
def A : Opp<"a">;
