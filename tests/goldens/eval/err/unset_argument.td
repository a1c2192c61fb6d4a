// An argument that has only `?` for a default.
// llvm-tblgen: line 4
class C<int a = ?> { int x = a; }
def A : C;
