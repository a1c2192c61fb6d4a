// Implicit conversions.
class A; class B : A;
def b : B;
class C<A x> { A y = x; }
def D : C<b> { int i = true; bit t = 1; bits<4> f = 7; int j = {1, 0, 1}; bit u = {1}; A up = b; list<A> l = [b]; bits<1> one = 1; }
