%m, %n = "t.x"() : () -> (!smt.bv<3>, !smt.bv<8>)
%0 = smt.bv.concat %m, %n : !smt.bv<3>, !smt.bv<8>
