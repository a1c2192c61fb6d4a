// One operation for each directive and rule of declarative formats.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class D_Op<string name, list<Trait> traits = []> : Op<D, name, traits>;

def Color : I32EnumAttr<"Color", "a color", [
  I32EnumAttrCase<"red", 0>, I32EnumAttrCase<"dark_blue", 5, "dark-blue">
]> { let cppNamespace = "::d"; }
def Bits : I32BitEnumAttr<"Bits", "bits", [
  I32BitEnumAttrCaseBit<"a", 0>, I32BitEnumAttrCaseBit<"b", 3>
]> { let cppNamespace = "::d"; let separator = ", "; }

def OperandsOp : D_Op<"operands", [AttrSizedOperandSegments]> {
  let arguments = (ins I32:$one, Optional<I32>:$maybe, Variadic<I32>:$many);
  let assemblyFormat = "$one (`maybe` $maybe^)? (`many` `(` $many^ `)`)? attr-dict";
}
def AllOp : D_Op<"all"> {
  let arguments = (ins AnyType:$a, Variadic<AnyType>:$b);
  let results = (outs AnyType:$r, Variadic<AnyType>:$s);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}
def TypesOp : D_Op<"types"> {
  let arguments = (ins AnyType:$a, Variadic<AnyType>:$b);
  let assemblyFormat = "$a (`,` $b^)? attr-dict `:` type(operands)";
}
def GroupsOp : D_Op<"groups"> {
  let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$v, DenseI32ArrayAttr:$sizes);
  let assemblyFormat = "$v attr-dict `:` type($v)";
}
def AttributesOp : D_Op<"attributes"> {
  let arguments = (ins I64Attr:$i, OptionalAttr<StrAttr>:$s, SymbolNameAttr:$sym, FlatSymbolRefAttr:$to, UnitAttr:$flag,
                       DefaultValuedAttr<I32Attr, "5">:$five, TypeAttr:$ty, AnyAttr:$any, OptionalAttr<ArrayAttr>:$list);
  let assemblyFormat = [{
    $sym $i $to (`s` $s^)? (`flag` $flag^) : (`no` `flag`)? (`five` $five^)? $ty $any ($list^ `listed`)? attr-dict
  }];
}
def EnumsOp : D_Op<"enums"> {
  let arguments = (ins Color:$color, OptionalAttr<Color>:$other, Bits:$bits);
  let assemblyFormat = "$color (`and` $other^)? `bits` $bits attr-dict";
}
def KeywordOp : D_Op<"keyword"> {
  let arguments = (ins OptionalAttr<I32Attr>:$x);
  let assemblyFormat = "attr-dict-with-keyword";
}
def PropDictOp : D_Op<"prop_dict"> {
  let arguments = (ins OptionalAttr<I32Attr>:$x, I32Attr:$y);
  let assemblyFormat = "$y prop-dict attr-dict";
}
def RegionsOp : D_Op<"regions"> {
  let regions = (region AnyRegion:$body, AnyRegion:$rest);
  let assemblyFormat = "$rest (`also` $body^)? attr-dict";
}
// A region of a single block has one even where the text shows none, but for one that decides about its group.
def OneBlockOp : D_Op<"one_block", [SingleBlock, NoTerminator]> {
  let regions = (region AnyRegion:$body, AnyRegion:$rest);
  let assemblyFormat = "$body (`also` $rest^)? attr-dict";
}
def OneBlockEachOp : D_Op<"one_block_each", [SingleBlock, NoTerminator]> {
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
  let assemblyFormat = "$bodies attr-dict";
}
def RegionListOp : D_Op<"region_list"> {
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
  let assemblyFormat = "($bodies^)? `end` attr-dict";
}
def EndOp : D_Op<"end", [Terminator]> {
  let assemblyFormat = "attr-dict";
}
def ScopeOp : D_Op<"scope", [SingleBlockImplicitTerminator<"EndOp">]> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$body attr-dict";
}
def JumpOp : D_Op<"jump", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let successors = (successor AnySuccessor:$to, VariadicSuccessor<AnySuccessor>:$others);
  let assemblyFormat = "$to (`(` $values^ `:` type($values) `)`)? `or` `[` $others `]` attr-dict";
}
def SuccessorsOp : D_Op<"successors", [Terminator]> {
  let successors = (successor AnySuccessor:$to, VariadicSuccessor<AnySuccessor>:$others);
  let assemblyFormat = "successors attr-dict";
}
def ClausesOp : D_Op<"clauses", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$x, Variadic<I32>:$y, UnitAttr:$z, OptionalAttr<StrAttr>:$s);
  let assemblyFormat = "oilist(`x` `(` $x `)` | `y` `(` $y `)` | `z` $z | `s` $s) attr-dict";
}
def SameOp : D_Op<"same", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($r)";
}
def MatchOp : D_Op<"match", [
    AllTypesMatch<["a", "b"]>,
    TypesMatchWith<"the element type", "a", "r", "::llvm::cast<::mlir::ShapedType>($_self).getElementType()">]> {
  let arguments = (ins AnyTensor:$a, AnyTensor:$b);
  let results = (outs AnyType:$r, I1:$flag);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($a)";
}
def QualifiedOp : D_Op<"qualified"> {
  let arguments = (ins AnyRankedTensor:$a, AnyType:$b, OptionalAttr<I64Attr>:$i);
  let assemblyFormat = "$a `,` $b (`i` qualified($i)^)? attr-dict `:` type($a) `,` qualified(type($b))";
}
def BlanksOp : D_Op<"blanks"> {
  let arguments = (ins I32:$a, I32:$b);
  let assemblyFormat = "`[` $a `]` `` `<` $b `>` ` ` `tight` `` `{` `}` `\\n` `next` `->` `:` `=` attr-dict";
}
def OneOp : D_Op<"custom"> {
  let arguments = (ins AnyType:$a, OptionalAttr<I64Attr>:$i, Variadic<AnyType>:$more);
  let assemblyFormat = "custom<Typed>($a, type($a)) (custom<Maybe>($i, ref($a))^ `there`)? custom<List>($more, type($more), \"code\") attr-dict";
}
def CustomRegionOp : D_Op<"custom_region"> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "custom<Body>($body) `behind` attr-dict";
}
def InferOp : D_Op<"infer", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($a) `,` type($b)";
}
def HandOp : D_Op<"hand"> {
  let arguments = (ins Variadic<AnyType>:$values);
  let hasCustomAssemblyFormat = 1;
}
// A parser and a printer that call functions: one for the class, one with a constant of another kind.
class CalledOp<string mnemonic, string rest> : D_Op<mnemonic> {
  let arguments = (ins Variadic<AnyType>:$values);
  let hasCustomAssemblyFormat = 1;
  let extraClassDefinition = [{
    ::mlir::ParseResult $cppClass::parse(::mlir::OpAsmParser &parser, ::mlir::OperationState &result) {
      return parseCounted(parser, result}] # rest # [{);
    }
    void $cppClass::print(::mlir::OpAsmPrinter &printer) {
      printCounted(printer, *this}] # rest # [{);
    }
  }];
}
def CalledOneOp : CalledOp<"called_one", ", 1">;
def CalledTwoOp : CalledOp<"called_two", ", 2">;
def CalledWordOp : CalledOp<"called_word", ", \"word\"">;
def NamesOp : D_Op<"names"> {
  let results = (outs I32:$first, Variadic<I32>:$rest);
  let assemblyFormat = "attr-dict (`:` type($rest)^)?";
}
def AllRegionsOp : D_Op<"all_regions"> {
  let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$more);
  let assemblyFormat = "regions attr-dict";
}
def ResultsOp : D_Op<"results", [AttrSizedResultSegments]> {
  let results = (outs Variadic<I32>:$a, Optional<I64>:$b);
  let assemblyFormat = "attr-dict `:` `(` type($a) `)` (`and` type($b)^)?";
}
def AllResultsOp : D_Op<"all_results"> {
  let results = (outs AnyType:$a, Variadic<AnyType>:$b);
  let assemblyFormat = "attr-dict `:` type(results)";
}
def DefaultsOp : D_Op<"defaults"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "5">:$five, DefaultValuedOptionalAttr<I64Attr, "6">:$six, UnitAttr:$flag);
  let assemblyFormat = "attr-dict";
}
def DerivedOp : D_Op<"derived", [AllTypesMatch<["value", "r"]>]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$r);
  let assemblyFormat = "attr-dict $value";
}

// The directives that the runtime has.
def IndicesOp : D_Op<"indices"> {
  let arguments = (ins Variadic<Index>:$v, DenseI64ArrayAttr:$s);
  let assemblyFormat = "custom<DynamicIndexList>($v, $s) attr-dict";
}
def TypedIndicesOp : D_Op<"typed_indices"> {
  let arguments = (ins Variadic<AnyType>:$v, DenseI64ArrayAttr:$s, DenseBoolArrayAttr:$scalable);
  let assemblyFormat = [{
    custom<DynamicIndexList>($v, $s, $scalable, type($v), "::mlir::AsmParser::Delimiter::LessGreater") attr-dict
  }];
}
def MaybeIndicesOp : D_Op<"maybe_indices"> {
  let arguments = (ins Variadic<Index>:$v, OptionalAttr<DenseI64ArrayAttr>:$s);
  let assemblyFormat = "custom<OptionalDynamicIndexList>($v, $s) attr-dict";
}
def SemiOp : D_Op<"semi"> {
  let arguments = (ins AnyType:$a);
  let results = (outs Variadic<AnyType>:$r);
  let assemblyFormat = "$a attr-dict `:` custom<SemiFunctionType>(type($a), type($r))";
}
def SemiOneOp : D_Op<"semi_one"> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a attr-dict `:` custom<SemiFunctionType>(type($a), type($r), \"false\")";
}

// Formats of types and attributes.
def PairType : TypeDef<D, "Pair"> {
  let mnemonic = "pair";
  let parameters = (ins "int":$a, "::mlir::Type":$b, OptionalParameter<"::mlir::Attribute">:$c);
  let assemblyFormat = "`<` params `>`";
}
def RecordAttr : AttrDef<D, "Record"> {
  let mnemonic = "record";
  let parameters = (ins "int":$a, OptionalParameter<"::mlir::StringAttr">:$name, DefaultValuedParameter<"int", "3">:$three);
  let assemblyFormat = "`<` struct(params) `>`";
}
def GroupAttr : AttrDef<D, "Group"> {
  let mnemonic = "group";
  let parameters = (ins "::mlir::Type":$ty, OptionalParameter<"::mlir::Attribute">:$value, ArrayRefParameter<"int64_t">:$list);
  let assemblyFormat = "`<` qualified($ty) (`=` $value^) : (`none`)? `,` `[` $list `]` `>`";
}
def UsesOp : D_Op<"uses"> {
  let arguments = (ins RecordAttr:$record, OptionalAttr<GroupAttr>:$group);
  let results = (outs PairType:$pair);
  let assemblyFormat = "$record (`in` qualified($group)^ `end`)? attr-dict `:` type($pair)";
}
