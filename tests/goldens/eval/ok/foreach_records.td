// A loop over records and strings.
class A<int x> { int v = x; }
def P : A<1>; def Q : A<2>;
foreach r = [P, Q] in def r#_copy : A<!add(r.v, 10)>;
foreach s = ["x", "y"] in def "n" # s { string t = s; }
