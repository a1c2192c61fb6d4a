// llvm-tblgen: line 2
def Ä;
