// Part of odsgen. Apache-2.0.
//
// The classes and operators of declarative rewrite rules, read by the emitter of patterns. Names and values are those
// of MLIR 22's mlir/IR/PatternBase.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef PATTERNBASE_TD
#define PATTERNBASE_TD

include "mlir/IR/OpBase.td"

// Operators of pattern dags

// (addBenefit N): a rule matters N more (or less) than its size says.
def addBenefit;

// In a result: (replaceWithValue $x) makes no operation, $x is the replacement.
def replaceWithValue;

// Last in a result: where the operation comes from. (location "name"), (location $matched), or both for a fused
// location.
def location;

// Last in a result: the types of the operation made, each an expression, a value whose type is copied, or a native
// call.
def returnType;

// In a source: two neighbouring operands match in either order.
def either;

// In a source: (variadic:$all $first, $second) matches a variadic operand of just as many values.
def variadic;

// Rules

// Where `source`, a tree of operations, matches and all `preds` hold, its root is replaced by what the last results
// give, one result after the other; the results before these only help. $name binds an operand, attribute or operation
// and names it again; bound twice in the source, both must be equal. $name__N is the Nth result of an operation of
// several. `supplemental_results` are made after the replacement is known, for their effects.
class Pattern<dag source, list<dag> results, list<dag> preds = [], list<dag> supplemental_results = [],
              dag benefitAdded = (addBenefit 0)> {
  dag sourcePattern = source;
  list<dag> resultPatterns = results;
  list<dag> constraints = preds;
  list<dag> supplementalPatterns = supplemental_results;
  dag benefitDelta = benefitAdded;
}

// A rule of one result.
class Pat<dag pattern, dag result, list<dag> preds = [], list<dag> supplemental_results = [],
          dag benefitAdded = (addBenefit 0)>
    : Pattern<pattern, [result], preds, supplemental_results, benefitAdded>;

// An expression of the target language in a rule. In it $_builder is the rewriter, $_self what is matched, and $0, $1,
// ... the arguments of the dag it heads. `returns` is how many values it gives.
class NativeCodeCall<string expr, int returns = 1> {
  string expression = expr;
  int numReturns = returns;
}

class NativeCodeCallVoid<string expr> : NativeCodeCall<expr, 0>;

// Matches a constant operation and binds its value, an attribute.
def ConstantLikeMatcher
    : NativeCodeCall<"::mlir::success(::mlir::matchPattern($_self->getResult(0), ::mlir::m_Constant(&$0)))">;

// A value that nothing uses.
def HasNoUseOf : Constraint<CPred<"$_self.use_empty()">, "has no use">;

#endif // PATTERNBASE_TD
