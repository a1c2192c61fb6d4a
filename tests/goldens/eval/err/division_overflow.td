// The one quotient that does not fit.
// llvm-tblgen: line 3
def A { int x = !div(-9223372036854775808, -1); }
