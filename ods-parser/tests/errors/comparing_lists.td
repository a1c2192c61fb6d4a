// llvm-tblgen: line 3
def A {
  bit x = !eq([1], [1]);
}
