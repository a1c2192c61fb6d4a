// A multiclass that inherits from one that does not exist.
// llvm-tblgen: line 4
multiclass Pair { def _a; }
multiclass Two : Piar { def _b; }
