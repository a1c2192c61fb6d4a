// llvm-tblgen: line 4
class C { int x = ?; }
def c : C;
if c.x then def A;
