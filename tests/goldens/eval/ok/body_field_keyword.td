// `field` lets a value stay unresolved, and such fields are printed first.
class A { int q; field int x = !add(q, 1); field bits<2> b; int z = 1; }
def D : A;
