// A name close to a field's.
// llvm-tblgen: line 5
class B { int width = 1; }
def A : B {
  int w = widht;
}
