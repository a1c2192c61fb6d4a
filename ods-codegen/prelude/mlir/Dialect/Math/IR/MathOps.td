// Part of odsgen. Apache-2.0.
//
// Functions of numbers. Names and values are those of MLIR 22's mlir/Dialect/Math/IR/MathOps.td (LLVM Project,
// Apache-2.0 WITH LLVM-exception).

#ifndef MATH_ODS
#define MATH_ODS

include "mlir/Dialect/Math/IR/MathBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/VectorInterfaces.td"

class Math_Op<string mnemonic, string what, list<Trait> traits = []>
    : Op<Math_Dialect, mnemonic,
         traits # [Pure, DeclareOpInterfaceMethods<VectorUnrollOpInterface>] # ElementwiseMappable.traits> {
  let summary = what;
}

class Math_IntegerUnaryOp<string mnemonic, string what> : Math_Op<mnemonic, what, [SameOperandsAndResultType]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$operand);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
  let hasFolder = 1;
}

class Math_IntegerBinaryOp<string mnemonic, string what> : Math_Op<mnemonic, what, [SameOperandsAndResultType]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
  let hasFolder = 1;
}

// A float operand and an `i1` result.
class Math_FloatClassificationOp<string mnemonic, string what>
    : Math_Op<mnemonic, what,
              [Arith_HasFastMath, TypesMatchWith<"result type has i1 element type and same shape as operands",
                  "operand",
                                           "result", "::getI1SameShape($_self)">]> {
  let arguments = (ins FloatLike:$operand, Arith_FastMathArg:$fastmath);
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
  let hasFolder = 1;
}

// Float operands and a result of the same type.
class Math_FloatOp<string mnemonic, string what> : Math_Op<mnemonic, what, [SameOperandsAndResultType,
    Arith_HasFastMath]> {
  let results = (outs FloatLike:$result);
}

class Math_FloatUnaryOp<string mnemonic, string what> : Math_FloatOp<mnemonic, what> {
  let arguments = (ins FloatLike:$operand, Arith_FastMathArg:$fastmath);
  let assemblyFormat = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

class Math_FloatBinaryOp<string mnemonic, string what> : Math_FloatOp<mnemonic, what> {
  let arguments = (ins FloatLike:$lhs, FloatLike:$rhs, Arith_FastMathArg:$fastmath);
  let assemblyFormat = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
  let hasFolder = 1;
}

class Math_FloatTernaryOp<string mnemonic, string what> : Math_FloatOp<mnemonic, what> {
  let arguments = (ins FloatLike:$a, FloatLike:$b, FloatLike:$c, Arith_FastMathArg:$fastmath);
  let assemblyFormat = "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

def Math_AbsIOp : Math_IntegerUnaryOp<"absi", "the absolute value of a signed integer">;
def Math_CountLeadingZerosOp : Math_IntegerUnaryOp<"ctlz", "the number of zeros above the highest one">;
def Math_CountTrailingZerosOp : Math_IntegerUnaryOp<"cttz", "the number of zeros below the lowest one">;
def Math_CtPopOp : Math_IntegerUnaryOp<"ctpop", "the number of ones">;
def Math_IPowIOp : Math_IntegerBinaryOp<"ipowi", "the power of a signed integer">;

def Math_IsFiniteOp : Math_FloatClassificationOp<"isfinite", "whether a float is neither infinite nor a NaN">;
def Math_IsInfOp : Math_FloatClassificationOp<"isinf", "whether a float is infinite">;
def Math_IsNaNOp : Math_FloatClassificationOp<"isnan", "whether a float is a NaN">;
def Math_IsNormalOp : Math_FloatClassificationOp<"isnormal", "whether a float has a full mantissa, and is not zero">;

let hasFolder = 1 in {
  def Math_AbsFOp : Math_FloatUnaryOp<"absf", "the absolute value">;
  def Math_AcosOp : Math_FloatUnaryOp<"acos", "the arc cosine">;
  def Math_AcoshOp : Math_FloatUnaryOp<"acosh", "the inverse of the hyperbolic cosine">;
  def Math_AsinOp : Math_FloatUnaryOp<"asin", "the arc sine">;
  def Math_AsinhOp : Math_FloatUnaryOp<"asinh", "the inverse of the hyperbolic sine">;
  def Math_AtanOp : Math_FloatUnaryOp<"atan", "the arc tangent">;
  def Math_AtanhOp : Math_FloatUnaryOp<"atanh", "the inverse of the hyperbolic tangent">;
  def Math_CeilOp : Math_FloatUnaryOp<"ceil", "a float rounded up">;
  def Math_CosOp : Math_FloatUnaryOp<"cos", "the cosine">;
  def Math_CoshOp : Math_FloatUnaryOp<"cosh", "the hyperbolic cosine">;
  def Math_ErfOp : Math_FloatUnaryOp<"erf", "the error function">;
  def Math_ErfcOp : Math_FloatUnaryOp<"erfc", "what the error function leaves up to one">;
  def Math_ExpOp : Math_FloatUnaryOp<"exp", "the power of e">;
  def Math_Exp2Op : Math_FloatUnaryOp<"exp2", "the power of two">;
  def Math_ExpM1Op : Math_FloatUnaryOp<"expm1", "the power of e, less one">;
  def Math_FloorOp : Math_FloatUnaryOp<"floor", "a float rounded down">;
  def Math_LogOp : Math_FloatUnaryOp<"log", "the natural logarithm">;
  def Math_Log10Op : Math_FloatUnaryOp<"log10", "the logarithm to base 10">;
  def Math_Log1pOp : Math_FloatUnaryOp<"log1p", "the natural logarithm of one more">;
  def Math_Log2Op : Math_FloatUnaryOp<"log2", "the logarithm to base 2">;
  def Math_RoundOp : Math_FloatUnaryOp<"round", "a float rounded to the nearest integer, halves away from zero">;
  def Math_RoundEvenOp : Math_FloatUnaryOp<"roundeven", "a float rounded to the nearest integer, halves to even">;
  def Math_SinOp : Math_FloatUnaryOp<"sin", "the sine">;
  def Math_SinhOp : Math_FloatUnaryOp<"sinh", "the hyperbolic sine">;
  def Math_SqrtOp : Math_FloatUnaryOp<"sqrt", "the square root">;
  def Math_TanOp : Math_FloatUnaryOp<"tan", "the tangent">;
  def Math_TanhOp : Math_FloatUnaryOp<"tanh", "the hyperbolic tangent">;
  def Math_TruncOp : Math_FloatUnaryOp<"trunc", "a float rounded towards zero">;
}

def Math_CbrtOp : Math_FloatUnaryOp<"cbrt", "the cube root">;
def Math_RsqrtOp : Math_FloatUnaryOp<"rsqrt", "one by the square root">;

def Math_Atan2Op : Math_FloatBinaryOp<"atan2", "the angle of a point in the plane, y first">;
def Math_CopySignOp : Math_FloatBinaryOp<"copysign", "the first float with the sign of the second">;
def Math_PowFOp : Math_FloatBinaryOp<"powf", "the power of a float to a float">;

def Math_ClampFOp : Math_FloatTernaryOp<"clampf", "a float, or the bound beyond which it lies"> {
  let description = [{
    ```mlir
    %r = math.clampf %value to [%min, %max] : f64
    ```
  }];
  let arguments = (ins FloatLike:$value, FloatLike:$min, FloatLike:$max, Arith_FastMathArg:$fastmath);
  let assemblyFormat = [{
    $value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

def Math_FmaOp : Math_FloatTernaryOp<"fma", "a product and a sum with one rounding: a * b + c">;

def Math_SincosOp : Math_Op<"sincos", "the sine and the cosine",
                            [SameOperandsAndResultShape, Arith_HasFastMath, AllTypesMatch<["operand", "sin", "cos"]>]> {
  let arguments = (ins FloatLike:$operand, Arith_FastMathArg:$fastmath);
  let results = (outs FloatLike:$sin, FloatLike:$cos);
  let assemblyFormat = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)";
}

def Math_FPowIOp : Math_Op<"fpowi", "the power of a float to a signed integer",
                           [SameOperandsAndResultShape, AllTypesMatch<["lhs", "result"]>, Arith_HasFastMath]> {
  let arguments = (ins FloatLike:$lhs, SignlessIntegerOrIndexLike:$rhs, Arith_FastMathArg:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)";
}

#endif // MATH_ODS
