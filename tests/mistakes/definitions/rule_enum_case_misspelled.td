// A rule names a case that the enum does not have.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/PatternBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Function : I32EnumAttr<"Function", "a function", [
    I32EnumAttrCase<"count", 0>, I32EnumAttrCase<"sum", 1>]> {
  let cppNamespace = "::toy";
}

def AggregateOp : Op<Toy_Dialect, "aggregate"> {
  let arguments = (ins I32:$x, Function:$function);
  let results = (outs I32:$result);
}

def CountIsOne : Pat<(AggregateOp $x, ConstantEnumCase<Function, "Count">), (replaceWithValue $x)>;
