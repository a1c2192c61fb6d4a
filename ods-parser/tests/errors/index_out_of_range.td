// llvm-tblgen: line 3; better: the type of the element is wanted, not of the list
def A {
  int y = [1, 2][5];
}
