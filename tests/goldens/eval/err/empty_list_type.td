// A list without elements where no type is known.
// llvm-tblgen: line 4
def A {
  int n = !size([]);
}
