// A defm that makes a name that exists.
// llvm-tblgen: line 3
multiclass M { def _x; }
def A_x;
defm A : M;
