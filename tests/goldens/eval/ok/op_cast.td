// !cast between records, strings and numbers.
class A<int x> { int v = x; } class B<int x> : A<x>;
def r : B<3>;
def D { A a = !cast<A>("r"); B b = !cast<B>(a); string n = !cast<string>(r); string i = !cast<string>(12); string t = !cast<string>(true); int v = !cast<B>("r").v; int k = !cast<int>({1, 1}); string bb = !cast<string>(0b101); }
