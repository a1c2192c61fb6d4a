// Defaulted and named arguments of a multiclass.
class A<int x, int y> { int v = x; int w = y; }
multiclass M<int a, int b = !add(a, 1)> { def _m : A<a, b>; }
defm D : M<1>;
defm E : M<1, 7>;
defm F : M<b = 3, a = 2>;
