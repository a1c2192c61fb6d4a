// Records without a name are numbered together with value instantiations.
class A<int x> { int v = x; }
def : A<1>;
def D { A a = A<2>; }
def : A<3>;
