// A field declared again with the same type acts as let.
class A { int x = 1; string s = "a"; }
def D : A { int x = 2; }
class B : A { string s = "b"; }
def E : B;
