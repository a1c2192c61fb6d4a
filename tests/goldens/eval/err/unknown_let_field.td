// let of a field that does not exist.
// llvm-tblgen: line 5
class B { int width = 1; }
def A : B {
  let widht = 2;
}
