// An assertion whose message is not a string.
// llvm-tblgen: line 3
assert 0, 5;
