// llvm-tblgen: line 3
class C { int q = ?; int r = !add(q, 1); }
def A : C;
