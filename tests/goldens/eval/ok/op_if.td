// !if: the common type of its arms, laziness of symbolic arms.
class A; class B : A; class C : A;
def b : B; def c : C;
class Rec<int n> { int v = !if(!le(n, 0), 0, !add(n, Rec<!sub(n, 1)>.v)); }
def D { int a = !if(1, 2, 3); string s = !if(!eq(1, 2), "y", "n"); A r = !if(0, b, c); int sum = Rec<4>.v; bits<2> w = !if(1, 2, 1); list<int> l = !if(1, [], [1]); }
