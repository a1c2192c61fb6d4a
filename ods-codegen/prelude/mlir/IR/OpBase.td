// Part of odsgen. Apache-2.0.
//
// Operations and what they are made of: traits, regions, successors, builders, and traits that relate the types of
// their operands and results. Definitions of dialects include this file, and most of the others through it. Names and
// values are those of MLIR 22's mlir/IR/OpBase.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef OP_BASE
#define OP_BASE

include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"
include "mlir/IR/Interfaces.td"
include "mlir/IR/Properties.td"
include "mlir/IR/Traits.td"
include "mlir/IR/Utils.td"
include "mlir/IR/AttrTypeBase.td"

// Traits of operations

// Marks traits that are verified before the regions' contents are, since they say what the operation is made of.
class StructuralOpTrait;

// The forms of Traits.td for operations. `traits` are verified before this one.
class NativeOpTrait<string name, list<Trait> traits = [], code extraOpDeclaration = [{}], code extraOpDefinition = [{}]>
    : NativeTrait<name, "Op", extraOpDeclaration, extraOpDefinition> {
  list<Trait> dependentTraits = traits;
}
class ParamNativeOpTrait<string prop, string params, list<Trait> traits = []> : ParamNativeTrait<prop, params, "Op"> {
  list<Trait> dependentTraits = traits;
}
class GenInternalOpTrait<string prop, list<Trait> traits = []> : GenInternalTrait<prop, "Op"> {
  list<Trait> dependentTraits = traits;
}
class PredOpTrait<string descr, Pred pred, list<Trait> traits = []> : PredTrait<descr, pred> {
  list<Trait> dependentTraits = traits;
}

// Traits named as in the runtime:
foreach name = [
  "AffineScope",                      // Its regions are where affine symbols are at the top level.
  "AutomaticAllocationScope",         // Frees what is allocated on the stack in its regions.
  "ConstantLike",                     // A constant: folds to its attribute.
  "MemRefsNormalizable",              // Memory layouts of its operands may be rewritten to the identity.
  "ResultsBroadcastableShape",        // Operands broadcast to the result.
  "ResultsAreFloatLike",              // Results are floats, or shaped types of them.
  "SameTypeOperands",                 // All operands have one type,
  "SameOperandsShape",                // one shape,
  "SameOperandsAndResultShape",       // which the results have too,
  "SameOperandsElementType",          // one element type,
  "SameOperandsAndResultElementType", // which the results have too.
  "Elementwise",                      // Works on scalars, and on each element of shaped types.
] in {
  def name # "" : NativeOpTrait<name>;
}

// and those named differently there:
def Commutative : NativeOpTrait<"IsCommutative">;         // Operands may change places.
def Idempotent : NativeOpTrait<"IsIdempotent">;           // f(f(x)) = f(x)
def Involution : NativeOpTrait<"IsInvolution">;           // f(f(x)) = x
def IsolatedFromAbove : NativeOpTrait<"IsIsolatedFromAbove">; // Regions use no values from outside.
def Terminator : NativeOpTrait<"IsTerminator">;           // Ends its block.
#ifdef ODS_SINCE_MLIR_23
def TokenProducerTrait : NativeOpTrait<"TokenProducerTrait">; // Has results, or entry block arguments, of type `token`.
def TokenConsumerTrait : NativeOpTrait<"TokenConsumerTrait">; // Has operands of type `token`.
#endif

// How an elementwise operation may be rewritten: from shaped types to scalars, from scalars to vectors, and to tensors.
foreach name = ["Scalarizable", "Vectorizable", "Tensorizable"] in {
  def name # "" : NativeOpTrait<name, [Elementwise]>;
}
def ElementwiseMappable : TraitList<[Elementwise, Scalarizable, Vectorizable, Tensorizable]>;

// Each region has one block or none, which ends with a terminator of the class `op` (added if it is left out), or needs
// none.
def SingleBlock : NativeOpTrait<"SingleBlock">, StructuralOpTrait;
class SingleBlockImplicitTerminatorImpl<string op>
    : ParamNativeOpTrait<"SingleBlockImplicitTerminator", op, [SingleBlock]>, StructuralOpTrait;
class SingleBlockImplicitTerminator<string op> : TraitList<[SingleBlock, SingleBlockImplicitTerminatorImpl<op>]>;
def NoTerminator : NativeOpTrait<"NoTerminator">, StructuralOpTrait;

// The operation right around this one is of the class, or one of the classes.
class HasParent<string op> : ParamNativeOpTrait<"HasParent", op>, StructuralOpTrait;
class ParentOneOf<list<string> ops>
    : ParamNativeOpTrait<"HasParent", !interleave(ops, ", ")>, StructuralOpTrait;
#ifdef ODS_SINCE_MLIR_23
// An operation around this one, at any distance, likewise.
class HasAncestor<string op> : ParamNativeOpTrait<"HasAncestor", op>, StructuralOpTrait;
class AncestorOneOf<list<string> ops>
    : ParamNativeOpTrait<"HasAncestor", !interleave(ops, ", ")>, StructuralOpTrait;
#endif

// For generators: the type of the results is that of the first attribute; all variadic operands, or results, are of the
// same number.
foreach name = ["FirstAttrDerivedResultType", "SameVariadicOperandSize", "SameVariadicResultSize"] in {
  def name # "" : GenInternalOpTrait<name>;
}

// An attribute contains the segment sizes of the operands or results.
def AttrSizedOperandSegments : NativeOpTrait<"AttrSizedOperandSegments">, StructuralOpTrait;
def AttrSizedResultSegments : NativeOpTrait<"AttrSizedResultSegments">, StructuralOpTrait;

// Entry blocks take no arguments.
def NoRegionArguments : NativeOpTrait<"NoRegionArguments">, StructuralOpTrait;

// Successors and regions

class Successor<Pred condition, string descr = ""> : SuccessorConstraint<condition, descr>;
def AnySuccessor : Successor<?, "any successor">;
class VariadicSuccessor<Successor successor> : Successor<successor.predicate, successor.summary>;

class Region<Pred condition, string descr = ""> : RegionConstraint<condition, descr>;
def AnyRegion : Region<CPred<"true">, "any region">;
class VariadicRegion<Region region> : Region<region.predicate, region.summary>;

// Regions of so many blocks, at least so many, at most so many.
class SizedRegion<int numBlocks>
    : Region<CPred<"::llvm::hasNItems($_self, " # numBlocks # ")">, "region with " # numBlocks # " blocks"> {
  int blocks = numBlocks;
}
class MinSizedRegion<int numBlocks>
    : Region<CPred<"::llvm::hasNItemsOrMore($_self, " # numBlocks # ")">,
             "region with at least " # numBlocks # " blocks">;
class MaxSizedRegion<int numBlocks>
    : Region<CPred<"::llvm::hasNItemsOrLess($_self, " # numBlocks # ")">,
             "region with at most " # numBlocks # " blocks">;

// Operations

// Operators of the dags that list them.
def region;
def successor;

// A builder: its parameters, and its text, without which only a declaration is generated.
class OpBuilder<dag p, code b = ""> {
  dag dagParams = p;
  code body = b;
}
class DeprecatedOpBuilder<string reason, dag p, code b = ""> : OpBuilder<p, b>, CppDeprecated<reason>;

// A constraint in an argument or result list with more said about it: its role, and decorators such as effects.
class OpVariableDecorator;
class OpVariable<Constraint varConstraint, string desc = "", list<OpVariableDecorator> varDecorators = []> {
  Constraint constraint = varConstraint;
  string summary = desc;
  list<OpVariableDecorator> decorators = varDecorators;
}
class Arg<Constraint constraint, string desc = "", list<OpVariableDecorator> decorators = []>
    : OpVariable<constraint, desc, decorators>;
class Res<Constraint constraint, string desc = "", list<OpVariableDecorator> decorators = []>
    : OpVariable<constraint, desc, decorators>;

// A heading under which documentation lists operations.
class OpDocGroup {
  string summary;
  string description;
}

class Op<Dialect dialect, string mnemonic, list<Trait> props = []> {
  Dialect opDialect = dialect;

  // Its name after the dialect's.
  string opName = mnemonic;
  string cppNamespace = dialect.cppNamespace;

  // For the documentation.
  string summary = "";
  string description = "";
  OpDocGroup opDocGroup = ?;

  // Operands, attributes and properties: (ins F32:$x, I32Attr:$n); results, regions, successors in the same manner.
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  dag successors = (successor);

  // Builders besides the generated ones, and whether to generate none.
  list<OpBuilder> builders = ?;
  bit skipDefaultBuilders = 0;

  // The syntax: a declarative format, or a user-provided parser and printer; without either, the generic form.
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;

  // User-provided: a verifier, and one that runs after the operations in the regions were verified.
  bit hasVerifier = 0;
  bit hasRegionVerifier = 0;

  // User-provided: canonicalization patterns, a canonicalization as one function, a folder.
  bit hasCanonicalizer = 0;
  bit hasCanonicalizeMethod = 0;
  bit hasFolder = 0;

  // User-provided: the bytecode encoding of properties.
  bit useCustomPropertiesEncoding = 0;

  list<Trait> traits = props;

  // Text added to the class, and to its implementation, where $cppClass is its name.
  code extraClassDeclaration = ?;
  code extraClassDefinition = ?;
}

// Mixed in to set the arguments or the results.
class Arguments<dag args> {
  dag arguments = args;
}
class Results<dag rets> {
  dag results = rets;
}

// Constraints by interfaces that are implemented, or promised to be once an extension is loaded

class PromisedAttrInterface<AttrInterface interface>
    : AttrConstraint<
        CPred<"$_self.hasPromiseOrImplementsInterface<" #
              !if(!empty(interface.cppNamespace), "", interface.cppNamespace # "::") #
              interface.cppInterfaceName # ">()">,
        "promising or implementing the `" # interface.cppInterfaceName # "` attr interface">;
class HasPromiseOrImplementsTypeInterface<TypeInterface interface>
    : CPred<"$_self.hasPromiseOrImplementsInterface<" #
            !if(!empty(interface.cppNamespace), "", interface.cppNamespace # "::") #
            interface.cppInterfaceName # ">()">;
class PromisedTypeInterface<TypeInterface interface>
    : TypeConstraint<HasPromiseOrImplementsTypeInterface<interface>,
                     "promising or implementing the `" # interface.cppInterfaceName # "` type interface">;

// Traits that relate operands, results and attributes by name

// Expressions about the value $name.
#ifdef ODS_SINCE_MLIR_23
class HasRank<string name> : StrFunc<"::llvm::cast<::mlir::ShapedType>($" # name # ".getType()).hasRank()">;
#endif
class Rank<string name> : StrFunc<"::llvm::cast<::mlir::ShapedType>($" # name # ".getType()).getRank()">;
class Shape<string name> : StrFunc<"::llvm::cast<::mlir::ShapedType>($" # name # ".getType()).getShape()">;
class ElementCount<string name> : StrFunc<"llvm::cast<::mlir::ShapedType>($" # name # ".getType()).getNumElements()">;
class ElementType<string name> : StrFunc<"getElementTypeOrSelf($" # name # ")">;

// One of the expressions holds; all of them are equal (so each is compared with the next, and the last with the first).
class AnyPred<list<string> values>
    : CPred<!if(!empty(values), "false",
                !foldl("(" # !head(values) # ")", !tail(values), acc, v, acc # " || (" # v # ")"))>;
class AllMatchPred<list<string> values>
    : CPred<!if(!lt(!size(values), 2), "true",
                !foldl("(" # !head(values) # ")", !tail(values), acc, v, acc # " == (" # v # ") && (" # v # ")") #
                " == (" # !head(values) # ")")>;
class AllMatch<list<string> values, string summary> : PredOpTrait<summary, AllMatchPred<values>>;

// The same for one expression about $_self and several names put in its place.
class AllMatchSameOperatorPred<list<string> names, string operator>
    : AllMatchPred<!foreach(n, names, !subst("$_self", "$" # n, operator))>;
class AllMatchSameOperatorTrait<list<string> names, string operator, string summary>
    : PredOpTrait<"all of {" # !interleave(names, ", ") # "} have same " # summary,
                  AllMatchSameOperatorPred<names, operator>> {
  list<string> values = names;
}
class AnyMatchOperatorPred<list<string> names, string operator>
    : AnyPred<!foreach(n, names, !subst("$_self", "$" # n, operator))>;
class AnyMatchOperatorTrait<list<string> names, string operator, string summary>
    : PredOpTrait<"any of {" # !interleave(names, ", ") # "} has " # summary, AnyMatchOperatorPred<names, operator>> {
  list<string> values = names;
}

#ifdef ODS_SINCE_MLIR_23
// Types with a dynamic dimension, and others without elements, match none.
class AllElementCountsMatch<list<string> names>
    : PredOpTrait<"all of {" # !interleave(names, ", ") # "} have same element count",
        And<[Neg<AnyMatchOperatorPred<names,
               "!::mlir::isa<::mlir::ShapedType>($_self.getType()) || "
               "!::llvm::cast<::mlir::ShapedType>($_self.getType()).hasStaticShape()">>,
             AllMatchSameOperatorPred<names, ElementCount<"_self">.result>]>>;
#else
class AllElementCountsMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, ElementCount<"_self">.result, "element count">;
#endif
class AllElementTypesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, ElementType<"_self">.result, "element type">;
class AllRanksMatch<list<string> names> : AllMatchSameOperatorTrait<names, Rank<"_self">.result, "rank">;
class AllShapesMatch<list<string> names> : AllMatchSameOperatorTrait<names, Shape<"_self">.result, "shape">;
class AllTypesMatch<list<string> names> : AllMatchSameOperatorTrait<names, "$_self.getType()", "type">;
class AllTypeIDsMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, "$_self.getType().getTypeID()", "type IDs">;

// `elementsArg` has as many values as the type of `shapedArg` has elements, and of the element type.
class ShapedTypeMatchesElementCountAndTypes<string shapedArg, string elementsArg>
    : PredOpTrait<
        "shaped type '" # shapedArg # "' matches '" # elementsArg # "' element count and types",
        And<[CPred<ElementCount<shapedArg>.result # " == static_cast<int64_t>($" # elementsArg # ".getTypes().size())">,
             CPred<"::llvm::all_of($" # elementsArg # ".getTypes(), [&](::mlir::Type t) { return t == " #
                   ElementType<shapedArg>.result # "; })">]>> {
  string shaped = shapedArg;
  string elements = elementsArg;
}

// The type of `rhsArg` is `transform` of that of `lhsArg`, which is $_self in the expression, by way of `comparator`.
// Formats use it to find one type by the other.
class TypesMatchWith<string summary, string lhsArg, string rhsArg, string transform,
                     string comparator = "std::equal_to<>()">
    : PredOpTrait<summary, CPred<comparator # "(" # !subst("$_self", "$" # lhsArg # ".getType()", transform) # ", $" #
                                 rhsArg # ".getType())">> {
  string lhs = lhsArg;
  string rhs = rhsArg;
  string transformer = transform;
}

// The same where either may be missing, and where both are ranges.
class OptionalTypesMatchWith<string summary, string lhsArg, string rhsArg, string transform,
                             string comparator = "std::equal_to<>()">
    : TypesMatchWith<summary, lhsArg, rhsArg, transform,
                     "!get" # snakeCaseToCamelCase<lhsArg>.ret # "() || !get" # snakeCaseToCamelCase<rhsArg>.ret #
                     "() || " # comparator>;
class RangedTypesMatchWith<string summary, string lhsArg, string rhsArg, string transform>
    : TypesMatchWith<summary, lhsArg, rhsArg, transform, "llvm::equal">;

// Each of the values has the type at its place in the list, or in one of several lists.
class InputMatchesTypes<list<string> inputArgs, list<Type> allowedTypes>
    : PredOpTrait<
        "operands {" # !interleave(inputArgs, ", ") # "} match expected types",
        !foldl(TruePred, !range(!size(inputArgs)), acc, i,
               And<[acc, SubstLeaves<"$_self", "$" # inputArgs[i] # ".getType()", allowedTypes[i].predicate>]>)> {
  assert !eq(!size(inputArgs), !size(allowedTypes)), "as many types are needed as there are names";

  list<string> inputArgList = inputArgs;
  list<Type> allowedTypeList = allowedTypes;
}
class InputAddressIsCombinationOf<list<string> inputArgs, list<list<Type>> allowedCombinations, string description = "">
    : PredOpTrait<
        !if(!empty(description),
            "operands {" # !interleave(inputArgs, ", ") # "} match one of the allowed type combinations", description),
        Or<!foreach(combination, allowedCombinations,
             !foldl(TruePred, !range(!size(inputArgs)), acc, i,
                    And<[acc, SubstLeaves<"$_self", "$" # inputArgs[i] # ".getType()", combination[i].predicate>]>))>> {
  assert !not(!empty(allowedCombinations)), "at least one combination of types is needed";
  assert !foldl(1, allowedCombinations, fit, types, !and(fit, !eq(!size(types), !size(inputArgs)))),
         "each combination needs as many types as there are names";

  list<string> inputArgList = inputArgs;
  list<list<Type>> allowedCombinationList = allowedCombinations;
}

// The type of the named value, or the element type of that shaped type, is as constrained.
class TypeIsPred<string name, Type type> : SubstLeaves<"$_self", "$" # name # ".getType()", type.predicate>;
class TypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary, TypeIsPred<name, type>>;
class ElementTypeIsPred<string name, Type type>
    : And<[SubstLeaves<"$_self", "$" # name # ".getType()", IsShapedTypePred>,
           SubstLeaves<"$_self", "getElementTypeOrSelf($" # name # ")", type.predicate>]>;
class ElementTypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary, ElementTypeIsPred<name, type>>;

// Predicates about operands and results by index, for PredOpTrait

// Operand `idx` is shaped and its element type as constrained; operands `i` and `j` have the same element type.
class TCopVTEtIs<int idx, Type type>
    : And<[CPred<"$_op.getNumOperands() > " # idx>,
           SubstLeaves<"$_self", "$_op.getOperand(" # idx # ").getType()", IsShapedTypePred>,
           SubstLeaves<"$_self", "getElementTypeOrSelf($_op.getOperand(" # idx # "))", type.predicate>]>;
class TCopVTEtIsSameAs<int i, int j>
    : And<[CPred<"$_op.getNumOperands() > " # !if(!gt(i, j), i, j)>,
           SubstLeaves<"$_self", "$_op.getOperand(" # i # ").getType()", IsShapedTypePred>,
           SubstLeaves<"$_self", "$_op.getOperand(" # j # ").getType()", IsShapedTypePred>,
           CPred<"::mlir::getElementTypeOrSelf($_op.getOperand(" # i # ")) == " #
                 "::mlir::getElementTypeOrSelf($_op.getOperand(" # j # "))">]>;

// Result `i` and operand `j` are shaped, have the same type, the same element type, both.
class TCOpResIsShapedTypePred<int i, int j>
    : And<[CPred<"$_op.getNumResults() > " # i>,
           CPred<"$_op.getNumOperands() > " # j>,
           SubstLeaves<"$_self", "$_op.getResult(" # i # ").getType()", IsShapedTypePred>,
           SubstLeaves<"$_self", "$_op.getOperand(" # j # ").getType()", IsShapedTypePred>]>;
class TCresIsSameAsOpBase<int i, int j>
    : CPred<"$_op.getResult(" # i # ").getType() == $_op.getOperand(" # j # ").getType()">;
class TCresVTEtIsSameAsOpBase<int i, int j>
    : CPred<"getElementTypeOrSelf($_op.getResult(" # i # ")) == getElementTypeOrSelf($_op.getOperand(" # j # "))">;
class TCresVTEtIsSameAsOp<int i, int j> : And<[TCOpResIsShapedTypePred<i, j>, TCresVTEtIsSameAsOpBase<i, j>]>;

// Operand `opId` broadcasts to the type of result `resId`; operands at all the indices have the same element type.
class TCOpIsBroadcastableToRes<int opId, int resId>
    : And<[TCOpResIsShapedTypePred<opId, resId>,
           CPred<"::mlir::OpTrait::util::getBroadcastedType($_op.getOperand(" # opId # ").getType(), $_op.getResult(" #
                 resId # ").getType())">]>;
class TCopVTEtAreSameAt<list<int> indices>
    : CPred<"::llvm::all_equal(::llvm::map_range(::mlir::ArrayRef<unsigned>({" # !interleave(indices, ", ") #
            "}), [this](unsigned i) { return getElementTypeOrSelf(this->getOperand(i)); }))">;

#endif // OP_BASE
