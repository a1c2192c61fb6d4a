// Fields inside !foreach and !foldl resolve late.
class A { int x = 5; list<int> l = !foreach(k, [1, 2], !add(k, x)); int y = !foldl(x, l, acc, i, !add(acc, i)); }
def D : A;
