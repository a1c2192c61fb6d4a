// Two multiclasses of one name.
// llvm-tblgen: line 4
multiclass M { def _a; }
multiclass M { def _b; }
