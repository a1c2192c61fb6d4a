// TypesMatchWith goes from the first to the second part only.
// mlir-tblgen: 14:5, type of operand #0, named 'a', is not buildable and a buildable type cannot be inferred

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a", [TypesMatchWith<"", "a", "b", "$_self">]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let assemblyFormat = [{
    $a $b attr-dict type($b)
  }];
}
