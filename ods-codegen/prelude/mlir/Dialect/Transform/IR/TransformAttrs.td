// Part of odsgen. Apache-2.0.
//
// Attributes of the operations that script transformations. Names and values are those of MLIR 22's
// mlir/Dialect/Transform/IR/TransformAttrs.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef TRANSFORM_ATTRS
#define TRANSFORM_ATTRS

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/IR/EnumAttr.td"

class Transform_Attr<string name, string attrMnemonic, list<Trait> traits = [],
                     string baseCppClass = "::mlir::Attribute">
    : AttrDef<Transform_Dialect, name, traits, baseCppClass> {
  let mnemonic = attrMnemonic;
}

def ParamOperandAttr : Transform_Attr<"ParamOperand", "param_operand"> {
  let description = "An operand that is a parameter, by its index.";
  let parameters = (ins "IntegerAttr":$index);
  let assemblyFormat = "`<` `index` `=` $index `>`";
}

// What to do about a failure that a script may recover from.
foreach case = [["Propagate", "propagate"], ["Suppress", "suppress"]] in {
  def case[0] # FailuresCase : I32EnumAttrCase<case[0], !if(!eq(case[0], "Propagate"), 1, 2), case[1]>;
}

let cppNamespace = Transform_Dialect.cppNamespace in {
  def FailurePropagationMode : I32EnumAttr<"FailurePropagationMode", "Silenceable error propagation policy",
                                           [PropagateFailuresCase, SuppressFailuresCase]>;

  // How parameters are compared.
  defvar Transform_Comparisons = ["eq", "ne", "lt", "le", "gt", "ge"];
  def MatchCmpIPredicateAttr
      : I32EnumAttr<"MatchCmpIPredicate", "",
                    !foreach(i, !range(6), I32EnumAttrCase<Transform_Comparisons[i], i>)>;
}

#endif // TRANSFORM_ATTRS
