// Part of odsgen. Apache-2.0.
//
// Arithmetic. Names and values are those of MLIR 22's mlir/Dialect/Arith/IR/ArithOps.td (LLVM Project,
// Apache-2.0 WITH LLVM-exception).

#ifndef ARITH_ODS
#define ARITH_ODS

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/VectorInterfaces.td"
include "ods/Traits.td"

defvar Arith_HasOverflowFlags = DeclareOpInterfaceMethods<ArithIntegerOverflowFlagsInterface>;
defvar Arith_HasRoundingMode = DeclareOpInterfaceMethods<ArithRoundingModeInterface>;
defvar Arith_InfersRange = DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>;

// No flags, unless some are given.
defvar Arith_OverflowArg = DefaultValuedAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">;

// Families of operations

class Arith_Op<string mnemonic, string what, list<Trait> traits = []>
    : Op<Arith_Dialect, mnemonic,
         traits # [DeclareOpInterfaceMethods<VectorUnrollOpInterface>, NoMemoryEffect] # ElementwiseMappable.traits> {
  let summary = what;
}

// Two operands and a result of the same type.
class Arith_BinaryOp<string mnemonic, string what, list<Trait> traits> 
    : Arith_Op<mnemonic, what, traits # [SameOperandsAndResultType]> {
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

class Arith_IntBinaryOp<string mnemonic, string what, list<Trait> traits = []>
    : Arith_BinaryOp<mnemonic, what, traits # [Arith_InfersRange]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$result);
}

// Defined for all operands.
class Arith_TotalIntBinaryOp<string mnemonic, string what, list<Trait> traits = []>
    : Arith_IntBinaryOp<mnemonic, what, traits # [Pure]>;

// With overflow flags.
class Arith_WrappingIntBinaryOp<string mnemonic, string what, list<Trait> traits = []>
    : Arith_BinaryOp<mnemonic, what, traits # [Pure, Arith_InfersRange, Arith_HasOverflowFlags]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs,
      Arith_OverflowArg:$overflowFlags);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)";
}

// With an `exact` flag.
class Arith_ExactIntBinaryOp<string mnemonic, string what, list<Trait> traits = []>
    : Arith_IntBinaryOp<mnemonic, what, traits> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs, UnitAttr:$isExact);
  let assemblyFormat = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)";
}

class Arith_FloatBinaryOp<string mnemonic, string what, list<Trait> traits = []>
    : Arith_BinaryOp<mnemonic, what, [Pure, Arith_HasFastMath] # traits> {
  let arguments = (ins FloatLike:$lhs, FloatLike:$rhs, Arith_FastMathArg:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

def SameInputOutputTensorDims
    : PredOpTrait<"input and output have the same tensor dimensions",
                  AllMatchSameOperatorPred<["in", "out"],
                                           "(::llvm::isa<::mlir::TensorType>($_self.getType()) ?"
                                           " ::llvm::cast<::mlir::TensorType>($_self.getType()).getShape() :"
                                           " ::llvm::ArrayRef<int64_t>{})">>;

// One operand, and a result of the same shape.
class Arith_CastOp<string mnemonic, string what, TypeConstraint from, TypeConstraint to, list<Trait> traits = []>
    : Arith_Op<mnemonic, what, traits # [Pure, SameOperandsAndResultShape, SameInputOutputTensorDims, Ods_IsCast]> {
  let arguments = (ins from:$in);
  let results = (outs to:$out);
  let assemblyFormat = "$in attr-dict `:` type($in) `to` type($out)";
}

def SignlessFixedWidthIntegerLike
    : TypeConstraint<Or<[AnySignlessInteger.predicate, VectorOfAnyRankOf<[AnySignlessInteger]>.predicate,
                         TensorOf<[AnySignlessInteger]>.predicate]>,
                     "signless-fixed-width-integer-like">;

class Arith_IToICastOp<string mnemonic, string what>
    : Arith_CastOp<mnemonic, what, SignlessFixedWidthIntegerLike, SignlessFixedWidthIntegerLike, [Arith_InfersRange]>;

class Arith_IToFCastOp<string mnemonic, string what>
    : Arith_CastOp<mnemonic, what, SignlessFixedWidthIntegerLike, FloatLike>;

class Arith_FToICastOp<string mnemonic, string what>
    : Arith_CastOp<mnemonic, what, FloatLike, SignlessFixedWidthIntegerLike>;

class Arith_CompareOp<string mnemonic, string what, list<Trait> traits>
    : Arith_Op<mnemonic, what,
               traits # [Pure, SameTypeOperands,
                         TypesMatchWith<"result type has i1 element type and same shape as operands", "lhs", "result",
                                        "::getI1SameShape($_self)">]> {
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)";
}

// Constants

def Arith_ConstantOp : Op<Arith_Dialect, "constant",
                          [ConstantLike, Pure, Ods_NamesResults, AllTypesMatch<["value", "result"]>,
                              Arith_InfersRange]> {
  let summary = "an integer, a float, or a vector or tensor of them";
  let description = [{
    ```mlir
    %0 = arith.constant 42 : i32
    %1 = arith.constant dense<1.0> : vector<4xf32>
    ```
  }];
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
  let hasFolder = 1;
  let assemblyFormat = "attr-dict $value";
  let hasVerifier = 1;
}

// Integers

let hasFolder = 1 in {
  let hasCanonicalizer = 1 in {
    def Arith_AddIOp : Arith_WrappingIntBinaryOp<"addi", "the sum of two integers", [Commutative]> {
      let description = [{
        The sum is cut to the width of the operands. The flags promise that nothing is cut off, read as signed (`nsw`)
        or unsigned (`nuw`); if something is, the result is poison.

        ```mlir
        %sum = arith.addi %a, %b overflow<nsw> : i64
        ```
      }];
    }

    def Arith_AddUIExtendedOp
        : Arith_Op<"addui_extended", "the sum of two unsigned integers, and whether it was cut off",
                   [Pure, Commutative, AllTypesMatch<["lhs", "rhs", "sum"]>]> {
      let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
      let results = (outs SignlessIntegerOrIndexLike:$sum, BoolLike:$overflow);
      let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)";
      let builders = [OpBuilder<(ins "Value":$lhs, "Value":$rhs), [{
    build($_builder, $_state, lhs.getType(), getI1SameShape(lhs.getType()), lhs, rhs)
  }]>];
    }

    def Arith_SubIOp : Arith_WrappingIntBinaryOp<"subi", "the difference of two integers">;

    def Arith_MulIOp : Arith_WrappingIntBinaryOp<"muli", "the product of two integers", [Commutative,
        Ods_NamesResults]>;

    // Low and high half of a product of twice the width.
    class Arith_MulExtendedOp<string mnemonic, string what>
        : Arith_Op<mnemonic, what, [Pure, Commutative, AllTypesMatch<["lhs", "rhs", "low", "high"]>]> {
      let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
      let results = (outs SignlessIntegerOrIndexLike:$low, SignlessIntegerOrIndexLike:$high);
      let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
    }
    def Arith_MulSIExtendedOp : Arith_MulExtendedOp<"mulsi_extended", "both halves of the product of signed integers">;
    def Arith_MulUIExtendedOp : Arith_MulExtendedOp<"mului_extended",
        "both halves of the product of unsigned integers">;
  }

  // Divisions: undefined when the divisor is zero, or the quotient overflows.
  def Arith_DivUIOp : Arith_ExactIntBinaryOp<"divui", "the quotient of unsigned integers, rounded towards zero",
                                             [ConditionallySpeculatable]>;
  def Arith_DivSIOp : Arith_ExactIntBinaryOp<"divsi", "the quotient of signed integers, rounded towards zero",
                                             [ConditionallySpeculatable]>;
  def Arith_CeilDivUIOp : Arith_IntBinaryOp<"ceildivui", "the quotient of unsigned integers, rounded up",
                                            [ConditionallySpeculatable]>;
  def Arith_CeilDivSIOp : Arith_IntBinaryOp<"ceildivsi", "the quotient of signed integers, rounded up",
                                            [ConditionallySpeculatable]>;
  def Arith_FloorDivSIOp : Arith_TotalIntBinaryOp<"floordivsi", "the quotient of signed integers, rounded down">;
  def Arith_RemUIOp : Arith_TotalIntBinaryOp<"remui", "what a division of unsigned integers leaves">;
  def Arith_RemSIOp : Arith_TotalIntBinaryOp<"remsi", "what a division of signed integers leaves">;

  let hasCanonicalizer = 1 in {
    def Arith_AndIOp : Arith_TotalIntBinaryOp<"andi", "bitwise and", [Commutative, Idempotent]>;
    def Arith_OrIOp : Arith_TotalIntBinaryOp<"ori", "bitwise or", [Commutative, Idempotent]>;
    def Arith_XOrIOp : Arith_TotalIntBinaryOp<"xori", "bitwise exclusive or", [Commutative]>;
  }

  // Shifts: poison when the shift amount is at least the width.
  def Arith_ShLIOp : Arith_WrappingIntBinaryOp<"shli", "bits shifted to the left">;
  def Arith_ShRUIOp : Arith_ExactIntBinaryOp<"shrui", "bits shifted to the right, zeros shifted in", [Pure]>;
  def Arith_ShRSIOp : Arith_ExactIntBinaryOp<"shrsi", "bits shifted to the right, copies of the sign shifted in",
      [Pure]>;

  def Arith_MaxSIOp : Arith_TotalIntBinaryOp<"maxsi", "the greater of two signed integers", [Commutative]>;
  def Arith_MaxUIOp : Arith_TotalIntBinaryOp<"maxui", "the greater of two unsigned integers", [Commutative]>;
  def Arith_MinSIOp : Arith_TotalIntBinaryOp<"minsi", "the smaller of two signed integers", [Commutative]>;
  def Arith_MinUIOp : Arith_TotalIntBinaryOp<"minui", "the smaller of two unsigned integers", [Commutative]>;
}

// Floats

let hasFolder = 1 in {
  def Arith_NegFOp : Arith_Op<"negf", "a float with the other sign",
                              [Arith_HasFastMath, Pure, SameOperandsAndResultType]> {
    let arguments = (ins FloatLike:$operand, Arith_FastMathArg:$fastmath);
    let results = (outs FloatLike:$result);
    let assemblyFormat = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
  }

  def Arith_AddFOp : Arith_FloatBinaryOp<"addf", "the sum of two floats", [Commutative]> {
    let description = [{
      ```mlir
      %sum = arith.addf %a, %b fastmath<nnan,ninf> : f32
      ```
    }];
  }
  def Arith_SubFOp : Arith_FloatBinaryOp<"subf", "the difference of two floats">;

  // With a NaN operand, maximumf and minimumf return the NaN, maxnumf and minnumf the other operand.
  def Arith_MaximumFOp : Arith_FloatBinaryOp<"maximumf", "the greater of two floats, or a NaN", [Commutative]>;
  def Arith_MaxNumFOp : Arith_FloatBinaryOp<"maxnumf", "the greater of two floats, NaNs apart", [Commutative]>;
  def Arith_MinimumFOp : Arith_FloatBinaryOp<"minimumf", "the smaller of two floats, or a NaN", [Commutative]>;
  def Arith_MinNumFOp : Arith_FloatBinaryOp<"minnumf", "the smaller of two floats, NaNs apart", [Commutative]>;

  let hasCanonicalizer = 1 in {
    def Arith_MulFOp : Arith_FloatBinaryOp<"mulf", "the product of two floats", [Commutative]>;
    def Arith_DivFOp : Arith_FloatBinaryOp<"divf", "the quotient of two floats">;
  }
  def Arith_RemFOp : Arith_FloatBinaryOp<"remf", "what a division leaves, with the sign of the dividend">;
}

// Casts

let hasFolder = 1, hasVerifier = 1 in {
  def Arith_ExtUIOp : Arith_IToICastOp<"extui", "a wider integer, filled up with zeros">;
  def Arith_ExtSIOp : Arith_IToICastOp<"extsi", "a wider integer, filled up with the sign"> {
    let hasCanonicalizer = 1;
  }
  def Arith_ExtFOp : Arith_CastOp<"extf", "a wider float", FloatLike, FloatLike, [Arith_HasFastMath]> {
    let arguments = (ins FloatLike:$in, OptionalAttr<Arith_FastMathAttr>:$fastmath);
    let assemblyFormat = "$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)";
  }

  let hasCanonicalizer = 1 in {
    def Arith_TruncIOp : Arith_Op<"trunci", "a narrower integer, without the upper bits",
                                  [Pure, SameOperandsAndResultShape, SameInputOutputTensorDims, Ods_IsCast,
                                      Arith_InfersRange,
                                   Arith_HasOverflowFlags]> {
      let arguments = (ins SignlessFixedWidthIntegerLike:$in, Arith_OverflowArg:$overflowFlags);
      let results = (outs SignlessFixedWidthIntegerLike:$out);
      let assemblyFormat = "$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)";
    }

    def Arith_TruncFOp : Arith_Op<"truncf", "a narrower float, rounded",
                                  [Pure, SameOperandsAndResultShape, SameInputOutputTensorDims, Arith_HasRoundingMode,
                                   Arith_HasFastMath, Ods_IsCast]> {
      let arguments = (ins FloatLike:$in, OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
                           OptionalAttr<Arith_FastMathAttr>:$fastmath);
      let results = (outs FloatLike:$out);
      let builders = [OpBuilder<(ins "Type":$out, "Value":$in), [{ $_state.addOperands(in); $_state.addTypes(out) }]>];
      let assemblyFormat = [{
        $in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)
      }];
    }
  }
}

let hasVerifier = 1 in {
  // The scale is a power of two; only its exponent is used (OCP microscaling formats).
  def Arith_ScalingExtFOp : Arith_Op<"scaling_extf", "a wider float, multiplied by a scale",
                                     [Pure, SameInputOutputTensorDims, Arith_HasFastMath, Ods_IsCast]> {
    let arguments = (ins FloatLike:$in, FloatLike:$scale, OptionalAttr<Arith_FastMathAttr>:$fastmath);
    let results = (outs FloatLike:$out);
    let assemblyFormat = [{
      $in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)
    }];
  }

  def Arith_ScalingTruncFOp : Arith_Op<"scaling_truncf", "a narrower float, divided by a scale and rounded",
                                       [Pure, SameInputOutputTensorDims, Arith_HasRoundingMode, Arith_HasFastMath,
                                           Ods_IsCast]> {
    let arguments = (ins FloatLike:$in, FloatLike:$scale, OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
                         OptionalAttr<Arith_FastMathAttr>:$fastmath);
    let results = (outs FloatLike:$out);
    let assemblyFormat = [{
      $in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:`
      type($in) `,` type($scale) `to` type($out)
    }];
  }
}

let hasFolder = 1 in {
  def Arith_UIToFPOp : Arith_IToFCastOp<"uitofp", "the float nearest to an unsigned integer">;
  def Arith_SIToFPOp : Arith_IToFCastOp<"sitofp", "the float nearest to a signed integer">;
  def Arith_FPToUIOp : Arith_FToICastOp<"fptoui", "a float, rounded towards zero, as an unsigned integer">;
  def Arith_FPToSIOp : Arith_FToICastOp<"fptosi", "a float, rounded towards zero, as a signed integer">;
}

def IndexCastTypeConstraint
    : TypeConstraint<Or<[SignlessIntegerOrIndexLike.predicate, MemRefOf<[AnySignlessInteger, Index]>.predicate]>,
                     "signless-integer-like or memref of signless-integer">;

def BitcastTypeConstraint
    : TypeConstraint<Or<[SignlessIntegerOrFloatLike.predicate, MemRefOf<[AnySignlessInteger, AnyFloat]>.predicate]>,
                     "signless-integer-or-float-like or memref of signless-integer or float">;

let hasFolder = 1, hasCanonicalizer = 1 in {
  class Arith_IndexCast<string mnemonic, string what>
      : Arith_CastOp<mnemonic, what, IndexCastTypeConstraint, IndexCastTypeConstraint, [Arith_InfersRange]>;
  def Arith_IndexCastOp : Arith_IndexCast<"index_cast", "between an index and a signed integer">;
  def Arith_IndexCastUIOp : Arith_IndexCast<"index_castui", "between an index and an unsigned integer">;

  def Arith_BitcastOp : Arith_CastOp<"bitcast", "the same bits as another type of that width", BitcastTypeConstraint,
                                     BitcastTypeConstraint>;
}

// Comparisons and selects

let hasFolder = 1, hasCanonicalizer = 1 in {
  def Arith_CmpIOp : Arith_CompareOp<"cmpi", "whether two integers are as the predicate says", [Arith_InfersRange]> {
    let arguments = (ins Arith_CmpIPredicateAttr:$predicate, SignlessIntegerOrIndexLike:$lhs,
                         SignlessIntegerOrIndexLike:$rhs);
  }

  def Arith_CmpFOp : Arith_CompareOp<"cmpf", "whether two floats are as the predicate says", [Arith_HasFastMath]> {
    let arguments = (ins Arith_CmpFPredicateAttr:$predicate, FloatLike:$lhs, FloatLike:$rhs,
        Arith_FastMathArg:$fastmath);
    let assemblyFormat = "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)";
  }
}

class BooleanConditionOrMatchingShape<string condition, string result>
    : PredOpTrait<condition # " is signless i1 or has matching shape",
                  Or<[TypeIsPred<condition, I1>, AllShapesMatch<[condition, result]>.predicate]>>;

def SelectOp : Arith_Op<"select", "one of two values, as a condition says",
                        [Pure, AllTypesMatch<["true_value", "false_value", "result"]>,
                         BooleanConditionOrMatchingShape<"condition", "result">,
                         DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRangesFromOptional"]>,
                         DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
  let description = [{
    Of vectors and tensors, element by element if there is a condition for each.

    ```mlir
    %x = arith.select %c, %a, %b : i32
    %v = arith.select %cs, %as, %bs : vector<4xi1>, vector<4xf32>
    ```
  }];
  let arguments = (ins BoolLike:$condition, AnyType:$true_value, AnyType:$false_value);
  let results = (outs AnyType:$result);
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1;
}

#endif // ARITH_ODS
