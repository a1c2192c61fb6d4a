// llvm-tblgen: line 3
class C;
deftype D = C;
