// llvm-tblgen: line 3
class C { list<int> l = [1]; }
def A : C {
  let l = !listconcat(l, [2]);
}
