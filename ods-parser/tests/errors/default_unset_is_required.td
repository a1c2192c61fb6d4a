// llvm-tblgen: line 3
class C<int a = ?>;
def A : C;
