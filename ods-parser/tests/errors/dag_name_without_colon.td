// llvm-tblgen: line 4
def op;
def A {
  dag d = (op 1 $x);
}
