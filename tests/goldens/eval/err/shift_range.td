// A shift out of range.
// llvm-tblgen: line 3; here: line 5, where the operands stand that are wrong, not where the definition around them begins
def A {
  int a = !shl(1, 63);
  int b = !shl(1, 64);
}
