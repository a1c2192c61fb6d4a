// A default that the width of its type does not hold.
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<I8Attr, "-128">:$v, DefaultValuedAttr<I8Attr, "300">:$w); }
