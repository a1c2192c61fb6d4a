// A positional argument after a named one.
// llvm-tblgen: line 4
class C<int a, int b> { int x = a; int y = b; }
def A : C<a = 1, 2>;
