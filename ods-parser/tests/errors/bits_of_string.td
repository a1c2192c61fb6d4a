// llvm-tblgen: line 4
class C { string s; }
def A : C {
  let s{0} = 1;
}
