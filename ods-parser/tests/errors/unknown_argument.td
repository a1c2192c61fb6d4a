// llvm-tblgen: line 3
class C<int width>;
def A : C<widht = 1>;
