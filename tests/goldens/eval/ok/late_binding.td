// References between fields are resolved to a fixed point when the record is complete.
class A { int c = 1; int b = c; int a = b; string t = "" # a; string s = t # "x"; }
class B : A { let c = 5; }
def D : B;
def E : B { let b = 7; }
