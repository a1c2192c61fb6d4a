// A name that is nothing.
// llvm-tblgen: line 5
def foo;
def A {
  list<int> l = [1, fooo];
}
