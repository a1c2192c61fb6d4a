// A name for an argument that is not there.
// llvm-tblgen: line 4; here: line 5, where the operands stand that are wrong, not where the definition around them begins
def op;
def A {
  dag d = !setdagname((op 1), 3, "n");
}
