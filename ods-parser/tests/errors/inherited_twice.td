// llvm-tblgen: line 3
class B;
class C : B, B;
