// !interleave of records.
// llvm-tblgen: line 6
class C;
def c : C;
def A {
  string s = !interleave([c], ",");
}
