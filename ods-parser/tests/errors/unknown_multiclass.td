// llvm-tblgen: line 3
multiclass Mult { def a; }
defm X : Mul;
