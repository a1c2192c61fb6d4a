// A predicate calls its subject `$self`.

include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_Number : TypeConstraint<CPred<"::llvm::isa<::mlir::IntegerType>($self)">, "a number">;
def Toy_NegOp : Op<Toy_Dialect, "neg"> {
  let arguments = (ins Toy_Number:$input);
}
