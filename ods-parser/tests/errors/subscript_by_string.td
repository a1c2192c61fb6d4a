// llvm-tblgen: line 3
def A {
  int y = [1, 2]["a"];
}
