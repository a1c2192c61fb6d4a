// An operand of the wrong type.
// llvm-tblgen: line 4
def A {
  int x = !add(1, "two");
}
