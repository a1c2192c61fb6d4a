// llvm-tblgen: line 2
multiclass M { def ""; }
defm A : M;
defm A : M;
