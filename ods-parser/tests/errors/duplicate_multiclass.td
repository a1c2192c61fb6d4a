// llvm-tblgen: line 3
multiclass M { def a; }
multiclass M { def b; }
