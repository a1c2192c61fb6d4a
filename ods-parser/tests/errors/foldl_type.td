// llvm-tblgen: line 3
def A {
  int x = !foldl(0, [1, 2], a, b, "s");
}
