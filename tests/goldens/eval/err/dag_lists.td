// Values and names of different length.
// llvm-tblgen: line 4
def op;
def A {
  dag d = !dag(op, [1, 2], ["only"]);
}
