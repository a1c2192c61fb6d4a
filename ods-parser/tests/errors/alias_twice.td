// llvm-tblgen: line 3
deftype D = int;
deftype D = bit;
