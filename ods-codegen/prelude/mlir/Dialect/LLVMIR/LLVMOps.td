// Part of odsgen. Apache-2.0.
//
// Instructions of LLVM IR, and what modules of LLVM IR consist of. Names and values are those of MLIR 22's
// mlir/Dialect/LLVMIR/LLVMOps.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef LLVMIR_OPS
#define LLVMIR_OPS

include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/LLVMIR/LLVMEnums.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

// Types and arguments that many operations have

defvar LLVM_Int = LLVM_ScalarOrVectorOf<AnySignlessInteger>;
defvar LLVM_Float = LLVM_ScalarOrVectorOf<LLVM_AnyFloat>;
defvar LLVM_Ptr = LLVM_ScalarOrVectorOf<LLVM_AnyPointer>;
defvar LLVM_FlagsArg = (ins DefaultValuedAttr<LLVM_FastmathFlagsAttr, "{}">:$fastmathFlags);
defvar LLVM_OverflowArg = (ins LLVM_IntegerOverflowFlagsProp:$overflowFlags);
defvar LLVM_DereferenceableArg = (ins OptionalAttr<LLVM_DereferenceableAttr>:$dereferenceable);
defvar LLVM_SyncScope = OptionalAttr<StrAttr>;
defvar LLVM_Alignment = OptionalAttr<I64Attr>;
defvar LLVM_Visibility = DefaultValuedAttr<Visibility, "mlir::LLVM::Visibility::Default">;
defvar LLVM_CallConv = DefaultValuedAttr<CConv, "CConv::C">;
defvar LLVM_Bundles = (ins VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
                           DenseI32ArrayAttr:$op_bundle_sizes, OptionalAttr<ArrayAttr>:$op_bundle_tags);
defvar LLVM_ArgAttrs = (ins OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);

defvar LLVM_FastmathMethods = DeclareOpInterfaceMethods<FastmathFlagsInterface>;
defvar LLVM_SymbolUser = DeclareOpInterfaceMethods<SymbolUserOpInterface>;
defvar LLVM_Branch = DeclareOpInterfaceMethods<BranchOpInterface>;
defvar LLVM_WeightedBranch = DeclareOpInterfaceMethods<WeightedBranchOpInterface>;
defvar LLVM_Promotable = DeclareOpInterfaceMethods<PromotableOpInterface>;
defvar LLVM_PromotableAccess = DeclareOpInterfaceMethods<PromotableMemOpInterface>;
defvar LLVM_SlotAccess = DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>;
defvar LLVM_PartAccess = DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>;
defvar LLVM_View = DeclareOpInterfaceMethods<ViewLikeOpInterface>;
defvar LLVM_OwnEffects = DeclareOpInterfaceMethods<MemoryEffectsOpInterface>;
defvar LLVM_OwnDereferenceable = DeclareOpInterfaceMethods<DereferenceableOpInterface>;

// Parameters of builders
defvar LLVM_NamedAttrs = (ins CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs);

// Operations that are built from and to an instruction.
class LLVM_Inst<string mnemonic, list<Trait> traits = []> : LLVM_Op<mnemonic, traits> {
  let llvmBuilder = CppBody;
  let mlirBuilder = CppBody;
}
class LLVM_MemInst<string mnemonic, list<Trait> traits = []> : LLVM_MemAccessOpBase<mnemonic, traits> {
  let llvmBuilder = CppBody;
  let mlirBuilder = CppBody;
}
class LLVM_TerminatorOp<string mnemonic, list<Trait> traits = []> : LLVM_Op<mnemonic, traits # [Terminator]>;

// Arithmetic

class LLVM_Arithmetic<string mnemonic, Type type, list<Trait> traits>
    : LLVM_Inst<mnemonic, [SameOperandsAndResultType, NoMemoryEffect] # traits> {
  dag both = (ins type:$lhs, type:$rhs);
  let arguments = both;
  let results = (outs type:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($res)";
}
class LLVM_IntArithmetic<string mnemonic, list<Trait> traits = []> : LLVM_Arithmetic<mnemonic, LLVM_Int, traits>;
class LLVM_WithOverflow<string mnemonic, list<Trait> traits = [Pure]>
    : LLVM_IntArithmetic<mnemonic, [DeclareOpInterfaceMethods<IntegerOverflowFlagsInterface>] # traits> {
  let arguments = !con(both, LLVM_OverflowArg);
  let assemblyFormat = [{
    $lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)
  }];
}
class LLVM_WithExact<string mnemonic, list<Trait> traits>
    : LLVM_IntArithmetic<mnemonic, [DeclareOpInterfaceMethods<ExactFlagInterface>] # traits> {
  let arguments = !con(both, (ins UnitAttr:$isExact));
  let assemblyFormat = [{
    (`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)
  }];
}

foreach name = ["Add", "Mul"] in
  def LLVM_ # name # Op : LLVM_WithOverflow<!tolower(name), [Commutative, Pure]>;
def LLVM_SubOp : LLVM_WithOverflow<"sub">;
let hasFolder = 1 in
def LLVM_ShlOp : LLVM_WithOverflow<"shl">;
foreach name = ["UDiv", "SDiv"] in
  def LLVM_ # name # Op : LLVM_WithExact<!tolower(name), [DeclareOpInterfaceMethods<ConditionallySpeculatable>]>;
foreach name = ["LShr", "AShr"] in
  def LLVM_ # name # Op : LLVM_WithExact<!tolower(name), [Pure]>;
foreach name = ["URem", "SRem", "And", "XOr"] in
  def LLVM_ # name # Op : LLVM_IntArithmetic<!tolower(name), [Pure]>;
def LLVM_OrOp : LLVM_IntArithmetic<"or", [DeclareOpInterfaceMethods<DisjointFlagInterface>, Pure]> {
  let arguments = !con(both, (ins UnitAttr:$isDisjoint));
  let assemblyFormat = [{
    (`disjoint` $isDisjoint^)? $lhs `,` $rhs attr-dict `:` type($res)
  }];
  let hasFolder = 1;
}

foreach name = ["FAdd", "FSub", "FMul", "FDiv", "FRem"] in
  let arguments = (ins LLVM_Float:$lhs, LLVM_Float:$rhs,
                       DefaultValuedAttr<LLVM_FastmathFlagsAttr, "{}">:$fastmathFlags) in
  def LLVM_ # name # Op : LLVM_Arithmetic<!tolower(name), LLVM_Float, [LLVM_FastmathMethods, Pure]>;
def LLVM_FNegOp : LLVM_Inst<"fneg", [Pure, SameOperandsAndResultType, LLVM_FastmathMethods]> {
  let arguments = !con((ins LLVM_Float:$operand), LLVM_FlagsArg);
  let results = (outs LLVM_Float:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$operand attr-dict `:` type($res)";
}

class LLVM_Compare<string mnemonic, dag operands, list<Trait> traits>
    : LLVM_Inst<mnemonic,
                traits # [SameTypeOperands,
                          TypesMatchWith<"result type has i1 element type and same shape as operands", "lhs", "res",
                                         "::getI1SameShape($_self)">]> {
  let arguments = operands;
  let results = (outs LLVM_ScalarOrVectorOf<I1>:$res);
  let hasCustomAssemblyFormat = 1;
}
defvar LLVM_IntOrPtr = AnyTypeOf<[LLVM_Int, LLVM_Ptr]>;
let llvmArgIndices = [-1, 0, 1], hasFolder = 1 in
def LLVM_ICmpOp
    : LLVM_Compare<"icmp", (ins ICmpPredicate:$predicate, LLVM_IntOrPtr:$lhs, LLVM_IntOrPtr:$rhs), [Pure]>;
let llvmArgIndices = [-1, 0, 1, 2] in
def LLVM_FCmpOp
    : LLVM_Compare<"fcmp", !con((ins FCmpPredicate:$predicate, LLVM_Float:$lhs, LLVM_Float:$rhs), LLVM_FlagsArg),
                   [Pure, LLVM_FastmathMethods]>;

// Casts

class LLVM_Cast<string mnemonic, Type from, Type to, list<Trait> traits = [], dag flags = (ins)>
    : LLVM_Inst<mnemonic, [Pure] # traits> {
  let arguments = !con((ins from:$arg), flags);
  let results = (outs to:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$arg attr-dict `:` type($arg) `to` type($res)";
}
class LLVM_CastWithNNeg<string mnemonic, Type to>
    : LLVM_Cast<mnemonic, LLVM_Int, to, [DeclareOpInterfaceMethods<NonNegFlagInterface>], (ins UnitAttr:$nonNeg)> {
  let assemblyFormat = "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)";
}

let hasFolder = 1 in {
  let hasVerifier = 1 in {
    def LLVM_BitcastOp : LLVM_Cast<"bitcast", LLVM_AnyNonAggregate, LLVM_AnyNonAggregate, [LLVM_Promotable]>;
    def LLVM_ZExtOp : LLVM_CastWithNNeg<"zext", LLVM_Int>;
  }
  def LLVM_AddrSpaceCastOp : LLVM_Cast<"addrspacecast", LLVM_Ptr, LLVM_Ptr, [LLVM_Promotable, LLVM_View]>;
}
let hasVerifier = 1 in
def LLVM_SExtOp : LLVM_Cast<"sext", LLVM_Int, LLVM_Int>;
let assemblyFormat = "$arg ($overflowFlags^)? attr-dict `:` type($arg) `to` type($res)" in
def LLVM_TruncOp : LLVM_Cast<"trunc", LLVM_Int, LLVM_Int, [DeclareOpInterfaceMethods<IntegerOverflowFlagsInterface>],
                             LLVM_OverflowArg>;
let assemblyFormat = "$arg (`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($arg) `to` type($res)" in
def LLVM_IntToPtrOp : LLVM_Cast<"inttoptr", LLVM_Int, LLVM_Ptr, [LLVM_OwnDereferenceable], LLVM_DereferenceableArg>;
def LLVM_PtrToIntOp : LLVM_Cast<"ptrtoint", LLVM_Ptr, LLVM_Int>;
def LLVM_UIToFPOp : LLVM_CastWithNNeg<"uitofp", LLVM_Float>;
def LLVM_SIToFPOp : LLVM_Cast<"sitofp", LLVM_Int, LLVM_Float>;
foreach name = ["FPToSI", "FPToUI"] in
  def LLVM_ # name # Op : LLVM_Cast<!tolower(name), LLVM_Float, LLVM_Int>;
foreach name = ["FPExt", "FPTrunc"] in
  def LLVM_ # name # Op : LLVM_Cast<!tolower(name), LLVM_Float, LLVM_Float>;

// Memory

def LLVM_AllocaOp : LLVM_Inst<"alloca", [DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
                                         DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>]>,
                    LLVM_MemOpPatterns {
  let arguments = (ins AnySignlessInteger:$arraySize, LLVM_Alignment:$alignment, TypeAttr:$elem_type,
                       UnitAttr:$inalloca);
  let results = (outs Res<LLVM_AnyPointer, "", [MemAlloc<AutomaticAllocationScopeResource>]>:$res);
  let builders = [OpBuilder<(ins "Type":$resultType, "Type":$elementType, "Value":$arraySize,
                                 CArg<"unsigned", "0">:$alignment), CppBody>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

defvar LLVM_GEPRest = (ins CArg<"GEPNoWrapFlags", "GEPNoWrapFlags::none">:$noWrapFlags,
                           CArg<"ArrayRef<NamedAttribute>", "{}">:$attributes);
def LLVM_GEPOp
    : LLVM_Op<"getelementptr", [Pure, LLVM_Promotable, LLVM_SlotAccess, LLVM_PartAccess, LLVM_View]> {
  let description = [{
    An address at an offset from another one. Indices are constants, or operands where the constant is `kDynamicIndex`.
  }];
  let arguments = (ins LLVM_Ptr:$base, Variadic<LLVM_Int>:$dynamicIndices, DenseI32ArrayAttr:$rawConstantIndices,
                       TypeAttr:$elem_type, GEPNoWrapFlagsProp:$noWrapFlags);
  let results = (outs LLVM_Ptr:$res);
  let skipDefaultBuilders = 1;
  let builders = !foreach(indices, ["ValueRange", "ArrayRef<GEPArg>"],
                          OpBuilder<!con((ins "Type":$resultType, "Type":$elementType, "Value":$basePtr),
                                         !dag(ins, [indices], ["indices"]), LLVM_GEPRest)>);
  let assemblyFormat = [{
    ($noWrapFlags^)?
    $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict
    `:` functional-type(operands, results) `,` $elem_type
  }];
  let llvmBuilder = CppBody;
  let hasFolder = 1;
  let hasVerifier = 1;
}

defvar LLVM_Ordering = DefaultValuedAttr<AtomicOrdering, "AtomicOrdering::not_atomic">;
defvar LLVM_ScopeParameter = CArg<"StringRef", "StringRef()">;
defvar LLVM_AlignmentParameter = CArg<"unsigned", "0">;
defvar LLVM_BoolParameter = CArg<"bool", "false">;
defvar LLVM_OrderingParameters = (ins LLVM_BoolParameter:$isInvariantGroup,
                                      CArg<"AtomicOrdering", "AtomicOrdering::not_atomic">:$ordering,
                                      LLVM_ScopeParameter:$syncscope);
defvar LLVM_AccessParameters = (ins LLVM_AlignmentParameter:$alignment, LLVM_BoolParameter:$isVolatile,
                                    LLVM_BoolParameter:$isNonTemporal);

def LLVM_AtomicRMWType : AnyTypeOf<[LLVM_AnyFloat, LLVM_AnyPointer, AnySignlessInteger, LLVM_AnyFixedVector]>;
def LLVM_AtomicCmpXchgType : AnyTypeOf<[AnySignlessInteger, LLVM_AnyPointer]>;

let hasVerifier = 1 in {
  def LLVM_LoadOp : LLVM_MemInst<"load", [LLVM_PartAccess, LLVM_OwnEffects, LLVM_PromotableAccess, LLVM_SlotAccess,
                                          LLVM_OwnDereferenceable]> {
    let arguments = !con((ins LLVM_AnyPointer:$addr, LLVM_Alignment:$alignment, UnitAttr:$volatile_,
                              UnitAttr:$nontemporal, UnitAttr:$invariant, UnitAttr:$invariantGroup,
                              LLVM_Ordering:$ordering, LLVM_SyncScope:$syncscope),
                         LLVM_DereferenceableArg, aliasAttrs);
    let results = (outs LLVM_LoadableType:$res);
    let builders = [OpBuilder<!con((ins "Type":$type, "Value":$addr), LLVM_AccessParameters,
                                   (ins LLVM_BoolParameter:$isInvariant), LLVM_OrderingParameters)>];
    let assemblyFormat = [{
    (`volatile` $volatile_^)? $addr
    (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
    (`invariant` $invariant^)?
    (`invariant_group` $invariantGroup^)?
    (`dereferenceable` `` $dereferenceable^)?
    attr-dict `:` qualified(type($addr)) `->` type($res)
  }];
  }

  def LLVM_StoreOp
      : LLVM_MemInst<"store", [LLVM_PartAccess, LLVM_OwnEffects, LLVM_PromotableAccess, LLVM_SlotAccess]> {
    let arguments = !con((ins LLVM_LoadableType:$value, LLVM_AnyPointer:$addr, LLVM_Alignment:$alignment,
                              UnitAttr:$volatile_, UnitAttr:$nontemporal, UnitAttr:$invariantGroup,
                              LLVM_Ordering:$ordering, LLVM_SyncScope:$syncscope), aliasAttrs);
    let builders = [OpBuilder<!con((ins "Value":$value, "Value":$addr), LLVM_AccessParameters,
                                   LLVM_OrderingParameters)>];
    let assemblyFormat = [{
    (`volatile` $volatile_^)? $value `,` $addr
    (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
    (`invariant_group` $invariantGroup^)?
    attr-dict `:` type($value) `,` qualified(type($addr))
  }];
  }

  def LLVM_AtomicRMWOp
      : LLVM_MemInst<"atomicrmw",
                     [TypesMatchWith<"result #0 and operand #1 have the same type", "val", "res", "$_self">]> {
    let arguments = !con((ins AtomicBinOp:$bin_op, LLVM_AnyPointer:$ptr, LLVM_AtomicRMWType:$val,
                              AtomicOrdering:$ordering, LLVM_SyncScope:$syncscope, LLVM_Alignment:$alignment,
                              UnitAttr:$volatile_), aliasAttrs);
    let results = (outs LLVM_AtomicRMWType:$res);
    let builders = [OpBuilder<(ins "LLVM::AtomicBinOp":$binOp, "Value":$ptr, "Value":$val,
                                   "LLVM::AtomicOrdering":$ordering, LLVM_ScopeParameter:$syncscope,
                                   LLVM_AlignmentParameter:$alignment, LLVM_BoolParameter:$isVolatile)>];
    let assemblyFormat = [{
    (`volatile` $volatile_^)? $bin_op $ptr `,` $val
    (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict `:`
    qualified(type($ptr)) `,` type($val)
  }];
    let llvmArgIndices = [-1, 0, 1] # !listsplat(-1, 8);
  }

  def LLVM_AtomicCmpXchgOp
      : LLVM_MemInst<"cmpxchg",
                     [TypesMatchWith<"operand #1 and operand #2 have the same type", "val", "cmp", "$_self">,
                      TypesMatchWith<"result #0 has an LLVM struct type consisting of " #
                                     "the type of operand #2 and a bool",
                                     "val", "res", "getValAndBoolStructType($_self)">]> {
    let arguments = !con((ins LLVM_AnyPointer:$ptr, LLVM_AtomicCmpXchgType:$cmp, LLVM_AtomicCmpXchgType:$val,
                              AtomicOrdering:$success_ordering, AtomicOrdering:$failure_ordering,
                              LLVM_SyncScope:$syncscope, LLVM_Alignment:$alignment, UnitAttr:$weak,
                              UnitAttr:$volatile_), aliasAttrs);
    let results = (outs LLVM_AnyStruct:$res);
    let builders = [OpBuilder<(ins "Value":$ptr, "Value":$cmp, "Value":$val, "LLVM::AtomicOrdering":$successOrdering,
                                   "LLVM::AtomicOrdering":$failureOrdering, LLVM_ScopeParameter:$syncscope,
                                   LLVM_AlignmentParameter:$alignment, LLVM_BoolParameter:$isWeak,
                                   LLVM_BoolParameter:$isVolatile)>];
    let assemblyFormat = [{
    (`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val
    (`syncscope` `(` $syncscope^ `)`)? $success_ordering $failure_ordering
    attr-dict `:` qualified(type($ptr)) `,` type($val)
  }];
  }

  def LLVM_FenceOp : LLVM_Inst<"fence">, LLVM_MemOpPatterns {
    let arguments = (ins AtomicOrdering:$ordering, LLVM_SyncScope:$syncscope);
    let builders = [LLVM_VoidResultTypeOpBuilder, LLVM_ZeroResultOpBuilder,
                    OpBuilder<(ins "LLVM::AtomicOrdering":$ordering, LLVM_ScopeParameter:$syncscope)>];
    let assemblyFormat = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict";
  }
}

def LLVM_VaArgOp : LLVM_Inst<"va_arg"> {
  let arguments = (ins LLVM_AnyPointer:$arg);
  let results = (outs LLVM_Type:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$arg attr-dict `:` functional-type($arg, $res)";
}

// Aggregates and vectors

class LLVM_ElementOf<string summary, string value>
    : TypesMatchWith<summary # " type matches vector element type", "vector", value,
                     "::llvm::cast<::mlir::VectorType>($_self).getElementType()">;
def LLVM_ExtractElementOp : LLVM_Inst<"extractelement", [Pure, LLVM_ElementOf<"result", "res">]> {
  let arguments = (ins LLVM_AnyVector:$vector, AnySignlessInteger:$position);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = [{
    $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)
  }];
}
def LLVM_InsertElementOp
    : LLVM_Inst<"insertelement", [Pure, LLVM_ElementOf<"argument", "value">, AllTypesMatch<["res", "vector"]>]> {
  let arguments = (ins LLVM_AnyVector:$vector, LLVM_PrimitiveType:$value, AnySignlessInteger:$position);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = [{
    $value `,` $vector `[` $position `:` type($position) `]` attr-dict `:`
    type($vector)
  }];
}

let hasVerifier = 1 in {
  def LLVM_ExtractValueOp : LLVM_Inst<"extractvalue", [Pure]> {
    let arguments = (ins LLVM_AnyAggregate:$container, DenseI64ArrayAttr:$position);
    let results = (outs LLVM_Type:$res);
    let builders = [OpBuilder<(ins "Value":$container, "ArrayRef<int64_t>":$position)>];
    let assemblyFormat = [{
    $container `` $position attr-dict `:` type($container)
    custom<InsertExtractValueElementType>(type($res), ref(type($container)),
                                          ref($position))
  }];
    let hasFolder = 1;
  }
  def LLVM_InsertValueOp : LLVM_Inst<"insertvalue", [Pure, AllTypesMatch<["container", "res"]>]> {
    let arguments = (ins LLVM_AnyAggregate:$container, LLVM_PrimitiveType:$value, DenseI64ArrayAttr:$position);
    let results = (outs LLVM_AnyAggregate:$res);
    let assemblyFormat = [{
    $value `,` $container `` $position attr-dict `:` type($container)
    custom<InsertExtractValueElementType>(type($value), ref(type($container)),
                                          ref($position))
  }];
  }
  def LLVM_ShuffleVectorOp : LLVM_Inst<"shufflevector", [Pure, AllTypesMatch<["v1", "v2"]>]> {
    let arguments = (ins LLVM_AnyVector:$v1, LLVM_AnyVector:$v2, DenseI32ArrayAttr:$mask);
    let results = (outs LLVM_AnyVector:$res);
    let builders = [OpBuilder<!con((ins "Value":$v1, "Value":$v2, "DenseI32ArrayAttr":$mask), LLVM_NamedAttrs)>,
                    OpBuilder<(ins "Value":$v1, "Value":$v2, "ArrayRef<int32_t>":$mask)>];
    let assemblyFormat = [{
    $v1 `,` $v2 $mask attr-dict `:` type($v1)
    custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))
  }];
    let hasFolder = 1;
  }
}

def LLVM_SelectOp
    : LLVM_Inst<"select", [Pure, AllTypesMatch<["trueValue", "falseValue", "res"]>, LLVM_FastmathMethods,
                           DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
  let arguments = !con((ins LLVM_ScalarOrVectorOf<I1>:$condition, LLVM_Type:$trueValue, LLVM_Type:$falseValue),
                       LLVM_FlagsArg);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "operands attr-dict `:` type($condition) `,` type($res)";
}
def LLVM_FreezeOp : LLVM_Inst<"freeze", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins LLVM_Type:$val);
  let results = (outs LLVM_Type:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$val attr-dict `:` type($val)";
}

// Control flow

defvar LLVM_LoopArg = (ins OptionalAttr<LoopAnnotationAttr>:$loop_annotation);
defvar LLVM_WeightsArg = (ins OptionalAttr<DenseI32ArrayAttr>:$branch_weights);

def LLVM_BrOp : LLVM_TerminatorOp<"br", [LLVM_Branch, Pure]> {
  let arguments = !con((ins Variadic<LLVM_Type>:$destOperands), LLVM_LoopArg);
  let successors = (successor AnySuccessor:$dest);
  let builders = [OpBuilder<(ins "Block *":$dest), CppBody>,
                  OpBuilder<(ins "ValueRange":$operands, "Block *":$dest), CppBody>,
                  LLVM_TerminatorPassthroughOpBuilder];
  let assemblyFormat = [{
    $dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict
  }];
}

def LLVM_CondBrOp
    : LLVM_TerminatorOp<"cond_br", [AttrSizedOperandSegments, LLVM_Branch, LLVM_WeightedBranch, Pure]> {
  let arguments = !con((ins I1:$condition, Variadic<LLVM_Type>:$trueDestOperands,
                            Variadic<LLVM_Type>:$falseDestOperands), LLVM_WeightsArg, LLVM_LoopArg);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let builders = [OpBuilder<(ins "Value":$condition, "Block *":$trueDest, "ValueRange":$trueOperands,
                                 "Block *":$falseDest, "ValueRange":$falseOperands,
                                 CArg<"std::optional<std::pair<uint32_t, uint32_t>>", "{}">:$weights)>,
                  OpBuilder<(ins "Value":$condition, "Block *":$trueDest, "Block *":$falseDest,
                                 CArg<"ValueRange", "{}">:$falseOperands), CppBody>,
                  OpBuilder<(ins "Value":$condition, "ValueRange":$trueOperands, "ValueRange":$falseOperands,
                                 "DenseI32ArrayAttr":$branchWeights, "Block *":$trueDest, "Block *":$falseDest),
                            CppBody>,
                  LLVM_TerminatorPassthroughOpBuilder];
  let assemblyFormat = [{
    $condition ( `weights` `(` $branch_weights^ `)` )? `,`
    $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
    $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)?
    attr-dict
  }];
}

def LLVM_SwitchOp
    : LLVM_TerminatorOp<"switch", [AttrSizedOperandSegments, LLVM_Branch, LLVM_WeightedBranch, Pure]> {
  let arguments = !con((ins AnySignlessInteger:$value, Variadic<AnyType>:$defaultOperands,
                            VariadicOfVariadic<AnyType, "case_operand_segments">:$caseOperands,
                            OptionalAttr<AnyIntElementsAttr>:$case_values,
                            DenseI32ArrayAttr:$case_operand_segments), LLVM_WeightsArg);
  let successors = (successor AnySuccessor:$defaultDestination, VariadicSuccessor<AnySuccessor>:$caseDestinations);
  // They differ in the form of the cases.
  let builders = !foreach(values, ["ArrayRef<APInt>", "ArrayRef<int32_t>", "DenseIntElementsAttr"],
                          OpBuilder<!con((ins "Value":$value, "Block *":$defaultDestination,
                                              "ValueRange":$defaultOperands),
                                         !dag(ins, [CArg<values, "{}">], ["caseValues"]),
                                         (ins CArg<"BlockRange", "{}">:$caseDestinations,
                                              CArg<"ArrayRef<ValueRange>", "{}">:$caseOperands,
                                              CArg<"ArrayRef<int32_t>", "{}">:$branchWeights))>) #
                 [LLVM_TerminatorPassthroughOpBuilder];
  let assemblyFormat = [{
    $value `:` type($value) `,`
    $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)?
    custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations,
                                   $caseOperands, type($caseOperands))
    attr-dict
  }];
  let hasVerifier = 1;
}

def LLVM_IndirectBrOp : LLVM_TerminatorOp<"indirectbr", [SameVariadicOperandSize, LLVM_Branch, Pure]> {
  let arguments = (ins LLVM_AnyPointer:$addr,
                       VariadicOfVariadic<AnyType, "indbr_operand_segments">:$succOperands,
                       DenseI32ArrayAttr:$indbr_operand_segments);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$successors);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "Value":$addr, CArg<"ArrayRef<ValueRange>", "{}">:$succOperands,
                                 CArg<"BlockRange", "{}">:$successors)>];
  let assemblyFormat = [{
    $addr `:` type($addr) `,`
      custom<IndirectBrOpSucessors>(ref(type($addr)),
                                    $successors,
                                    $succOperands,
                                    type($succOperands))
    attr-dict
  }];
}

let llvmBuilder = CppBody, mlirBuilder = CppBody in {
  def LLVM_ReturnOp : LLVM_TerminatorOp<"return", [Pure, ReturnLike]> {
    let arguments = (ins Optional<LLVM_Type>:$arg);
    let builders = [OpBuilder<(ins "ValueRange":$args), CppBody>];
    let assemblyFormat = "attr-dict ($arg^ `:` type($arg))?";
    let hasVerifier = 1;
  }
  def LLVM_ResumeOp : LLVM_TerminatorOp<"resume"> {
    let arguments = (ins LLVM_Type:$value);
    let assemblyFormat = "$value attr-dict `:` type($value)";
  }
  def LLVM_UnreachableOp : LLVM_TerminatorOp<"unreachable"> {
    let assemblyFormat = "attr-dict";
  }
}

// Calls

let hasCustomAssemblyFormat = 1, hasVerifier = 1 in {
  defvar LLVM_Callee = (ins OptionalAttr<TypeAttrOf<LLVM_FunctionType>>:$var_callee_type,
                            OptionalAttr<FlatSymbolRefAttr>:$callee, Variadic<LLVM_Type>:$callee_operands);

  def LLVM_InvokeOp : LLVM_Op<"invoke", [AttrSizedOperandSegments, LLVM_Branch,
                                         DeclareOpInterfaceMethods<CallOpInterface>, LLVM_WeightedBranch,
                                         Terminator]> {
    let arguments = !con(LLVM_Callee, LLVM_ArgAttrs,
                         (ins Variadic<LLVM_Type>:$normalDestOperands, Variadic<LLVM_Type>:$unwindDestOperands),
                         LLVM_WeightsArg, (ins LLVM_CallConv:$CConv), LLVM_Bundles);
    let results = (outs Optional<LLVM_Type>:$result);
    let successors = (successor AnySuccessor:$normalDest, AnySuccessor:$unwindDest);
    defvar destinations = (ins "ValueRange":$ops, "Block*":$normal, "ValueRange":$normalOps, "Block*":$unwind,
                               "ValueRange":$unwindOps);
    let builders = !foreach(callee, [(ins "LLVMFuncOp":$func),
                                     (ins "TypeRange":$tys, "FlatSymbolRefAttr":$callee),
                                     (ins "LLVMFunctionType":$calleeType, "FlatSymbolRefAttr":$callee)],
                            OpBuilder<!con(callee, destinations)>);
  }

  def LLVM_LandingpadOp : LLVM_Op<"landingpad"> {
    let arguments = (ins UnitAttr:$cleanup, Variadic<LLVM_Type>);
    let results = (outs LLVM_Type:$res);
    let builders = [LLVM_OneResultOpBuilder];
  }

  def LLVM_CallOp
      : LLVM_MemAccessOpBase<"call", [AttrSizedOperandSegments, LLVM_FastmathMethods,
                                      DeclareOpInterfaceMethods<CallOpInterface>, LLVM_SymbolUser]> {
    let arguments = !con(LLVM_Callee, LLVM_FlagsArg,
                         (ins LLVM_CallConv:$CConv,
                              DefaultValuedAttr<TailCallKind, "TailCallKind::None">:$TailCallKind,
                              OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects, UnitAttr:$convergent,
                              UnitAttr:$no_unwind, UnitAttr:$will_return),
                         LLVM_Bundles, LLVM_ArgAttrs,
                         (ins UnitAttr:$no_inline, UnitAttr:$always_inline, UnitAttr:$inline_hint), aliasAttrs);
    let results = (outs Optional<LLVM_Type>:$result);
    // A function with its operands; then results, or a type, with a name in one of three forms.
    defvar names = ["StringAttr", "FlatSymbolRefAttr", "StringRef"];
    let builders = [OpBuilder<(ins "LLVMFuncOp":$func, "ValueRange":$args)>,
                    OpBuilder<(ins "LLVMFunctionType":$calleeType, "ValueRange":$args)>] #
                   !foreach(i, !range(6),
                            OpBuilder<!con(!if(!lt(i, 3), (ins "TypeRange":$results),
                                               (ins "LLVMFunctionType":$calleeType)),
                                           !dag(ins, [names[!if(!lt(i, 3), i, !sub(i, 3))]], ["callee"]),
                                           (ins CArg<"ValueRange", "{}">:$args))>);
  }

  def LLVM_CallIntrinsicOp : LLVM_Op<"call_intrinsic", [ArgAndResultAttrsOpInterface, AttrSizedOperandSegments,
                                                        LLVM_FastmathMethods]> {
    let arguments = !con((ins StrAttr:$intrin, Variadic<LLVM_Type>:$args), LLVM_FlagsArg, LLVM_Bundles,
                         LLVM_ArgAttrs);
    let results = (outs Optional<LLVM_Type>:$results);
    let llvmBuilder = CppBody;
    defvar called = (ins "StringAttr":$intrin, "ValueRange":$args);
    let builders = !foreach(form, [called, !con(called, (ins "FastmathFlagsAttr":$fastMathFlags)),
                                   !con((ins "Type":$resultType), called),
                                   !con((ins "TypeRange":$resultTypes), called,
                                        (ins "FastmathFlagsAttr":$fastMathFlags))], OpBuilder<form>);
  }
}

def LLVM_InlineAsmOp : LLVM_Op<"inline_asm", [LLVM_OwnEffects]> {
  let description = "Assembly that refers to nothing but the operands.";
  let arguments = (ins Variadic<LLVM_Type>:$operands, StrAttr:$asm_string, StrAttr:$constraints,
                       UnitAttr:$has_side_effects, UnitAttr:$is_align_stack,
                       DefaultValuedAttr<TailCallKind, "TailCallKind::None">:$tail_call_kind,
                       OptionalAttr<DefaultValuedAttr<AsmATTOrIntel, "AsmDialect::AD_ATT">>:$asm_dialect,
                       OptionalAttr<ArrayAttr>:$operand_attrs);
  let results = (outs Optional<LLVM_Type>:$res);
  let assemblyFormat = [{
    (`has_side_effects` $has_side_effects^)?
    (`is_align_stack` $is_align_stack^)?
    (`tail_call_kind` `=` $tail_call_kind^)?
    (`asm_dialect` `=` $asm_dialect^)?
    (`operand_attrs` `=` $operand_attrs^)?
    attr-dict
    $asm_string `,` $constraints
    operands `:` functional-type(operands, results)
   }];
  let hasVerifier = 1;
}

// Constants

let hasFolder = 1 in {
  defvar LLVM_Constant = [Pure, ConstantLike];
  foreach name = ["Undef", "Poison", "Zero"] in
    let results = (outs LLVM_Type:$res), builders = [LLVM_OneResultOpBuilder], llvmBuilder = CppBody,
        assemblyFormat = "attr-dict `:` type($res)", hasVerifier = !eq(name, "Zero") in
    def LLVM_ # name # Op : LLVM_Op<"mlir." # !tolower(name), LLVM_Constant>;

  def LLVM_ConstantOp : LLVM_Op<"mlir.constant", LLVM_Constant> {
    let arguments = (ins AnyAttr:$value);
    let results = (outs LLVM_Type:$res);
    let builders = [LLVM_OneResultOpBuilder] #
                   !foreach(value, ["int64_t", "const APInt &", "const APFloat &"],
                            OpBuilder<!dag(ins, ["Type", value], ["type", "value"]), CppBody>) #
                   [OpBuilder<(ins "TypedAttr":$value), CppBody>];
    let assemblyFormat = "`(` $value `)` attr-dict `:` type($res)";
    let llvmBuilder = CppBody;
    let hasVerifier = 1;
  }

  defvar LLVM_SymbolConstant = LLVM_Constant # [LLVM_SymbolUser];
  let results = (outs LLVM_AnyPointer:$res) in {
    def LLVM_AddressOfOp : LLVM_Op<"mlir.addressof", LLVM_SymbolConstant> {
      let arguments = (ins FlatSymbolRefAttr:$global_name);
      let builders = !foreach(target, [(ins "GlobalOp":$global), (ins "LLVMFuncOp":$func), (ins "AliasOp":$alias)],
                              OpBuilder<!con(target, LLVM_NamedAttrs), CppBody>);
      let assemblyFormat = "$global_name attr-dict `:` qualified(type($res))";
    }
    def LLVM_DSOLocalEquivalentOp : LLVM_Op<"dso_local_equivalent", LLVM_SymbolConstant> {
      let arguments = (ins FlatSymbolRefAttr:$function_name);
      let assemblyFormat = "$function_name attr-dict `:` qualified(type($res))";
    }
    def LLVM_BlockAddressOp : LLVM_Op<"blockaddress", LLVM_SymbolConstant> {
      let arguments = (ins LLVM_BlockAddressAttr:$block_addr);
      let assemblyFormat = [{
    $block_addr
    attr-dict `:` qualified(type($res))
  }];
      let hasVerifier = 1;
    }
  }
}
def LLVM_NoneTokenOp : LLVM_Op<"mlir.none", [Pure]> {
  let results = (outs LLVM_TokenOfVersion:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let llvmBuilder = CppBody;
  let assemblyFormat = "attr-dict `:` type($res)";
}
def LLVM_BlockTagOp : LLVM_Op<"blocktag"> {
  let arguments = (ins LLVM_BlockTagAttr:$tag);
  let assemblyFormat = [{ $tag attr-dict }];
}

// Globals

defvar LLVM_AddrSpace = DefaultValuedAttr<ConfinedAttr<I32Attr, [IntNonNegative]>, "0">;
defvar LLVM_LinkageParameter = (ins "Linkage":$linkage, "StringRef":$name);
defvar LLVM_LocalParameters = (ins LLVM_BoolParameter:$dsoLocal, LLVM_BoolParameter:$thread_local_);
defvar LLVM_OneBlock = [IsolatedFromAbove, SingleBlockImplicitTerminator<"ReturnOp">, Symbol];

let hasCustomAssemblyFormat = 1, hasVerifier = 1, hasRegionVerifier = 1 in {
  def LLVM_GlobalOp : LLVM_Op<"mlir.global", LLVM_OneBlock> {
    let arguments = (ins TypeAttr:$global_type, UnitAttr:$constant, StrAttr:$sym_name, Linkage:$linkage,
                         UnitAttr:$dso_local, UnitAttr:$thread_local_, UnitAttr:$externally_initialized,
                         OptionalAttr<AnyAttr>:$value, LLVM_Alignment:$alignment, LLVM_AddrSpace:$addr_space,
                         OptionalAttr<UnnamedAddr>:$unnamed_addr, OptionalAttr<StrAttr>:$section,
                         OptionalAttr<SymbolRefAttr>:$comdat,
                         OptionalAttr<DIGlobalVariableExpressionArrayAttr>:$dbg_exprs, LLVM_Visibility:$visibility_,
                         OptionalAttr<ArrayAttr>:$target_specific_attrs);
    let regions = (region AnyRegion:$initializer);
    let builders = [OpBuilder<!con((ins "Type":$type, "bool":$isConstant), LLVM_LinkageParameter,
                                   (ins "Attribute":$value, CArg<"uint64_t", "0">:$alignment,
                                        CArg<"unsigned", "0">:$addrSpace), LLVM_LocalParameters,
                                   (ins CArg<"SymbolRefAttr", "{}">:$comdat), LLVM_NamedAttrs,
                                   (ins CArg<"ArrayRef<Attribute>", "{}">:$dbgExprs))>];
  }
  def LLVM_AliasOp : LLVM_Op<"mlir.alias", LLVM_OneBlock> {
    let arguments = (ins TypeAttr:$alias_type, StrAttr:$sym_name, Linkage:$linkage, UnitAttr:$dso_local,
                         UnitAttr:$thread_local_, OptionalAttr<UnnamedAddr>:$unnamed_addr,
                         LLVM_Visibility:$visibility_);
    let regions = (region SizedRegion<1>:$initializer);
    let builders = [OpBuilder<!con((ins "Type":$type), LLVM_LinkageParameter, LLVM_LocalParameters,
                                   LLVM_NamedAttrs)>];
  }
}

foreach kind = ["ctors", "dtors"] in {
  def LLVM_Global # !toupper(!substr(kind, 0, 1)) # !substr(kind, 1) # Op
      : LLVM_Op<"mlir.global_" # kind, [LLVM_SymbolUser]> {
    let arguments = !con(!dag(ins, [FlatSymbolRefArrayAttr], [kind]),
                         (ins I32ArrayAttr:$priorities, ArrayAttr:$data));
    let assemblyFormat = "\n    `" # kind # "` `=` $" # kind # [{
    `,` `priorities` `=` $priorities
    `,` `data` `=` $data
    attr-dict
  }];
    let hasVerifier = 1;
  }
}

def LLVM_IFuncOp : LLVM_Op<"mlir.ifunc", [IsolatedFromAbove, Symbol, LLVM_SymbolUser]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$i_func_type, FlatSymbolRefAttr:$resolver,
                       TypeAttr:$resolver_type, Linkage:$linkage, UnitAttr:$dso_local, LLVM_AddrSpace:$address_space,
                       DefaultValuedAttr<UnnamedAddr, "mlir::LLVM::UnnamedAddr::None">:$unnamed_addr,
                       LLVM_Visibility:$visibility_);
  let builders = [OpBuilder<(ins "StringRef":$name, "Type":$i_func_type, "StringRef":$resolver,
                                 "Type":$resolver_type, "Linkage":$linkage, "LLVM::Visibility":$visibility)>];
  let assemblyFormat = [{
    custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)?
    $sym_name `:` $i_func_type `,` $resolver_type $resolver attr-dict
  }];
  let hasVerifier = 1;
}

def LLVM_ComdatSelectorOp : LLVM_Op<"comdat_selector", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, Comdat:$comdat);
  let assemblyFormat = "$sym_name $comdat attr-dict";
}
def LLVM_ComdatOp : LLVM_Op<"comdat", [NoTerminator, NoRegionArguments, SymbolTable, Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "StringRef":$symName)>];
  let assemblyFormat = "$sym_name $body attr-dict";
  let hasRegionVerifier = 1;
}

// Functions: what their arguments are, then attributes that may be missing, by their constraints.

class LLVM_Missing<Attr kind, list<string> names> {
  dag arguments = !dag(ins, !foreach(name, names, OptionalAttr<kind>), names);
}

def LLVM_LLVMFuncOp
    : LLVM_Op<"func", [AffineScope, AutomaticAllocationScope, IsolatedFromAbove, FunctionOpInterface]> {
  let arguments =
      !con((ins StrAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility,
                TypeAttrOf<LLVM_FunctionType>:$function_type,
                DefaultValuedAttr<Linkage, "Linkage::External">:$linkage, UnitAttr:$dso_local, LLVM_CallConv:$CConv,
                OptionalAttr<SymbolRefAttr>:$comdat, OptionalAttr<UnitAttr>:$convergent,
                OptionalAttr<FlatSymbolRefAttr>:$personality, OptionalAttr<StrAttr>:$garbageCollector,
                OptionalAttr<ArrayAttr>:$passthrough),
           LLVM_ArgAttrs,
           (ins OptionalAttr<I64Attr>:$function_entry_count, OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects,
                LLVM_Visibility:$visibility_),
           LLVM_Missing<UnitAttr, ["arm_streaming", "arm_locally_streaming", "arm_streaming_compatible", "arm_new_za",
                                   "arm_in_za", "arm_out_za", "arm_inout_za", "arm_preserves_za"]>.arguments,
           (ins OptionalAttr<StrAttr>:$section, OptionalAttr<UnnamedAddr>:$unnamed_addr, LLVM_Alignment:$alignment,
                OptionalAttr<LLVM_VScaleRangeAttr>:$vscale_range,
                OptionalAttr<FramePointerKindAttr>:$frame_pointer),
           LLVM_Missing<StrAttr, ["target_cpu", "tune_cpu", "reciprocal_estimates", "prefer_vector_width"]>.arguments,
           (ins OptionalAttr<LLVM_TargetFeaturesAttr>:$target_features),
           LLVM_Missing<BoolAttr, ["no_infs_fp_math", "no_nans_fp_math", "no_signed_zeros_fp_math"]>.arguments,
           LLVM_Missing<StrAttr, ["denormal_fp_math", "denormal_fp_math_f32", "fp_contract",
                                  "instrument_function_entry", "instrument_function_exit"]>.arguments,
           LLVM_Missing<UnitAttr, ["no_inline", "always_inline", "inline_hint", "no_unwind", "will_return",
                                   "optimize_none"]>.arguments,
           (ins OptionalAttr<LLVM_VecTypeHintAttr>:$vec_type_hint),
           LLVM_Missing<DenseI32ArrayAttr, ["work_group_size_hint", "reqd_work_group_size"]>.arguments,
           (ins OptionalAttr<I32Attr>:$intel_reqd_sub_group_size, OptionalAttr<UWTableKindAttr>:$uwtable_kind));
  let regions = (region AnyRegion:$body);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<!con((ins "StringRef":$name, "Type":$type, CArg<"Linkage", "Linkage::External">:$linkage,
                                      LLVM_BoolParameter:$dsoLocal, CArg<"CConv", "CConv::C">:$cconv,
                                      CArg<"SymbolRefAttr", "{}">:$comdat), LLVM_NamedAttrs,
                                 (ins CArg<"ArrayRef<DictionaryAttr>", "{}">:$argAttrs,
                                      CArg<"std::optional<uint64_t>", "{}">:$functionEntryCount))>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

// Modules

let hasVerifier = 1, llvmBuilder = CppBody in {
  def LLVM_LinkerOptionsOp : LLVM_Op<"linker_options"> {
    let arguments = (ins StrArrayAttr:$options);
    let assemblyFormat = [{
    $options attr-dict
  }];
  }
  def LLVM_ModuleFlagsOp : LLVM_Op<"module_flags"> {
    let arguments = (ins ArrayAttr:$flags);
    let assemblyFormat = [{
    $flags attr-dict
  }];
  }
}

#endif // LLVMIR_OPS
