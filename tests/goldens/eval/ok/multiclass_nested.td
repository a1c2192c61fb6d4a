// defm inside a multiclass passes names on.
class A { string n = NAME; }
multiclass I { def _i : A; def "" : A; }
multiclass O { defm _o : I; defm "" : I; defm X#NAME : I; }
defm D : O;
