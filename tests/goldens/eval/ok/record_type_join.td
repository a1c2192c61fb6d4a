// The type of a list literal is the common class of its records.
class A; class B : A; class C : A; class X;
def b : B, X; def c : C, X;
def D { list<A> l = [b, c]; list<X> m = [b, c]; A i = !if(1, b, c); }
