// A field that refers to itself in an operator.
// llvm-tblgen: line 4
class C { list<int> l = [1]; }
def A : C {
  let l = !listconcat(l, [2]);
}
