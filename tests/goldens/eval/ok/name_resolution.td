// Template arguments hide records; fields hide template arguments of the same name.
class A<int x> { int y = x; }
def x { int q = 1; }
class B<int v> { int w = v; int v2 = w; }
def D : A<5>; def E : B<6>;
defvar y = "global";
class C { int y = 3; int z = y; }
def F : C;
