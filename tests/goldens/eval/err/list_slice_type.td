// An index that is not a number.
// llvm-tblgen: line 5
def A {
  list<int> l = [1, 2];
  int x = l["a"];
}
