// An assertion whose condition is not a bit.
// llvm-tblgen: line 3
assert "yes", "message";
