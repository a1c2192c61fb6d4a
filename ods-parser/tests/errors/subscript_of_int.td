// llvm-tblgen: line 4
defvar x = 1;
def A {
  int y = x[0];
}
