// A class whose only fields are its template arguments has fields, none of which is printed; what derives from it has none.
class Named<string name>;
class Plain;
class Fixed : Named<"fixed">;
class Passed<string name> : Named<name>;
class Kept<string name> : Named<name> { string kept = name; }
multiclass Both<string name> { def x : Named<name>; def ""; }
defm both : Both<"b">;
def a : Named<"a">;
def k : Kept<"k">;
def n;
