// llvm-tblgen: line 3
def A {
  bits<4> x = 0b01;
}
