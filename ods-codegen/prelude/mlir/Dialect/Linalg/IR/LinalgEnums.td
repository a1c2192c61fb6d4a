// Part of odsgen. Apache-2.0.
//
// Functions that named linalg operations apply. Names and values are those of MLIR 22's
// mlir/Dialect/Linalg/IR/LinalgEnums.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef LINALG_ENUMS
#define LINALG_ENUMS

include "mlir/IR/EnumAttr.td"

// Functions of one element, of two, and of three.
defvar LinalgUnary = ["exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt", "rsqrt", "square",
                      "tanh", "erf"
#ifdef ODS_SINCE_MLIR_23
                      , "sin", "cos", "tan", "acos", "acosh", "asin", "asinh", "atan", "atanh", "log10", "log1p", "log2"
#endif
                     ];
defvar LinalgBinary = ["add", "sub", "mul", "div", "div_unsigned", "max_signed", "min_signed", "max_unsigned",
                       "min_unsigned", "powf"];
defvar LinalgTernary = ["select"];
let genSpecializedAttr = 0, cppNamespace = "::mlir::linalg" in {
  def UnaryFn : I32EnumAttr<"UnaryFn", "",
      !foreach(i, !range(!size(LinalgUnary)), I32EnumAttrCase<LinalgUnary[i], i>)>;
  def BinaryFn : I32EnumAttr<"BinaryFn", "",
      !foreach(i, !range(!size(LinalgBinary)), I32EnumAttrCase<LinalgBinary[i], i>)>;
  def TernaryFn : I32EnumAttr<"TernaryFn", "",
      !foreach(i, !range(!size(LinalgTernary)), I32EnumAttrCase<LinalgTernary[i], i>)>;
}

// `b` after `a`, numbered on.
class JoinTwoI32EnumAttrCaseList<list<I32EnumAttrCase> a, list<I32EnumAttrCase> b> {
  int aSize = !size(a);
  list<I32EnumAttrCase> result =
      a # !foreach(found, b, I32EnumAttrCase<found.symbol, !add(found.value, aSize)>);
}

// All lists one after the other, numbered on.
class ConcatI32EnumAtrCaseList<list<list<I32EnumAttrCase>> l> {
  list<I32EnumAttrCase> result =
      !foldl([]<I32EnumAttrCase>, l, all, next, JoinTwoI32EnumAttrCaseList<all, next>.result);
}

let genSpecializedAttr = 0, cppNamespace = "::mlir::linalg" in {

// All functions in one enum; for each number of operands, the number of the first case after its functions.
def ElementwiseKind : I32EnumAttr<"ElementwiseKind", "",
    ConcatI32EnumAtrCaseList<[UnaryFn.enumerants, BinaryFn.enumerants, TernaryFn.enumerants]>.result>;
def ElementwiseCaseLimits : I32EnumAttr<"ElementwiseCaseLimits", "", []> {
  int last_unary = !size(LinalgUnary);
  int last_binary = !add(last_unary, !size(LinalgBinary));
  int last_ternary = !add(last_binary, !size(LinalgTernary));
  let enumerants = [
    I32EnumAttrCase<"LastUnary", last_unary>, I32EnumAttrCase<"LastBinary", last_binary>,
    I32EnumAttrCase<"LastTernary", last_ternary>
  ];
}
def ElementwiseArityGroup : I32EnumAttr<"ElementwiseArityGroup", "",
    [I32EnumAttrCase<"Unary", 1>, I32EnumAttrCase<"Binary", 2>, I32EnumAttrCase<"Ternary", 3>]>;

// Conversions of elements.
def TypeFn : I32EnumAttr<"TypeFn", "",
    [I32EnumAttrCase<"cast_signed", 0>, I32EnumAttrCase<"cast_unsigned", 1>]>;

} // genSpecializedAttr, cppNamespace

// Sizes of the output tile and of the filter in Winograd's algorithm.
def WinogradConv2DFmr : I32EnumAttr<"WinogradConv2DFmr", "",
    [I32EnumAttrCase<"F_2_3", 0>, I32EnumAttrCase<"F_4_3", 1>, I32EnumAttrCase<"F_2_5", 2>]> {
  let cppNamespace = "mlir::linalg";
}

#endif // LINALG_ENUMS
