// !cast between types that do not convert.
// llvm-tblgen: line 4
def op;
def A {
  int i = !cast<int>((op));
}
