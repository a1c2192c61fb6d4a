// !instances: sorted by name, anonymous ones too, filtered by a regular expression.
class A<int x> { int v = x; }
def b2 : A<2>; def b1 : A<1>; def c1 : A<3>;
def U { A an = A<9>; }
def D { list<A> all = !instances<A>(); list<A> b = !instances<A>("^b"); list<A> one = !instances<A>("1$"); int n = !size(!instances<A>()); }
