// Operators on template arguments fold when the arguments are known.
def op;
class A<string s, int n, list<int> l, dag d> {
  string a = !toupper(s) # n; int b = !add(n, !size(l)); int c = !if(!empty(l), -1, !head(l)); string e = !interleave(!foreach(x, l, !add(x, n)), ","); dag f = !con(d, !setdagop((op 1), !getdagop(d)));
  bit g = !eq(s, "x"); list<int> h = !listconcat(l, [n]); string i = !substr(s, 0, n); int j = !foldl(n, l, acc, x, !add(acc, x));
}
def D : A<"xyz", 2, [3, 4], (op "q":$q)>;
def E : A<"x", 1, [], (op)>;
