// A class that walks a list by instantiating itself.
class Rev<list<int> l> { list<int> r = !if(!empty(l), l, !listconcat(Rev<!tail(l)>.r, [!head(l)])); }
def D { list<int> r = Rev<[1, 2, 3]>.r; }
