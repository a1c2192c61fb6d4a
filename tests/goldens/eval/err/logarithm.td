// A logarithm of nothing.
// llvm-tblgen: line 3; here: line 4, where the operands stand that are wrong, not where the definition around them begins
def A {
  int a = !logtwo(0);
}
