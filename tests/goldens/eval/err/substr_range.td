// A start beyond the end.
// llvm-tblgen: line 3; here: line 4, where the operands stand that are wrong, not where the definition around them begins
def A {
  string s = !substr("abc", 4);
}
