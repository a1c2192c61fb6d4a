// More bits than are set.
// llvm-tblgen: line 5
class C { bits<4> b = 0; }
def A : C {
  let b{1-0} = 0b101;
}
