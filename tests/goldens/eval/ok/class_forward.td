// A class may be declared before it is completed.
class A;
class B { A other = ?; }
class A { int x = 1; }
def D : A;
def E : B { let other = D; }
