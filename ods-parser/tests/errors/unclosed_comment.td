// llvm-tblgen: line 3
def A;
/* a /* b */
def B;
