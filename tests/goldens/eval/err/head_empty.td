// The head of an empty list.
// llvm-tblgen: no error, it reads behind the end of the list
class C<list<int> l> {
  int h = !head(l);
}
def A : C<[]>;
