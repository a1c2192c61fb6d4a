// NAME where there is none.
// llvm-tblgen: line 4
def A {
  string s = NAME;
}
