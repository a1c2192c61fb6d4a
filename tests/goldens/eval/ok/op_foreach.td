// !foreach over lists, nested, over dags.
class A<int x> { int v = x; }
def op; def other;
def D { list<int> a = !foreach(x, [1, 2], !mul(x, x)); list<string> b = !foreach(s, ["p", "q"], s # "!"); list<list<int>> c = !foreach(x, [1, 2], !foreach(y, [10, 20], !add(x, y))); list<A> d = !foreach(i, [3, 4], A<i>); dag e = !foreach(x, (op op, other:$n), !subst(op, other, x)); list<int> f = !foreach(x, []<int>, x); }
