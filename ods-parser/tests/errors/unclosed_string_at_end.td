// llvm-tblgen: line 2
def A { string s = "abc