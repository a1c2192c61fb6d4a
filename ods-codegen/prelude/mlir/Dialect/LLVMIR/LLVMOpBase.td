// Part of odsgen. Apache-2.0.
//
// Types of LLVM IR, and classes of operations that are instructions or intrinsics. The code that translates them from
// and to LLVM IR is C++; only its place is kept. Names and values are those of MLIR 22's
// mlir/Dialect/LLVMIR/LLVMOpBase.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef LLVMIR_OP_BASE
#define LLVMIR_OP_BASE

include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/LLVMIR/LLVMInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// Builders that take everything of an operation

defvar LLVM_Attributes = (ins CArg<"ArrayRef<NamedAttribute>", "{}">:$attributes);
defvar LLVM_Operands = (ins "ValueRange":$operands);
defvar LLVM_ResultAndOperands = !con((ins "Type":$resultType), LLVM_Operands, LLVM_Attributes);

def LLVM_OneResultOpBuilder : OpBuilder<LLVM_ResultAndOperands, CppBody>;
def LLVM_TerminatorPassthroughOpBuilder
    : OpBuilder<!con(LLVM_Operands, (ins "SuccessorRange":$destinations), LLVM_Attributes), CppBody>;
def LLVM_VoidResultTypeOpBuilder : OpBuilder<LLVM_ResultAndOperands, CppBody>;
def LLVM_ZeroResultOpBuilder : OpBuilder<!con(LLVM_Operands, LLVM_Attributes), CppBody>;

// Types

defvar LLVM_Vector = "::mlir::VectorType";

def LLVM_Type : DialectType<LLVM_Dialect, CPred<"::mlir::LLVM::isCompatibleOuterType($_self)">,
                            "LLVM dialect-compatible type">;

// Types of a class: the record, the class, what it is called.
foreach type = [["AnyStruct", "Struct", "structure"], ["AnyTargetExt", "TargetExt", "target extension"]] in {
  def LLVM_ # type[0]
      : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVM" # type[1] # "Type>($_self)">, "LLVM " # type[2] # " type">;
}
foreach type = [["AnyPointer", "Pointer", "pointer"], ["FunctionType", "Function", "function"]] in {
  def LLVM_ # type[0]
      : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVM" # type[1] # "Type>($_self)">, "LLVM " # type[2] # " type",
             "::mlir::LLVM::LLVM" # type[1] # "Type">;
}
#ifdef ODS_SINCE_MLIR_23
def LLVM_MetadataType
    : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMMetadataType>($_self)">, "LLVM metadata type">,
      BuildableType<"::mlir::LLVM::LLVMMetadataType::get($_builder.getContext())">;
defvar LLVM_TokenOfVersion = Token;
#else
def LLVM_TokenType : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMTokenType>($_self)">, "LLVM token type">,
                     BuildableType<"::mlir::LLVM::LLVMTokenType::get($_builder.getContext())">;
defvar LLVM_TokenOfVersion = LLVM_TokenType;
#endif

def LLVM_AnyFloat : Type<CPred<"::mlir::LLVM::isCompatibleFloatingPointType($_self)">, "floating point LLVM type">;
def LLVM_LoadableType
    : Type<Or<[CPred<"mlir::LLVM::isLoadableType($_self)">, LLVM_PointerElementTypeInterface.predicate]>,
           "LLVM type with size">;
def LLVM_AnyAggregate
    : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMStructType, ::mlir::LLVM::LLVMArrayType>($_self)">,
           "LLVM aggregate type">;

// Types that are others with a condition.
def LLVM_AnyNonAggregate : Type<And<[LLVM_Type.predicate, Neg<LLVM_AnyAggregate.predicate>]>,
                                "LLVM-compatible non-aggregate type">;
def LLVM_NonLoadableTargetExtType
    : Type<And<[LLVM_AnyTargetExt.predicate,
                CPred<"!::llvm::cast<::mlir::LLVM::LLVMTargetExtType>($_self).supportsMemOps()">]>>;
def LLVM_OpaqueStruct
    : Type<And<[LLVM_AnyStruct.predicate, CPred<"::llvm::cast<::mlir::LLVM::LLVMStructType>($_self).isOpaque()">]>>;
def LLVM_PrimitiveType
    : Type<And<[LLVM_Type.predicate,
                CPred<"!::llvm::isa<::mlir::LLVM::LLVMVoidType, ::mlir::LLVM::LLVMFunctionType>($_self)">]>,
           "primitive LLVM type">;

defvar LLVM_Pointer = LLVM_AnyPointer.cppType;
defvar LLVM_AddressSpace = "::llvm::cast<::mlir::LLVM::LLVMPointerType>($_self).getAddressSpace()";
class LLVM_PointerInAddressSpace<int addressSpace>
    : Type<And<[LLVM_AnyPointer.predicate,
                CPred<LLVM_AddressSpace # " == " # addressSpace>]>,
           "LLVM pointer in address space " # addressSpace, LLVM_Pointer> {
  let builderCall = "$_builder.getType<::mlir::LLVM::LLVMPointerType>(" # addressSpace # ")";
}
def LLVM_DefaultPointer : LLVM_PointerInAddressSpace<0>;

// Vectors: any of them, those of a shape, and those of an element type.
def LLVM_AnyVector : Type<CPred<"::mlir::LLVM::isCompatibleVectorType($_self)">,
                          "LLVM dialect-compatible vector type", LLVM_Vector>;
foreach kind = [["Fixed", "!", "fixed-length"], ["Scalable", "", "scalable"]] in {
  def LLVM_Any # kind[0] # Vector : Type<CPred<kind[1] # "::mlir::LLVM::isScalableVectorType($_self)">,
                                         "LLVM dialect-compatible " # kind[2] # " vector type", LLVM_Vector>;
}
class LLVM_VectorOf<Type element>
    : Type<And<[LLVM_AnyVector.predicate,
                SubstLeaves<"$_self", "::llvm::cast<::mlir::VectorType>($_self).getElementType()", element.predicate>]>,
           "LLVM dialect-compatible vector of " # element.summary, LLVM_Vector>;
class LLVM_ScalarOrVectorOf<Type element> : AnyTypeOf<[element, LLVM_VectorOf<element>]>;

// Operations

// What operations can have besides operands of their instruction: interfaces, and arguments for them.
defvar LLVM_HasGroups = DeclareOpInterfaceMethods<AccessGroupOpInterface>;
defvar LLVM_HasScopes = DeclareOpInterfaceMethods<AliasAnalysisOpInterface>;
defvar LLVM_Interfaces = [LLVM_HasGroups, LLVM_HasScopes, DeclareOpInterfaceMethods<FastmathFlagsInterface>,
                          DeclareOpInterfaceMethods<ArgAndResultAttrsOpInterface>];
defvar LLVM_Groups = (ins OptionalAttr<LLVM_AccessGroupArrayAttr>:$access_groups);
defvar LLVM_Scopes = (ins OptionalAttr<LLVM_AliasScopeArrayAttr>:$alias_scopes,
                          OptionalAttr<LLVM_AliasScopeArrayAttr>:$noalias_scopes,
                          OptionalAttr<LLVM_TBAATagArrayAttr>:$tbaa);
defvar LLVM_MoreArguments =
    [LLVM_Groups, LLVM_Scopes,
     (ins OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs),
     (ins VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
          DenseI32ArrayAttr:$op_bundle_sizes, OptionalAttr<ArrayAttr>:$op_bundle_tags)];

// C++ for properties of memory accesses.
class LLVM_MemOpPatterns {
  code setAccessGroupsMetadataCode = CppBody;
  code setAliasAnalysisMetadataCode = CppBody;
  code setAlignmentCode = CppBody;
  code setInvariantGroupCode = CppBody;
  code setNonTemporalMetadataCode = CppBody;
  code setOrderingCode = CppBody;
  code setSyncScopeCode = CppBody;
  code setVolatileCode = CppBody;
}

class LLVM_OpBase<Dialect dialect, string mnemonic, list<Trait> traits = []> : Op<dialect, mnemonic, traits> {
  // Which operand of the instruction each argument is.
  list<int> llvmArgIndices = [];
  // C++ that builds the operation for an instruction, and an instruction of LLVM for the operation.
  string mlirBuilder = "";
  string llvmBuilder = "";
}

class LLVM_Op<string mnemonic, list<Trait> traits = []> : LLVM_OpBase<LLVM_Dialect, mnemonic, traits>;

class LLVM_MemAccessOpBase<string mnemonic, list<Trait> traits = []>
    : LLVM_Op<mnemonic, [LLVM_HasGroups, LLVM_HasScopes] # traits>, LLVM_MemOpPatterns {
  dag aliasAttrs = !con(LLVM_Groups, LLVM_Scopes);
}

// Intrinsics

// The variables have long names because they would hide those of loops that definitions with these classes are in.
class LLVM_IntrOpBase<Dialect dialect, string opName, string enumName, list<int> overloadedResults,
                      list<int> overloadedOperands, list<Trait> traits, int numResults, bit requiresAccessGroup = 0,
                      bit requiresAliasAnalysis = 0, bit requiresFastmath = 0, bit requiresArgAndResultAttrs = 0,
                      bit requiresOpBundles = 0, list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_OpBase<dialect, opName,
                  !foreach(LLVM_i, !filter(LLVM_i, [0, 1, 2, 3],
                                           [requiresAccessGroup, requiresAliasAnalysis, requiresFastmath,
                                            requiresArgAndResultAttrs][LLVM_i]),
                           LLVM_Interfaces[LLVM_i]) # traits>,
      LLVM_MemOpPatterns, Results<!if(!lt(numResults, 1), (outs), (outs LLVM_Type:$res))> {
  defvar hasArguments = [requiresAccessGroup, requiresAliasAnalysis, requiresArgAndResultAttrs, requiresOpBundles];
  dag baseArgs = !foldl((ins), [0, 1, 2, 3], LLVM_all, LLVM_i,
                        !con(LLVM_all, !if(hasArguments[LLVM_i], LLVM_MoreArguments[LLVM_i], (ins))));

  // Parts of the C++: initializers of lists, and statements.
  string llvmEnumName = enumName;
  string immArgAttrNamesCpp =
      "{" # !interleave(!foreach(name, immArgAttrNames, "StringLiteral(\"" # name # "\")"), ", ") # "}";
  string immArgPositionsCpp = "{" # !interleave(immArgPositions, ", ") # "}";
  string overloadedOperandsCpp = "{" # !interleave(overloadedOperands, ", ") # "}";
  string overloadedResultsCpp = "{" # !interleave(overloadedResults, ", ") # "}";
  string baseLlvmBuilder = CppBody;
  string baseLlvmBuilderArgAndResultAttrs = CppBody;
  string baseLlvmBuilderCoda = !if(!lt(numResults, 1), "", "$res = inst;");
  string baseMlirBuilder = CppBody;
  string baseMlirBuilderArgAndResultAttrs = CppBody;
  string baseMlirBuilderCoda = !if(!lt(numResults, 1), "$_op", "$res") # " = op;";
  string importRangeRetAttrCode = CppBody;
  string setRangeRetAttrCode = CppBody;
  let llvmBuilder = CppBody;
  let mlirBuilder = CppBody;
}

class LLVM_IntrOp<string mnem, list<int> overloadedResults, list<int> overloadedOperands, list<Trait> traits,
                  int numResults, bit requiresAccessGroup = 0, bit requiresAliasAnalysis = 0, bit requiresFastmath = 0,
                  bit requiresArgAndResultAttrs = 0, bit requiresOpBundles = 0, list<int> immArgPositions = [],
                  list<string> immArgAttrNames = []>
    : LLVM_IntrOpBase<
          LLVM_Dialect, "intr." # mnem, !subst(".", "_", mnem), traits = traits, numResults = numResults,
          overloadedResults = overloadedResults, overloadedOperands = overloadedOperands,
          immArgPositions = immArgPositions, immArgAttrNames = immArgAttrNames,
          requiresAccessGroup = requiresAccessGroup, requiresAliasAnalysis = requiresAliasAnalysis,
          requiresArgAndResultAttrs = requiresArgAndResultAttrs, requiresFastmath = requiresFastmath,
          requiresOpBundles = requiresOpBundles>;

class LLVM_OneResultIntrOp<string mnem, list<int> overloadedResults = [], list<int> overloadedOperands = [],
                           list<Trait> traits = [], bit requiresFastmath = 0, bit requiresArgAndResultAttrs = 0,
                           list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, overloadedResults, overloadedOperands, traits, numResults = 1,
                  immArgPositions = immArgPositions, immArgAttrNames = immArgAttrNames,
                  requiresArgAndResultAttrs = requiresArgAndResultAttrs, requiresFastmath = requiresFastmath>;

class LLVM_TwoResultIntrOp<string mnem, list<int> overloadedResults = [], list<int> overloadedOperands = [],
                           list<Trait> traits = [], bit requiresFastmath = 0, list<int> immArgPositions = [],
                           list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, overloadedResults, overloadedOperands, traits, numResults = 2,
                  immArgPositions = immArgPositions, immArgAttrNames = immArgAttrNames,
                  requiresFastmath = requiresFastmath>;

class LLVM_ZeroResultIntrOp<string mnem, list<int> overloadedOperands = [], list<Trait> traits = [],
                            bit requiresAccessGroup = 0, bit requiresAliasAnalysis = 0,
                            bit requiresArgAndResultAttrs = 0, bit requiresOpBundles = 0,
                            list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, [], overloadedOperands, traits, numResults = 0,
                  immArgPositions = immArgPositions, immArgAttrNames = immArgAttrNames,
                  requiresAccessGroup = requiresAccessGroup, requiresAliasAnalysis = requiresAliasAnalysis,
                  requiresArgAndResultAttrs = requiresArgAndResultAttrs, requiresOpBundles = requiresOpBundles>;

#endif // LLVMIR_OP_BASE
