// Part of odsgen. Apache-2.0.
//
// Intrinsics of LLVM IR, whose operations begin with `intr.`. Names and values are those of MLIR 22's
// mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef LLVM_INTRINSIC_OPS
#define LLVM_INTRINSIC_OPS

include "mlir/IR/OpBase.td"
include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/LLVMIR/LLVMEnums.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"

// Types, arguments and formats that many intrinsics have

defvar LLVM_IntrInt = LLVM_ScalarOrVectorOf<AnySignlessInteger>;
defvar LLVM_IntrFloat = LLVM_ScalarOrVectorOf<LLVM_AnyFloat>;
defvar LLVM_IntrMask = LLVM_VectorOf<I1>;
defvar LLVM_IntrFlags = (ins DefaultValuedAttr<LLVM_FastmathFlagsAttr, "{}">:$fastmathFlags);
defvar LLVM_IntrPromotable = DeclareOpInterfaceMethods<PromotableOpInterface>;
defvar LLVM_Signature = "functional-type(operands, results)";
defvar LLVM_Parenthesized = !strconcat("`(` operands `)` attr-dict `:` ", LLVM_Signature);

// Arithmetic

// Up to three operands of the result's type.
class LLVM_SameIntr<string func, Type type, list<string> operands, bit fastmath = 0>
    : LLVM_OneResultIntrOp<func, [], [0], [Pure, SameOperandsAndResultType], fastmath> {
  let arguments = !con(!dag(ins, !listsplat(type, !size(operands)), operands),
                       !if(fastmath, LLVM_IntrFlags, (ins)));
  let assemblyFormat = LLVM_Parenthesized;
}
class LLVM_SameIntrI<string func, list<string> operands> : LLVM_SameIntr<func, LLVM_IntrInt, operands>;
class LLVM_SameIntrF<string func, list<string> operands> : LLVM_SameIntr<func, LLVM_IntrFloat, operands, 1>;

// Records of which the name is other than the intrinsic's in more than its first letter.
defvar LLVM_UnaryNames = ["Exp", "Exp2", "Exp10", "Log", "Log2", "Log10", "RoundEven", "Round", "Sqrt", "Rint",
                          "Nearbyint", "Sin", "Cos", "Tan", "ASin", "ACos", "ATan", "Sinh", "Cosh", "Tanh"];
foreach name = LLVM_UnaryNames in
  def LLVM_ # name # Op : LLVM_SameIntrF<!tolower(name), ["in"]>;
foreach name = ["Ceil", "Floor", "Trunc"] in
  def LLVM_F # name # Op : LLVM_SameIntrF<!tolower(name), ["in"]>;
def LLVM_FAbsOp : LLVM_SameIntrF<"fabs", ["in"]>;
foreach name = ["CopySign", "Pow", "MaxNum", "MinNum", "Maximum", "Minimum", "ATan2"] in
  def LLVM_ # name # Op : LLVM_SameIntrF<!tolower(name), ["a", "b"]>;
foreach name = ["FMA", "FMulAdd"] in
  def LLVM_ # name # Op : LLVM_SameIntrF<!tolower(name), ["a", "b", "c"]>;

def LLVM_BitReverseOp : LLVM_SameIntrI<"bitreverse", ["in"]>;
def LLVM_ByteSwapOp : LLVM_SameIntrI<"bswap", ["in"]>;
def LLVM_CtPopOp : LLVM_SameIntrI<"ctpop", ["in"]>;
foreach name = ["SMax", "SMin", "UMax", "UMin"] in
  def LLVM_ # name # Op : LLVM_SameIntrI<!tolower(name), ["a", "b"]>;
foreach name = ["SAdd", "UAdd", "SSub", "USub", "SSHL", "USHL"] in
  def LLVM_ # name # Sat : LLVM_SameIntrI<!tolower(name) # ".sat", ["a", "b"]>;
foreach name = ["Fshl", "Fshr"] in
  def LLVM_ # name # Op : LLVM_SameIntrI<!tolower(name), ["a", "b", "c"]>;

// With a flag that is an operand of the intrinsic.
class LLVM_FlaggedIntr<string func, Type type, Attr flagType, string flag, list<Trait> traits>
    : LLVM_OneResultIntrOp<func, [], [0], traits, 0, 0, [1], [flag]> {
  let arguments = !con((ins type:$in), !dag(ins, [flagType], [flag]));
}
defvar LLVM_PureOnly = [Pure];
def LLVM_AbsOp : LLVM_FlaggedIntr<"abs", LLVM_IntrInt, I1Attr, "is_int_min_poison", LLVM_PureOnly>;
def LLVM_IsFPClass : LLVM_FlaggedIntr<"is.fpclass", LLVM_IntrFloat, I32Attr, "bit", LLVM_PureOnly>;
foreach side = ["Leading", "Trailing"] in
  def LLVM_Count # side # ZerosOp
      : LLVM_FlaggedIntr<!if(!eq(side, "Leading"), "ctlz", "cttz"), LLVM_IntrInt, I1Attr, "is_zero_poison",
                         [Pure, SameOperandsAndResultType]>;

class LLVM_FloatWithPower<string func> : LLVM_OneResultIntrOp<func, [], [0, 1], [Pure], 1> {
  let arguments = !con((ins LLVM_IntrFloat:$val, AnySignlessInteger:$power), LLVM_IntrFlags);
  let assemblyFormat = LLVM_Parenthesized;
}
def LLVM_LoadExpOp : LLVM_FloatWithPower<"ldexp">;
def LLVM_PowIOp : LLVM_FloatWithPower<"powi">;

let arguments = !con((ins LLVM_IntrFloat:$val), LLVM_IntrFlags), assemblyFormat = LLVM_Parenthesized in {
  def LLVM_FractionExpOp : LLVM_TwoResultIntrOp<"frexp", [0, 1], [], [Pure], 1>;
  let hasVerifier = 1 in
  def LLVM_SincosOp : LLVM_TwoResultIntrOp<"sincos", [], [0], [Pure], 1>;
}

class LLVM_RoundToInt<string func, Type type> : LLVM_OneResultIntrOp<func, [0], [0], [Pure]> {
  let arguments = (ins type:$val);
  let assemblyFormat = LLVM_Parenthesized;
}
foreach name = ["Lround", "Lrint", "Llrint"] in
  def LLVM_ # name # Op : LLVM_RoundToInt<!tolower(name), LLVM_IntrFloat>;
def LLVM_LlroundOp : LLVM_RoundToInt<"llround", LLVM_AnyFloat>;

foreach name = ["SCmp", "UCmp"] in
  let arguments = (ins LLVM_IntrInt:$a, LLVM_IntrInt:$b), results = (outs LLVM_IntrInt:$res),
      assemblyFormat = LLVM_Parenthesized in
  def LLVM_ # name # Op : LLVM_OneResultIntrOp<!tolower(name), [0], [0], [Pure, SameTypeOperands]>;

foreach name = ["SAdd", "UAdd", "SSub", "USub", "SMul", "UMul"] in
  let arguments = (ins LLVM_IntrInt, LLVM_IntrInt) in
  def LLVM_ # name # WithOverflowOp
      : LLVM_IntrOp<!tolower(name) # ".with.overflow", [0], [], [Pure, SameOperandsElementType], 2>;

// Conversions under a rounding mode, if there is one, that may raise exceptions.
class LLVM_Constrained<string name, bit rounds>
    : LLVM_OneResultIntrOp<"experimental.constrained." # name, [0], [0],
                           [Pure, DeclareOpInterfaceMethods<FPExceptionBehaviorOpInterface>] #
                           !if(rounds, [DeclareOpInterfaceMethods<RoundingModeOpInterface>], [])> {
  let arguments = !con((ins LLVM_Type:$arg_0), !if(rounds, (ins ValidRoundingModeAttr:$roundingmode), (ins)),
                       (ins FPExceptionBehaviorAttr:$fpExceptionBehavior));
  defvar mode = !if(rounds, " $roundingmode", "");
  let mlirBuilder = CppBody;
  let llvmBuilder = CppBody;
  let assemblyFormat =
      "\n    $arg_0" # mode # " $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)\n  ";
}
def LLVM_ConstrainedFPTruncIntr : LLVM_Constrained<"fptrunc", 1>;
def LLVM_ConstrainedFPExtIntr : LLVM_Constrained<"fpext", 0>;
foreach name = ["UI", "SI"] in
  let assemblyFormat = [{
        $arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)
    }] in
  def LLVM_Constrained # name # ToFP : LLVM_Constrained<!tolower(name) # "tofp", 1>;

// Memory

defvar LLVM_MemIntrTraits = [DeclareOpInterfaceMethods<PromotableMemOpInterface>,
                             DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
                             DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>];
// Copies and fills: what is written to, what is written, the number of bytes, which is an attribute if inline.
class LLVM_MemIntr<string name, string source, dag sourceArg, list<int> overloaded, bit inlined>
    : LLVM_ZeroResultIntrOp<name, overloaded, LLVM_MemIntrTraits, 1, 1, 1, 0, !if(inlined, [2, 3], [3]),
                            !if(inlined, ["len"], []<string>) # ["isVolatile"]> {
  let arguments = !con((ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst), sourceArg,
                       !if(inlined, (ins APIntAttr:$len), (ins AnySignlessInteger:$len)), (ins I1Attr:$isVolatile),
                       baseArgs);
  let builders = !foreach(flag, ["bool", "IntegerAttr"],
                          OpBuilder<!dag(ins, ["Value", "Value", !if(inlined, "IntegerAttr", "Value"), flag],
                                         ["dst", source, "len", "isVolatile"]), CppBody>);
}
defvar LLVM_CopySource = (ins Arg<LLVM_AnyPointer, "", [MemRead]>:$src);
def LLVM_MemcpyOp : LLVM_MemIntr<"memcpy", "src", LLVM_CopySource, [0, 1, 2], 0>;
def LLVM_MemmoveOp : LLVM_MemIntr<"memmove", "src", LLVM_CopySource, [0, 1, 2], 0>;
def LLVM_MemcpyInlineOp : LLVM_MemIntr<"memcpy.inline", "src", LLVM_CopySource, [0, 1, 2], 1>;
def LLVM_MemsetOp : LLVM_MemIntr<"memset", "val", (ins I8:$val), [0, 2], 0>;
def LLVM_MemsetInlineOp : LLVM_MemIntr<"memset.inline", "val", (ins I8:$val), [0, 2], 1>;

def LLVM_Prefetch : LLVM_ZeroResultIntrOp<"prefetch", [0], [], 0, 0, 0, 0, [1, 2, 3], ["rw", "hint", "cache"]> {
  let arguments = (ins LLVM_AnyPointer:$addr, I32Attr:$rw, I32Attr:$hint, I32Attr:$cache);
}

def LLVM_NoAliasScopeDeclOp : LLVM_ZeroResultIntrOp<"experimental.noalias.scope.decl"> {
  let arguments = (ins LLVM_AliasScopeAttr:$scope);
  let assemblyFormat = "$scope attr-dict";
}
def LLVM_PtrMaskOp : LLVM_OneResultIntrOp<"ptrmask", [], [0, 1], [Pure, AllTypesMatch<["ptr", "res"]>]> {
  let arguments = (ins LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$ptr, LLVM_ScalarOrVectorOf<AnyInteger>:$mask);
  let results = (outs LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$res);
  let assemblyFormat = "$ptr `,` $mask attr-dict `:` functional-type(operands, results)";
}

// Of one pointer, which is written with its type.
defvar LLVM_PtrFormat = "$ptr attr-dict `:` qualified(type($ptr))";
let arguments = (ins LLVM_AnyPointer:$ptr), assemblyFormat = LLVM_PtrFormat in {
  foreach name = ["Start", "End"] in
    def LLVM_Lifetime # name # Op
        : LLVM_ZeroResultIntrOp<"lifetime." # !tolower(name), [0], [LLVM_IntrPromotable]>;
  foreach name = ["Launder", "Strip"] in
    let results = (outs LLVM_AnyPointer:$res) in
    def LLVM_ # name # InvariantGroupOp
        : LLVM_OneResultIntrOp<!tolower(name) # ".invariant.group", [], [0],
                               [LLVM_IntrPromotable, SameOperandsAndResultType]>;
  def LLVM_StackRestoreOp : LLVM_ZeroResultIntrOp<"stackrestore", [0]>;
}
def LLVM_StackSaveOp : LLVM_OneResultIntrOp<"stacksave", [0]> {
  let assemblyFormat = "attr-dict `:` qualified(type($res))";
}
def LLVM_InvariantStartOp
    : LLVM_OneResultIntrOp<"invariant.start", [], [1], [LLVM_IntrPromotable], 0, 0, [0], ["size"]> {
  let arguments = (ins I64Attr:$size, LLVM_AnyPointer:$ptr);
  let results = (outs LLVM_DefaultPointer:$res);
  let assemblyFormat = !strconcat("$size `,` ", LLVM_PtrFormat);
}
def LLVM_InvariantEndOp
    : LLVM_ZeroResultIntrOp<"invariant.end", [2], [LLVM_IntrPromotable], 0, 0, 0, 0, [1], ["size"]> {
  let arguments = (ins LLVM_DefaultPointer:$start, I64Attr:$size, LLVM_AnyPointer:$ptr);
  let assemblyFormat = !strconcat("$start `,` $size `,` ", LLVM_PtrFormat);
}
def LLVM_ThreadlocalAddressOp : LLVM_OneResultIntrOp<"threadlocal.address", [], [0], [Pure]> {
  let arguments = (ins LLVM_AnyPointer:$global);
}

// Optimization

def LLVM_AssumeOp : LLVM_ZeroResultIntrOp<"assume", [], [], 0, 0, 0, 1> {
  let arguments = !con((ins I1:$cond), baseArgs);
  let builders = [OpBuilder<(ins "Value":$cond)>,
                  OpBuilder<(ins "Value":$cond, "llvm::StringRef":$tag, "ValueRange":$args)>,
                  OpBuilder<(ins "Value":$cond, "AssumeAlignTag":$tag, "Value":$ptr, "Value":$align)>,
                  OpBuilder<(ins "Value":$cond, "AssumeSeparateStorageTag":$tag, "Value":$ptr1, "Value":$ptr2)>];
  let assemblyFormat = [{
    $cond
    ( custom<OpBundles>($op_bundle_operands, type($op_bundle_operands),
                        $op_bundle_tags)^ )?
    `:` type($cond) attr-dict
  }];
  let hasVerifier = 1;
}
def LLVM_SSACopyOp : LLVM_OneResultIntrOp<"ssa.copy", [], [0], [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$operand);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}
def LLVM_IsConstantOp : LLVM_IntrOp<"is.constant", [], [0], [Pure], 1> {
  let arguments = (ins LLVM_Type:$val);
  let results = (outs I1:$res);
}
def LLVM_ExpectOp : LLVM_OneResultIntrOp<"expect", [], [0], [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnySignlessInteger:$val, AnySignlessInteger:$expected);
  let assemblyFormat = "$val `,` $expected attr-dict `:` type($val)";
}
def LLVM_ExpectWithProbabilityOp
    : LLVM_OneResultIntrOp<"expect.with.probability", [], [0], [Pure, AllTypesMatch<["val", "expected", "res"]>], 0, 0,
                           [2], ["prob"]> {
  let arguments = (ins AnySignlessInteger:$val, AnySignlessInteger:$expected, F64Attr:$prob);
  let assemblyFormat = "$val `,` $expected `,` $prob attr-dict `:` type($val)";
}

// Notes about values: where they come from, and what about them.
defvar LLVM_AnnotationArgs = (ins LLVM_AnyPointer:$annotation, LLVM_AnyPointer:$fileName, I32:$line);
defvar LLVM_PointerAnnotationArgs = !con(LLVM_AnnotationArgs, (ins LLVM_AnyPointer:$attr));
defvar LLVM_SameAnnotations = AllTypesMatch<["annotation", "fileName", "attr"]>;
def LLVM_VarAnnotation : LLVM_ZeroResultIntrOp<"var.annotation", [0, 1], [LLVM_SameAnnotations]> {
  let arguments = !con((ins LLVM_AnyPointer:$val), LLVM_PointerAnnotationArgs);
}
def LLVM_PtrAnnotation
    : LLVM_OneResultIntrOp<"ptr.annotation", [0], [2], [AllTypesMatch<["res", "ptr"]>, LLVM_SameAnnotations]> {
  let arguments = !con((ins LLVM_AnyPointer:$ptr), LLVM_PointerAnnotationArgs);
  let results = (outs LLVM_AnyPointer:$res);
}
def LLVM_Annotation
    : LLVM_OneResultIntrOp<"annotation", [0], [2],
                           [AllTypesMatch<["res", "integer"]>, AllTypesMatch<["annotation", "fileName"]>]> {
  let arguments = !con((ins AnySignlessInteger:$integer), LLVM_AnnotationArgs);
  let results = (outs AnySignlessInteger:$res);
}

let assemblyFormat = "attr-dict" in {
  def LLVM_Trap : LLVM_ZeroResultIntrOp<"trap">;
  def LLVM_DebugTrap : LLVM_ZeroResultIntrOp<"debugtrap">;
}
def LLVM_UBSanTrap : LLVM_ZeroResultIntrOp<"ubsantrap", [], [], 0, 0, 0, 0, [0], ["failureKind"]> {
  let arguments = (ins I8Attr:$failureKind);
  let assemblyFormat = "prop-dict attr-dict";
}

// Coroutines

class LLVM_Coroutine<string name, dag args, string operands, int numResults = 1>
    : LLVM_IntrOp<"coro." # name, [], [], [], numResults> {
  let arguments = args;
  let assemblyFormat = !strconcat(operands, " attr-dict `:` ", LLVM_Signature);
}
def LLVM_CoroIdOp : LLVM_Coroutine<"id", (ins I32:$align, LLVM_AnyPointer:$promise, LLVM_AnyPointer:$coroaddr,
                                              LLVM_AnyPointer:$fnaddrs),
                                   "$align `,` $promise `,` $coroaddr `,` $fnaddrs">;
def LLVM_CoroBeginOp : LLVM_Coroutine<"begin", (ins LLVM_TokenOfVersion:$token, LLVM_AnyPointer:$mem),
                                        "$token `,` $mem">;
def LLVM_CoroSaveOp : LLVM_Coroutine<"save", (ins LLVM_AnyPointer:$handle), "$handle">;
def LLVM_CoroEndOp
    : LLVM_Coroutine<"end", (ins LLVM_AnyPointer:$handle, I1:$unwind, LLVM_TokenOfVersion:$retvals),
                     "$handle `,` $unwind `,` $retvals">;
def LLVM_CoroFreeOp
    : LLVM_Coroutine<"free", (ins LLVM_TokenOfVersion:$id, LLVM_AnyPointer:$handle), "$id `,` $handle">;
let results = (outs LLVM_AnyPointer:$res) in
def LLVM_CoroPromiseOp : LLVM_Coroutine<"promise", (ins LLVM_AnyPointer:$handle, I32:$align, I1:$from),
                                        "$handle `,` $align `,` $from">;
let assemblyFormat = "attr-dict `:` type($res)" in {
  foreach name = ["Size", "Align"] in
    def LLVM_Coro # name # Op : LLVM_IntrOp<"coro." # !tolower(name), [0], [], [], 1>;
  let arguments = (ins), results = (outs LLVM_VectorOf<AnySignlessInteger>:$res) in
  def LLVM_StepVectorOp : LLVM_IntrOp<"stepvector", [0], [], [Pure], 1>;
}
def LLVM_CoroSuspendOp : LLVM_IntrOp<"coro.suspend", [], [], [], 1> {
  let arguments = (ins LLVM_TokenOfVersion:$save, I1:$final);
  let assemblyFormat = "$save `,` $final attr-dict `:` type($res)";
}
def LLVM_CoroResumeOp : LLVM_IntrOp<"coro.resume", [], [], [], 0> {
  let arguments = (ins LLVM_AnyPointer:$handle);
  let assemblyFormat = "$handle attr-dict `:` qualified(type($handle))";
}

// Debug information, variadic arguments, exceptions

class LLVM_DebugIntr<string kind, string operand, Type type, list<Trait> traits>
    : LLVM_IntrOp<"dbg." # kind, [], [], traits, 0> {
  let arguments = !con(!dag(ins, [type], [operand]),
                       (ins LLVM_DILocalVariableAttr:$varInfo,
                            DefaultValuedAttr<LLVM_DIExpressionAttr, "{}">:$locationExpr));
  let assemblyFormat = "\n    qualified($varInfo) (qualified($locationExpr)^)? `=` $" # operand #
                       " `:` qualified(type($" # operand # ")) attr-dict\n  ";
  let mlirBuilder = CppBody;
  let llvmBuilder = CppBody;
}
def LLVM_DbgDeclareOp
    : LLVM_DebugIntr<"declare", "addr", LLVM_AnyPointer,
                     [DeclareOpInterfaceMethods<PromotableOpInterface,
                                                ["requiresReplacedValues", "visitReplacedValues"]>]>;
def LLVM_DbgValueOp : LLVM_DebugIntr<"value", "value", LLVM_Type, [LLVM_IntrPromotable]>;
def LLVM_DbgLabelOp : LLVM_IntrOp<"dbg.label", [], [], [], 0> {
  let arguments = (ins LLVM_DILabelAttr:$label);
  let assemblyFormat = "$label attr-dict";
}

let arguments = (ins LLVM_AnyPointer:$arg_list),
    assemblyFormat = "$arg_list attr-dict `:` qualified(type($arg_list))" in
foreach name = ["Start", "End"] in
  def LLVM_Va # name # Op : LLVM_ZeroResultIntrOp<"va" # !tolower(name), [0]>;
def LLVM_VaCopyOp : LLVM_ZeroResultIntrOp<"vacopy", [0]> {
  let arguments = (ins LLVM_AnyPointer:$dest_list, LLVM_AnyPointer:$src_list);
  let assemblyFormat = "$src_list `to` $dest_list attr-dict `:` type(operands)";
}
def LLVM_EhTypeidForOp : LLVM_OneResultIntrOp<"eh.typeid.for", [], [0]> {
  let arguments = (ins LLVM_AnyPointer:$type_info);
  let assemblyFormat = !strconcat("$type_info attr-dict `:` ", LLVM_Signature);
}

// Vectors

class LLVM_Reduction<string name, list<int> overloaded, bit fastmath, dag args>
    : LLVM_OneResultIntrOp<"vector.reduce." # name, [], overloaded, [Pure, SameOperandsAndResultElementType],
                           fastmath> {
  let arguments = args;
}
foreach name = ["add", "and", "mul", "or", "smax", "smin", "umax", "umin", "xor"] in
  def LLVM_vector_reduce_ # name : LLVM_Reduction<name, [0], 0, (ins LLVM_VectorOf<AnySignlessInteger>:$in)>;
foreach name = ["fmax", "fmin", "fmaximum", "fminimum"] in
  let assemblyFormat = LLVM_Parenthesized in
  def LLVM_vector_reduce_ # name
      : LLVM_Reduction<name, [0], 1, !con((ins LLVM_VectorOf<AnyFloat>:$in), LLVM_IntrFlags)>;
foreach name = ["fadd", "fmul"] in
  def LLVM_vector_reduce_ # name
      : LLVM_Reduction<name, [1], 1,
                       !con((ins AnyFloat:$start_value, LLVM_VectorOf<AnyFloat>:$input), LLVM_IntrFlags)>;

let llvmBuilder = CppBody, mlirBuilder = CppBody in {
  // Matrices by columns
  let results = (outs LLVM_AnyVector:$res), builders = [LLVM_OneResultOpBuilder] in {
    def LLVM_MatrixColumnMajorLoadOp : LLVM_OneResultIntrOp<"matrix.column.major.load"> {
      let arguments = (ins LLVM_AnyPointer:$data, AnySignlessInteger:$stride, I1Attr:$isVolatile, I32Attr:$rows,
                           I32Attr:$columns);
      let assemblyFormat = "$data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($res) `from` "
                           "qualified(type($data)) `stride` type($stride)";
    }
    def LLVM_MatrixMultiplyOp : LLVM_OneResultIntrOp<"matrix.multiply"> {
      let arguments = (ins LLVM_AnyVector:$lhs, LLVM_AnyVector:$rhs, I32Attr:$lhs_rows, I32Attr:$lhs_columns,
                           I32Attr:$rhs_columns);
      let assemblyFormat = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)";
    }
    def LLVM_MatrixTransposeOp : LLVM_OneResultIntrOp<"matrix.transpose"> {
      let arguments = (ins LLVM_AnyVector:$matrix, I32Attr:$rows, I32Attr:$columns);
      let assemblyFormat = "$matrix attr-dict `:` type($matrix) `into` type($res)";
    }
  }
  def LLVM_MatrixColumnMajorStoreOp : LLVM_ZeroResultIntrOp<"matrix.column.major.store"> {
    let arguments = (ins LLVM_AnyVector:$matrix, LLVM_AnyPointer:$data, AnySignlessInteger:$stride, I1Attr:$isVolatile,
                         I32Attr:$rows, I32Attr:$columns);
    let builders = [LLVM_VoidResultTypeOpBuilder, LLVM_ZeroResultOpBuilder];
    let assemblyFormat = "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($matrix) `to` "
                         "qualified(type($data)) `stride` type($stride)";
  }

  // Memory by masks
  defvar LLVM_AllOperands = !strconcat("operands attr-dict `:` ", LLVM_Signature);
  def LLVM_MaskedLoadOp : LLVM_OneResultIntrOp<"masked.load"> {
    let arguments = (ins LLVM_AnyPointer:$data, LLVM_IntrMask:$mask, Optional<LLVM_AnyVector>:$pass_thru,
                         I32Attr:$alignment, UnitAttr:$nontemporal);
    let results = (outs LLVM_AnyVector:$res);
    let assemblyFormat = LLVM_AllOperands;
    let llvmArgIndices = [0, 1, 2, -1, -1];
  }
  let llvmArgIndices = [0, 1, 2, -1] in {
    let builders = [LLVM_VoidResultTypeOpBuilder, LLVM_ZeroResultOpBuilder] in {
      def LLVM_MaskedStoreOp : LLVM_ZeroResultIntrOp<"masked.store"> {
        let arguments = (ins LLVM_AnyVector:$value, LLVM_AnyPointer:$data, LLVM_IntrMask:$mask, I32Attr:$alignment);
        let assemblyFormat =
            "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))";
      }
      let hasVerifier = 1 in
      def LLVM_masked_scatter : LLVM_ZeroResultIntrOp<"masked.scatter"> {
        let arguments = (ins LLVM_AnyVector:$value, LLVM_VectorOf<LLVM_AnyPointer>:$ptrs, LLVM_IntrMask:$mask,
                             I32Attr:$alignment);
        let assemblyFormat =
            "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)";
      }
    }
    def LLVM_masked_gather : LLVM_OneResultIntrOp<"masked.gather"> {
      let arguments = (ins LLVM_VectorOf<LLVM_AnyPointer>:$ptrs, LLVM_IntrMask:$mask,
                           Variadic<LLVM_AnyVector>:$pass_thru, I32Attr:$alignment);
      let results = (outs LLVM_AnyVector:$res);
      let builders = [LLVM_OneResultOpBuilder];
      let assemblyFormat = LLVM_AllOperands;
      let hasVerifier = 1;
    }
  }
}
defvar LLVM_AlignParameter = CArg<"uint64_t", "1">;
def LLVM_masked_expandload : LLVM_OneResultIntrOp<"masked.expandload", [0], [], [], 0, 1> {
  let arguments = !con((ins LLVM_AnyPointer:$ptr, LLVM_IntrMask:$mask, LLVM_AnyVector:$passthru), baseArgs);
  let builders = [OpBuilder<(ins "TypeRange":$resTy, "Value":$ptr, "Value":$mask, "Value":$passthru,
                                 LLVM_AlignParameter:$align)>];
}
def LLVM_masked_compressstore : LLVM_ZeroResultIntrOp<"masked.compressstore", [0], [], 0, 0, 1> {
  let arguments = !con((ins LLVM_AnyVector:$value, LLVM_AnyPointer:$ptr, LLVM_IntrMask:$mask), baseArgs);
  let builders = [OpBuilder<(ins "Value":$value, "Value":$ptr, "Value":$mask, LLVM_AlignParameter:$align)>];
}
def LLVM_GetActiveLaneMaskOp : LLVM_OneResultIntrOp<"get.active.lane.mask", [0], [0], [Pure]> {
  let arguments = (ins AnySignlessInteger:$base, AnySignlessInteger:$n);
  let assemblyFormat = "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)";
}

def LLVM_vscale : LLVM_IntrOp<"vscale", [0], [], [], 1>;

// Parts of vectors, with at most 2^17 bits in each.
class LLVM_VectorBits<string other>
    : PredOpTrait<"vectors are not bigger than 2^17 bits.",
                  And<[CPred<"getSrcVectorBitWidth() <= 131072">,
                       CPred<"get" # other # "VectorBitWidth() <= 131072">]>>;
class LLVM_ScalableOnly<string what, string part, string whole>
    : PredOpTrait<"it is not " # what # " fixed-length vectors.",
                  CPred<"!isScalableVectorType($" # part # ".getType()) || isScalableVectorType($" # whole #
                        ".getType())">>;
def LLVM_vector_insert
    : LLVM_OneResultIntrOp<"vector.insert", [0], [1],
                           [Pure, AllTypesMatch<["dstvec", "res"]>, LLVM_VectorBits<"Dst">,
                            LLVM_ScalableOnly<"inserting scalable into", "srcvec", "dstvec">], 0, 0, [2], ["pos"]> {
  let arguments = (ins LLVM_AnyVector:$dstvec, LLVM_AnyVector:$srcvec, I64Attr:$pos);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)";
}
def LLVM_vector_extract
    : LLVM_OneResultIntrOp<"vector.extract", [0], [0],
                           [Pure, LLVM_VectorBits<"Res">,
                            LLVM_ScalableOnly<"extracting scalable from", "res", "srcvec">], 0, 0, [1], ["pos"]> {
  let arguments = (ins LLVM_AnyVector:$srcvec, I64Attr:$pos);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)";
}
def LLVM_vector_interleave2
    : LLVM_OneResultIntrOp<
          "vector.interleave2", [0], [],
          [Pure, AllTypesMatch<["vec1", "vec2"]>,
           PredOpTrait<"result has twice as many elements as 'vec1'",
                       And<[CPred<"getVectorNumElements($res.getType()) == "
                                  "getVectorNumElements($vec1.getType()) * 2">,
                            CPred<"::llvm::cast<VectorType>($vec1.getType()).getElementType() == "
                                  "::llvm::cast<VectorType>($res.getType()).getElementType()">]>>]> {
  let arguments = (ins LLVM_AnyVector:$vec1, LLVM_AnyVector:$vec2);
}
def LLVM_vector_deinterleave2 : LLVM_OneResultIntrOp<"vector.deinterleave2", [], [0], [Pure]> {
  let arguments = (ins LLVM_AnyVector:$vec);
}

// Vector predication: operands, then a mask and a length.

class LLVM_VP<string name, list<int> overloadedResults, list<int> overloaded, dag operands>
    : LLVM_OneResultIntrOp<name, overloadedResults, overloaded, [Pure]> {
  let arguments = !con(operands, (ins LLVM_IntrMask:$mask, I32:$evl));
}
class LLVM_VPSame<string name, Type element, list<string> names>
    : LLVM_VP<"vp." # name, [0], [], !dag(ins, !listsplat(LLVM_VectorOf<element>, !size(names)), names)>;

foreach name = ["Add", "Sub", "Mul", "SDiv", "UDiv", "SRem", "URem", "AShr", "LShr", "Shl", "Or", "And", "Xor", "SMax",
                "SMin", "UMax", "UMin"] in
  def LLVM_VP # name # Op : LLVM_VPSame<!tolower(name), AnySignlessInteger, ["lhs", "rhs"]>;
foreach name = ["FAdd", "FSub", "FMul", "FDiv", "FRem"] in
  def LLVM_VP # name # Op : LLVM_VPSame<!tolower(name), AnyFloat, ["lhs", "rhs"]>;
def LLVM_VPFNegOp : LLVM_VPSame<"fneg", AnyFloat, ["op"]>;
foreach name = ["FMulAdd", "Fma"] in
  def LLVM_VP # name # Op : LLVM_VPSame<!tolower(name), AnyFloat, ["op1", "op2", "op3"]>;

class LLVM_VPReduce<string name, Type element>
    : LLVM_VP<"vp.reduce." # name, [], [1], (ins element:$satrt_value, LLVM_VectorOf<element>:$val)>;
foreach name = ["Add", "Mul", "And", "Or", "Xor", "SMax", "SMin", "UMax", "UMin"] in
  def LLVM_VPReduce # name # Op : LLVM_VPReduce<!tolower(name), AnySignlessInteger>;
foreach name = ["FAdd", "FMul", "FMax", "FMin"] in
  def LLVM_VPReduce # name # Op : LLVM_VPReduce<!tolower(name), AnyFloat>;

foreach name = ["Select", "Merge"] in
  let arguments = (ins LLVM_IntrMask:$cond, LLVM_AnyVector:$true_val, LLVM_AnyVector:$false_val, I32:$evl) in
  def LLVM_VP # name # MinOp : LLVM_OneResultIntrOp<"vp." # !tolower(name), [], [1], [Pure]>;

class LLVM_VPCast<string name, Type element>
    : LLVM_VP<"vp." # name, [0], [0], (ins LLVM_VectorOf<element>:$src)>;
foreach name = ["Trunc", "ZExt", "SExt", "UIToFP", "SIToFP", "IntToPtr"] in
  def LLVM_VP # name # Op : LLVM_VPCast<!tolower(name), AnySignlessInteger>;
foreach name = ["FPTrunc", "FPExt", "FPToUI", "FPToSI"] in
  def LLVM_VP # name # Op : LLVM_VPCast<!tolower(name), AnyFloat>;
def LLVM_VPPtrToIntOp : LLVM_VPCast<"ptrtoint", LLVM_AnyPointer>;

// Without [Pure], as they access memory.
defvar LLVM_VPStride = (ins AnySignlessInteger:$stride);
defvar LLVM_VPEnd = (ins LLVM_IntrMask:$mask, I32:$evl);
let arguments = !con((ins LLVM_AnyPointer:$ptr), LLVM_VPEnd) in
def LLVM_VPLoadOp : LLVM_OneResultIntrOp<"vp.load", [0], [0]>;
let arguments = !con((ins LLVM_AnyPointer:$ptr), LLVM_VPStride, LLVM_VPEnd) in
def LLVM_VPStridedLoadOp : LLVM_OneResultIntrOp<"experimental.vp.strided.load", [0], [0, 1]>;
let arguments = !con((ins LLVM_AnyVector:$val, LLVM_AnyPointer:$ptr), LLVM_VPEnd) in
def LLVM_VPStoreOp : LLVM_ZeroResultIntrOp<"vp.store", [0, 1]>;
let arguments = !con((ins LLVM_AnyVector:$val, LLVM_AnyPointer:$ptr), LLVM_VPStride, LLVM_VPEnd) in
def LLVM_VPStridedStoreOp : LLVM_ZeroResultIntrOp<"experimental.vp.strided.store", [0, 1, 2]>;

#endif // LLVM_INTRINSIC_OPS
