// Fields of records, of instances, of instances of instances.
class I<int x> { int v = x; list<int> l = [x]; }
class O<int x> { I i = I<!add(x, 1)>; }
def r : O<1>;
def D { int a = r.i.v; int b = O<5>.i.v; int c = I<3>.l[0]; I d = r.i; int e = O<7>.i.l[0]; }
