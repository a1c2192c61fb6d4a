// The same bit set twice in one let.
// llvm-tblgen: line 5
class C { bits<4> b = 0; }
def A : C {
  let b{1, 1} = 3;
}
