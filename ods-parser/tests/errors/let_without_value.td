// llvm-tblgen: line 4
class C { int x; }
def A : C {
  let x;
}
