// llvm-tblgen: line 2
if 1 def A;
