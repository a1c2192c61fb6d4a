// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

// The function takes its arguments in snake case and passes them on under the names of the definition.
def Orchard_Prune : Orchard_Op<"prune"> {
  let arguments = (ins AnyType:$leftBranch, AnyType:$LHSTree, AnyType:$tree2D, AnyType:$ABc, AnyType:$a_b,
                       OptionalAttr<I32Attr>:$cutDepth, DefaultValuedAttr<I32Attr, "1">:$MaxCuts);
  let results = (outs AnyType:$outTree);
  let regions = (region VariadicRegion<AnyRegion>:$ToolUse);
  let successors = (successor AnySuccessor:$nextTree);
}
