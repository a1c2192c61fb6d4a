// Part of odsgen. Apache-2.0.
//
// The arith dialect, its enums and the attributes that hold them. Names and values are those of MLIR 22's
// mlir/Dialect/Arith/IR/ArithBase.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef ARITH_BASE
#define ARITH_BASE

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Arith_Dialect : Dialect {
  let name = "arith";
  let cppNamespace = "::mlir::arith";
  let description = "Arithmetic, comparisons and casts of integers and floats, on vectors and tensors, too.";
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

// Comparisons of floats. If an operand is NaN, those that begin with `o` are false and those that begin with `u` true.
defvar ArithFloatComparisons =
    ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"];
def Arith_CmpFPredicateAttr : I64EnumAttr<"CmpFPredicate", "",
    [I64EnumAttrCase<"AlwaysFalse", 0, "false">]
    # !foreach(i, !range(!size(ArithFloatComparisons)),
        I64EnumAttrCase<!toupper(ArithFloatComparisons[i]), !add(i, 1), ArithFloatComparisons[i]>)
    # [I64EnumAttrCase<"AlwaysTrue", 15, "true">]> {
  let cppNamespace = "::mlir::arith";
}

// Comparisons of integers: signed, then unsigned.
defvar ArithIntegerComparisons = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
def Arith_CmpIPredicateAttr : I64EnumAttr<"CmpIPredicate", "",
    !foreach(i, !range(!size(ArithIntegerComparisons)), I64EnumAttrCase<ArithIntegerComparisons[i], i>)> {
  let cppNamespace = "::mlir::arith";
}

// What an atomic operation computes of the value in memory and its operand.
defvar ArithAtomicKinds = ["addf", "addi", "andi", "assign", "maximumf", "maxnumf", "maxs", "maxu", "minimumf",
                           "minnumf", "mins", "minu", "mulf", "muli", "ori", "xori"];
foreach i = !range(!size(ArithAtomicKinds)) in
  def ATOMIC_RMW_KIND_#!toupper(ArithAtomicKinds[i]) : I64EnumAttrCase<ArithAtomicKinds[i], i>;
def AtomicRMWKindAttr : I64EnumAttr<"AtomicRMWKind", "",
    !foreach(kind, ArithAtomicKinds, !cast<I64EnumAttrCase>("ATOMIC_RMW_KIND_" # !toupper(kind)))> {
  let cppNamespace = "::mlir::arith";
}

// What may be assumed of floats.
def FASTMATH_NONE : I32BitEnumAttrCaseNone<"none">;
def FASTMATH_REASSOC : I32BitEnumAttrCaseBit<"reassoc", 0>;
def FASTMATH_NO_NANS : I32BitEnumAttrCaseBit<"nnan", 1>;
def FASTMATH_NO_INFS : I32BitEnumAttrCaseBit<"ninf", 2>;
def FASTMATH_NO_SIGNED_ZEROS : I32BitEnumAttrCaseBit<"nsz", 3>;
def FASTMATH_ALLOW_RECIP : I32BitEnumAttrCaseBit<"arcp", 4>;
def FASTMATH_ALLOW_CONTRACT : I32BitEnumAttrCaseBit<"contract", 5>;
def FASTMATH_APPROX_FUNC : I32BitEnumAttrCaseBit<"afn", 6>;
defvar ArithFastMathBits = [FASTMATH_REASSOC, FASTMATH_NO_NANS, FASTMATH_NO_INFS, FASTMATH_NO_SIGNED_ZEROS,
                       FASTMATH_ALLOW_RECIP, FASTMATH_ALLOW_CONTRACT, FASTMATH_APPROX_FUNC];
def FASTMATH_FAST : I32BitEnumAttrCaseGroup<"fast", ArithFastMathBits>;
def FastMathFlags : I32BitEnumAttr<"FastMathFlags", "Floating point fast math flags",
    [FASTMATH_NONE] # ArithFastMathBits # [FASTMATH_FAST]> {
  let separator = ",";
  let cppNamespace = "::mlir::arith";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
}
def Arith_FastMathAttr : EnumAttr<Arith_Dialect, FastMathFlags, "fastmath"> {
  let assemblyFormat = "`<` $value `>`";
}

// What may be assumed of integers: that nothing overflows, signed or unsigned.
def Arith_IOFnone : I32BitEnumAttrCaseNone<"none">;
def Arith_IOFnsw : I32BitEnumAttrCaseBit<"nsw", 0>;
def Arith_IOFnuw : I32BitEnumAttrCaseBit<"nuw", 1>;
def Arith_IntegerOverflowFlags : I32BitEnumAttr<"IntegerOverflowFlags", "Integer overflow arith flags",
    [Arith_IOFnone, Arith_IOFnsw, Arith_IOFnuw]> {
  let separator = ", ";
  let cppNamespace = "::mlir::arith";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
}
def Arith_IntegerOverflowAttr : EnumAttr<Arith_Dialect, Arith_IntegerOverflowFlags, "overflow"> {
  let assemblyFormat = "`<` $value `>`";
}

// The direction in which a float is rounded.
def Arith_RToNearestTiesToEven : I32EnumAttrCase<"to_nearest_even", 0>;
def Arith_RDownward : I32EnumAttrCase<"downward", 1>;
def Arith_RUpward : I32EnumAttrCase<"upward", 2>;
def Arith_RTowardZero : I32EnumAttrCase<"toward_zero", 3>;
def Arith_RToNearestTiesAwayFromZero : I32EnumAttrCase<"to_nearest_away", 4>;
def Arith_RoundingModeAttr : I32EnumAttr<"RoundingMode", "Floating point rounding mode",
    [Arith_RToNearestTiesToEven, Arith_RDownward, Arith_RUpward, Arith_RTowardZero, Arith_RToNearestTiesAwayFromZero]> {
  let cppNamespace = "::mlir::arith";
}

#endif // ARITH_BASE
