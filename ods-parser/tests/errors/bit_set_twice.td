// llvm-tblgen: line 4
class C { bits<4> b; }
def A : C {
  let b{1, 1} = 3;
}
