// A step of zero.
// llvm-tblgen: line 3; here: line 4, where the operands stand that are wrong, not where the definition around them begins
def A {
  list<int> l = !range(0, 5, 0);
}
