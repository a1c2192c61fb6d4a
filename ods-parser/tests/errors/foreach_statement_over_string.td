// llvm-tblgen: line 2
foreach i = "abc" in def A#i;
