// llvm-tblgen: line 5
class C { int x; }
def A : C {
  let x = 1
}
