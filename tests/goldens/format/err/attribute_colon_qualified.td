// A qualified attribute is read by the general parser.
// mlir-tblgen: 18:5, format ambiguity caused by `:` literal found after attribute `x` which does not have a buildable type; here: 18:19, format ambiguity caused by `:` literal found after attribute `x` which does not have a buildable type

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

class OpaqueBase : Attr<CPred<"true">, "opaque"> {
  let storageType = "::d::OpaqueAttr";
}
def Opaque : OpaqueBase;

def A : Op<D, "a"> {
  let arguments = (ins Opaque:$x);
  let assemblyFormat = [{
    qualified($x) `:` attr-dict
  }];
}
