// A multiclass's argument of another type.
// llvm-tblgen: line 4
multiclass M<int a> { def _x { int v = a; } }
defm A : M<"s">;
