// A predicate calls an accessor that the type does not have.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def RelationType : TypeDef<Toy_Dialect, "Relation"> {
  let mnemonic = "relation";
  let parameters = (ins "::mlir::Type":$element);
  let assemblyFormat = "`<` $element `>`";
}

def FirstOp : Op<Toy_Dialect, "first", [
    PredOpTrait<"the result is an element",
                CPred<"::llvm::cast<RelationType>($x.getType()).getElem() == $r.getType()">>]> {
  let arguments = (ins RelationType:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` type($x) `->` type($r)";
}
