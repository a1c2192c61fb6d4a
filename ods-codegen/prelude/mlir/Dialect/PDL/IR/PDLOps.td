// Part of odsgen. Apache-2.0.
//
// Patterns, what they match, and how they rewrite it. Names and values are those of MLIR 22's
// mlir/Dialect/PDL/IR/PDLOps.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef PDL_OPS_ODS
#define PDL_OPS_ODS

include "mlir/Dialect/PDL/IR/PDLTypes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class PDL_Op<string mnemonic, list<Trait> traits = []> : Op<PDL_Dialect, mnemonic, traits>;

// An operation of a matcher, and one of a rewrite.
class PDL_MatcherOp<string mnemonic> : PDL_Op<mnemonic, [HasParent<"pdl::PatternOp">]>;
class PDL_RewriterOp<string mnemonic, list<Trait> traits = []>
    : PDL_Op<mnemonic, traits # [HasParent<"pdl::RewriteOp">]>;

defvar PDL_Asm = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>;

def PDL_ApplyNativeConstraintOp : PDL_MatcherOp<"apply_native_constraint"> {
  let summary = "a test by a registered function, which may have results";
  let description = [{
    The function is registered under the name with what applies the pattern. A negated constraint holds if the function
    fails.

    ```mlir
    %attr = pdl.apply_native_constraint "is_small"(%root : !pdl.operation) : !pdl.attribute
    ```
  }];
  let arguments = (ins StrAttr:$name, Variadic<PDL_AnyType>:$args, DefaultValuedAttr<BoolAttr, "false">:$isNegated);
  let results = (outs Variadic<PDL_AnyType>:$results);
  let assemblyFormat = "$name `(` $args `:` type($args) `)` (`:`  type($results)^ )? attr-dict";
  let hasVerifier = 1;
}

def PDL_ApplyNativeRewriteOp : PDL_RewriterOp<"apply_native_rewrite"> {
  let summary = "a call of a registered function, whose results may be used";
  let arguments = (ins StrAttr:$name, Variadic<PDL_AnyType>:$args);
  let results = (outs Variadic<PDL_AnyType>:$results);
  let assemblyFormat = "$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict";
  let hasVerifier = 1;
}

def PDL_AttributeOp : PDL_Op<"attribute"> {
  let summary = "an attribute of an operation, with a value or a type";
  let arguments = (ins Optional<PDL_Type>:$valueType, OptionalAttr<AnyAttr>:$value);
  let results = (outs PDL_Attribute:$attr);
  let assemblyFormat = "(`:` $valueType^)? (`=` $value^)? attr-dict-with-keyword";
  let builders = [OpBuilder<(ins CArg<"Value", "Value()">:$type), CppBody>,
                  OpBuilder<(ins "Attribute":$attr), CppBody>];
  let hasVerifier = 1;
}

def PDL_EraseOp : PDL_RewriterOp<"erase"> {
  let summary = "erases a matched operation";
  let arguments = (ins PDL_Operation:$opValue);
  let assemblyFormat = "$opValue attr-dict";
}

// Values that a matched operation uses.
class PDL_Operand<string mnemonic, Type valueType, Type types> : PDL_MatcherOp<mnemonic> {
  let arguments = (ins Optional<types>:$valueType);
  let results = (outs valueType:$value);
  let assemblyFormat = "(`:` $valueType^)? attr-dict";
  let builders = [OpBuilder<(ins), CppBody>];
  let hasVerifier = 1;
}

def PDL_OperandOp : PDL_Operand<"operand", PDL_Value, PDL_Type> {
  let summary = "an operand of a matched operation, possibly of a known type";
}

def PDL_OperandsOp : PDL_Operand<"operands", PDL_RangeOf<PDL_Value>, PDL_RangeOf<PDL_Type>> {
  let summary = "a range of operands of a matched operation, possibly of known types";
}

def PDL_OperationOp : PDL_Op<"operation", [AttrSizedOperandSegments]> {
  let summary = "an operation that is matched, or, in a rewrite, created";
  let description = [{
    A single range of operands or types stands for all of them. Otherwise, the operands and types are those of the
    segments in the operation's definition.

    ```mlir
    %op = pdl.operation "foo.op"(%arg : !pdl.value) {"value" = %attr} -> (%type : !pdl.type)
    ```
  }];
  let arguments = (ins OptionalAttr<StrAttr>:$opName, Variadic<PDL_InstOrRangeOf<PDL_Value>>:$operandValues,
                       Variadic<PDL_Attribute>:$attributeValues, StrArrayAttr:$attributeValueNames,
                       Variadic<PDL_InstOrRangeOf<PDL_Type>>:$typeValues);
  let results = (outs PDL_Operation:$op);
  let assemblyFormat = [{
    ($opName^)? (`(` $operandValues^ `:` type($operandValues) `)`)?
    custom<OperationOpAttributes>($attributeValues, $attributeValueNames)
    (`->` `(` $typeValues^ `:` type($typeValues) `)`)? attr-dict
  }];
  let builders = [OpBuilder<(ins CArg<"std::optional<StringRef>", "std::nullopt">:$name,
                                 CArg<"ValueRange", "{}">:$operandValues,
                                 CArg<"ArrayRef<StringRef>", "{}">:$attrNames,
                                 CArg<"ValueRange", "{}">:$attrValues,
                                 CArg<"ValueRange", "{}">:$resultTypes), CppBody>];
  let hasVerifier = 1;
}

def PDL_PatternOp : PDL_Op<"pattern", [IsolatedFromAbove, SingleBlock, Symbol, PDL_Asm]> {
  let summary = "a pattern: what it matches, and a rewrite as its terminator";
  let description = [{
    ```mlir
    pdl.pattern @forward : benefit(1) {
      %operand = pdl.operand
      %type = pdl.type
      %root = pdl.operation "foo.op"(%operand : !pdl.value) -> (%type : !pdl.type)
      pdl.rewrite %root {
        pdl.replace %root with (%operand : !pdl.value)
      }
    }
    ```
  }];
  let arguments = (ins ConfinedAttr<I16Attr, [IntNonNegative]>:$benefit, OptionalAttr<SymbolNameAttr>:$sym_name);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = "($sym_name^)? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword $bodyRegion";
  let builders = [OpBuilder<(ins CArg<"std::optional<uint16_t>", "1">:$benefit,
                                 CArg<"std::optional<StringRef>", "std::nullopt">:$name)>];
  let extraClassDeclaration = [{
    bool isOptionalSymbol() { return true; }
    ::llvm::StringRef getDefaultDialect() { return "pdl"; }
  }];
  let hasRegionVerifier = 1;
}

def PDL_RangeOp : PDL_RewriterOp<"range", [Pure]> {
  let summary = "a range of types or values, of single ones and of ranges";
  let arguments = (ins Variadic<PDL_AnyType>:$arguments);
  let results = (outs PDL_RangeOf<AnyTypeOf<[PDL_Type, PDL_Value]>>:$result);
  let assemblyFormat = [{
    ($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict
  }];
  let hasVerifier = 1;
}

def PDL_ReplaceOp : PDL_RewriterOp<"replace", [AttrSizedOperandSegments]> {
  let summary = "replaces a matched operation by another one, or by values";
  let arguments = (ins PDL_Operation:$opValue, Optional<PDL_Operation>:$replOperation,
                       Variadic<PDL_InstOrRangeOf<PDL_Value>>:$replValues);
  let assemblyFormat = [{
    $opValue `with` (`(` $replValues^ `:` type($replValues) `)`)? ($replOperation^)? attr-dict
  }];
  let hasVerifier = 1;
}

def PDL_ResultOp : PDL_Op<"result", [Pure]> {
  let summary = "the result of an operation with this index";
  let arguments = (ins PDL_Operation:$parent, I32Attr:$index);
  let results = (outs PDL_Value:$val);
  let assemblyFormat = "$index `of` $parent attr-dict";
}

def PDL_ResultsOp : PDL_Op<"results", [Pure]> {
  let summary = "all results of an operation, or those of a segment of its definition";
  let arguments = (ins PDL_Operation:$parent, OptionalAttr<I32Attr>:$index);
  let results = (outs PDL_InstOrRangeOf<PDL_Value>:$val);
  let assemblyFormat = "($index^)? `of` $parent custom<ResultsValueType>(ref($index), type($val)) attr-dict";
  let hasVerifier = 1;
}

def PDL_RewriteOp
    : PDL_Op<"rewrite", [Terminator, HasParent<"pdl::PatternOp">, NoTerminator, NoRegionArguments, SingleBlock,
                         AttrSizedOperandSegments, PDL_Asm]> {
  let summary = "the rewrite of a pattern: operations, or a registered function";
  let description = [{
    Without a root, an operation from which the others can be reached is the root.

    ```mlir
    pdl.rewrite %root with "rewriter"(%value : !pdl.value)
    ```
  }];
  let arguments = (ins Optional<PDL_Operation>:$root, OptionalAttr<StrAttr>:$name,
                       Variadic<PDL_AnyType>:$externalArgs);
  let regions = (region AnyRegion:$bodyRegion);
  let assemblyFormat = [{
    ($root^)? (`with` $name^ (`(` $externalArgs^ `:` type($externalArgs) `)`)?)? ($bodyRegion^)?
    attr-dict-with-keyword
  }];
  let extraClassDeclaration = [{ ::llvm::StringRef getDefaultDialect() { return "pdl"; } }];
  let hasRegionVerifier = 1;
}

def PDL_TypeOp : PDL_Op<"type"> {
  let summary = "a type, possibly a known one";
  let arguments = (ins OptionalAttr<TypeAttr>:$constantType);
  let results = (outs PDL_Type:$result);
  let assemblyFormat = "attr-dict (`:` $constantType^)?";
  let hasVerifier = 1;
}

def PDL_TypesOp : PDL_Op<"types"> {
  let summary = "a range of types, possibly known ones";
  let arguments = (ins OptionalAttr<TypeArrayAttr>:$constantTypes);
  let results = (outs PDL_RangeOf<PDL_Type>:$result);
  let assemblyFormat = "attr-dict (`:` $constantTypes^)?";
  let hasVerifier = 1;
}

#endif // PDL_OPS_ODS
