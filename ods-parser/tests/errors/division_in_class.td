// llvm-tblgen: line 5; better: the expression, not the record it is in
class C<int n> {
  int x = !div(1, n);
}
def A : C<0>;
