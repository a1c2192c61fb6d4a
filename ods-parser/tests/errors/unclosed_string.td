// llvm-tblgen: line 3
def A {
  string s = "abc;
}
