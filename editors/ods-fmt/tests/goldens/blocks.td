let a = 1, b = "two" in {
def A;
  def B;


  def C;

}
let a = 1 in def D;
let a = 1 in
def E;
let a = 1 in
  def F;
let aaaaaaaaaaaaaaaaaaaaaaaa = 1, bbbbbbbbbbbbbbbbbbbbbbbbbbbb = 2, cccccccccccccccccccccc = 3 in { def G; }
let append x = [1], prepend y<3-0> = 5 in {
  foreach i = 0...3 in { def "G"#i; def "H" # i; }
  foreach j = {0-3,7, 9...11} in
    def J#j;
  foreach k = [1,2] in if !eq(k,1) then def K; else { def L#k; }
  if x then { def M; } else if y then { def N; } else { def O; }
}
multiclass P<int n> { def _a : A<n>; defm _b : Q<n>; }
multiclass Q : P<1>, P<2> {

  def _c;

}
multiclass R : P<1>;
defset list<A> all = { def S; }
deftype T = list<int>;
defvar v=1;
defm : P<1>;
defm U : P<1>,P<2>;
def : Pat<(a $x), (b $x)>;
def "V"#NAME# : X;
assert !eq(1, 1),"message";
dump "text";
class W;
class X { };
class Y { int a = 1; }
class Y2 { int a = 1; int b = 2;
}
class Z { int aaaaaaaaaaaaaaaaaaaaaaa = 1; int bbbbbbbbbbbbbbbbbbbbbbbbbbbbb = 2; int cc = 3; }
include  "a.td"
