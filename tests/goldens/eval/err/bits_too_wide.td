// An integer that does not fit its bits.
// llvm-tblgen: line 3
def A {
  bits<2> b = 5;
}
