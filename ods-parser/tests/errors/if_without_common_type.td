// llvm-tblgen: line 3
def A {
  int x = !if(1, 2, "a");
}
