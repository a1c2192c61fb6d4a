// Two records of one name.
// llvm-tblgen: line 6
class C;
def A : C;
def B : C;
def A : C;
