// Each record without a name that a multiclass makes knows the name it is given.
class A { string n = NAME; }
multiclass I { def : A; }
defm D : I;
defm E : I;
class B { string m = NAME # "_x"; list<string> l = [NAME]; }
multiclass J { def : B; }
multiclass O { defm _o : J; defm _p : J; }
defm F : O;
