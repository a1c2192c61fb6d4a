// llvm-tblgen: line 4
class C { bits<4> b; }
def A : C {
  let b{7} = 1;
}
