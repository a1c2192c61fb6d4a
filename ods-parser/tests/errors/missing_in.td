// llvm-tblgen: line 3
class C;
let x = 1 def A : C;
