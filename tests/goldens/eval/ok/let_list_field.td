// let of list and dag fields through template arguments.
def ins;
class A<list<string> t = []> { list<string> traits = t; dag args = (ins); }
class B<list<string> t> : A<!listconcat(t, ["B"])>;
def D : B<["x"]> { let args = (ins "i":$a, "j":$b); }
