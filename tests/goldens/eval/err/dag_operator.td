// An operator that is not a record.
// llvm-tblgen: line 4
def A {
  dag d = ("op" 1);
}
