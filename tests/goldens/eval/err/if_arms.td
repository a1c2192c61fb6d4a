// Arms without a common type.
// llvm-tblgen: line 4
def A {
  int x = !if(1, 2, "three");
}
