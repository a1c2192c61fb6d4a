// llvm-tblgen: line 4
def op;
def A {
  list<int> x = !filter(i, (op 1), 1);
}
