// A dialect with parameters of every kind; a circular buffer can be created from a memref. The C++ of its project is in 'ring'.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Interfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Ring_Dialect : Dialect {
  let name = "ring";
  let cppNamespace = "::ring";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

def Ring_Access : I32EnumAttr<"Access", "Direction of the data", [
  I32EnumAttrCase<"Read", 0, "read">, I32EnumAttrCase<"Write", 1, "write">
]> {
  let cppNamespace = "::ring";
  let genSpecializedAttr = 0;
}
def Ring_AccessAttr : EnumAttr<Ring_Dialect, Ring_Access, "access"> {
  let assemblyFormat = "`<` $value `>`";
}

def Ring_Flags : I32BitEnumAttr<"Flags", "Ways to wait", [
  I32BitEnumAttrCaseNone<"None", "none">,
  I32BitEnumAttrCaseBit<"Spin", 0, "spin">, I32BitEnumAttrCaseBit<"Yield", 1, "yield">
]> {
  let cppNamespace = "::ring";
}

def Ring_CircularBufferType : TypeDef<Ring_Dialect, "CircularBuffer"> {
  let mnemonic = "cb";
  let summary = "circular buffer of pages";
  let parameters = (ins
    ArrayRefParameter<"int64_t", "shape of a page">:$shape,
    "::mlir::Type":$elementType,
    DefaultValuedParameter<"unsigned", "2", "number of pages">:$pages);
  let assemblyFormat = "`<` `[` $shape `]` `,` $elementType (`,` $pages^)? `>`";
  let builders = [
    TypeBuilderWithInferredContext<(ins "::mlir::MemRefType":$memref), [{
      return $_get(memref.getContext(), memref.getShape(), memref.getElementType(), 2);
    }]>,
  ];
  let genVerifyDecl = 1;
}

def Ring_Waitable : TypeInterface<"Waitable"> {
  let cppNamespace = "::ring";
  let methods = [
    InterfaceMethod<"Number of waiters.", "int64_t", "getNumWaiters", (ins "int64_t":$type), [{}], [{ return type; }]>
  ];
}

def Ring_TokenType : TypeDef<Ring_Dialect, "Token", [Ring_Waitable]> {
  let mnemonic = "token";
}

def Ring_LayoutAttr : AttrDef<Ring_Dialect, "Layout"> {
  let mnemonic = "layout";
  let parameters = (ins
    EnumParameter<Ring_Access>:$access,
    StringRefParameter<"name of the bank">:$name,
    "bool":$packed,
    "int64_t":$weight,
    ArrayRefParameter<"::mlir::Attribute">:$tiles,
    OptionalParameter<"::mlir::DictionaryAttr">:$extra);
  let assemblyFormat = "`<` $access `,` $name `,` $packed `,` $weight `,` `[` $tiles `]` (`,` $extra^)? `>`";
}

// Its value has no form in C.
def Ring_WideAttr : AttrDef<Ring_Dialect, "Wide"> {
  let mnemonic = "wide";
  let parameters = (ins APFloatParameter<"">:$value);
  let hasCustomAssemblyFormat = 1;
}

// Methods with results and parameters of every kind.
def Ring_Stage : OpInterface<"Stage"> {
  let cppNamespace = "::ring";
  let description = "A stage of a pipeline.";
  let methods = [
    InterfaceMethod<"Number of pages that wait.", "unsigned", "getDepth", (ins), [{}], [{ return 3; }]>,
    InterfaceMethod<"Whether pages of a size fit.", "bool", "accepts", (ins "int64_t":$size, "::mlir::Type":$type),
      [{}], [{ return size < 100 && type; }]>,
    InterfaceMethod<"The values that wait.", "::mlir::OperandRange", "getWaiting", (ins), [{}],
      [{ return $_op->getOperands(); }]>,
    InterfaceMethod<"The sizes of a list of values.", "::llvm::SmallVector<int64_t>", "sizesOf",
      (ins "::mlir::ValueRange":$values, "::llvm::ArrayRef<int64_t>":$factors), [{}],
      [{ return ::llvm::SmallVector<int64_t>(factors.begin(), factors.end()); }]>,
    InterfaceMethod<"The limit, if there is one.", "std::optional<int64_t>", "getLimit", (ins), [{}],
      [{ return std::nullopt; }]>,
    InterfaceMethod<"The direction.", "::ring::Access", "getDirection", (ins), [{}],
      [{ return ::ring::Access::Write; }]>,
    InterfaceMethod<"The name.", "::llvm::StringRef", "getStageName", (ins), [{}], [{ return "stage"; }]>,
    InterfaceMethod<"Empties the stage.", "void", "flush", (ins), [{}], [{}]>,
    InterfaceMethod<"Checks the stage.", "::llvm::LogicalResult", "check", (ins "bool":$strictly), [{}],
      [{ return ::mlir::success(!strictly); }]>,
    InterfaceMethod<"The block around it.", "::mlir::Block *", "getAround", (ins), [{}],
      [{ return $_op->getBlock(); }]>,
    InterfaceMethod<"The sizes, in a list of the caller.", "void", "addSizes",
      (ins "::llvm::SmallVectorImpl<int64_t> &":$sizes), [{}], [{ sizes.push_back(1); }]>,
    InterfaceMethod<"A text that nobody keeps.", "std::string", "describe", (ins), [{}], [{ return "text"; }]>,
    StaticInterfaceMethod<"", "unsigned", "getRank", (ins), [{}], [{ return 2; }]>
  ];
}

class Ring_Op<string mnemonic, list<Trait> traits = []> : Op<Ring_Dialect, mnemonic, traits>;

def Ring_PushOp : Ring_Op<"push", [AttrSizedOperandSegments]> {
  let summary = "appends values to a buffer";
  let arguments = (ins
    Ring_CircularBufferType:$buffer, Variadic<AnyType>:$values, Optional<Ring_TokenType>:$after,
    Ring_AccessAttr:$access, OptionalAttr<Ring_LayoutAttr>:$layout, IntProp<"int64_t">:$count);
  let results = (outs Ring_TokenType:$done);
  let assemblyFormat = [{
    $buffer `,` $values (`after` $after^)? $access $count attr-dict `:` type($buffer) `,` type($values)
  }];
}

def Ring_SameOp : Ring_Op<"same", [
    SameOperandsAndResultType, DeclareOpInterfaceMethods<Ring_Stage, ["getLimit", "sizesOf", "check"]>]> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$output);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}

def Ring_LoopOp : Ring_Op<"loop", [NoTerminator]> {
  let arguments = (ins Variadic<AnyType>:$starts);
  let results = (outs Variadic<AnyType>:$ends);
  let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$others);
}

def Ring_JumpOp : Ring_Op<"jump", [Terminator]> {
  let successors = (successor AnySuccessor:$target, VariadicSuccessor<AnySuccessor>:$rest);
}
