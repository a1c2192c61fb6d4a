// Bits of another width.
// llvm-tblgen: line 4
def A {
  bits<4> b = 0b101;
}
