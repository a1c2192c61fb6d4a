// Part of odsgen. Apache-2.0.
//
// Types of LLVM IR that builtin types are not. Names and values are those of MLIR 22's mlir/Dialect/LLVMIR/LLVMTypes.td
// (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef LLVMTYPES_TD
#define LLVMTYPES_TD

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"

class LLVMType<string typeName, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<LLVM_Dialect, typeName, traits> {
  let mnemonic = typeMnemonic;
}

// Which methods a type has itself.
class LLVM_Layout<list<string> methods> : DeclareTypeInterfaceMethods<DataLayoutTypeInterface, methods>;
class LLVM_Parts<list<string> methods = []> : DeclareTypeInterfaceMethods<DestructurableTypeInterface, methods>;

// Types of other types

let genVerifyDecl = 1 in {
  def LLVMArrayType
      : LLVMType<"LLVMArray", "array", [LLVM_Layout<["getTypeSize", "getPreferredAlignment"]>, LLVM_Parts<>]> {
    let summary = "A number of values of one type.";
    let parameters = (ins "Type":$elementType, "uint64_t":$numElements);
    let builders = [TypeBuilderWithInferredContext<parameters>];
    let assemblyFormat = [{
    `<` $numElements `x` custom<PrettyLLVMType>($elementType) `>`
  }];
  }

  def LLVMFunctionType : LLVMType<"LLVMFunction", "func"> {
    let summary = "Functions by their parameters and their one result, which may be void.";
    let parameters = (ins "Type":$returnType, ArrayRefParameter<"Type">:$params, "bool":$varArg);
    let builders = [TypeBuilderWithInferredContext<(ins "Type":$result, "ArrayRef<Type>":$arguments,
                                                        CArg<"bool", "false">:$isVarArg)>];
    let assemblyFormat = [{
    `<` custom<PrettyLLVMType>($returnType) ` ` `(`
    custom<FunctionTypes>($params, $varArg) `>`
  }];
  }
}

def LLVMStructType
    : LLVMType<"LLVMStruct", "struct",
               [MutableType, LLVM_Layout<["areCompatible", "verifyEntries", "getPreferredAlignment"]>,
                LLVM_Parts<["getSubelementIndexMap", "getTypeAtIndex"]>]> {
  let summary = "Values of several types: by a name, whose body may be set later, or by their body.";
  let parameters = (ins StringRefParameter<"struct name", "\"\"">:$name,
                        OptionalArrayRefParameter<"mlir::Type">:$body);
  let storageClass = "LLVMStructTypeStorage";
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
}

#ifdef ODS_SINCE_MLIR_23
def LLVMByteType
    : LLVMType<"LLVMByte", "byte",
               [LLVM_Layout<["getTypeSizeInBits", "getABIAlignment"]>, VectorElementTypeInterface]> {
  let summary = "Bits that may be part of an address, or undefined.";
  let parameters = (ins "unsigned":$bitWidth);
  let assemblyFormat = [{
    `<` $bitWidth `>`
  }];
  let genVerifyDecl = 1;
}

#endif
// Other types

def LLVMPointerType
    : LLVMType<"LLVMPointer", "ptr", [LLVM_Layout<["getIndexBitwidth", "areCompatible", "verifyEntries",
                                                   "getPreferredAlignment"]>, VectorElementTypeInterface]> {
  let summary = "Addresses in an address space.";
  let parameters = (ins DefaultValuedParameter<"unsigned", "0">:$addressSpace);
  let skipDefaultBuilders = 1;
  let builders = [TypeBuilder<(ins CArg<"unsigned", "0">:$addressSpace), CppBody>];
  let assemblyFormat = [{
    (`<` $addressSpace^ `>`)?
  }];
}

def LLVMTargetExtType : LLVMType<"LLVMTargetExt", "target"> {
  let summary = "A type that only a target knows, with types and numbers as its parameters.";
  let parameters = (ins StringRefParameter<>:$extTypeName, OptionalArrayRefParameter<"Type">:$typeParams,
                        OptionalArrayRefParameter<"unsigned int">:$intParams);
  let assemblyFormat = [{
    `<` $extTypeName (`,` custom<ExtTypeParams>($typeParams, $intParams)^ )? `>`
  }];
}

def LLVMX86AMXType : LLVMType<"LLVMX86AMX", "x86_amx"> {
  let summary = "A tile register of x86.";
}

def LLVMPPCFP128Type
    : LLVMType<"LLVMPPCFP128", "ppc_fp128", [DeclareTypeInterfaceMethods<FloatTypeInterface, ["getFloatSemantics"]>]> {
  let summary = "A float that is the sum of two doubles.";
}

#endif // LLVMTYPES_TD
