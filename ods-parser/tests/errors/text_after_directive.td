// llvm-tblgen: line 2
#define X 1
def A;
