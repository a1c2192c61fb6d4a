// llvm-tblgen: line 3
def A {
  int x = !add(1, "a");
}
