// An operator on an unset field.
// llvm-tblgen: line 4
class C { int q; int x = !add(q, 1); }
def A : C;
