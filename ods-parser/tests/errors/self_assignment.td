// llvm-tblgen: line 4
class C { int x = 1; }
def A : C {
  let x = x;
}
