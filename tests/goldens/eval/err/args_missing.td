// An argument without a default is missing.
// llvm-tblgen: line 4
class C<int a, int b>;
def A : C<1>;
