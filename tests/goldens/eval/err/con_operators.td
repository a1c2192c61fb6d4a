// Dags of different operators.
// llvm-tblgen: an error without a line
def op; def other;
def A {
  dag d = !con((op 1), (other 2));
}
