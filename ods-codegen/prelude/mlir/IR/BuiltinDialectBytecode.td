// Part of odsgen. Apache-2.0.
//
// The builtin types and attributes in bytecode. Names and values are those of MLIR 22's
// mlir/IR/BuiltinDialectBytecode.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef BUILTIN_BYTECODE
#define BUILTIN_BYTECODE

include "mlir/IR/BytecodeBase.td"

// Parts that several of them have

def LocationAttr : AttributeKind;
def ShapedType : WithType<"ShapedType", Type>;
def MemRefLayout : WithType<"MemRefLayoutAttrInterface", Attribute>;
foreach name = ["DenseElementsAttr", "DenseIntElementsAttr"] in {
  def name # "" : WithType<name, Attribute>;
}
def Location : CompositeBytecode {
  dag members = (attr WithGetter<"(LocationAttr)$_attrType", WithType<"LocationAttr", LocationAttr>>:$value);
  let cBuilder = "Location($_args)";
}
def String
    : WithParser<"succeeded($_reader.readString($_var))",
      WithBuilder<"$_args",
      WithPrinter<"$_writer.writeOwnedString($_getter)",
      WithGetter<"$_attrType", WithType<"StringRef">>>>>;
defvar FloatType = Type;

// Attributes

def ArrayAttr : DialectAttribute<(attr Array<Attribute>:$value)>;

let cType = "StringAttr" in {
  def StringAttr : DialectAttribute<(attr String:$value)> {
    let printerPredicate = "::llvm::isa<NoneType>($_val.getType())";
  }
  def StringAttrWithType : DialectAttribute<(attr String:$value, Type:$type)> {
    let printerPredicate = "!::llvm::isa<NoneType>($_val.getType())";
  }
}

def NamedAttribute : CompositeBytecode {
  dag members = (attr StringAttr:$name, Attribute:$value);
  let cBuilder = "NamedAttribute($_args)";
}
def DictionaryAttr : DialectAttribute<(attr Array<NamedAttribute>:$value)>;

def FlatSymbolRefAttr : DialectAttribute<(attr StringAttr:$rootReference)>;
def SymbolRefAttr
    : DialectAttribute<(attr StringAttr:$rootReference, Array<FlatSymbolRefAttr>:$nestedReferences)>;
def TypeAttr : DialectAttribute<(attr Type:$value)>;
def UnitAttr : DialectAttribute<(attr)>;
def DistinctAttr : DialectAttribute<(attr Attribute:$referencedAttr)>;

let cBuilder = BuildOf # "type, *value)" in {
  def IntegerAttr : DialectAttribute<(attr Type:$type, KnownWidthAPInt<"type">:$value)>;
  def FloatAttr : DialectAttribute<(attr FloatType:$type, KnownSemanticsAPFloat<"type">:$value)>;
}

// Locations

def CallSiteLoc : DialectAttribute<(attr LocationAttr:$callee, LocationAttr:$caller)>;
let cType = "FileLineColRange" in {
  def FileLineColRange
      : DialectAttribute<(attr
          StringAttr:$filename,
          WithBuilder<"$_args",
          WithType<"SmallVector<uint64_t>",
          WithParser<"succeeded(readFileLineColRangeLocs($_reader, $_var))",
          WithPrinter<"writeFileLineColRangeLocs($_writer, $_name)">>>>:$rawLocData)> {
    let cBuilder = "getFileLineColRange(context, filename, rawLocData)";
    let printerPredicate = "!isStrictFileLineColLoc($_val)";
  }
  def FileLineColLoc
      : DialectAttribute<(attr StringAttr:$filename, VarInt:$start_line, VarInt:$start_column)> {
    let printerPredicate = "isStrictFileLineColLoc($_val)";
  }
}
#ifdef ODS_SINCE_MLIR_23
// Without metadata it is an attribute that is null, so that locations are not folded into one.
defvar FusedBuild
    = "cast<FusedLoc>(getChecked<FusedLoc>([&]() { return reader.emitError(); }, context, $_args, Attribute()))";
defvar FusedBuildWithMetadata
    = "cast<FusedLoc>(getChecked<FusedLoc>([&]() { return reader.emitError(); }, context, $_args))";
#else
defvar FusedBuild = "cast<FusedLoc>(get<FusedLoc>(context, $_args))";
defvar FusedBuildWithMetadata = FusedBuild;
#endif
let cType = "FusedLoc" in {
  def FusedLoc : DialectAttribute<(attr Array<Location>:$locations)> {
    let cBuilder = FusedBuild;
    let printerPredicate = "!$_val.getMetadata()";
  }
  def FusedLocWithMetadata : DialectAttribute<(attr Array<Location>:$locations, Attribute:$metadata)> {
    let cBuilder = FusedBuildWithMetadata;
    let printerPredicate = "$_val.getMetadata()";
  }
}
def NameLoc : DialectAttribute<(attr StringAttr:$name, LocationAttr:$childLoc)>;
def UnknownLoc : DialectAttribute<(attr)>;

// Elements

def DenseArrayAttr : DialectAttribute<(attr Type:$elementType, VarInt:$size, Blob:$rawData)>;
def DenseResourceElementsAttr
    : DialectAttribute<(attr ShapedType:$type, ResourceHandle<"DenseResourceElementsHandle">:$rawHandle)> {
  let cBuilder = BuildOf # "type, *rawHandle)";
}
#ifdef ODS_SINCE_MLIR_23
def DenseTypedElementsAttr
    : DialectAttribute<(attr
        ShapedType:$type,
        WithBuilder<"$_args",
        WithType<"SmallVector<char>",
        WithParser<"succeeded(readDenseTypedElementsAttr($_reader, type, $_var))",
        WithPrinter<"writeDenseTypedElementsAttr($_writer, $_name)">>>>:$rawData)>;
#else
def DenseIntOrFPElementsAttr : DialectAttribute<(attr ShapedType:$type, Blob:$rawData)> {
  let cBuilder = "cast<$_resultType>($_resultType::getFromRawBuffer($_args))";
}
#endif
def DenseStringElementsAttr
    : DialectAttribute<(attr
        ShapedType:$type,
        WithGetter<"$_attrType.isSplat()", VarInt>:$_isSplat,
        WithBuilder<"$_args",
        WithType<"SmallVector<StringRef>",
        WithParser<"succeeded(readPotentiallySplatString($_reader, type, _isSplat, $_var))",
        WithPrinter<"writePotentiallySplatString($_writer, $_name)">>>>:$rawStringData)>;
def SparseElementsAttr
    : DialectAttribute<(attr ShapedType:$type, DenseIntElementsAttr:$indices, DenseElementsAttr:$values)>;
#ifdef ODS_SINCE_MLIR_23

// Affine maps and sets, and layouts

def AffineExpr
    : WithParser<"succeeded(readAffineExpr($_reader, context, $_var))",
      WithBuilder<"$_args",
      WithPrinter<"writeAffineExpr($_writer, $_getter)",
      WithType<"AffineExpr">>>>;
def AffineExprList : List<AffineExpr>;

class EnableAffineMapPrintingJuly2026<dag d> : DialectAttribute<d>;
def AffineMapAttr
    : EnableAffineMapPrintingJuly2026<(attr
        WithParser<"succeeded(readAffineMap($_reader, context, $_var))",
        WithPrinter<"writeAffineMap($_writer, $_name)",
        WithType<"AffineMap">>>:$value)>;

def IntegerSetConstraints : Array<AffineExprList> {
  let cGetter = "$_attrType.getValue().getConstraints()";
}
def IntegerSetEqFlags : ArrayWithKnownSize<BoolList, "constraints.size()"> {
  let cGetter = "$_attrType.getValue().getEqFlags()";
}
class EnableIntegerSetPrintingJuly2026<dag d> : DialectType<d>;
def IntegerSetAttr
    : EnableIntegerSetPrintingJuly2026<(attr
        WithGetter<"$_attrType.getValue().getNumDims()", VarInt>:$numDims,
        WithGetter<"$_attrType.getValue().getNumSymbols()", VarInt>:$numSymbols,
        IntegerSetConstraints:$constraints,
        IntegerSetEqFlags:$eqFlags)> {
  let cBuilder = "IntegerSetAttr::get(IntegerSet::get(numDims, numSymbols, constraints, eqFlags))";
}

class EnableStridedPrintingJuly2026<dag d> : DialectAttribute<d>;
def StridedLayoutAttr
    : EnableStridedPrintingJuly2026<(attr SignedVarInt:$offset, Array<SignedVarIntList>:$strides)>;
#endif

// Types

// The signedness is in the lower two bits, the width above.
def IntegerType
    : DialectType<(type
        WithParser<"succeeded($_reader.readVarInt($_var))",
        WithBuilder<"$_args",
        WithPrinter<"$_writer.writeVarInt($_name.getWidth() << 2 | $_name.getSignedness())",
        WithType<"uint64_t">>>>:$_widthAndSignedness,
        LocalVar<"uint64_t", "_widthAndSignedness >> 2">:$width,
        LocalVar<"IntegerType::SignednessSemantics",
                 "static_cast<IntegerType::SignednessSemantics>(_widthAndSignedness & 0x3)">:$signedness)>;
foreach name = ["Index", "BFloat16", "Float16", "Float32", "Float64", "Float80", "Float128", "None"] in {
  def name # "Type" : DialectType<(type)>;
}
def FunctionType : DialectType<(type Array<Type>:$inputs, Array<Type>:$results)>;
#ifdef ODS_SINCE_MLIR_23
def GraphType : DialectType<(type Array<Type>:$inputs, Array<Type>:$results)>;
def TokenType : DialectType<(type)>;
class EnableFloatPrintingJune2026<dag d> : DialectType<d>;
foreach format = ["TF32", "8E5M2", "8E4M3", "8E4M3FN", "8E5M2FNUZ", "8E4M3FNUZ", "8E4M3B11FNUZ", "8E3M4", "4E2M1FN",
                  "6E2M3FN", "6E3M2FN", "8E8M0FNU"] in {
  def "Float" # format # "Type" : EnableFloatPrintingJune2026<(type)>;
}
#endif
def ComplexType : DialectType<(type Type:$elementType)>;
def TupleType : DialectType<(type Array<Type>:$types)>;

// Each of these in two forms, by whether it has the last part.
let cType = "RankedTensorType" in {
  def RankedTensorType : DialectType<(type Array<SignedVarIntList>:$shape, Type:$elementType)> {
    let printerPredicate = "!$_val.getEncoding()";
  }
  def RankedTensorTypeWithEncoding
      : DialectType<(type Attribute:$encoding, Array<SignedVarIntList>:$shape, Type:$elementType)> {
    let printerPredicate = "$_val.getEncoding()";
    let cBuilder = BuildOf # "shape, elementType, encoding)";
  }
}
def UnrankedTensorType : DialectType<(type Type:$elementType)>;
let cType = "MemRefType" in {
  def MemRefType : DialectType<(type Array<SignedVarIntList>:$shape, Type:$elementType, MemRefLayout:$layout)> {
    let printerPredicate = "!$_val.getMemorySpace()";
  }
  def MemRefTypeWithMemSpace
      : DialectType<(type Attribute:$memorySpace, Array<SignedVarIntList>:$shape, Type:$elementType,
                          MemRefLayout:$layout)> {
    let printerPredicate = "!!$_val.getMemorySpace()";
    let cBuilder = BuildOf # "shape, elementType, layout, memorySpace)";
  }
}
let cType = "UnrankedMemRefType" in {
  def UnrankedMemRefType : DialectType<(type Type:$elementType)> {
    let printerPredicate = "!$_val.getMemorySpace()";
    let cBuilder = BuildOf # "elementType, Attribute())";
  }
  def UnrankedMemRefTypeWithMemSpace : DialectType<(type Attribute:$memorySpace, Type:$elementType)> {
    let printerPredicate = "$_val.getMemorySpace()";
    let cBuilder = BuildOf # "elementType, memorySpace)";
  }
}
let cType = "VectorType" in {
  def VectorType : DialectType<(type Array<SignedVarIntList>:$shape, Type:$elementType)> {
    let printerPredicate = "!$_val.isScalable()";
#ifdef ODS_SINCE_MLIR_23
    let cBuilder = "VectorType::getChecked([&]() { return reader.emitError(\"invalid vector type\"); }, shape, " #
                   "elementType)";
#endif
  }
  def VectorTypeWithScalableDims
      : DialectType<(type Array<BoolList>:$scalableDims, Array<SignedVarIntList>:$shape, Type:$elementType)> {
    let printerPredicate = "$_val.isScalable()";
    let cBuilder = BuildOf # "shape, elementType, scalableDims)";
  }
}

// The numbers in the file are the places in these lists.

def BuiltinDialectAttributes : DialectAttributes<"Builtin"> {
  let elems = [
    ArrayAttr, DictionaryAttr, StringAttr, StringAttrWithType, FlatSymbolRefAttr, SymbolRefAttr, TypeAttr, UnitAttr,
    IntegerAttr, FloatAttr, CallSiteLoc, FileLineColLoc, FusedLoc, FusedLocWithMetadata, NameLoc, UnknownLoc,
    DenseResourceElementsAttr, DenseArrayAttr,
#ifdef ODS_SINCE_MLIR_23
    DenseTypedElementsAttr,
#else
    DenseIntOrFPElementsAttr,
#endif
    DenseStringElementsAttr, SparseElementsAttr, DistinctAttr, FileLineColRange,
#ifdef ODS_SINCE_MLIR_23
    AffineMapAttr, IntegerSetAttr, StridedLayoutAttr,
#endif
  ];
}

def BuiltinDialectTypes : DialectTypes<"Builtin"> {
  let elems = [
    IntegerType, IndexType, FunctionType, BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type,
    Float128Type, ComplexType, MemRefType, MemRefTypeWithMemSpace, NoneType, RankedTensorType,
    RankedTensorTypeWithEncoding, TupleType, UnrankedMemRefType, UnrankedMemRefTypeWithMemSpace, UnrankedTensorType,
    VectorType, VectorTypeWithScalableDims,
#ifdef ODS_SINCE_MLIR_23
    FloatTF32Type, Float8E5M2Type, Float8E4M3Type, Float8E4M3FNType, Float8E5M2FNUZType, Float8E4M3FNUZType,
    Float8E4M3B11FNUZType, Float8E3M4Type, Float4E2M1FNType, Float6E2M3FNType, Float6E3M2FNType, Float8E8M0FNUType,
    TokenType, GraphType,
#endif
  ];
}

#endif // BUILTIN_BYTECODE
