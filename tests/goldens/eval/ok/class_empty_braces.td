// An empty body and no body are the same; a field without a value is unset.
class A {}
class B;
def D : A { int x; string s; list<int> l; dag d; bit b; bits<2> bb; A a; code c; }
