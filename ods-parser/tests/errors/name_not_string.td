// llvm-tblgen: line 2
def 5;
