// A loop that makes one name twice.
// llvm-tblgen: line 4
foreach i = [1, 1] in
def A#i;
