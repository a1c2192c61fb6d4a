// An alias of a name that exists.
// llvm-tblgen: line 4
deftype Num = int;
deftype Num = string;
