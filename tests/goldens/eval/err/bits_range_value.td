// A part beyond the width, in a value.
// llvm-tblgen: line 5
def A {
  bits<4> b = 0;
  bits<2> c = b{5-4};
}
