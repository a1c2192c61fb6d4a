// Elements and slices.
def D {
  list<int> l = [10, 11, 12, 13, 14];
  list<int> b = [10, 11, 12][1,]; list<int> c = [10, 11, 12, 13][1...2]; list<int> d = [10, 11, 12][2, 0]; list<int> e = [10, 11, 12][[0, 2]];
  int a = l[!add(1, 1)];
  int f = l[3]; list<int> g = l[0-1]; list<int> h = l[0, 2...4]; list<list<int>> m = [[1, 2], [3]]; int i = m[0][1];
}
