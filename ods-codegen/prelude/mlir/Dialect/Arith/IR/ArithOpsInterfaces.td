// Part of odsgen. Apache-2.0.
//
// Interfaces to the flags of arithmetic operations. Names and values are those of MLIR 22's
// mlir/Dialect/Arith/IR/ArithOpsInterfaces.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef ARITH_INTERFACES_ODS
#define ARITH_INTERFACES_ODS

include "mlir/Dialect/Arith/IR/ArithBase.td"

// An interface to one attribute of an operation: the attribute, and its name.
class Arith_MarkInterface<string name, string attribute, string getter, string nameGetter, string key>
    : OpInterface<name> {
  let cppNamespace = "::mlir::arith";
  list<InterfaceMethod> attributeMethod = [
    InterfaceMethod<"The attribute of the operation.", attribute, getter, (ins), [{}],
                    "$_op.get" # !toupper(!substr(key, 0, 1)) # !substr(key, 1) # "Attr()">
  ];
  list<InterfaceMethod> nameMethod = [
    StaticInterfaceMethod<"The name of that attribute.", "StringRef", nameGetter, (ins), [{}], "\"" # key # "\"">
  ];
  let methods = attributeMethod # nameMethod;
}

def ArithFastMathInterface : Arith_MarkInterface<"ArithFastMathInterface", "FastMathFlagsAttr", "getFastMathFlagsAttr",
                                                 "getFastMathAttrName", "fastmath"> {
  let description = "Operations on floats, with what compilers may assume of them.";
}

def ArithIntegerOverflowFlagsInterface
    : Arith_MarkInterface<"ArithIntegerOverflowFlagsInterface", "IntegerOverflowFlagsAttr", "getOverflowAttr",
                          "getIntegerOverflowAttrName", "overflowFlags"> {
  let description = "Operations on integers that may promise not to overflow.";
  let methods = attributeMethod # [
    InterfaceMethod<"Whether the result is the exact one, read as unsigned.", "bool", "hasNoUnsignedWrap", (ins), [{}],
                    CppBody>,
    InterfaceMethod<"Whether the result is the exact one, read as signed.", "bool", "hasNoSignedWrap", (ins), [{}],
                    CppBody>
  ] # nameMethod;
}

#ifdef ODS_SINCE_MLIR_23
def ArithNonNegFlagInterface : OpInterface<"ArithNonNegFlagInterface"> {
  let cppNamespace = "::mlir::arith";
  let description = "Operations on integers that may promise that the operand is not negative.";
  let methods = [
    InterfaceMethod<"Whether they do.", "bool", "getNonNeg", (ins), [{}], CppBody>,
    InterfaceMethod<"Sets it.", "void", "setNonNeg", (ins "bool":$nonNeg), [{}], CppBody>,
    StaticInterfaceMethod<"The name of the attribute.", "StringRef", "getNonNegFlagAttrName", (ins), [{}], CppBody>
  ];
}

#endif
def ArithRoundingModeInterface : Arith_MarkInterface<"ArithRoundingModeInterface", "RoundingModeAttr",
                                                     "getRoundingModeAttr", "getRoundingModeAttrName", "roundingmode"> {
  let description = "Operations on floats that may say how they round.";
}

defvar Arith_HasFastMath = DeclareOpInterfaceMethods<ArithFastMathInterface>;

// No flags, unless some are given.
defvar Arith_FastMathArg = DefaultValuedAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::none">;

#endif // ARITH_INTERFACES_ODS
