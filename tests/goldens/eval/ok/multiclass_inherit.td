// A multiclass may inherit from others.
class A<int x> { int v = x; }
multiclass P<int x> { def _p : A<x>; }
multiclass Q { def _q : A<8>; }
multiclass M<int y> : P<!add(y, 1)>, Q { def _m : A<y>; }
defm D : M<1>;
