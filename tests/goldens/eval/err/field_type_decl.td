// A declared field's value of another type.
// llvm-tblgen: line 4
def A {
  string s = 1;
}
