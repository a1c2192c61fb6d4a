// An operator with too many operands.
// llvm-tblgen: line 4
def A {
  int x = !sub(3, 2, 1);
}
