// !cond takes the first true clause.
class A<int x> { string s = !cond(!lt(x, 0): "neg", !eq(x, 0): "zero", true: "pos"); }
def N : A<-1>; def Z : A<0>; def P : A<1>;
