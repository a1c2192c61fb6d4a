// !foreach over something that is not a list.
// llvm-tblgen: line 4
def A {
  list<int> l = !foreach(x, 5, x);
}
