// A list with an element of another type.
// llvm-tblgen: line 4
def A {
  list<int> l = [1, "two"];
}
