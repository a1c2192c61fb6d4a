// llvm-tblgen: line 3
class C;
defm X : C;
