// llvm-tblgen: line 3
def A {
  list<int> x = [1, "a"];
}
