// llvm-tblgen: line 4
class C { int value; }
def A : C {
  let valu = 1;
}
