// foreach, if, defvar, let and assert in a multiclass see its arguments.
class A<int x> { int v = x; int w = 0; }
multiclass M<list<int> xs, bit big> {
  defvar first = !head(xs);
  assert !gt(!size(xs), 0), "empty";
  foreach x = xs in {
    if !gt(x, first) then def _up#x : A<x>;
    else def _base#x : A<x>;
  }
  if big then { let w = 9 in def _big : A<100>; }
}
defm D : M<[1, 2, 3], 1>;
defm E : M<[5], 0>;
