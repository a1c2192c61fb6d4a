// let … in of a field that does not exist.
// llvm-tblgen: line 4
class B { int width = 1; }
let widht = 2 in
def A : B;
