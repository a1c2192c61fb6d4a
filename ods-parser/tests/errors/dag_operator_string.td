// llvm-tblgen: line 3
def A {
  dag d = ("op" 1);
}
