// An assertion in a class, for a value.
// llvm-tblgen: line 3
class Positive<int n> { assert !gt(n, 0), "positive"; int x = n; }
def A {
  int v = Positive<0>.x;
}
