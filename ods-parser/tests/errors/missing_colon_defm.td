// llvm-tblgen: line 3
multiclass M { def a; }
defm X M;
