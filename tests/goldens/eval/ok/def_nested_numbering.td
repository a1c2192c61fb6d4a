// The number of an instance is taken before those of its own fields.
class I<int x> { int v = x; }
class O<int x> { I inner = I<!add(x, 1)>; }
def D { O o = O<1>; I i = I<2>; }
