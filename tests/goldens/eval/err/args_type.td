// An argument of another type.
// llvm-tblgen: line 4
class C<int a> { int x = a; }
def A : C<"one">;
