// llvm-tblgen: no line
def A {
  bit x = !match("a", "(");
}
