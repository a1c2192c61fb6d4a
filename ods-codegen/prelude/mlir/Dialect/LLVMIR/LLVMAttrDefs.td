// Part of odsgen. Apache-2.0.
//
// Attributes of LLVM IR: kinds, hints for loops, debug information, metadata. Names and values are those of MLIR 22's
// mlir/Dialect/LLVMIR/LLVMAttrDefs.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef LLVMIR_ATTRDEFS
#define LLVMIR_ATTRDEFS

include "mlir/Dialect/LLVMIR/LLVMDialect.td"
include "mlir/Dialect/LLVMIR/LLVMInterfaces.td"
include "mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

class LLVM_Attr<string name, string attrMnemonic, list<Trait> traits = [], string baseCppClass = "::mlir::Attribute">
    : AttrDef<LLVM_Dialect, name, traits, baseCppClass> {
  let mnemonic = attrMnemonic;
}

// How most attributes are written: names of parameters with values.
defvar LLVM_Struct = "`<` struct(params) `>`";

// Parameters that may be missing.
defvar LLVM_OptAttribute = OptionalParameter<"::mlir::Attribute">;
defvar LLVM_OptBool = OptionalParameter<"bool">;
defvar LLVM_OptBoolAttr = OptionalParameter<"BoolAttr">;
defvar LLVM_OptExpression = OptionalParameter<"DIExpressionAttr">;
defvar LLVM_OptFile = OptionalParameter<"DIFileAttr">;
defvar LLVM_OptIntegerAttr = OptionalParameter<"IntegerAttr">;
defvar LLVM_OptLoop = OptionalParameter<"LoopAnnotationAttr">;
defvar LLVM_OptScope = OptionalParameter<"DIScopeAttr">;
defvar LLVM_OptString = OptionalParameter<"StringAttr">;
defvar LLVM_OptType = OptionalParameter<"DITypeAttr">;
defvar LLVM_OptUnsigned = OptionalParameter<"unsigned">;
defvar LLVM_OptUInt32 = OptionalParameter<"uint32_t">;
defvar LLVM_OptUInt64 = OptionalParameter<"uint64_t">;
defvar LLVM_OptNodes = OptionalArrayRefParameter<"DINodeAttr">;
#ifdef ODS_SINCE_MLIR_23
defvar LLVM_MaybeString = LLVM_OptString;
#else
defvar LLVM_MaybeString = "StringAttr";
#endif

// An attribute that has builders if any are given: an empty list is another value than none.
multiclass LLVM_WithBuilders<string cppName, string key, string base, list<Trait> traits,
                             list<AttrOrTypeBuilder> create> {
  if !empty(create) then {
    def NAME : LLVM_Attr<cppName, key, traits, base>;
  } else {
    let builders = create in def NAME : LLVM_Attr<cppName, key, traits, base>;
  }
}

// An attribute with parameters and a format; most others differ from these in builders only.
multiclass LLVM_WithParameters<string cppName, string key, dag params, string format = LLVM_Struct,
                               string text = "", list<AttrOrTypeBuilder> create = []> {
  let summary = text, parameters = params, assemblyFormat = format in
  defm NAME : LLVM_WithBuilders<cppName, key, "::mlir::Attribute", [], create>;
}

def LLVM_AddressSpaceAttr
    : LLVM_Attr<"AddressSpace", "address_space",
                [LLVM_LLVMAddrSpaceAttrInterface, DeclareAttrInterfaceMethods<MemorySpaceAttrInterface>]> {
  let summary = "LLVM address space";
  let parameters = (ins "unsigned":$addressSpace);
  let assemblyFormat = "`<` $addressSpace `>`";
}

defm CConvAttr : LLVM_WithParameters<"CConv", "cconv", (ins "CConv":$CallingConv), "`<` $CallingConv `>`">;
defm ComdatAttr : LLVM_WithParameters<"Comdat", "comdat", (ins "comdat::Comdat":$comdat), "$comdat">;
defm LinkageAttr : LLVM_WithParameters<"Linkage", "linkage", (ins "linkage::Linkage":$linkage), "`<` $linkage `>`">;
defm FramePointerKindAttr
    : LLVM_WithParameters<"FramePointerKind", "framePointerKind",
                          (ins "framePointerKind::FramePointerKind":$framePointerKind), "`<` $framePointerKind `>`">;

// Hints for loops

#ifdef ODS_SINCE_MLIR_23
defm LLVM_FunctionEntryCountAttr
    : LLVM_WithParameters<"FunctionEntryCount", "function_entry_count",
                          (ins "uint64_t":$entry_count,
                               DefaultValuedParameter<"ProfileCountType", "ProfileCountType::Real">:$count_type,
                               OptionalArrayRefParameter<"uint64_t">:$imports),
                          LLVM_Struct, "LLVM function entry count profile metadata">;
#endif

let genMnemonicAlias = 1 in {
  defm LoopVectorizeAttr
      : LLVM_WithParameters<"LoopVectorize", "loop_vectorize",
                            (ins LLVM_OptBoolAttr:$disable, LLVM_OptBoolAttr:$predicateEnable,
                                 LLVM_OptBoolAttr:$scalableEnable, LLVM_OptIntegerAttr:$width,
                                 LLVM_OptLoop:$followupVectorized, LLVM_OptLoop:$followupEpilogue,
                                 LLVM_OptLoop:$followupAll)>;
  defm LoopInterleaveAttr : LLVM_WithParameters<"LoopInterleave", "loop_interleave", (ins "IntegerAttr":$count)>;
  defm LoopUnrollAttr
      : LLVM_WithParameters<"LoopUnroll", "loop_unroll",
                            (ins LLVM_OptBoolAttr:$disable, LLVM_OptIntegerAttr:$count,
                                 LLVM_OptBoolAttr:$runtimeDisable, LLVM_OptBoolAttr:$full,
                                 LLVM_OptLoop:$followupUnrolled, LLVM_OptLoop:$followupRemainder,
                                 LLVM_OptLoop:$followupAll)>;
  defm LoopUnrollAndJamAttr
      : LLVM_WithParameters<"LoopUnrollAndJam", "loop_unroll_and_jam",
                            (ins LLVM_OptBoolAttr:$disable, LLVM_OptIntegerAttr:$count, LLVM_OptLoop:$followupOuter,
                                 LLVM_OptLoop:$followupInner, LLVM_OptLoop:$followupRemainderOuter,
                                 LLVM_OptLoop:$followupRemainderInner, LLVM_OptLoop:$followupAll)>;
  defm LoopLICMAttr : LLVM_WithParameters<"LoopLICM", "loop_licm",
                                          (ins LLVM_OptBoolAttr:$disable, LLVM_OptBoolAttr:$versioningDisable)>;
  defm LoopDistributeAttr
      : LLVM_WithParameters<"LoopDistribute", "loop_distribute",
                            (ins LLVM_OptBoolAttr:$disable, LLVM_OptLoop:$followupCoincident,
                                 LLVM_OptLoop:$followupSequential, LLVM_OptLoop:$followupFallback,
                                 LLVM_OptLoop:$followupAll)>;
  defm LoopPipelineAttr
      : LLVM_WithParameters<"LoopPipeline", "loop_pipeline",
                            (ins LLVM_OptBoolAttr:$disable, LLVM_OptIntegerAttr:$initiationinterval)>;
  defm LoopPeeledAttr : LLVM_WithParameters<"LoopPeeled", "loop_peeled", (ins LLVM_OptIntegerAttr:$count)>;
  defm LoopUnswitchAttr
      : LLVM_WithParameters<"LoopUnswitch", "loop_unswitch", (ins LLVM_OptBoolAttr:$partialDisable)>;
  defm LoopAnnotationAttr
      : LLVM_WithParameters<"LoopAnnotation", "loop_annotation",
                            (ins LLVM_OptBoolAttr:$disableNonforced,
                                 OptionalParameter<"LoopVectorizeAttr">:$vectorize,
                                 OptionalParameter<"LoopInterleaveAttr">:$interleave,
                                 OptionalParameter<"LoopUnrollAttr">:$unroll,
                                 OptionalParameter<"LoopUnrollAndJamAttr">:$unrollAndJam,
                                 OptionalParameter<"LoopLICMAttr">:$licm,
                                 OptionalParameter<"LoopDistributeAttr">:$distribute,
                                 OptionalParameter<"LoopPipelineAttr">:$pipeline,
                                 OptionalParameter<"LoopPeeledAttr">:$peeled,
                                 OptionalParameter<"LoopUnswitchAttr">:$unswitch, LLVM_OptBoolAttr:$mustProgress,
                                 LLVM_OptBoolAttr:$isVectorized, OptionalParameter<"FusedLoc">:$startLoc,
                                 OptionalParameter<"FusedLoc">:$endLoc,
                                 OptionalArrayRefParameter<"AccessGroupAttr">:$parallelAccesses)>;
}

// Debug information

// A number of DWARF, written by its name.
class LLVM_DIParameter<string summary, string default, string parseName, string errorCase,
                       string printName = parseName>
    : AttrOrTypeParameter<"unsigned", "debug info " # summary> {
  let parser = "/* C++: " # parseName # ", " # errorCase # " */";
  let printer = "$_printer << llvm::dwarf::" # printName # "String($_self)";
  let defaultValue = default;
}

def LLVM_DICallingConventionParameter
    : LLVM_DIParameter<"calling convention", "0", "CallingConvention", " == 0", "Convention">;
def LLVM_DIEncodingParameter : LLVM_DIParameter<"encoding", "0", "AttributeEncoding", " == 0">;
#ifdef ODS_SINCE_MLIR_23
def LLVM_DILanguageParameter : LLVM_DIParameter<"language", "0", "Language", " == 0">;
#else
def LLVM_DILanguageParameter : LLVM_DIParameter<"language", "", "Language", " == 0">;
#endif
def LLVM_DITagParameter : LLVM_DIParameter<"tag", "0", "Tag", " == llvm::dwarf::DW_TAG_invalid">;
def LLVM_DIOperationEncodingParameter
    : LLVM_DIParameter<"operation encoding", "", "OperationEncoding", " == 0">;

defm LLVM_DIExpressionElemAttr
    : LLVM_WithParameters<"DIExpressionElem", "di_expression_elem",
                          (ins LLVM_DIOperationEncodingParameter:$opcode,
                               OptionalArrayRefParameter<"uint64_t">:$arguments),
                          [{
    `` $opcode ( `(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)` ) : (``)?
  }]>;

def LLVM_DIExpressionAttr : LLVM_Attr<"DIExpression", "di_expression"> {
  let constBuilderCall = "::mlir::LLVM::DIExpressionAttr::get($_builder.getContext(), $0)";
  let parameters = (ins OptionalArrayRefParameter<"DIExpressionElemAttr">:$operations);
  let builders = [AttrBuilder<(ins)>];
  let assemblyFormat = "`<` ( `[` $operations^ `]` ) : (``)? `>`";
}

// Attributes of a C++ class that is more special than `Attribute`.
multiclass LLVM_DI<string cppName, string key, string base, dag params, list<AttrOrTypeBuilder> create = [],
                   bit hasAlias = 1, list<Trait> traits = [], string format = LLVM_Struct> {
  let parameters = params, assemblyFormat = format, genMnemonicAlias = hasAlias in
  defm NAME : LLVM_WithBuilders<cppName, key, base, traits, create>;
}

defvar LLVM_Node = "DINodeAttr";
defvar LLVM_TypeNode = "DITypeAttr";
defvar LLVM_ScopeNode = "DIScopeAttr";

def LLVM_DINullTypeAttr : LLVM_Attr<"DINullType", "di_null_type", [], LLVM_TypeNode> {
  let parameters = (ins);
  let genMnemonicAlias = 1;
}

defm LLVM_DIBasicTypeAttr
    : LLVM_DI<"DIBasicType", "di_basic_type", LLVM_TypeNode,
              (ins LLVM_DITagParameter:$tag, LLVM_MaybeString:$name, LLVM_OptUInt64:$sizeInBits,
                   LLVM_DIEncodingParameter:$encoding),
              [TypeBuilder<(ins "unsigned":$tag, "const Twine &":$name, "uint64_t":$sizeInBits, "unsigned":$encoding),
                           CppBody>]>;

#ifdef ODS_SINCE_MLIR_23
defm LLVM_DICompileUnitAttr
    : LLVM_DI<"DICompileUnit", "di_compile_unit", LLVM_ScopeNode,
              (ins OptionalParameter<"DistinctAttr">:$recId, LLVM_OptBool:$isRecSelf,
                   OptionalParameter<"DistinctAttr">:$id, LLVM_DILanguageParameter:$sourceLanguage, LLVM_OptFile:$file,
                   LLVM_OptString:$producer, LLVM_OptBool:$isOptimized,
                   OptionalParameter<"DIEmissionKind">:$emissionKind, LLVM_OptBool:$isDebugInfoForProfiling,
                   OptionalParameter<"DINameTableKind">:$nameTableKind, LLVM_OptString:$splitDebugFilename,
                   LLVM_OptNodes:$importedEntities),
              [AttrBuilderWithInferredContext<(ins "DistinctAttr":$id, "unsigned":$sourceLanguage, "DIFileAttr":$file,
                                                   "StringAttr":$producer, "bool":$isOptimized,
                                                   "DIEmissionKind":$emissionKind,
                                                   CArg<"bool", "false">:$isDebugInfoForProfiling,
                                                   CArg<"DINameTableKind", "DINameTableKind::Default">:$nameTableKind,
                                                   CArg<"StringAttr", "{}">:$splitDebugFilename,
                                                   CArg<"ArrayRef<DINodeAttr>", "{}">:$importedEntities), CppBody>],
              1, [LLVM_DIRecursiveTypeAttrInterface]>;
#else
defm LLVM_DICompileUnitAttr
    : LLVM_DI<"DICompileUnit", "di_compile_unit", LLVM_ScopeNode,
              (ins "DistinctAttr":$id, LLVM_DILanguageParameter:$sourceLanguage, "DIFileAttr":$file,
                   LLVM_OptString:$producer, "bool":$isOptimized, "DIEmissionKind":$emissionKind,
                   OptionalParameter<"DINameTableKind">:$nameTableKind, LLVM_OptString:$splitDebugFilename),
              [AttrBuilderWithInferredContext<(ins "DistinctAttr":$id, "unsigned":$sourceLanguage, "DIFileAttr":$file,
                                                   "StringAttr":$producer, "bool":$isOptimized,
                                                   "DIEmissionKind":$emissionKind,
                                                   CArg<"DINameTableKind", "DINameTableKind::Default">:$nameTableKind,
                                                   CArg<"StringAttr", "{}">:$splitDebugFilename), CppBody>]>;
#endif

defvar LLVM_RecursiveType = (ins OptionalParameter<"DistinctAttr">:$recId, LLVM_OptBool:$isRecSelf);

defm LLVM_DICompositeTypeAttr
    : LLVM_DI<"DICompositeType", "di_composite_type", LLVM_TypeNode,
              !con(LLVM_RecursiveType,
                   (ins LLVM_DITagParameter:$tag, LLVM_OptString:$name, LLVM_OptFile:$file, LLVM_OptUInt32:$line,
                        LLVM_OptScope:$scope, LLVM_OptType:$baseType, OptionalParameter<"DIFlags">:$flags,
                        LLVM_OptUInt64:$sizeInBits, LLVM_OptUInt64:$alignInBits, LLVM_OptExpression:$dataLocation,
                        LLVM_OptExpression:$rank, LLVM_OptExpression:$allocated, LLVM_OptExpression:$associated,
#ifdef ODS_SINCE_MLIR_23
                        LLVM_OptString:$identifier, OptionalParameter<"DIDerivedTypeAttr">:$discriminator,
#endif
                        LLVM_OptNodes:$elements)),
              [AttrBuilder<(ins "unsigned":$tag, "StringAttr":$name, "DIFileAttr":$file, "uint32_t":$line,
                                "DIScopeAttr":$scope, "DITypeAttr":$baseType, "DIFlags":$flags,
                                "uint64_t":$sizeInBits, "uint64_t":$alignInBits, "DIExpressionAttr":$dataLocation,
                                "DIExpressionAttr":$rank, "DIExpressionAttr":$allocated,
                                "DIExpressionAttr":$associated,
#ifdef ODS_SINCE_MLIR_23
                                "StringAttr":$identifier, "DIDerivedTypeAttr":$discriminator,
#endif
                                "ArrayRef<DINodeAttr>":$elements), CppBody>],
              1, [LLVM_DIRecursiveTypeAttrInterface]>;

#ifdef ODS_SINCE_MLIR_23
let genVerifyDecl = 1 in
defm LLVM_DIDerivedTypeAttr
    : LLVM_DI<"DIDerivedType", "di_derived_type", LLVM_TypeNode,
              (ins LLVM_DITagParameter:$tag, LLVM_OptString:$name, LLVM_OptFile:$file, LLVM_OptUInt32:$line,
                   LLVM_OptScope:$scope, LLVM_OptType:$baseType, LLVM_OptUInt64:$sizeInBits,
                   LLVM_OptUInt32:$alignInBits, LLVM_OptUInt64:$offsetInBits,
                   OptionalParameter<"std::optional<unsigned>">:$dwarfAddressSpace,
                   OptionalParameter<"DIFlags", "DIFlags::Zero">:$flags, OptionalParameter<"Attribute">:$extraData)>;
#else
defm LLVM_DIDerivedTypeAttr
    : LLVM_DI<"DIDerivedType", "di_derived_type", LLVM_TypeNode,
              (ins LLVM_DITagParameter:$tag, LLVM_OptString:$name, LLVM_OptType:$baseType, LLVM_OptUInt64:$sizeInBits,
                   LLVM_OptUInt32:$alignInBits, LLVM_OptUInt64:$offsetInBits,
                   OptionalParameter<"std::optional<unsigned>">:$dwarfAddressSpace,
                   OptionalParameter<"DINodeAttr">:$extraData)>;
#endif

defm LLVM_DIFileAttr
    : LLVM_DI<"DIFile", "di_file", LLVM_ScopeNode, (ins "StringAttr":$name, "StringAttr":$directory),
              [AttrBuilder<(ins "StringRef":$name, "StringRef":$directory), CppBody>], 1, [],
              "`<` $name `in` $directory `>`">;

let constBuilderCall = "$0" in
defm LLVM_DIGlobalVariableExpressionAttr
    : LLVM_DI<"DIGlobalVariableExpression", "di_global_variable_expression", "::mlir::Attribute",
              (ins "DIGlobalVariableAttr":$var, LLVM_OptExpression:$expr)>;

def DIGlobalVariableExpressionArrayAttr
    : TypedArrayAttrBase<LLVM_DIGlobalVariableExpressionAttr, "an array of variable expressions">;

defm LLVM_DIGlobalVariable
    : LLVM_DI<"DIGlobalVariable", "di_global_variable", LLVM_Node,
              (ins LLVM_OptScope:$scope, LLVM_OptString:$name, LLVM_OptString:$linkageName, "DIFileAttr":$file,
                   "unsigned":$line, "DITypeAttr":$type, LLVM_OptBool:$isLocalToUnit, LLVM_OptBool:$isDefined,
                   LLVM_OptUnsigned:$alignInBits)>;

defm LLVM_DILexicalBlockAttr
    : LLVM_DI<"DILexicalBlock", "di_lexical_block", "DILocalScopeAttr",
              (ins "DIScopeAttr":$scope, LLVM_OptFile:$file, LLVM_OptUnsigned:$line, LLVM_OptUnsigned:$column),
              [AttrBuilderWithInferredContext<(ins "DIScopeAttr":$scope, "DIFileAttr":$file, "unsigned":$line,
                                                   "unsigned":$column), CppBody>]>;

defm LLVM_DILexicalBlockFile
    : LLVM_DI<"DILexicalBlockFile", "di_lexical_block_file", "DILocalScopeAttr",
              (ins "DIScopeAttr":$scope, LLVM_OptFile:$file, "unsigned":$discriminator),
              [AttrBuilderWithInferredContext<(ins "DIScopeAttr":$scope, "DIFileAttr":$file,
                                                   "unsigned":$discriminator), CppBody>]>;

defm LLVM_DILocalVariableAttr
    : LLVM_DI<"DILocalVariable", "di_local_variable", LLVM_Node,
              (ins "DIScopeAttr":$scope, LLVM_OptString:$name, LLVM_OptFile:$file, LLVM_OptUnsigned:$line,
                   LLVM_OptUnsigned:$arg, LLVM_OptUnsigned:$alignInBits, LLVM_OptType:$type,
                   OptionalParameter<"DIFlags", "DIFlags::Zero">:$flags),
              [AttrBuilderWithInferredContext<(ins "DIScopeAttr":$scope, "StringRef":$name, "DIFileAttr":$file,
                                                   "unsigned":$line, "unsigned":$arg, "unsigned":$alignInBits,
                                                   "DITypeAttr":$type, "DIFlags":$flags), CppBody>]>;

#ifdef ODS_SINCE_MLIR_23
defvar LLVM_RetainedNode = "Attribute";
defvar LLVM_RetainedNodes = "ArrayRef<Attribute>";
#else
defvar LLVM_RetainedNode = "DINodeAttr";
defvar LLVM_RetainedNodes = "ArrayRef<DINodeAttr>";
#endif

defm LLVM_DISubprogramAttr
    : LLVM_DI<"DISubprogram", "di_subprogram", "DILocalScopeAttr",
              !con(LLVM_RecursiveType,
                   (ins OptionalParameter<"DistinctAttr">:$id, OptionalParameter<"DICompileUnitAttr">:$compileUnit,
                        LLVM_OptScope:$scope, LLVM_OptString:$name, LLVM_OptString:$linkageName, LLVM_OptFile:$file,
                        LLVM_OptUnsigned:$line, LLVM_OptUnsigned:$scopeLine,
                        OptionalParameter<"DISubprogramFlags">:$subprogramFlags,
                        OptionalParameter<"DISubroutineTypeAttr">:$type,
                        OptionalArrayRefParameter<LLVM_RetainedNode>:$retainedNodes,
                        LLVM_OptNodes:$annotations)),
              [AttrBuilder<(ins "DistinctAttr":$id, "DICompileUnitAttr":$compileUnit, "DIScopeAttr":$scope,
                                "StringAttr":$name, "StringAttr":$linkageName, "DIFileAttr":$file, "unsigned":$line,
                                "unsigned":$scopeLine, "DISubprogramFlags":$subprogramFlags,
                                "DISubroutineTypeAttr":$type, LLVM_RetainedNodes:$retainedNodes,
                                "ArrayRef<DINodeAttr>":$annotations), CppBody>],
              1, [LLVM_DIRecursiveTypeAttrInterface]>;

defm LLVM_DIModuleAttr
    : LLVM_DI<"DIModule", "di_module", LLVM_ScopeNode,
              (ins LLVM_OptFile:$file, LLVM_OptScope:$scope, LLVM_OptString:$name, LLVM_OptString:$configMacros,
                   LLVM_OptString:$includePath, LLVM_OptString:$apinotes, LLVM_OptUnsigned:$line,
                   LLVM_OptBool:$isDecl)>;

defm LLVM_DINamespaceAttr
    : LLVM_DI<"DINamespace", "di_namespace", LLVM_ScopeNode,
              (ins LLVM_OptString:$name, LLVM_OptScope:$scope, "bool":$exportSymbols)>;

defm LLVM_DIImportedEntityAttr
    : LLVM_DI<"DIImportedEntity", "di_imported_entity", LLVM_Node,
              (ins LLVM_DITagParameter:$tag, "DIScopeAttr":$scope, "DINodeAttr":$entity, LLVM_OptFile:$file,
                   LLVM_OptUnsigned:$line, LLVM_OptString:$name, LLVM_OptNodes:$elements)>;

defm LLVM_DIAnnotationAttr : LLVM_DI<"DIAnnotation", "di_annotation", LLVM_Node,
                                     (ins "StringAttr":$name, "StringAttr":$value), [], 0>;

defm LLVM_DISubrangeAttr
    : LLVM_DI<"DISubrange", "di_subrange", LLVM_Node,
              (ins LLVM_OptAttribute:$count, LLVM_OptAttribute:$lowerBound, LLVM_OptAttribute:$upperBound,
                   LLVM_OptAttribute:$stride), [], 0>;

defm LLVM_DICommonBlockAttr
    : LLVM_DI<"DICommonBlock", "di_common_block", LLVM_ScopeNode,
              (ins "DIScopeAttr":$scope, OptionalParameter<"DIGlobalVariableAttr">:$decl, "StringAttr":$name,
                   LLVM_OptFile:$file, LLVM_OptUnsigned:$line)>;

defm LLVM_DIGenericSubrangeAttr
    : LLVM_DI<"DIGenericSubrange", "di_generic_subrange", LLVM_Node,
              (ins LLVM_OptAttribute:$count, "::mlir::Attribute":$lowerBound, LLVM_OptAttribute:$upperBound,
                   "::mlir::Attribute":$stride), [], 0>;

defm LLVM_DISubroutineTypeAttr
    : LLVM_DI<"DISubroutineType", "di_subroutine_type", LLVM_TypeNode,
              (ins LLVM_DICallingConventionParameter:$callingConvention,
                   OptionalArrayRefParameter<"DITypeAttr">:$types),
              [TypeBuilder<(ins "ArrayRef<DITypeAttr>":$types), CppBody>]>;

defm LLVM_DILabelAttr
    : LLVM_DI<"DILabel", "di_label", LLVM_Node,
              (ins "DIScopeAttr":$scope, LLVM_OptString:$name, LLVM_OptFile:$file, LLVM_OptUnsigned:$line),
              [AttrBuilderWithInferredContext<(ins "DIScopeAttr":$scope, "StringRef":$name, "DIFileAttr":$file,
                                                   "unsigned":$line), CppBody>]>;

defm LLVM_DIStringTypeAttr
    : LLVM_DI<"DIStringType", "di_string_type", LLVM_TypeNode,
              (ins LLVM_DITagParameter:$tag, LLVM_MaybeString:$name, LLVM_OptUInt64:$sizeInBits,
                   LLVM_OptUInt32:$alignInBits, OptionalParameter<"DIVariableAttr">:$stringLength,
                   LLVM_OptExpression:$stringLengthExp, LLVM_OptExpression:$stringLocationExp,
                   LLVM_DIEncodingParameter:$encoding)>;

// Metadata

defm LLVM_MemoryEffectsAttr
    : LLVM_WithParameters<"MemoryEffects", "memory_effects",
                          (ins "ModRefInfo":$other, "ModRefInfo":$argMem, "ModRefInfo":$inaccessibleMem,
                               "ModRefInfo":$errnoMem, "ModRefInfo":$targetMem0, "ModRefInfo":$targetMem1),
                          LLVM_Struct, "", [TypeBuilder<(ins "ArrayRef<ModRefInfo>":$memInfoArgs)>]>;

#ifdef ODS_SINCE_MLIR_23
defm LLVM_DenormalFPEnvAttr
    : LLVM_WithParameters<"DenormalFPEnv", "denormal_fpenv",
                          (ins "DenormalModeKind":$default_output_mode, "DenormalModeKind":$default_input_mode,
                               "DenormalModeKind":$float_output_mode, "DenormalModeKind":$float_input_mode)>;
#endif

let genMnemonicAlias = 1 in {
  defm LLVM_AliasScopeDomainAttr
      : LLVM_WithParameters<"AliasScopeDomain", "alias_scope_domain",
                            (ins "Attribute":$id, LLVM_OptString:$description), LLVM_Struct,
                            "LLVM dialect alias scope domain metadata",
                            [AttrBuilder<(ins CArg<"StringAttr", "{}">:$description), CppBody>]>;

  let genVerifyDecl = 1 in
  defm LLVM_AliasScopeAttr
      : LLVM_WithParameters<"AliasScope", "alias_scope",
                            (ins "Attribute":$id, "AliasScopeDomainAttr":$domain, LLVM_OptString:$description),
                            LLVM_Struct, "LLVM dialect alias scope",
                            [AttrBuilderWithInferredContext<(ins "AliasScopeDomainAttr":$domain,
                                                                 CArg<"StringAttr", "{}">:$description), CppBody>]>;
}

def LLVM_AliasScopeArrayAttr : TypedArrayAttrBase<LLVM_AliasScopeAttr, "LLVM dialect alias scope array"> {
  let constBuilderCall = ?;
}

let genMnemonicAlias = 1 in
defm LLVM_AccessGroupAttr
    : LLVM_WithParameters<"AccessGroup", "access_group", (ins "DistinctAttr":$id), LLVM_Struct,
                          "LLVM dialect access group metadata", [AttrBuilder<(ins), CppBody>]>;

def LLVM_AccessGroupArrayAttr
    : TypedArrayAttrBase<LLVM_AccessGroupAttr, "LLVM dialect access group metadata array"> {
  let constBuilderCall = ?;
}

def LLVM_TBAARootAttr : LLVM_Attr<"TBAARoot", "tbaa_root", [], "TBAANodeAttr"> {
  let summary = "LLVM dialect TBAA root metadata";
  let parameters = (ins LLVM_OptString:$id);
  let assemblyFormat = "(`<` struct(params)^ `>`)?";
  let genMnemonicAlias = 1;
}

defvar LLVM_TBAAMember = (ins "TBAANodeAttr":$typeDesc, "int64_t":$offset);
defm LLVM_TBAAMemberAttr
    : LLVM_WithParameters<"TBAAMember", "tbaa_member", LLVM_TBAAMember, "`<` params `>`", "",
                          [AttrBuilderWithInferredContext<LLVM_TBAAMember, CppBody>]>;

def LLVM_TBAAMemberAttrArray : ArrayRefParameter<"TBAAMemberAttr"> {
  let parser = CppBody;
  let printer = CppBody;
}

def LLVM_TBAATypeDescriptorAttr : LLVM_Attr<"TBAATypeDescriptor", "tbaa_type_desc", [], "TBAANodeAttr"> {
  let summary = "LLVM dialect TBAA type metadata";
  let parameters = (ins StringRefParameter<>:$id, LLVM_TBAAMemberAttrArray:$members);
  let assemblyFormat = LLVM_Struct;
  let genMnemonicAlias = 1;
}

let genMnemonicAlias = 1 in
defm LLVM_TBAATagAttr
    : LLVM_WithParameters<"TBAATag", "tbaa_tag",
                          (ins "TBAATypeDescriptorAttr":$base_type, "TBAATypeDescriptorAttr":$access_type,
                               "int64_t":$offset, DefaultValuedParameter<"bool", "false">:$constant),
                          LLVM_Struct, "LLVM dialect TBAA tag metadata",
                          [AttrBuilderWithInferredContext<(ins "TBAATypeDescriptorAttr":$baseType,
                                                               "TBAATypeDescriptorAttr":$accessType,
                                                               "int64_t":$offset), CppBody>]>;

def LLVM_TBAATagArrayAttr : TypedArrayAttrBase<LLVM_TBAATagAttr, "LLVM dialect TBAA tag metadata array"> {
  let constBuilderCall = ?;
}

let genMnemonicAlias = 1 in
defm LLVM_MMRATagAttr
    : LLVM_WithParameters<"MMRATag", "mmra_tag", (ins StringRefParameter<>:$prefix, StringRefParameter<>:$suffix),
                          "`<` $prefix `` `:` `` $suffix `>`", "MLIR wrapper around a prefix:suffix MMRA tag">;

def LLVM_ConstantRangeAttr : LLVM_Attr<"ConstantRange", "constant_range"> {
  let summary = "A range of two integers, corresponding to LLVM's ConstantRange";
#ifdef ODS_UNTIL_MLIR_20
  let parameters = (ins "::llvm::APInt":$lower, "::llvm::APInt":$upper);
#else
  let parameters = (ins APIntParameter<"">:$lower, APIntParameter<"">:$upper);
#endif
  let builders = [AttrBuilder<(ins "uint32_t":$bitWidth, "int64_t":$lower, "int64_t":$upper), CppBody>];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

defm LLVM_VScaleRangeAttr : LLVM_WithParameters<"VScaleRange", "vscale_range",
                                                (ins "IntegerAttr":$minRange, "IntegerAttr":$maxRange)>;

def LLVM_TargetFeaturesAttr : LLVM_Attr<"TargetFeatures", "target_features", [DLTIQueryInterface]> {
  let summary = "LLVM target features attribute";
  let parameters = (ins OptionalArrayRefParameter<"StringAttr">:$features);
  let builders = [TypeBuilder<(ins "::llvm::StringRef":$features)>,
                  TypeBuilder<(ins "::llvm::ArrayRef<::llvm::StringRef>":$features)>];
  let assemblyFormat = "`<` `[` (`]`) : ($features^ `]`)? `>`";
  let genVerifyDecl = 1;
}

def LLVM_TargetAttr : LLVM_Attr<"Target", "target", [LLVM_TargetAttrInterface]> {
  let summary = "LLVM target info: triple, chip, features";
  let parameters = (ins "StringAttr":$triple, "StringAttr":$chip, OptionalParameter<"TargetFeaturesAttr">:$features);
  let assemblyFormat = "`<` struct($triple, $chip, $features) `>`";
}

def LLVM_UndefAttr : LLVM_Attr<"Undef", "undef">;
def LLVM_PoisonAttr : LLVM_Attr<"Poison", "poison">;

defm LLVM_DSOLocalEquivalentAttr
    : LLVM_WithParameters<"DSOLocalEquivalent", "dso_local_equivalent", (ins "FlatSymbolRefAttr":$sym), "$sym">;
defm LLVM_BlockTagAttr : LLVM_WithParameters<"BlockTag", "blocktag", (ins "uint32_t":$id)>;
defm LLVM_BlockAddressAttr : LLVM_WithParameters<"BlockAddress", "blockaddress",
                                                 (ins "FlatSymbolRefAttr":$function, "BlockTagAttr":$tag)>;
defm LLVM_VecTypeHintAttr
    : LLVM_WithParameters<"VecTypeHint", "vec_type_hint",
                          (ins "TypeAttr":$hint, DefaultValuedParameter<"bool", "false">:$is_signed), LLVM_Struct,
                          "Explicit vectorization compiler hint">;

def LLVM_ZeroAttr : LLVM_Attr<"Zero", "zero">;

defm TailCallKindAttr : LLVM_WithParameters<"TailCallKind", "tailcallkind", (ins "TailCallKind":$tailCallKind),
                                            "`<` $tailCallKind `>`">;
defm WorkgroupAttributionAttr
    : LLVM_WithParameters<"WorkgroupAttribution", "mlir.workgroup_attribution",
                          (ins "IntegerAttr":$num_elements, "TypeAttr":$element_type),
                          "`<` $num_elements `,` $element_type `>`", "GPU workgroup attribution information">;
defm LLVM_DereferenceableAttr
    : LLVM_WithParameters<"Dereferenceable", "dereferenceable",
                          (ins "uint64_t":$bytes, DefaultValuedParameter<"bool", "false">:$mayBeNull), LLVM_Struct,
                          "LLVM dereferenceable attribute">;

// Flags of modules

let genVerifyDecl = 1 in
#ifdef ODS_SINCE_MLIR_23
def ModuleFlagAttr
    : LLVM_Attr<"ModuleFlag", "mlir.module_flag", [DeclareAttrInterfaceMethods<LLVM_ModuleFlagAttrInterface>]> {
  let summary = "LLVM module flag metadata";
  let parameters = (ins "ModFlagBehavior":$behavior, "StringAttr":$key, "Attribute":$value);
  let assemblyFormat = "`<` $behavior `,` $key `,` $value `>`";
}
#else
defm ModuleFlagAttr : LLVM_WithParameters<"ModuleFlag", "mlir.module_flag",
                                          (ins "ModFlagBehavior":$behavior, "StringAttr":$key, "Attribute":$value),
                                          "`<` $behavior `,` $key `,` $value `>`", "LLVM module flag metadata">;
#endif
defm ModuleFlagCGProfileEntryAttr
    : LLVM_WithParameters<"ModuleFlagCGProfileEntry", "cgprofile_entry",
                          (ins OptionalParameter<"FlatSymbolRefAttr">:$from,
                               OptionalParameter<"FlatSymbolRefAttr">:$to, "uint64_t":$count),
                          LLVM_Struct, "CG profile module flag entry">;
defm ModuleFlagProfileSummaryDetailedAttr
    : LLVM_WithParameters<"ModuleFlagProfileSummaryDetailed", "profile_summary_detailed",
                          (ins "uint32_t":$cut_off, "uint64_t":$min_count, "uint32_t":$num_counts), LLVM_Struct,
                          "ProfileSummary detailed information">;
defm ModuleFlagProfileSummaryAttr
    : LLVM_WithParameters<"ModuleFlagProfileSummary", "profile_summary",
                          (ins "ProfileSummaryFormatKind":$format, "uint64_t":$total_count, "uint64_t":$max_count,
                               "uint64_t":$max_internal_count, "uint64_t":$max_function_count,
                               "uint64_t":$num_counts, "uint64_t":$num_functions,
                               OptionalParameter<"std::optional<uint64_t>">:$is_partial_profile,
                               OptionalParameter<"FloatAttr">:$partial_profile_ratio,
                               ArrayRefParameter<"ModuleFlagProfileSummaryDetailedAttr">:$detailed_summary),
                          LLVM_Struct, "ProfileSummary module flag">;

defm LLVM_DependentLibrariesAttr
    : LLVM_WithParameters<"DependentLibraries", "dependent_libraries",
                          (ins OptionalArrayRefParameter<"StringAttr">:$libs), "`<` $libs `>`",
                          "LLVM dependent libraries attribute">;
defm UWTableKindAttr : LLVM_WithParameters<"UWTableKind", "uwtableKind",
                                           (ins "uwtable::UWTableKind":$uwtableKind), "`<` $uwtableKind `>`">;
#ifdef ODS_SINCE_MLIR_23

// Metadata of any form, which may be nested
defm LLVM_MDStringAttr : LLVM_WithParameters<"MDString", "md_string", (ins "StringAttr":$value), "`<` $value `>`",
                                             "LLVM metadata string">;
defm LLVM_MDConstantAttr : LLVM_WithParameters<"MDConstant", "md_const", (ins "Attribute":$value), "`<` $value `>`",
                                               "LLVM constant-as-metadata">;
defm LLVM_MDFuncAttr : LLVM_WithParameters<"MDFunc", "md_func", (ins "FlatSymbolRefAttr":$name), "`<` $name `>`",
                                           "LLVM function-as-metadata">;
defm LLVM_MDNodeAttr : LLVM_WithParameters<"MDNode", "md_node", (ins OptionalArrayRefParameter<"Attribute">:$operands),
                                           "`<` (`>`) : ($operands^ `>`)?", "LLVM metadata node">;
def LLVM_AnyMDAttr
    : AnyAttrOf<[LLVM_MDStringAttr, LLVM_MDConstantAttr, LLVM_MDFuncAttr, LLVM_MDNodeAttr],
                "LLVM metadata attribute (md_string, md_const, md_func, or md_node)">;
#endif

#endif // LLVMIR_ATTRDEFS
