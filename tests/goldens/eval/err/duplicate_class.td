// Two classes of one name.
// llvm-tblgen: line 4
class A { int x = 1; }
class A { int y = 1; }
