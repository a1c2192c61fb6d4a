// A field of something that is not a record.
// llvm-tblgen: line 5
def A {
  int n = 1;
  int w = n.width;
}
