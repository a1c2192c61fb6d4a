// A variable of a name that exists.
// llvm-tblgen: line 4
defvar v = 1;
defvar v = 2;
