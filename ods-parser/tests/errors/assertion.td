// llvm-tblgen: line 3
class C<int n> {
  assert !lt(n, 10), "n is too large";
}
def A : C<11>;
