// Lists: typed, nested, common class, trailing comma, empty.
class A; class B : A; class C : A;
def b : B; def c : C;
def D {
  list<int> a = [1, 2, 3,]; list<int> e = []; list<list<string>> n = [["a"], [], ["b", "c"]]; list<A> r = [b, c]; list<bits<2>> bb = [1, 2]; list<int> t = [4]<int>; list<B> o = [b]; list<A> up = o;
}
