// A parameter that gets two arguments.
// llvm-tblgen: line 4
class C<int a, int b> { int x = a; int y = b; }
def A : C<1, a = 2>;
