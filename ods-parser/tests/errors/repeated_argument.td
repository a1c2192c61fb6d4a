// llvm-tblgen: line 3
class C<int a, int b = 0>;
def A : C<1, a = 2>;
