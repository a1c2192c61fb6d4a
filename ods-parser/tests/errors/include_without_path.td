// llvm-tblgen: line 3
def A;
include B
