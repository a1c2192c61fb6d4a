// if at the top level, with and without else, nested, with braces.
class A<int x> { int v = x; }
if 1 then def T : A<1>;
if 0 then def F : A<2>; else def E : A<3>;
if !eq(1, 1) then { def B1 : A<4>; def B2 : A<5>; } else { def B3 : A<6>; }
if 0 then { } else if 1 then def N : A<7>;
