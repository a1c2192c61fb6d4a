// llvm-tblgen: line 3
def A;
#else
def B;
