// !isa of a class that does not exist.
// llvm-tblgen: line 4
def r;
def A { bit b = !isa<Nope>(r); }
