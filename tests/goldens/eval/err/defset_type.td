// A record of another class in a defset.
// llvm-tblgen: line 6
class P; class Q;
defset list<P> all = {
  def a : P;
  def b : Q;
}
