// llvm-tblgen: line 3
def A;
include "no/such/file.td"
