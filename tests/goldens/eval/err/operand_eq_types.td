// A comparison of different types.
// llvm-tblgen: line 4
def A {
  bit b = !eq(1, "1");
}
