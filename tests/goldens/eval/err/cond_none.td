// No clause is true.
// llvm-tblgen: line 5; here: line 3, where the conditions stand; the record that asked for them is in a note
class C<int n> { string s = !cond(!eq(n, 1): "one", !eq(n, 2): "two"); }
def Good : C<1>;
def Bad : C<3>;
