// llvm-tblgen: line 2
defvar x;
