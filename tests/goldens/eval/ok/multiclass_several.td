// defm of several multiclasses.
class A<string s> { string v = s; }
multiclass M { def _m : A<"m">; }
multiclass N<string s> { def _n : A<s>; }
defm D : M, N<"n">;
