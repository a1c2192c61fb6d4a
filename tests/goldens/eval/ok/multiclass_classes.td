// defm may name classes after multiclasses; every record gets them.
class A { int x = 1; }
class Extra<int n> { int e = n; }
multiclass M { def _1 : A; def _2; }
defm D : M, Extra<5>;
