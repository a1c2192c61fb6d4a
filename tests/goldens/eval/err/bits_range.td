// A bit beyond the width.
// llvm-tblgen: line 5
class C { bits<4> b = 0; }
def A : C {
  let b{4} = 1;
}
