// !repr of every kind of value.
class A<int x> { int v = x; }
def r : A<1>;
def op;
def D { string a = !repr(1); string b = !repr("s"); string c = !repr([1, 2]); string d = !repr((op 1:$x)); string e = !repr(r); string f = !repr(true); string g = !repr({1, 0}); }
