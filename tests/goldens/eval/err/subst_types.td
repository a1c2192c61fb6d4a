// !subst of different types.
// llvm-tblgen: line 3
def A {
  string s = !subst("a", 1, "abc");
}
