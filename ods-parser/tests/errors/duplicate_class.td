// llvm-tblgen: line 3
class C { int x; }
class C { int y; }
