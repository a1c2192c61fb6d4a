// llvm-tblgen: line 5
class C { int value = 1; }
def c : C;
def A {
  int x = c.valu;
}
