// llvm-tblgen: line 3
foreach i = [1] in {
  class C;
}
