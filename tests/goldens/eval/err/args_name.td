// A named argument that is not a parameter.
// llvm-tblgen: line 4
class C<int width> { int x = width; }
def A : C<widht = 1>;
