// An alias of a class.
// llvm-tblgen: line 4
class C;
deftype Alias = C;
