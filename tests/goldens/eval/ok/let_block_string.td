// A let block over a multiclass reaches its records.
class A { string s = ""; }
multiclass M { def _1 : A; def _2 : A { let s = "own"; } }
let s = "let" in defm D : M;
