// An instance whose arguments are known while the class is read is made then.
class I<int x> { int v = x; }
class A<int n> { I known = I<7>; I later = I<n>; }
def D : A<1>;
def E : A<2>;
