// llvm-tblgen: line 4
class C { list<int> l; }
def A : C {
  let l = ["a"];
}
