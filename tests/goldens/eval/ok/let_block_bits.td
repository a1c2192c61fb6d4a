// A let block sets bits with angle brackets.
class A { bits<4> b = 0; }
let b<3-2> = 0b11, b<0> = 1 in def D : A;
