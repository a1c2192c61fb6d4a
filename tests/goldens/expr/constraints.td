// Constraints and predicates of every kind, on what the runtime offers.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/BuiltinAttributes.td"

def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "::mlir::test";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

// Types. Each operation has the operand of the installed operation that its remark names.
def FloatsOp : Test_Op<"floats"> {  // math.absf
  let arguments = (ins FloatLike:$operand);
}
def IntegersOp : Test_Op<"integers"> {  // math.absi
  let arguments = (ins SignlessIntegerOrIndexLike:$operand);
}
def MemRefsOp : Test_Op<"memrefs"> {  // memref.dealloc
  let arguments = (ins AnyRankedOrUnrankedMemRef:$operand);
}
def TensorsOp : Test_Op<"tensors"> {  // tensor.rank
  let arguments = (ins AnyTensor:$operand);
}
def RankedTensorsOp : Test_Op<"ranked_tensors"> {  // tensor.extract
  let arguments = (ins AnyRankedTensor:$operand);
}
def ComplexOp : Test_Op<"complex"> {  // complex.re
  let arguments = (ins Complex<AnyFloat>:$operand);
}
def VectorsOp : Test_Op<"vectors"> {
  let arguments = (ins VectorOfLengthAndType<[2, 4], [I32, F32]>:$fixed, ScalableVectorOfRank<[1]>:$scalable,
                   VectorOfRankAndType<[1, 2], [AnyInteger]>:$ranked, AnyVectorOfNonZeroRank:$any);
}
def ShapesOp : Test_Op<"shapes"> {
  let arguments = (ins StaticShapeMemRefOf<[AnyType]>:$memref, 1DTensorOf<[Index]>:$tensor,
                   MemRefRankOf<[I8], [0, 1]>:$ranked, TensorOf<[VectorOfNonZeroRankOf<[F32]>]>:$nested, NestedTupleOf<[I1]>:$tuple);
}
def FunctionsOp : Test_Op<"functions"> {
  let arguments = (ins FunctionType:$function, AnyTypeOf<[NoneType, Index, AnyUnsignedInteger]>:$other,
                   Optional<BF16>:$half, Variadic<AnySignlessInteger>:$rest);
}

// Attributes.
def Test_Color : I32EnumAttr<"Color", "a colour", [
    I32EnumAttrCase<"Red", 0>, I32EnumAttrCase<"Green", 5>]> {
  let cppNamespace = "::mlir::test";
}
def Test_Flags : I32BitEnumAttr<"Flags", "flags", [
    I32BitEnumAttrCaseNone<"None">, I32BitEnumAttrCaseBit<"A", 0>, I32BitEnumAttrCaseBit<"B", 3>]> {
  let cppNamespace = "::mlir::test";
}
def AttributesOp : Test_Op<"attributes"> {
  let arguments = (ins I32Attr:$int, ConfinedAttr<I64Attr, [IntMinValue<1>, IntMaxValue<7>]>:$range,
                   ConfinedAttr<I64Attr, [IntPositive]>:$positive, ConfinedAttr<I64Attr, [IntPowerOf2]>:$power,
                   OptionalAttr<BoolAttr>:$bool, StrAttr:$text, F32Attr:$float, UnitAttr:$unit, TypeAttr:$type,
                   TypeAttrOf<AnyFloat>:$float_type, FlatSymbolRefAttr:$symbol);
}
def ListsOp : Test_Op<"lists"> {
  let arguments = (ins I64ArrayAttr:$ints, TypedArrayAttrBase<I64ArrayAttr, "lists of lists">:$nested,
                   ConfinedAttr<ArrayAttr, [ArrayMinCount<1>, ArrayMaxCount<3>]>:$some,
                   DenseI64ArrayAttr:$dense, ConfinedAttr<DenseI32ArrayAttr, [DenseArrayNonNegative<DenseI32ArrayAttr>]>:$sizes,
                   ConfinedAttr<DenseI64ArrayAttr, [DenseArrayStrictlySorted<DenseI64ArrayAttr>]>:$sorted,
                   I32ElementsAttr:$elements, RankedI64ElementsAttr<[2]>:$ranked);
}
def EnumsOp : Test_Op<"enums"> {
  let arguments = (ins Test_Color:$color, DefaultValuedAttr<Test_Flags, "::mlir::test::Flags::None">:$flags);
}

// Regions.
def RegionsOp : Test_Op<"regions"> {
  let regions = (region SizedRegion<1>:$one, MinSizedRegion<1>:$more, MaxSizedRegion<1>:$less, AnyRegion:$any);
}

// Whole operations. The tests of the first two are the same function.
def SameOp : Test_Op<"same", [AllTypesMatch<["lhs", "rhs"]>]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
}
def AlsoSameOp : Test_Op<"also_same", [AllTypesMatch<["a", "b"]>]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
}
def ElementOp : Test_Op<"element", [
    TypesMatchWith<"the result is an element", "vector", "result",
                   "::llvm::cast<::mlir::VectorType>($_self).getElementType()">,
    AllElementTypesMatch<["vector", "result"]>, AllRanksMatch<["vector", "other"]>,
    AllShapesMatch<["vector", "other"]>]> {
  let arguments = (ins AnyVectorOfAnyRank:$vector, AnyVectorOfAnyRank:$other);
  let results = (outs AnyType:$result);
}
def TraitsOp : Test_Op<"traits", [
    PredOpTrait<"there are operands", CPred<"$_op.getNumOperands() > 1">>,
    TypesMatchWith<"it is a mask", "input", "output", "::getI1SameShape($_self)">,
    PredOpTrait<"it is shaped", TCOpResIsShapedTypePred<0, 0>>, TypeIs<"input", AnyTensor>,
    PredOpTrait<"optional ones are there together", CPred<"bool(getA()) == bool(getB())">>,
    PredOpTrait<"variadic ones match", CPred<"$rest.getTypes() == ::llvm::ArrayRef<::mlir::Type>{$input.getType()}">>]> {
  let arguments = (ins AnyType:$input, Optional<AnyType>:$a, Optional<AnyType>:$b, Variadic<AnyType>:$rest);
  let results = (outs AnyType:$output);
}

// The spelling of Rust, alone and around what is spelled as C++.
def RustOp : Test_Op<"rust"> {
  let arguments = (ins
    Type<CPred<"isa::<VectorType>($_self) && cast::<VectorType>($_self).shape().length() > 0">, "rust 1">:$unknown,
    Type<And<[CPred<"isa::<VectorType>($_self)">,
              CPred<"all_of(cast::<VectorType>($_self).shape(), |size| size % 2 == 0)">]>, "rust 2">:$even,
    Type<SubstLeaves<"$_self", "cast::<VectorType>($_self).element_type()", AnyFloat.predicate>, "rust 3">:$float,
    Type<CPred<"if isa::<IntegerType>($_self) { $_self.is_integer(32) } else { $_self.is_f32() }">, "rust 4">:$either);
}

// Arithmetic, and what has no answer.
def NumbersOp : Test_Op<"numbers"> {
  let arguments = (ins
    Attr<CPred<"10 / ::llvm::cast<::mlir::IntegerAttr>($_self).getInt() == 5">, "division">:$division,
    Attr<CPred<"(::llvm::cast<::mlir::IntegerAttr>($_self).getInt() & 3) == 2">, "bits">:$bits,
    Attr<CPred<"::llvm::is_contained({1, -2}, ::llvm::cast<::mlir::IntegerAttr>($_self).getInt())">, "set">:$set);
}

// Default values.
def DefaultsOp : Test_Op<"defaults"> {
  let arguments = (ins DefaultValuedAttr<I64Attr, "-1">:$int, DefaultValuedAttr<BoolAttr, "true">:$bool,
                   DefaultValuedStrAttr<StrAttr, "text">:$text, DefaultValuedAttr<F32Attr, "0.5f">:$float,
                   DefaultValuedAttr<DenseI64ArrayAttr, "{1, 2}">:$dense, DefaultValuedAttr<I64ArrayAttr, "{}">:$list,
                   DefaultValuedAttr<Test_Color, "::mlir::test::Color::Green">:$color,
                   DefaultValuedAttr<I32Attr, "compute()">:$unknown);
  let results = (outs I32:$i32, F16:$half, Index:$index);
}
