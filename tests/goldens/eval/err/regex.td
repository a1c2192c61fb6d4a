// A regular expression that is none.
// llvm-tblgen: an error without a line
def A {
  bit b = !match("abc", "(a");
}
