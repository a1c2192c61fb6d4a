// Fields of template arguments.
class I<int x> { int v = x; }
class A<I i> { int v = i.v; list<int> l = [i.v, !add(i.v, 1)]; }
def D : A<I<4>>;
