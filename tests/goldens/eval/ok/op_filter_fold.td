// !filter and !foldl.
class A<list<int> l> { list<int> big = !filter(x, l, !gt(x, 2)); int sum = !foldl(0, l, acc, x, !add(acc, x)); string s = !foldl("", l, acc, x, acc # x # ";"); }
def D : A<[1, 2, 3, 4]>; def E : A<[]>;
