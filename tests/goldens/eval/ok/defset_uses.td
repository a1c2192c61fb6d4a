// The variables of a defset and a nested one.
class A<int x> { int v = x; }
class B : A<0>;
defset list<A> all = {
  def P : A<1>;
  def : A<2>;
  defset list<B> some = { def Q : B; }
  foreach i = [3, 4] in def F#i : A<i>;
}
def U { list<A> a = all; list<B> s = some; int n = !size(all); list<int> vs = !foreach(x, all, x.v); A extra = A<9>; }
