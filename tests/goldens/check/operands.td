// Names of operands in traits that the operations do not have.
include "mlir/IR/OpBase.td"

def K : Dialect { let name = "kern"; let cppNamespace = "::kern"; }

def AOp : Op<K, "a", [AllTypesMatch<["x", "reslt"]>]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$result);
}
def BOp : Op<K, "b", [TypesMatchWith<"the types match", "x", "reslt", "$_self">]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$result);
}
def COp : Op<K, "c", [PredOpTrait<"the types match", CPred<"$x.getType() == $reslt.getType()">>]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$result);
}
def Other : Type<CPred<"llvm::isa<IntegerType>($self)">, "an integer">;
def DOp : Op<K, "d"> { let arguments = (ins Other:$x); }
