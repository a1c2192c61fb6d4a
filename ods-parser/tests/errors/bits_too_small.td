// llvm-tblgen: line 2
def A {
  bits<2> x = 5;
}
