// llvm-tblgen: line 2; better: the expression, not the record it is in
def A {
  int x = !logtwo(0);
}
