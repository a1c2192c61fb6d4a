// llvm-tblgen: line 2
def A {
  bit x = 2;
}
