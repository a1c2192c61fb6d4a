// Part of odsgen. Apache-2.0.
//
// Interfaces to flags and metadata of operations of LLVM IR, and to its types and attributes. Names and values are
// those of
// MLIR 22's mlir/Dialect/LLVMIR/LLVMInterfaces.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef LLVMIR_INTERFACES
#define LLVMIR_INTERFACES

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

// An interface to a property `key` of type `type`, with more methods before the one that gives the property's name; the
// setter's argument may have another name.
multiclass LLVM_FlagInterface<string key, string type, string getter, string nameGetter,
                              list<InterfaceMethod> more = [], string argument = key> {
  defvar upper = !toupper(!substr(key, 0, 1)) # !substr(key, 1);
  def NAME : OpInterface<NAME> {
    let description = "Operations with a property of this name.";
    let methods = [
      InterfaceMethod<"The property.", type, getter, (ins), [{}], "return $_op.getProperties()." # key # ";">,
      InterfaceMethod<"Sets it.", "void", "set" # upper, !dag(ins, [type], [argument]), [{}],
                      "$_op.getProperties()." # key # " = " # argument # ";">
    ] # more # [
      StaticInterfaceMethod<"Its name.", "StringRef", nameGetter, (ins), [{}], "return \"" # key # "\";">
    ];
  }
}

// An interface to an attribute of an operation and its name.
multiclass LLVM_AttrInterface<string type, string getter, string nameGetter, string key> {
  def NAME : OpInterface<NAME> {
    let description = "Operations with an attribute of this kind.";
    let methods = [
      InterfaceMethod<"The attribute.", type, getter, (ins), [{}], CppBody>,
      StaticInterfaceMethod<"Its name.", "::llvm::StringRef", nameGetter, (ins), [{}], "return \"" # key # "\";">
    ];
  }
}


let cppNamespace = "::mlir::LLVM" in {
  defm FastmathFlagsInterface : LLVM_AttrInterface<"::mlir::LLVM::FastmathFlagsAttr", "getFastmathAttr",
                                                   "getFastmathAttrName", "fastmathFlags">;

  defm IntegerOverflowFlagsInterface
      : LLVM_FlagInterface<"overflowFlags", "IntegerOverflowFlags", "getOverflowFlags", "getOverflowFlagsAttrName",
                           [InterfaceMethod<"Whether the result is exact, read as unsigned.", "bool",
                                            "hasNoUnsignedWrap", (ins), [{}], CppBody>,
                            InterfaceMethod<"Whether the result is exact, read as signed.", "bool",
                                            "hasNoSignedWrap", (ins), [{}], CppBody>], "flags">;
  defm ExactFlagInterface : LLVM_FlagInterface<"isExact", "bool", "getIsExact", "getIsExactName">;
  defm DisjointFlagInterface : LLVM_FlagInterface<"isDisjoint", "bool", "getIsDisjoint", "getIsDisjointName">;
  defm NonNegFlagInterface : LLVM_FlagInterface<"nonNeg", "bool", "getNonNeg", "getNonNegName">;

  def AccessGroupOpInterface : OpInterface<"AccessGroupOpInterface"> {
    let description = "Accesses to memory that belong to groups.";
    let methods = [
      InterfaceMethod<"The groups, or null.", "::mlir::ArrayAttr", "getAccessGroupsOrNull", (ins), [{}], CppBody>,
      InterfaceMethod<"Sets them.", "void", "setAccessGroups", (ins "const ::mlir::ArrayAttr":$attr), [{}], CppBody>
    ];
    let verify = CppBody;
  }

  def AliasAnalysisOpInterface : OpInterface<"AliasAnalysisOpInterface"> {
    let description = "Accesses to memory that say which others may be to the same.";
    let methods = !foldl([]<InterfaceMethod>, ["AliasScopes", "NoAliasScopes", "TBAATags"], found, kind, found # [
      InterfaceMethod<"The metadata, or null.", "::mlir::ArrayAttr", "get" # kind # "OrNull", (ins), [{}], CppBody>,
      InterfaceMethod<"Sets it.", "void", "set" # kind, (ins "const ::mlir::ArrayAttr":$attr), [{}], CppBody>
    ]) # [
      InterfaceMethod<"The pointers that are accessed.", "::llvm::SmallVector<::mlir::Value>", "getAccessedOperands",
                      (ins)>
    ];
    let verify = CppBody;
  }

  def DereferenceableOpInterface : OpInterface<"DereferenceableOpInterface"> {
    let description = "Operations whose result is a pointer to so much memory.";
    let methods = [
      InterfaceMethod<"How much; null if unknown.", "::mlir::LLVM::DereferenceableAttr", "getDereferenceableOrNull",
                      (ins), [{}], CppBody>,
      InterfaceMethod<"Sets it.", "void", "setDereferenceable", (ins "::mlir::LLVM::DereferenceableAttr":$attr), [{}],
                      CppBody>
    ];
    let verify = CppBody;
  }

  defm FPExceptionBehaviorOpInterface
      : LLVM_AttrInterface<"::mlir::LLVM::FPExceptionBehaviorAttr", "getFPExceptionBehaviorAttr",
                           "getFPExceptionBehaviorAttrName", "fpExceptionBehavior">;
  defm RoundingModeOpInterface : LLVM_AttrInterface<"::mlir::LLVM::RoundingModeAttr", "getRoundingModeAttr",
                                                    "getRoundingModeAttrName", "roundingmode">;

  def OneToOneIntrinsicOpInterface : OpInterface<"OneToOneIntrinsicOpInterface"> {
    let description = "Operations that are calls of one intrinsic.";
    let methods = [
      InterfaceMethod<"The intrinsic.", "std::string", "getIntrinsicName", (ins)>,
      InterfaceMethod<"Its operands.", "SmallVector<Value>", "getIntrinsicOperands",
                      (ins "::mlir::ArrayRef<Value>":$operands, "const ::mlir::LLVMTypeConverter &":$typeConverter,
                           "::mlir::RewriterBase &":$rewriter),
                      "", "return SmallVector<Value>(operands);">
    ];
  }

  def LLVM_PointerElementTypeInterface : TypeInterface<"PointerElementTypeInterface"> {
    let description = "Types with a size.";
    let methods = [
      InterfaceMethod<"The size in bytes.", "unsigned", "getSizeInBytes",
                      (ins "const ::mlir::DataLayout &":$dataLayout), "", "return dataLayout.getTypeSize($_type);">
    ];
  }

  def LLVM_DIRecursiveTypeAttrInterface : AttrInterface<"DIRecursiveTypeAttrInterface"> {
    let description = "Debug information of types that contain themselves, by an identifier.";
    let methods = [
      InterfaceMethod<"Whether this only refers to the type.", "bool", "getIsRecSelf", (ins)>,
      InterfaceMethod<"The identifier.", "DistinctAttr", "getRecId", (ins)>,
      InterfaceMethod<"The same with an identifier.", "DIRecursiveTypeAttrInterface", "withRecId",
                      (ins "DistinctAttr":$recId)>,
      StaticInterfaceMethod<"A reference to a type.", "DIRecursiveTypeAttrInterface", "getRecSelf",
                            (ins "DistinctAttr":$recId)>
    ];
  }

  def LLVM_LLVMAddrSpaceAttrInterface : AttrInterface<"LLVMAddrSpaceAttrInterface"> {
    let description = "Memory spaces that are address spaces of LLVM.";
    let methods = [InterfaceMethod<"The address space.", "unsigned", "getAddressSpace", (ins)>];
  }

#ifdef ODS_SINCE_MLIR_23
  def LLVM_IntrinsicIntegerAttrInterface : AttrInterface<"IntrinsicIntegerAttrInterface"> {
    let description = "Attributes that are numbers where intrinsics take them.";
    let methods = [InterfaceMethod<"The number.", "::mlir::IntegerAttr", "getIntegerAttr", (ins), [{}], CppBody>];
  }

  def LLVM_ModuleFlagAttrInterface : AttrInterface<"ModuleFlagAttrInterface"> {
    let description = "Attributes that are flags of modules.";
    let methods = [
      InterfaceMethod<"What becomes of the flag when modules are linked.", "::mlir::LLVM::ModFlagBehavior",
                      "getModuleFlagBehavior", (ins)>,
      InterfaceMethod<"The name.", "::mlir::StringAttr", "getModuleFlagKey", (ins)>,
      InterfaceMethod<"The value.", "::mlir::Attribute", "getModuleFlagValue", (ins)>
    ];
  }

#endif
  def LLVM_TargetAttrInterface : AttrInterface<"TargetAttrInterface", [DLTIQueryInterface]> {
    let description = "Targets of code generation.";
    let methods = [
      InterfaceMethod<"The triple.", "StringAttr", "getTriple", (ins)>,
      InterfaceMethod<"The processor.", "StringAttr", "getChip", (ins)>,
      InterfaceMethod<"The processor's features.", "Attribute", "getFeatures", (ins)>
    ];
  }
}

#endif // LLVMIR_INTERFACES
