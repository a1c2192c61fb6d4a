// An element beyond the end.
// llvm-tblgen: line 3
def A {
  list<int> l = [1, 2];
  int x = l[2];
}
