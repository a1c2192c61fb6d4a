// A let in a body replaces the value, and fields that refer to it see the new one.
class A { int x = 1; int y = !add(x, 1); list<int> l = [x, y]; }
def D : A { let x = 10; }
def E : A { let y = 5; }
