// llvm-tblgen: line 3
def A {
  list<int> x = !foreach(1, [1], 1);
}
