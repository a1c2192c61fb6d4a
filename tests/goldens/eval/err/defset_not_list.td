// A defset that is not a list.
// llvm-tblgen: line 4
class P;
defset P all = { def a : P; }
