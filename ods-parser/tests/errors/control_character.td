// llvm-tblgen: line 3
def A {
  int x = ;
}
