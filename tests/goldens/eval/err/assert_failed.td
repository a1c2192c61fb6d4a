// An assertion at the top level.
// llvm-tblgen: line 4
defvar n = 3;
assert !lt(n, 3), "n is " # n;
