// A loop over something that is not a list.
// llvm-tblgen: line 3
foreach i = "abc" in
def A#i;
