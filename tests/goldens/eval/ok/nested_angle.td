// Template arguments that hold instances, lists and dags.
class I<int x> { int v = x; }
class A<I i, list<I> l, dag d> { int a = i.v; list<int> b = !foreach(k, l, k.v); dag c = d; }
def op;
def D : A<I<1>, [I<2>, I<3>], (op I<4>:$x)>;
