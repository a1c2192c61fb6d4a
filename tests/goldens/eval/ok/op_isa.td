// !isa: by class, by convertible type.
class A; class B : A;
def r : B; def q : A;
class T<A x> { bit isB = !isa<B>(x); bit isA = !isa<A>(x); }
def D1 : T<r>; def D2 : T<q>;
def D3 { bit a = !isa<int>(1); bit b = !isa<string>("s"); bit c = !isa<int>("s"); bit d = !isa<bit>(1); }
