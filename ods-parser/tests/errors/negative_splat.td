// llvm-tblgen: no line
def A {
  list<int> x = !listsplat(1, -1);
}
