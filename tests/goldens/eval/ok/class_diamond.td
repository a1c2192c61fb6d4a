// A parent reached twice is listed twice; the later value wins, the field keeps its first place.
class B { int x = 1; int y = 1; }
class C : B { let x = 2; }
class D : B { let y = 3; }
def X : C, D;
