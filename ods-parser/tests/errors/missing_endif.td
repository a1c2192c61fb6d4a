// llvm-tblgen: line 4
#ifdef X
def A;
