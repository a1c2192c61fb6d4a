// llvm-tblgen: line 3
class C { int x; }
def A : C { let y = 1; }
def B : D;
def E { int z = "a"; }
