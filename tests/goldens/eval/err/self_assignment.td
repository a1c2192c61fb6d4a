// A field set to itself.
// llvm-tblgen: line 5
class C { int x = 1; }
def A : C {
  let x = x;
}
