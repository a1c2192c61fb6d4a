// defm of a multiclass that does not exist.
// llvm-tblgen: line 4
multiclass Pair { def _a; }
defm A : Piar;
