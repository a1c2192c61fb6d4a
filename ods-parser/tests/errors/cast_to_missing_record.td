// llvm-tblgen: line 3; better: the expression, not the record it is in
class C;
def A {
  C x = !cast<C>("B");
}
