// Unset values are allowed anywhere; a reference to an unset field only in a field marked so.
def op;
class A { int q; list<int> l = [?]; dag d = (op ?:$x); field int r = q; }
def D : A;
