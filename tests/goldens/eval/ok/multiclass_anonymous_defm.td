// defm without a name uses an anonymous prefix.
class A { int x = 1; }
multiclass M { def _m : A; def : A; }
defm : M;
multiclass O { defm : M; }
defm D : O;
