// A record of another class as an argument.
// llvm-tblgen: line 7
class P; class Q;
def q : Q;
class C<P p> { P x = p; }
def A :
  C<q>;
