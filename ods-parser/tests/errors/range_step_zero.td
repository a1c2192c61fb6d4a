// llvm-tblgen: line 2; better: the expression, not the record it is in
def A {
  list<int> x = !range(0, 4, 0);
}
