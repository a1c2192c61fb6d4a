// llvm-tblgen: line 3
def A {
  if 1 then int x = 1;
}
