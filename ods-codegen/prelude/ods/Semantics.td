// Part of odsgen. Apache-2.0.
//
// The meaning of operations on integers, for `odsgen prove`. Terms are those of SMT-LIB's theory of bit vectors, with
// `$name` for an operand, an attribute or a type of a result. These records are ours: mlir-tblgen does not know them.
// book/src/tools/prove.md explains the terms with examples.

#ifndef ODS_SEMANTICS
#define ODS_SEMANTICS

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

// The results of an operation, in order:
//   def : SmtSemantics<Toy_AvgOp, ["(bvlshr (bvadd $lhs $rhs) 1)"]>;
class SmtSemantics<Op operation, list<string> valueTerms, string poisonTerm = "false", string undefinedTerm = "false"> {
  Op op = operation;
  list<string> values = valueTerms;
  // When the results are poison, besides poison operands.
  string poison = poisonTerm;
  // When the behaviour is undefined.
  string undefined = undefinedTerm;
  // What holds of the types of valid operations, besides what traits state.
  list<string> types = [];
  // Whether a poison operand makes the results poison.
  bit propagatesPoison = true;
}

// The value that native code of a result returns; `$0`, `$1`, ... are its arguments.
class SmtFunction<NativeCodeCall call, string valueTerm> {
  NativeCodeCall nativeCode = call;
  string value = valueTerm;
}

// When a constraint of a rule holds; `$0`, `$1`, ... are its arguments.
class SmtConstraint<Constraint ruleConstraint, string conditionTerm> {
  Constraint constraint = ruleConstraint;
  string condition = conditionTerm;
}

// When native code in a source matches the value `$_self`; `$0`, `$1`, ... are the attributes that it binds. A value
// that native code matches is a constant, so it is not poison.
class SmtMatcher<NativeCodeCall call, string conditionTerm> {
  NativeCodeCall nativeCode = call;
  string condition = conditionTerm;
}

// An attribute of type index has 64 bits, whatever the width of index on the target.
def : SmtMatcher<ConstantLikeMatcher, "(= $_self (resize $0 (width $_self)))">;

// Families of operations with the operands `$lhs` and `$rhs`

// One function of SMT-LIB.
class SmtBinary<Op operation, string function, string poison = "false">
    : SmtSemantics<operation, ["(" # function # " $lhs $rhs)"], poison>;

// A division: undefined by zero, and if `overflows`, of the least number by -1. A poison operand can be any number.
class SmtDivision<Op operation, string value, bit overflows, string poison = "false">
    : SmtSemantics<operation, [value], poison> {
  defvar byZero = "(poison $rhs) (= $rhs 0)";
  defvar overflow = "(and (= $rhs -1) (or (poison $lhs) (= $lhs (min-signed (width $lhs)))))";
  let undefined = "(or " # byZero # !if(overflows, " " # overflow, "") # ")";
}

defvar SmtCeilDivS = [{(let ((q (bvsdiv $lhs $rhs)) (r (bvsrem $lhs $rhs)))
  (ite (and (distinct r 0) (= (bvslt $lhs 0) (bvslt $rhs 0))) (bvadd q 1) q))}];
defvar SmtFloorDivS = [{(let ((q (bvsdiv $lhs $rhs)) (r (bvsrem $lhs $rhs)))
  (ite (and (distinct r 0) (distinct (bvslt $lhs 0) (bvslt $rhs 0))) (bvsub q 1) q))}];
defvar SmtCeilDivU = "(ite (distinct (bvurem $lhs $rhs) 0) (bvadd (bvudiv $lhs $rhs) 1) (bvudiv $lhs $rhs))";

// Poison when the amount is at least the width.
class SmtShift<Op operation, string function, string flags = "false">
    : SmtBinary<operation, function, "(or (bvuge $rhs (width $rhs)) " # flags # ")">;

// The value as an unsigned or signed integer of another width, cut off or filled up; one of both types is index.
class SmtIndexCast<Op operation, string from, string to, bit isSigned>
    : SmtSemantics<operation, ["(" # !if(isSigned, "resize", "zresize") # " $" # from # " (width $" # to # "))"]> {
  let types = ["(distinct (is-index $" # from # ") (is-index $" # to # "))"];
}

// A comparison whose enum has the cases of LLVM.
class SmtComparison<Op operation, string predicate> : SmtSemantics<operation, []> {
  defvar cases = !foreach(case, ["sle", "slt", "sge", "sgt", "ule", "ult", "uge", "ugt"],
      "(and (flag $" # predicate # " " # case # ") (bv" # case # " $lhs $rhs))");
  let values = ["(bit (or (and (flag $" # predicate # " eq) (= $lhs $rhs)) " #
      "(and (flag $" # predicate # " ne) (distinct $lhs $rhs)) " # !interleave(cases, " ") # "))"];
  let types = ["(= (width $result) 1)"];
}

#endif // ODS_SEMANTICS
