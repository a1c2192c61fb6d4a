irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(p: %0)
  }
  irdl.attribute @a {
    %0 = irdl.is i32
    irdl.parameters(p: %0)
  }
  irdl.operation @o {
    %0 = irdl.is i32
    %1 = irdl.any
    %2 = irdl.any_of(%0, %1)
    %3 = irdl.all_of(%0, %1)
    %4 = irdl.parametric @d::@t<%1>
    %5 = irdl.base "!builtin.integer"
    %6 = irdl.base @d::@t
    %r0 = irdl.region
    %r1 = irdl.region(%0)
    %r2 = irdl.region with size 3
    irdl.operands(x: %4)
    irdl.results(y: %0)
    irdl.attributes {"n" = %1}
    irdl.regions(r: %r0)
  }
}
