// A paste of an unset field.
// llvm-tblgen: line 3
def A {
  string s;
  string t = s # "x";
}
