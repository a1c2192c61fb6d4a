// llvm-tblgen: line 3
def A {
  string x = !cast(1);
}
