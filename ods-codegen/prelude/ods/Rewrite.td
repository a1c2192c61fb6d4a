// Part of odsgen. Apache-2.0.
//
// What rewrite rules can say beyond mlir/IR/PatternBase.td. These records are ours: mlir-tblgen does not know them.
// book/src/definitions/rules.md explains each with an example.

#ifndef ODS_REWRITE
#define ODS_REWRITE

include "mlir/IR/PatternBase.td"

// Sources: operands

// (blockArgument I32:$x) is an operand that no operation defines; (blockArgument $x, 0) the first argument of
// its block.
def blockArgument;

// (not (NegOp $x)) is an operand that no such operation defines; (not I32) one whose type does not meet the constraint.
// (not:$y ...) names the operand. What is named inside means nothing outside; what was named before must be the same.
def not;

// (present X) is an optional operand that is there, and X its value.
def present;

// (absent) is an optional operand or attribute that is not there, or a variadic operand without values. In a result it
// leaves out one that is optional.
def absent;

// In (variadic ...): (rest:$others) is any number of values between those before it and those after it.
def rest;

// (typed X, $t) is an operand X whose type is bound to $t; (typed X, I32:$t) must meet a constraint, too. A type that
// is named twice must be the same.
def typed;

// Sources and results: regions and types

// Last in a source: (regions $then, $else) names the regions, one by one. Last in a result: the operation gets them.
def regions;

// A region without blocks.
def emptyRegion;

// (singleBlock:$body (YieldOp $x)) is a region of one block that ends with such an operation, if one is given.
def singleBlock;

// The same with nothing else in the block.
def onlyOp;

// As a result: (inlineRegion $body, $argument, ...) puts what is in the region's only block, with values for
// the block's
// arguments, to the place of the root; the operands of its last operation replace the root's results.
def inlineRegion;

// Last in a source: (resultType $t) names the types of the results, or demands something of them as (typed ...) does.
def resultType;

// Sources: several operations

// (roots (DivOp $x, $y), (RemOp $x, $y)) as a source matches operations that are in one block and share a value. The
// results replace those of all, one after the other; they come to the place of the one that comes first.
def roots;

// Conditions

// (where "$x.getType() == $y.getType()") is a condition on what the source names, in the language of predicates.
def where;

// Rules

// A superclass of rules that match the operands of operations with the trait Commutative in either order:
//   def AddZero : Pat<(AddOp (ZeroOp), $x), (replaceWithValue $x)>, CommutativeMatch;
class CommutativeMatch;

#endif // ODS_REWRITE
