// llvm-tblgen: line 4
def A {
  int x = 1
  int y = 2;
}
