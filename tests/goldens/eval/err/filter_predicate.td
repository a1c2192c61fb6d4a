// !filter with something that is not a bit.
// llvm-tblgen: line 3
def A {
  list<int> l = !filter(x, [1, 2], "yes");
}
