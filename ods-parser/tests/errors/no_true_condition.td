// llvm-tblgen: line 5; better: the expression, not the record it is in
class C<int n> {
  int x = !cond(!eq(n, 1): 1, !eq(n, 2): 2);
}
def A : C<3>;
