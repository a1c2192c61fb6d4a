// llvm-tblgen: line 3
def A {
  list<int> l = [1, 2][0..1];
}
