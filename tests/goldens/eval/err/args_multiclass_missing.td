// A multiclass without its argument.
// llvm-tblgen: line 4
multiclass M<int a> { def _x { int v = a; } }
defm A : M;
