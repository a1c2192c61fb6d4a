// Part of odsgen. Apache-2.0.
//
// Handles to what a script transforms, and its parameters. Names and values are those of MLIR 22's
// mlir/Dialect/Transform/IR/TransformTypes.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef TRANSFORM_TYPES
#define TRANSFORM_TYPES

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/AttrTypeBase.td"

// A type with the mnemonic `key` that implements an interface of handles or parameters, without parameters of its own.
multiclass Transform_PlainType<string cppName, string key, TypeInterface interface, string what> {
  def NAME : TypeDef<Transform_Dialect, cppName, [DeclareTypeInterfaceMethods<interface>]> {
    let description = what;
    let mnemonic = key;
    let assemblyFormat = "";
  }
}

defm Transform_AffineMapParamType : Transform_PlainType<"AffineMapParam", "affine_map", TransformParamTypeInterface,
                                                        "Affine maps.">;
defm Transform_AnyOpType : Transform_PlainType<"AnyOp", "any_op", TransformHandleTypeInterface, "Any operations.">;
defm Transform_AnyValue : Transform_PlainType<"AnyValue", "any_value", TransformValueHandleTypeInterface,
                                              "Any values.">;

def Transform_OperationType
    : TypeDef<Transform_Dialect, "Operation", [DeclareTypeInterfaceMethods<TransformHandleTypeInterface>]> {
  let description = "Operations of one name.";
  let mnemonic = "op";
  let parameters = (ins StringRefParameter<"Name of the allowed payload operation">:$operation_name);
  let assemblyFormat = "`<` $operation_name `>`";
}

defm Transform_AnyParamType : Transform_PlainType<"AnyParam", "any_param", TransformParamTypeInterface,
                                                  "Attributes of any kind.">;

#ifdef ODS_SINCE_MLIR_23
def Transform_NormalizedOpType
    : TypeDef<Transform_Dialect, "NormalizedOp", [DeclareTypeInterfaceMethods<TransformHandleTypeInterface>]> {
  let description = "Operations that are in normal forms.";
  let mnemonic = "normalized_op";
  let parameters = (ins ArrayRefParameter<"::mlir::transform::NormalFormAttrInterface",
                                          "Normal forms satisfied by the associated payload">:$normal_forms);
  let assemblyFormat = "`<` $normal_forms `>`";
  let genVerifyDecl = 1;
}

#endif

def Transform_ParamType
    : TypeDef<Transform_Dialect, "Param", [DeclareTypeInterfaceMethods<TransformParamTypeInterface>]> {
  let description = "Attributes of a type, which is an integer type as yet.";
  let mnemonic = "param";
  let parameters = (ins TypeParameter<"::mlir::Type", "Underlying type of the parameter">:$type);
  let assemblyFormat = "`<` $type `>`";
  let genVerifyDecl = 1;
}

defm Transform_TypeParamType : Transform_PlainType<"TypeParam", "type", TransformParamTypeInterface, "Types.">;

// Handles to operations that are all called `opname`.
class Transform_ConcreteOpType<string opname>
    : Type<And<[Transform_OperationType.predicate,
                CPred<"::llvm::cast<::mlir::transform::OperationType>($_self).getOperationName() == "
                      # "\"" # opname # "\"">]>,
           "Transform IR handle to " # opname # " operations", "::mlir::transform::OperationType">;

// Of several kinds; the second has no handles to values, in spite of its name.
foreach kind = [["", "Value", "operation or value handle"],
                ["ParamTypeOrAny", "Param", "any param type or any handle type"]] in {
  defvar other = !cast<TypeInterface>(!subst("Value", "ValueHandle", "Transform" # kind[1] # "TypeInterface"));
  def TransformAny # kind[0] # Handle
      : Type<Or<[TransformHandleTypeInterface.predicate, other.predicate]>, "transform " # kind[2]>;
}

#endif // TRANSFORM_TYPES
