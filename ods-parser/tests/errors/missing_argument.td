// llvm-tblgen: line 3
class C<int a, int b>;
def A : C<1>;
