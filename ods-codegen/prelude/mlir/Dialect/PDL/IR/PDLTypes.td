// Part of odsgen. Apache-2.0.
//
// Handles to what a pattern matches and creates. Names and values are those of MLIR 22's
// mlir/Dialect/PDL/IR/PDLTypes.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef PDL_TYPES
#define PDL_TYPES

include "mlir/Dialect/PDL/IR/PDLDialect.td"
include "mlir/IR/AttrTypeBase.td"

defvar PDL_HandleClass = "::mlir::pdl::PDLType";
defvar PDL_RangeClass = "::mlir::pdl::RangeType";

def PDL_AnyType : Type<CPred<"::llvm::isa<::mlir::pdl::PDLType>($_self)">, "pdl type", PDL_HandleClass>;

class PDL_Type<string name, string typeMnemonic> : TypeDef<PDL_Dialect, name, [], PDL_HandleClass> {
  let mnemonic = typeMnemonic;
}

// A handle to a kind of entity: its mnemonic, and its summary.
defvar PDL_Begin = "PDL handle to an `mlir::";
multiclass PDL_Handle<string mnemonic, string summaryText> {
  def NAME : PDL_Type<!subst("PDL_", "", NAME), mnemonic> {
    let summary = summaryText;
    let description = "An entity that a pattern matches or creates.";
  }
}

defm PDL_Attribute : PDL_Handle<"attribute", PDL_Begin # "Attribute`">;
defm PDL_Operation : PDL_Handle<"operation", PDL_Begin # "Operation *`">;

def PDL_Range : PDL_Type<"Range", "range"> {
  let summary = "PDL handle to a range of a given sub-type";
  let description = "Any number of entities of a type.";
  let parameters = (ins "Type":$elementType);
  let builders = [TypeBuilderWithInferredContext<(ins "Type":$elementType), CppBody>];
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
}

defm PDL_Type : PDL_Handle<"type", PDL_Begin # "Type`">;
defm PDL_Value : PDL_Handle<"value", "PDL handle for an `mlir::Value`">;

class PDL_RangeOf<Type positionalType>
    : ContainerType<AnyTypeOf<[positionalType]>, PDL_Range.predicate,
                    "::llvm::cast<::mlir::pdl::RangeType>($_self).getElementType()", PDL_Range.mnemonic,
                    PDL_RangeClass>,
      BuildableType<PDL_RangeClass # "::get(" # positionalType.builderCall # ")">;

class PDL_InstOrRangeOf<Type positionalType>
    : AnyTypeOf<[positionalType, PDL_RangeOf<positionalType>],
                "single element or range of " # positionalType.summary, PDL_HandleClass>;

#endif // PDL_TYPES
