// Lists: join, repeat, remove, flatten, head, tail, size.
def D {
  list<int> a = !listconcat([1], [2, 3], []); list<int> b = !listsplat(7, 3); list<int> c = !listsplat(7, 0); list<int> d = !listremove([1, 2, 3, 2], [2]); list<int> e = !listflatten([[1], [2, 3], []<int>]);
  int f = !head([4, 5]); list<int> g = !tail([4, 5]); int h = !size([1, 2, 3]); bit i = !empty([]<int>); bit j = !empty([1]); list<list<int>> k = !listsplat([1], 2); list<int> l = !tail([1]);
}
