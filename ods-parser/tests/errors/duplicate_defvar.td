// llvm-tblgen: line 3
defvar x = 1;
defvar x = 2;
