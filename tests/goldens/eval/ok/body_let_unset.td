// A let may unset.
class A { int x = 1; bits<2> b = 3; }
def D : A { let x = ?; let b{1} = ?; }
