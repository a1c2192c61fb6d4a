// Part of odsgen. Apache-2.0.
//
// Predicates, which are conditions as trees, and constraints, which are predicates with a text for error messages. Read
// by whatever makes verifiers and matchers. Names and values are those of MLIR 22's mlir/IR/Constraints.td (LLVM
// Project, Apache-2.0 WITH LLVM-exception).

#ifndef CONSTRAINTS
#define CONSTRAINTS

include "mlir/IR/Utils.td"

// Predicates

// A node of a predicate tree: either a `CPred` or a `CombinedPred`.
class Pred;

// A leaf: an expression that is true or false. It may name $_self (what the predicate is about: a type, attribute,
// property, region or successor), $_op (the operation at hand) and $_builder (for making types and attributes).
class CPred<code pred> : Pred {
  code predExpr = "(" # pred # ")";
}

// How a node puts the conditions of its children together.
class PredCombinerKind;
foreach combiner = ["And", "Or", "Not", "SubstLeaves", "Concat"] in {
  def PredCombiner # combiner : PredCombinerKind;
}

class CombinedPred<PredCombinerKind k, list<Pred> c> : Pred {
  PredCombinerKind kind = k;
  list<Pred> children = c;
}

// All children hold, as they do where there are none.
class And<list<Pred> children> : CombinedPred<PredCombinerAnd, children>;

// A child holds, which none does where there are none.
class Or<list<Pred> children> : CombinedPred<PredCombinerOr, children>;

// The child does not hold.
class Neg<Pred child> : CombinedPred<PredCombinerNot, [child]>;

// The child, `pat` replaced by `repl` in the text of each leaf below it.
class SubstLeaves<string pat, string repl, Pred child> : CombinedPred<PredCombinerSubstLeaves, [child]> {
  string pattern = pat;
  string replacement = repl;
}

// The text of the child between `pre` and `suf`, in which nothing is replaced.
class Concat<string pre, Pred child, string suf> : CombinedPred<PredCombinerConcat, [child]> {
  string prefix = pre;
  string suffix = suf;
}

// Always true, and never.
defvar TruePred = And<[]>;
defvar False = Or<[]>;

// Constraints

// A condition with a summary for people: verifiers say "must be <summary>", or something general if it is empty.
// A `Constraint` of none of the kinds below concerns several things at once, in a rewrite pattern.
class Constraint<Pred pred, string desc = ""> {
  Pred predicate = pred;
  string summary = desc;
}

// On a type or an attribute. If `cppFunctionName` is set, a function of that name is made for the check.
class AttrTypeConstraint<Pred pred, string summary = "", string cppFunctionNameParam = "">
    : Constraint<pred, summary> {
  string cppFunctionName = cppFunctionNameParam;
}

// On the type of an operand or result. `cppType` is the class of such types, for typed accessors.
class TypeConstraint<Pred predicate, string summary = "", string cppTypeParam = "::mlir::Type",
                     string cppFunctionNameParam = "">
    : AttrTypeConstraint<predicate, summary, cppFunctionNameParam> {
  string cppType = cppTypeParam;
}

// On an attribute; `Attr` adds how the attribute is stored and read.
class AttrConstraint<Pred predicate, string summary = "", string cppFunctionNameParam = "">
    : AttrTypeConstraint<predicate, summary, cppFunctionNameParam>;

// On a property. `interfaceType` is the type of $_self; where it is empty the use decides, and no function can be
// shared.
class PropConstraint<Pred predicate, string summary = "", string interfaceTypeParam = "">
    : Constraint<predicate, summary> {
  code interfaceType = interfaceTypeParam;
}

// On a region, and on a successor block.
class RegionConstraint<Pred predicate, string summary = ""> : Constraint<predicate, summary>;
class SuccessorConstraint<Pred predicate, string summary = ""> : Constraint<predicate, summary>;

#endif // CONSTRAINTS
