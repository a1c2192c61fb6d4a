// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

class Typed<string cppClass> : Type<CPred<"true">, "typed", cppClass>;
def TypedComplex : Typed<"::mlir::ComplexType">;
def TypedFloat : Typed<"::mlir::FloatType">;
def TypedMemRef : Typed<"::mlir::MemRefType">;
def TypedRankedTensor : Typed<"::mlir::RankedTensorType">;
def TypedUnrankedMemRef : Typed<"::mlir::UnrankedMemRefType">;
def TypedUnrankedTensor : Typed<"::mlir::UnrankedTensorType">;
def TypedVector : Typed<"::mlir::VectorType">;
def TypedFunction : Typed<"::mlir::FunctionType">;
def OutsideType : Typed<"mlir::IntegerType">;
def OwnType : Typed<"::orchard::TreeType">;
def TensorType : Typed<"::mlir::TensorType">;

def Orchard_Types : Orchard_Op<"types"> {
  let arguments = (ins TypedComplex:$a0, TypedFloat:$a1, TypedMemRef:$a2, TypedRankedTensor:$a3, TypedUnrankedMemRef:$a4,
                       TypedUnrankedTensor:$b0, TypedVector:$b1, TypedFunction:$b2,
                       OutsideType:$outside, OwnType:$own, TensorType:$tensor);
  let results = (outs TypedComplex:$result);
}

def Orchard_Builtin : Orchard_Op<"builtin"> {
  let arguments = (ins I1:$i1, SI8:$si8, Index:$index, F64:$f64, AnyMemRef:$memref, AnyTensor:$tensor,
                       AnyVectorOfAnyRank:$vector, AnyTuple:$tuple, NoneType:$none);
  let results = (outs I32:$result, Index:$index_result);
}
