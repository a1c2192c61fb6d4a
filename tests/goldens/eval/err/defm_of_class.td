// defm of a class only.
// llvm-tblgen: line 4
class C;
defm A : C;
