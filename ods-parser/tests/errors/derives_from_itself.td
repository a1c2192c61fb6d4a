// llvm-tblgen: crashes
class C : C;
