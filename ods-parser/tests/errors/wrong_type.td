// llvm-tblgen: line 3
def A {
  42 x;
}
