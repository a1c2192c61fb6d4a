// A property without a parser that can fail as the anchor.
// mlir-tblgen: 14:5, only properties with default values that can be optionally parsed (have the `let optionalParser = ...` field defined) can be used to anchor an optional group; here: 14:10, only properties with default values that can be optionally parsed (have the `let optionalParser = ...` field defined) can be used to anchor an optional group

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32Prop:$x);
  let assemblyFormat = [{
    (`x` $x^)? attr-dict
  }];
}
