// llvm-tblgen: line 3
def A {
  code c = [{ text
}
