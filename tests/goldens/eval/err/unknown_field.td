// A field that a record does not have.
// llvm-tblgen: line 6
class C { int width = 1; }
def c : C;
def A {
  int w = c.widht;
}
