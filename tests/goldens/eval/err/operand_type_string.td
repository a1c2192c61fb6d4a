// A number where a string is wanted.
// llvm-tblgen: line 4
def A {
  string s = !strconcat("a", 1);
}
