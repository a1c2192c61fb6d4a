// Part of odsgen. Apache-2.0.
//
// Operations on complex numbers. Names and values are those of MLIR 22's mlir/Dialect/Complex/IR/ComplexOps.td (LLVM
// Project, Apache-2.0 WITH LLVM-exception).

#ifndef COMPLEX_OPS
#define COMPLEX_OPS

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/Dialect/Complex/IR/ComplexBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Complex_Op<string mnemonic, string what, list<Trait> traits = []> : Op<Complex_Dialect, mnemonic, traits> {
  let summary = what;
}

// The type of `part` is that of the parts of the operand or result `complex`.
class ComplexElementType<string what, string part>
    : TypesMatchWith<"complex element type matches " # what # " type", "complex", part,
                     "::llvm::cast<ComplexType>($_self).getElementType()">;

// Two complex operands, and a complex result of their type.
class ComplexArithmeticOp<string mnemonic, string what>
    : Complex_Op<mnemonic, what, [Pure, SameOperandsAndResultType, Elementwise, Arith_HasFastMath]> {
  let arguments = (ins Complex<AnyFloat>:$lhs, Complex<AnyFloat>:$rhs, Arith_FastMathArg:$fastmath);
  let results = (outs Complex<AnyFloat>:$result);
  let assemblyFormat = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

class ComplexUnaryOp<string mnemonic, string what, list<Trait> traits>
    : Complex_Op<mnemonic, what, traits # [Pure, Elementwise, Arith_HasFastMath]> {
  let arguments = (ins Complex<AnyFloat>:$complex, Arith_FastMathArg:$fastmath);
  let assemblyFormat = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)";
}

// A complex result of the operand's type.
class ComplexFunctionOp<string mnemonic, string what> : ComplexUnaryOp<mnemonic, what, [SameOperandsAndResultType]> {
  let results = (outs Complex<AnyFloat>:$result);
}

// A float result.
class ComplexToFloatOp<string mnemonic, string what, string result = "result">
    : ComplexUnaryOp<mnemonic, what, [ComplexElementType<"result", result>]>;

class ComplexComparisonOp<string mnemonic, string what>
    : Complex_Op<mnemonic, what, [Pure, AllTypesMatch<["lhs", "rhs"]>, Elementwise]> {
  let arguments = (ins Complex<AnyFloat>:$lhs, Complex<AnyFloat>:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "$lhs `,` $rhs  attr-dict `:` type($lhs)";
}

def AbsOp : ComplexToFloatOp<"abs", "the absolute value"> {
  let results = (outs AnyFloat:$result);
}
def AngleOp : ComplexToFloatOp<"angle", "the angle to the positive real axis"> {
  let results = (outs AnyFloat:$result);
}
let hasFolder = 1, hasCanonicalizer = 1 in {
  def ImOp : ComplexToFloatOp<"im", "the imaginary part", "imaginary"> {
    let results = (outs AnyFloat:$imaginary);
  }
  def ReOp : ComplexToFloatOp<"re", "the real part", "real"> {
    let results = (outs AnyFloat:$real);
  }
}

let hasFolder = 1 in {
  def AddOp : ComplexArithmeticOp<"add", "a sum">;
  def DivOp : ComplexArithmeticOp<"div", "a quotient">;
  def MulOp : ComplexArithmeticOp<"mul", "a product">;
  def SubOp : ComplexArithmeticOp<"sub", "a difference">;

  def ConjOp : ComplexFunctionOp<"conj", "the conjugate">;
  def ExpOp : ComplexFunctionOp<"exp", "the power of e">;
  def LogOp : ComplexFunctionOp<"log", "the natural logarithm">;
  def NegOp : ComplexFunctionOp<"neg", "a number with the other sign">;
}

def Atan2Op : ComplexArithmeticOp<"atan2", "the arc tangent of a quotient">;
def PowOp : ComplexArithmeticOp<"pow", "the power of a number to a number">;

def CosOp : ComplexFunctionOp<"cos", "the cosine">;
def Expm1Op : ComplexFunctionOp<"expm1", "the power of e, less one">;
def Log1pOp : ComplexFunctionOp<"log1p", "the natural logarithm of one more">;
def RsqrtOp : ComplexFunctionOp<"rsqrt", "one by the square root">;
def SignOp : ComplexFunctionOp<"sign", "a number divided by its absolute value, or zero">;
def SinOp : ComplexFunctionOp<"sin", "the sine">;
def SqrtOp : ComplexFunctionOp<"sqrt", "the square root">;
def TanhOp : ComplexFunctionOp<"tanh", "the hyperbolic tangent">;
def TanOp : ComplexFunctionOp<"tan", "the tangent">;

def EqualOp : ComplexComparisonOp<"eq", "whether two numbers are equal">;
def NotEqualOp : ComplexComparisonOp<"neq", "whether two numbers are different">;

def PowiOp : Complex_Op<"powi", "the power of a number to a signed integer",
                        [Pure, Elementwise, SameOperandsAndResultShape, AllTypesMatch<["lhs", "result"]>,
                         Arith_HasFastMath]> {
  let arguments = (ins Complex<AnyFloat>:$lhs, AnySignlessInteger:$rhs, OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let results = (outs Complex<AnyFloat>:$result);
  let assemblyFormat = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)";
}

def BitcastOp : Complex_Op<"bitcast", "the bits of a complex number as those of another type, or the reverse", [Pure]> {
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def ConstantOp : Complex_Op<"constant", "a constant",
                            [ConstantLike, Pure,
                             DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let description = [{
    The parts are attributes of the type's element type.

    ```mlir
    %a = complex.constant [0.1, -1.0] : complex<f64>
    ```
  }];
  let arguments = (ins ArrayAttr:$value);
  let results = (outs AnyComplex:$complex);
  let assemblyFormat = "$value attr-dict `:` type($complex)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def CreateOp : Complex_Op<"create", "a number of its parts",
                          [Pure, AllTypesMatch<["real", "imaginary"]>, ComplexElementType<"real operand", "real">,
                           ComplexElementType<"imaginary operand", "imaginary">]> {
  let arguments = (ins AnyFloat:$real, AnyFloat:$imaginary);
  let results = (outs Complex<AnyFloat>:$complex);
  let assemblyFormat = "$real `,` $imaginary attr-dict `:` type($complex)";
  let hasFolder = 1;
}

#endif // COMPLEX_OPS
