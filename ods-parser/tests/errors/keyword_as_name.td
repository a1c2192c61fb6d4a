// llvm-tblgen: line 3
def A {
  int in = 1;
}
