// llvm-tblgen: line 3
def A {
  int x = 99999999999999999999;
}
