// The same class with the same arguments is one anonymous record.
class A<int x, string s = "d"> { int v = x; }
def D { A a = A<1>; A b = A<1>; A c = A<1, "d">; A e = A<1, "e">; }
