// llvm-tblgen: line 2
#define
def A;
