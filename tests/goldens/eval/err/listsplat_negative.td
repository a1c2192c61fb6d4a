// A negative count.
// llvm-tblgen: an error without a line
def A {
  list<int> l = !listsplat(1, -1);
}
