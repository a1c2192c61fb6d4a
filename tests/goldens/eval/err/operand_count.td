// An operator with too few operands.
// llvm-tblgen: line 4
def A {
  int x = !sub(1);
}
