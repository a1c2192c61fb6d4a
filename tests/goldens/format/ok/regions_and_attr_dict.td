// A dictionary after regions that are always there, and a branch that its anchor alone decides about.
// warnings: none

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let regions = (region AnyRegion:$r, VariadicRegion<AnyRegion>:$more);
  let assemblyFormat = [{
    regions attr-dict
  }];
}

def B : Op<D, "b"> {
  let arguments = (ins Variadic<Index>:$x);
  let assemblyFormat = [{
    `(` ($x^ `)`) : (`)`)? attr-dict
  }];
}

def C : Op<D, "c"> {
  let arguments = (ins AnyType:$first, Variadic<AnyType>:$rest, I32Attr:$n);
  let assemblyFormat = [{
    operands attr-dict `:` type(operands)
  }];
}
