// Part of odsgen. Apache-2.0.
//
// Types of C and C++. Names and values are those of MLIR 22's
// mlir/Dialect/EmitC/IR/EmitCTypes.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_DIALECT_EMITC_IR_EMITCTYPES
#define MLIR_DIALECT_EMITC_IR_EMITCTYPES

include "mlir/IR/AttrTypeBase.td"
include "mlir/Dialect/EmitC/IR/EmitCBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"

def EmitCType : Type<CPred<"emitc::isSupportedEmitCType($_self)">, "type supported by EmitC">;
def EmitCIntegerType : Type<CPred<"emitc::isSupportedIntegerType($_self)">, "integer type supported by EmitC">;
def EmitCFloatType : Type<CPred<"emitc::isSupportedFloatType($_self)">, "floating-point type supported by EmitC">;

class EmitC_Type<string name, string typeMnemonic, list<Trait> traits = []> : TypeDef<EmitC_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

def EmitC_ArrayType : EmitC_Type<"Array", "array", [ShapedTypeInterface]> {
  let summary = "EmitC array type";
  let description = "An array: `!emitc.array<4x8xi32>`.";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType);
  let builders = [
    TypeBuilderWithInferredContext<(ins "ArrayRef<int64_t>":$shape, "Type":$elementType), CppBody>
  ];
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

def EmitC_LValueType : EmitC_Type<"LValue", "lvalue"> {
  let summary = "EmitC lvalue type";
  let description = "A value that has an address and can be assigned to.";
  let parameters = (ins "Type":$valueType);
  let builders = [TypeBuilderWithInferredContext<(ins "Type":$valueType), CppBody>];
  let assemblyFormat = "`<` qualified($valueType) `>`";
  let genVerifyDecl = 1;
}

def EmitC_OpaqueType : EmitC_Type<"Opaque", "opaque"> {
  let summary = "EmitC opaque type";
  let description = "A type that is printed as its text: `!emitc.opaque<\"Tree\">`.";
  let parameters = (ins StringRefParameter<"the opaque value">:$value);
  let assemblyFormat = "`<` $value `>`";
  let genVerifyDecl = 1;
}

def EmitC_PointerType : EmitC_Type<"Pointer", "ptr"> {
  let summary = "EmitC pointer type";
  let description = "A pointer: `!emitc.ptr<i32>`.";
  let parameters = (ins "Type":$pointee);
  let builders = [TypeBuilderWithInferredContext<(ins "Type":$pointee), CppBody>];
  let assemblyFormat = "`<` qualified($pointee) `>`";
  let genVerifyDecl = 1;
}

def EmitC_SignedSizeT : EmitC_Type<"SignedSizeT", "ssize_t"> {
  let summary = "EmitC signed size type";
  let description = "`ssize_t` of `<sys/types.h>`, which C99 lacks.";
}
def EmitC_PtrDiffT : EmitC_Type<"PtrDiffT", "ptrdiff_t"> {
  let summary = "EmitC signed pointer diff type";
  let description = "`ptrdiff_t` of `<stddef.h>`.";
}
def EmitC_SizeT : EmitC_Type<"SizeT", "size_t"> {
  let summary = "EmitC unsigned size type";
  let description = "`size_t` of `<stddef.h>`.";
}

// An lvalue of one of the types.
class EmitC_LValueOf<list<Type> allowedTypes> : ContainerType<AnyTypeOf<allowedTypes>,
    CPred<"::llvm::isa<::mlir::emitc::LValueType>($_self)">,
    "::llvm::cast<::mlir::emitc::LValueType>($_self).getValueType()", "emitc.lvalue", "::mlir::emitc::LValueType">;

#endif // MLIR_DIALECT_EMITC_IR_EMITCTYPES
