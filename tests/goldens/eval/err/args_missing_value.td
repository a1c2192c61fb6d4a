// The same in a value.
// llvm-tblgen: line 5
class C<int a, int b> { int x = a; int y = b; }
def A {
  C c = C<1>;
}
