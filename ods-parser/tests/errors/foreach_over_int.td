// llvm-tblgen: line 3
def A {
  list<int> x = !foreach(i, 5, i);
}
