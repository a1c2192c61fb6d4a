// More arguments than parameters.
// llvm-tblgen: line 4
class C<int a, int b = 2>;
def A : C<1, 2, 3>;
