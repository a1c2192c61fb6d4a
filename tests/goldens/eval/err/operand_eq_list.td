// A comparison of lists.
// llvm-tblgen: line 4
def A {
  bit b = !eq([1], [1]);
}
