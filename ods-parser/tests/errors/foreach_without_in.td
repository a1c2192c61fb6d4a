// llvm-tblgen: line 2
foreach i = [1, 2] def A#i;
