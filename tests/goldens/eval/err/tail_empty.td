// The tail of an empty list.
// llvm-tblgen: line 3
def A { list<int> t = !tail([]<int>); }
