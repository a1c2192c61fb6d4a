// Bits of a field that is not bits.
// llvm-tblgen: line 5
class C { int i = 0; }
def A : C {
  let i{0} = 1;
}
