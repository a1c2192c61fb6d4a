// Code of each form: what a plan has of it.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def P_Dialect : Dialect {
  let name = "p";
  let cppNamespace = "::p";
}

def P_Box : TypeDef<P_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "::mlir::Type":$element, "unsigned":$size, ArrayRefParameter<"int64_t">:$dims,
                        DefaultValuedParameter<"int", "-2">:$bias);
  let assemblyFormat = "`<` $element `x` $size `:` `[` $dims `]` (`bias` $bias^)? `>`";
}

def P_Kind : I32EnumAttr<"Kind", "a kind", [I32EnumAttrCase<"Flat", 0, "flat">, I32EnumAttrCase<"Deep", 3, "deep">]> {
  let cppNamespace = "::p";
}

// A getter whose name is close to that of another one.
def P_Class : Type<CPred<"::llvm::isa<::p::BoxType>($_self)">, "a box">;
def P_Sized : Type<And<[P_Class.predicate, CPred<"::llvm::cast<::p::BoxType>($_self).getSize() >= 4">]>, "a large box">;
def P_Dims : Type<And<[P_Class.predicate,
    CPred<"::llvm::all_of(::llvm::cast<::p::BoxType>($_self).getDims(), [](int64_t d) { return d > 0 && d != 7; })">]>,
    "a box of positive sizes">;
def P_None : Type<Or<[Neg<CPred<"$_self.isIndex()">>, CPred<"::llvm::is_contained({1, 2, 8}, $_self.getIntOrFloatBitWidth())">]>,
    "one of few widths">;
def P_Sum : Type<CPred<"(::llvm::cast<::mlir::ShapedType>($_self).getRank() + 1) % 2 == 0">, "a shape of odd rank">;
def P_Unknown : Type<Or<[CPred<"$_self.isIndex()">, CPred<"isWhatOnlyCppKnows($_self)">]>, "what C++ accepts">;

class P_Op<string mnemonic, list<Trait> traits = []> : Op<P_Dialect, mnemonic, traits>;

def P_TestOp : P_Op<"test", [AttrSizedOperandSegments,
    PredOpTrait<"both have one type", CPred<"$a.getType() == $b.getType()">>,
    PredOpTrait<"the list is sorted", CPred<"::llvm::is_sorted($list)">>,
    TypesMatchWith<"the element of a", "a", "r", "::llvm::cast<::p::BoxType>($_self).getElement()">]> {
  let summary = "has arguments of each constraint";
  let arguments = (ins P_Class:$a, P_Sized:$b, Variadic<P_Dims>:$c, Optional<P_None>:$d, P_Sum:$e, P_Unknown:$f,
                       P_Kind:$kind, DenseI64ArrayAttr:$list, DefaultValuedAttr<I8Attr, "3">:$bits, UnitAttr:$fast);
  let results = (outs AnyType:$r);
  let regions = (region MaxSizedRegion<1>:$body);
  let hasVerifier = 1;
}
