// An assertion in a class, for a record.
// llvm-tblgen: line 4
class Positive<int n> {
  assert !gt(n, 0), "must be positive, but is " # n;
  int x = n;
}
def Good : Positive<1>;
def Bad : Positive<-1>;
