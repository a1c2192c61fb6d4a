// A parameter with a default before one without.
// llvm-tblgen: line 4
class C<int a = 1, int b> { int x = a; int y = b; }
def A : C<1>;
