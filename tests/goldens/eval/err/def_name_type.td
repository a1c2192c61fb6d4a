// A name that is not a string.
// llvm-tblgen: line 3
def !add(1, 2);
