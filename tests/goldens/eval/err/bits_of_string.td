// Bits of something that has none.
// llvm-tblgen: line 5
def A {
  string s = "a";
  bit b = s{0};
}
