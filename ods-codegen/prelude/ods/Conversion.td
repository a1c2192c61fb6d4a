// Part of odsgen. Apache-2.0.
//
// Dialect conversions in definitions: an operation becomes another one, a type becomes another one. These
// records are ours: mlir-tblgen does not know them. book/src/definitions/rules.md explains them with an example.

#ifndef ODS_CONVERSION
#define ODS_CONVERSION

include "mlir/IR/OpBase.td"

// What a list of conversions holds:
//   defset list<Conversion> ToArith = { ... }
class Conversion;

// Types that the first constraint accepts become the only type that the second one accepts:
//   def : ConvertType<Calc_Number, I64>;
class ConvertType<Type sourceType, Type targetType> : Conversion {
  Type source = sourceType;
  Type target = targetType;
}

// An attribute that has another name in the target.
class RenamedAttr<string sourceName, string targetName> {
  string source = sourceName;
  string target = targetName;
}

// The operation becomes another one, with converted operands, result types and regions, and with its attributes:
//   def : ConvertOp<Calc_AddOp, Arith_AddIOp>;
class ConvertOp<Op sourceOp, Op targetOp> : Conversion {
  Op source = sourceOp;
  Op target = targetOp;
  // Attributes that have another name in the target.
  list<RenamedAttr> renamed = [];
  // Attributes that the target does not have.
  list<string> dropped = [];
  // Of conversions that lead to legal operations in the same number of steps, the one with the highest benefit is
  // tried first.
  int benefit = 1;
}

#endif // ODS_CONVERSION
