// !range: one, two, three bounds, a list, backwards.
def D { list<int> a = !range(3); list<int> b = !range(2, 5); list<int> c = !range(0, 10, 4); list<int> d = !range(5, 0, -2); list<int> e = !range(["a", "b"]); list<int> f = !range(0, 5, -1); list<int> g = !range(0); list<int> h = !range(3, 1); }
