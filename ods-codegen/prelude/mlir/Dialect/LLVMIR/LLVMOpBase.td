// Part of odsgen. Apache-2.0.
//
// Types of LLVM IR, and classes of operations that are instructions or intrinsics. The code that translates them
// from and to
// LLVM IR is C++; only its place is kept. Names and values are those of MLIR 22's mlir/Dialect/LLVMIR/LLVMOpBase.td
// (LLVM
// Project, Apache-2.0 WITH LLVM-exception).

#ifndef LLVMIR_OP_BASE
#define LLVMIR_OP_BASE

include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/LLVMIR/LLVMInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// Types

defvar LLVM_PointerClass = "::mlir::LLVM::LLVMPointerType";
defvar LLVM_Pointer = CPred<"::llvm::isa<::mlir::LLVM::LLVMPointerType>($_self)">;
defvar LLVM_Vector = "::mlir::VectorType";

def LLVM_Type : DialectType<LLVM_Dialect, CPred<"::mlir::LLVM::isCompatibleOuterType($_self)">,
                            "LLVM dialect-compatible type">;
def LLVM_TokenType : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMTokenType>($_self)">, "LLVM token type">,
                     BuildableType<"::mlir::LLVM::LLVMTokenType::get($_builder.getContext())">;
def LLVM_PrimitiveType
    : Type<And<[LLVM_Type.predicate,
                CPred<"!::llvm::isa<::mlir::LLVM::LLVMVoidType, ::mlir::LLVM::LLVMFunctionType>($_self)">]>,
           "primitive LLVM type">;
def LLVM_FunctionType : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMFunctionType>($_self)">, "LLVM function type",
                             "::mlir::LLVM::LLVMFunctionType">;
def LLVM_AnyFloat : Type<CPred<"::mlir::LLVM::isCompatibleFloatingPointType($_self)">, "floating point LLVM type">;
def LLVM_AnyPointer : Type<LLVM_Pointer, "LLVM pointer type", LLVM_PointerClass>;

class LLVM_PointerInAddressSpace<int addressSpace>
    : Type<And<[LLVM_AnyPointer.predicate,
                CPred<"::llvm::cast<::mlir::LLVM::LLVMPointerType>($_self).getAddressSpace() == " # addressSpace>]>,
           "LLVM pointer in address space " # addressSpace, LLVM_PointerClass> {
  let builderCall = "$_builder.getType<::mlir::LLVM::LLVMPointerType>(" # addressSpace # ")";
}

def LLVM_DefaultPointer : LLVM_PointerInAddressSpace<0>;

def LLVM_AnyStruct : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMStructType>($_self)">, "LLVM structure type">;
def LLVM_OpaqueStruct
    : Type<And<[LLVM_AnyStruct.predicate, CPred<"::llvm::cast<::mlir::LLVM::LLVMStructType>($_self).isOpaque()">]>>;
def LLVM_AnyTargetExt : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMTargetExtType>($_self)">,
                             "LLVM target extension type">;
def LLVM_NonLoadableTargetExtType
    : Type<And<[LLVM_AnyTargetExt.predicate,
                CPred<"!::llvm::cast<::mlir::LLVM::LLVMTargetExtType>($_self).supportsMemOps()">]>>;
def LLVM_LoadableType
    : Type<Or<[CPred<"mlir::LLVM::isLoadableType($_self)">, LLVM_PointerElementTypeInterface.predicate]>,
           "LLVM type with size">;
def LLVM_AnyAggregate
    : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMStructType, ::mlir::LLVM::LLVMArrayType>($_self)">,
           "LLVM aggregate type">;
def LLVM_AnyNonAggregate : Type<And<[LLVM_Type.predicate, Neg<LLVM_AnyAggregate.predicate>]>,
                                "LLVM-compatible non-aggregate type">;
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

class LLVM_OpBase<Dialect dialect, string mnemonic, list<Trait> traits = []> : Op<dialect, mnemonic, traits> {
  // C++ that builds an instruction of LLVM for the operation, and the operation for an instruction.
  string llvmBuilder = "";
  string mlirBuilder = "";
  // Which operand of the instruction each argument is.
  list<int> llvmArgIndices = [];
}

// C++ that parts of the above are made of.
class LLVM_MemOpPatterns {
  code setAlignmentCode = CppBody;
  code setVolatileCode = CppBody;
  code setSyncScopeCode = CppBody;
  code setOrderingCode = CppBody;
  code setNonTemporalMetadataCode = CppBody;
  code setInvariantGroupCode = CppBody;
  code setAccessGroupsMetadataCode = CppBody;
  code setAliasAnalysisMetadataCode = CppBody;
}

class LLVM_Op<string mnemonic, list<Trait> traits = []> : LLVM_OpBase<LLVM_Dialect, mnemonic, traits>;

// Metadata about memory.
defvar LLVM_Groups = (ins OptionalAttr<LLVM_AccessGroupArrayAttr>:$access_groups);
defvar LLVM_Scopes = (ins OptionalAttr<LLVM_AliasScopeArrayAttr>:$alias_scopes,
                          OptionalAttr<LLVM_AliasScopeArrayAttr>:$noalias_scopes,
                          OptionalAttr<LLVM_TBAATagArrayAttr>:$tbaa);
defvar LLVM_HasGroups = DeclareOpInterfaceMethods<AccessGroupOpInterface>;
defvar LLVM_HasScopes = DeclareOpInterfaceMethods<AliasAnalysisOpInterface>;

class LLVM_MemAccessOpBase<string mnemonic, list<Trait> traits = []>
    : LLVM_Op<mnemonic, [LLVM_HasGroups, LLVM_HasScopes] # traits>, LLVM_MemOpPatterns {
  dag aliasAttrs = !con(LLVM_Groups, LLVM_Scopes);
}

class LLVM_IntrOpBase<Dialect dialect, string opName, string enumName, list<int> overloadedResults,
                      list<int> overloadedOperands, list<Trait> traits, int numResults, bit requiresAccessGroup = 0,
                      bit requiresAliasAnalysis = 0, bit requiresFastmath = 0, bit requiresArgAndResultAttrs = 0,
                      bit requiresOpBundles = 0, list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_OpBase<dialect, opName,
                  !if(requiresAccessGroup, [LLVM_HasGroups], []<Trait>)
                      # !if(requiresAliasAnalysis, [LLVM_HasScopes], []<Trait>)
                      # !if(requiresFastmath, [DeclareOpInterfaceMethods<FastmathFlagsInterface>], []<Trait>)
                      # !if(requiresArgAndResultAttrs, [DeclareOpInterfaceMethods<ArgAndResultAttrsOpInterface>],
                            []<Trait>)
                      # traits>,
      LLVM_MemOpPatterns, Results<!if(!gt(numResults, 0), (outs LLVM_Type:$res), (outs))> {
  dag baseArgs =
      !con(!if(requiresAccessGroup, LLVM_Groups, (ins)), !if(requiresAliasAnalysis, LLVM_Scopes, (ins)),
           !if(requiresArgAndResultAttrs,
               (ins OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs), (ins)),
           !if(requiresOpBundles,
               (ins VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
                    DenseI32ArrayAttr:$op_bundle_sizes, OptionalAttr<ArrayAttr>:$op_bundle_tags),
               (ins)));
  string llvmEnumName = enumName;
  string overloadedResultsCpp = "{" # !interleave(overloadedResults, ", ") # "}";
  string overloadedOperandsCpp = "{" # !interleave(overloadedOperands, ", ") # "}";
  string immArgPositionsCpp = "{" # !interleave(immArgPositions, ", ") # "}";
  string immArgAttrNamesCpp =
      "{" # !interleave(!foreach(name, immArgAttrNames, "StringLiteral(\"" # name # "\")"), ", ") # "}";
  string baseLlvmBuilder = CppBody;
  string baseLlvmBuilderArgAndResultAttrs = CppBody;
  string baseLlvmBuilderCoda = !if(!gt(numResults, 0), "$res = inst;", "");
  let llvmBuilder = CppBody;
  string baseMlirBuilder = CppBody;
  string baseMlirBuilderArgAndResultAttrs = CppBody;
  string baseMlirBuilderCoda = !if(!gt(numResults, 0), "$res = op;", "$_op = op;");
  let mlirBuilder = CppBody;
  string setRangeRetAttrCode = CppBody;
  string importRangeRetAttrCode = CppBody;
}

class LLVM_IntrOp<string mnem, list<int> overloadedResults, list<int> overloadedOperands, list<Trait> traits,
                  int numResults, bit requiresAccessGroup = 0, bit requiresAliasAnalysis = 0, bit requiresFastmath = 0,
                  bit requiresArgAndResultAttrs = 0, bit requiresOpBundles = 0, list<int> immArgPositions = [],
                  list<string> immArgAttrNames = []>
    : LLVM_IntrOpBase<LLVM_Dialect, "intr." # mnem, !subst(".", "_", mnem), overloadedResults, overloadedOperands,
                      traits, numResults, requiresAccessGroup, requiresAliasAnalysis, requiresFastmath,
                      requiresArgAndResultAttrs, requiresOpBundles, immArgPositions, immArgAttrNames>;

class LLVM_ZeroResultIntrOp<string mnem, list<int> overloadedOperands = [], list<Trait> traits = [],
                            bit requiresAccessGroup = 0, bit requiresAliasAnalysis = 0,
                            bit requiresArgAndResultAttrs = 0, bit requiresOpBundles = 0,
                            list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, [], overloadedOperands, traits, 0, requiresAccessGroup, requiresAliasAnalysis, 0,
                  requiresArgAndResultAttrs, requiresOpBundles, immArgPositions, immArgAttrNames>;

class LLVM_OneResultIntrOp<string mnem, list<int> overloadedResults = [], list<int> overloadedOperands = [],
                           list<Trait> traits = [], bit requiresFastmath = 0, bit requiresArgAndResultAttrs = 0,
                           list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, overloadedResults, overloadedOperands, traits, 1, 0, 0, requiresFastmath,
                  requiresArgAndResultAttrs, 0, immArgPositions, immArgAttrNames>;

class LLVM_TwoResultIntrOp<string mnem, list<int> overloadedResults = [], list<int> overloadedOperands = [],
                           list<Trait> traits = [], bit requiresFastmath = 0, list<int> immArgPositions = [],
                           list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, overloadedResults, overloadedOperands, traits, 2, 0, 0, requiresFastmath, 0, 0,
                  immArgPositions, immArgAttrNames>;

// Builders

defvar LLVM_Attributes = (ins CArg<"ArrayRef<NamedAttribute>", "{}">:$attributes);
defvar LLVM_Operands = (ins "ValueRange":$operands);
defvar LLVM_ResultAndOperands = !con((ins "Type":$resultType), LLVM_Operands, LLVM_Attributes);

def LLVM_OneResultOpBuilder : OpBuilder<LLVM_ResultAndOperands, CppBody>;
def LLVM_ZeroResultOpBuilder : OpBuilder<!con(LLVM_Operands, LLVM_Attributes), CppBody>;
def LLVM_VoidResultTypeOpBuilder : OpBuilder<LLVM_ResultAndOperands, CppBody>;
def LLVM_TerminatorPassthroughOpBuilder
    : OpBuilder<!con(LLVM_Operands, (ins "SuccessorRange":$destinations), LLVM_Attributes), CppBody>;

#endif // LLVMIR_OP_BASE
