// llvm-tblgen: line 4
def A {
  bits<4> b = 0xF;
  bits<1> c = b{-1};
}
