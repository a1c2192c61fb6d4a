// !div by zero.
// llvm-tblgen: line 5; here: line 3, where the division stands; the record that asked for it is in a note
class C<int n> { int x = !div(10, n); }
def Good : C<2>;
def Bad : C<0>;
