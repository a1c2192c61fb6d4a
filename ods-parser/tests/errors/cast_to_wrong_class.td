// llvm-tblgen: line 5; better: the expression, not the record it is in
class C;
class D;
def B : D;
def A {
  C x = !cast<C>("B");
}
