// A record of a multiclass is reached by its name, and with !cast.
class A<int x> { int v = x; }
class R<A a> { A r = a; int v = a.v; }
multiclass M<int x> {
  def _a : A<x>;
  def _b : R<!cast<A>(NAME # "_a")>;
}
defm D : M<3>;
