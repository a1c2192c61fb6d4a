// Records are visible only after their definition.
// llvm-tblgen: line 4
class C;
def A { C x = !cast<C>("Later"); }
def Later : C;
