// A condition that is not a bit.
// llvm-tblgen: line 3
if "yes" then
def A;
