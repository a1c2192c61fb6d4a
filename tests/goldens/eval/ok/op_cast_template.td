// !cast of a name that is known only in the record.
class A<int x> { int v = x; }
def a1 : A<1>; def a2 : A<2>;
class U<int i> { A r = !cast<A>("a" # i); int v = !cast<A>("a" # i).v; }
def D1 : U<1>; def D2 : U<2>;
