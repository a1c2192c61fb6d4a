// Part of odsgen. Apache-2.0.
//
// Definitions and constraints. Names and values are those of MLIR 22's mlir/Dialect/IRDL/IR/IRDLOps.td
// (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef IRDL_OPS_ODS
#define IRDL_OPS_ODS

include "mlir/Dialect/IRDL/IR/IRDL.td"
include "mlir/Dialect/IRDL/IR/IRDLAttributes.td"
include "mlir/Dialect/IRDL/IR/IRDLInterfaces.td"
include "mlir/Dialect/IRDL/IR/IRDLTypes.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class IRDL_Op<string mnemonic, list<Trait> traits = []> : Op<IRDL_Dialect, mnemonic, traits>;

class AtMostOneChildOf<string op> : ParamNativeOpTrait<"AtMostOneChildOf", op>;

// An operation whose region holds definitions.
class IRDL_Definition<string mnemonic, list<Trait> traits> : IRDL_Op<mnemonic, traits> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)";
  let hasVerifier = 1;
}

def IRDL_DialectOp : IRDL_Definition<"dialect", [IsolatedFromAbove, NoTerminator, Symbol, SymbolTable]> {
  let summary = "a dialect";
  let description = [{
    Its region has the definitions of the dialect's types, attributes and operations.

    ```mlir
    irdl.dialect @shapes {
      irdl.type @point
    }
    ```
  }];
}

def IRDL_TypeOp
    : IRDL_Definition<"type",
                      [HasParent<"DialectOp">, NoTerminator, NoRegionArguments, AtMostOneChildOf<"ParametersOp">,
                       Symbol]> {
  let summary = "a type of the dialect around it";
}

def IRDL_AttributeOp
    : IRDL_Definition<"attribute",
                      [HasParent<"DialectOp">, NoTerminator, NoRegionArguments, AtMostOneChildOf<"ParametersOp">,
                       Symbol]> {
  let summary = "an attribute of the dialect around it";
}

def IRDL_ParametersOp : IRDL_Op<"parameters", [ParentOneOf<["AttributeOp", "TypeOp"]>]> {
  let summary = "the parameters of a type or attribute, with their names";
  let arguments = (ins Variadic<IRDL_AttributeType>:$args, StrArrayAttr:$names);
  let assemblyFormat = " `` custom<NamedValueList>($args, $names) attr-dict ";
  let hasVerifier = true;
}

def IRDL_OperationOp
    : IRDL_Definition<"operation", [HasParent<"DialectOp">, NoTerminator, NoRegionArguments,
                                    AtMostOneChildOf<"OperandsOp, ResultsOp, AttributesOp, RegionsOp">, Symbol]> {
  let summary = "an operation of the dialect around it";
  let description = [{
    Without operands, results, attributes or regions in its region, the operation has none.

    ```mlir
    irdl.operation @negate {
      %0 = irdl.is f32
      irdl.operands(value: %0)
      irdl.results(negated: %0)
    }
    ```
  }];
  let hasRegionVerifier = true;
}

// Constraints with names, each for one, at most one, or any number of values.
class IRDL_Values<string mnemonic> : IRDL_Op<mnemonic, [HasParent<"OperationOp">]> {
  let arguments = (ins Variadic<IRDL_AttributeType>:$args, StrArrayAttr:$names, VariadicityArrayAttr:$variadicity);
  let assemblyFormat = " `` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict";
  let hasVerifier = true;
}

def IRDL_OperandsOp : IRDL_Values<"operands"> {
  let summary = "the operands of an operation, with their names";
}

def IRDL_ResultsOp : IRDL_Values<"results"> {
  let summary = "the results of an operation, with their names";
}

def IRDL_AttributesOp : IRDL_Op<"attributes", [HasParent<"OperationOp">]> {
  let summary = "the attributes of an operation, with their names";
  let arguments = (ins Variadic<IRDL_AttributeType>:$attributeValues, StrArrayAttr:$attributeValueNames);
  let assemblyFormat = [{
    custom<AttributesOp>($attributeValues, $attributeValueNames) attr-dict
  }];
  let hasVerifier = true;
}

def IRDL_RegionOp
    : IRDL_Op<"region",
              [HasParent<"OperationOp">, VerifyRegionInterface, DeclareOpInterfaceMethods<VerifyRegionInterface>]> {
  let summary = "a region: the types of its arguments and the number of its blocks, where they matter";
  let arguments = (ins Variadic<IRDL_AttributeType>:$entryBlockArgs, OptionalAttr<I32Attr>:$numberOfBlocks,
                   UnitAttr:$constrainedArguments);
  let results = (outs IRDL_RegionType:$output);
  let assemblyFormat = [{
    ``(`(` $entryBlockArgs $constrainedArguments^ `)`)?
    ``(` ` `with` `size` $numberOfBlocks^)? attr-dict
  }];
  let hasVerifier = true;
}

def IRDL_RegionsOp : IRDL_Op<"regions", [HasParent<"OperationOp">]> {
  let summary = "the regions of an operation, with their names";
  let arguments = (ins Variadic<IRDL_RegionType>:$args, StrArrayAttr:$names);
  let assemblyFormat = " `` custom<NamedValueList>($args, $names) attr-dict ";
  let hasVerifier = true;
}

class IRDL_ConstraintOp<string mnemonic, list<Trait> traits = []>
    : IRDL_Op<mnemonic, [VerifyConstraintInterface, DeclareOpInterfaceMethods<VerifyConstraintInterface>] # traits>;

defvar IRDL_InDefinition = ParentOneOf<["TypeOp", "AttributeOp", "OperationOp"]>;

def IRDL_IsOp : IRDL_ConstraintOp<"is", [IRDL_InDefinition, Pure]> {
  let summary = "exactly this type or attribute";
  let arguments = (ins AnyAttr:$expected);
  let results = (outs IRDL_AttributeType:$output);
  let assemblyFormat = " $expected ` ` attr-dict ";
}

def IRDL_BaseOp : IRDL_ConstraintOp<"base", [IRDL_InDefinition, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "a type or attribute of a definition, whatever its parameters";
  let description = [{
    The definition is a symbol, or the name of a type (`!builtin.integer`) or attribute (`#builtin.string`) that is
    not defined by operations.
  }];
  let arguments = (ins OptionalAttr<SymbolRefAttr>:$base_ref, OptionalAttr<StrAttr>:$base_name);
  let results = (outs IRDL_AttributeType:$output);
  let assemblyFormat = " ($base_ref^)? ($base_name^)? ` ` attr-dict";
  let builders = [
    OpBuilder<(ins "SymbolRefAttr":$base_ref), [{
      build($_builder, $_state, base_ref, {});
    }]>,
    OpBuilder<(ins "StringAttr":$base_name), [{
      build($_builder, $_state, {}, base_name);
    }]>,
  ];
  let hasVerifier = 1;
}

def IRDL_ParametricOp
    : IRDL_ConstraintOp<"parametric", [IRDL_InDefinition, DeclareOpInterfaceMethods<SymbolUserOpInterface>, Pure]> {
  let summary = "a type or attribute of a definition, with these parameters";
  let arguments = (ins SymbolRefAttr:$base_type, Variadic<IRDL_AttributeType>:$args);
  let results = (outs IRDL_AttributeType:$output);
  let assemblyFormat = " $base_type `<` $args `>` ` ` attr-dict ";
}

def IRDL_AnyOp : IRDL_ConstraintOp<"any", [IRDL_InDefinition]> {
  let summary = "any type or attribute";
  let results = (outs IRDL_AttributeType:$output);
  let assemblyFormat = " attr-dict ";
}

// A combination of constraints.
class IRDL_Combination<string mnemonic>
    : IRDL_ConstraintOp<mnemonic, [IRDL_InDefinition, SameOperandsAndResultType]> {
  let arguments = (ins Variadic<IRDL_AttributeType>:$args);
  let results = (outs IRDL_AttributeType:$output);
  let assemblyFormat = [{ `(` $args `)` ` ` attr-dict }];
}

def IRDL_AnyOfOp : IRDL_Combination<"any_of"> {
  let summary = "a type or attribute that satisfies at least one of the constraints";
}

def IRDL_AllOfOp : IRDL_Combination<"all_of"> {
  let summary = "a type or attribute that satisfies all of the constraints";
}

def IRDL_CPredOp : IRDL_Op<"c_pred"> {
  let summary = "a type or attribute that a C++ expression accepts";
  let description = [{
    Definitions with such a constraint cannot be loaded at run time.
  }];
  let arguments = (ins StrAttr:$pred);
  let results = (outs IRDL_AttributeType:$output);
  let assemblyFormat = "$pred ` ` attr-dict";
}

#endif
