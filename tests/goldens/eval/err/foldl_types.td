// !foldl over something that is not a list.
// llvm-tblgen: line 4
def A {
  int n = !foldl(0, "abc", acc, x, acc);
}
