// llvm-tblgen: line 4
def A;
def B;
def A;
