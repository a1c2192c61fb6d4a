// A field declared again with another type.
// llvm-tblgen: line 5
class C { int x = 1; }
def A : C {
  string x = "a";
}
