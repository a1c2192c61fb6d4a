// Names are in byte order: anonymous_10 before anonymous_2.
class A<int x> { int v = x; }
foreach i = 0...11 in def : A<i>;
