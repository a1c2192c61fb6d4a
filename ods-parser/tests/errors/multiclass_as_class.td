// llvm-tblgen: line 3
multiclass M { def a; }
def X : M;
