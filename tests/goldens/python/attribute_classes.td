// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Classes : Orchard_Op<"classes"> {
  let arguments = (ins I1Attr:$a0,
                       BoolAttr:$a1,
                       I8Attr:$a2,
                       I64Attr:$a3,
                       SI32Attr:$a4,
                       IndexAttr:$a5,
                       F32Attr:$a6,
                       StrAttr:$a7,
                       SymbolRefAttr:$a8,
                       FlatSymbolRefAttr:$a9,
                       TypeAttr:$a10,
                       ArrayAttr:$a11,
                       DictionaryAttr:$a12,
                       ElementsAttr:$a13,
                       DenseBoolArrayAttr:$a14,
                       DenseI8ArrayAttr:$a15,
                       DenseI16ArrayAttr:$a16,
                       DenseI32ArrayAttr:$a17,
                       DenseI64ArrayAttr:$a18,
                       DenseF32ArrayAttr:$a19,
                       DenseF64ArrayAttr:$a20,
                       I32ElementsAttr:$a21,
                       F64ElementsAttr:$a22,
                       AffineMapAttr:$a23,
                       AffineMapArrayAttr:$a24,
                       I64ArrayAttr:$a25,
                       StrArrayAttr:$a26,
                       AnyAttr:$a27,
                       LocationAttr:$a28);
}

def Orchard_Typed : Orchard_Op<"typed"> {
  let arguments = (ins TypeAttrOf<I32>:$a, RankedF32ElementsAttr<[2]>:$b, OptionalAttr<I1Attr>:$c,
                       TypedArrayAttrBase<I32Attr, "numbers">:$d, SymbolNameAttr:$e, UnitAttr:$f);
}

class Stored<string cppClass> : Attr<CPred<"true">, "stored"> {
  let storageType = cppClass;
  let returnType = cppClass;
}
def StoredIntegerSetAttr : Stored<"::mlir::IntegerSetAttr">;
def StoredOpaqueAttr : Stored<" ::mlir::OpaqueAttr ">;
def LayoutAttr : Stored<"::mlir::StridedLayoutAttr">;
def ResourceAttr : Stored<"::mlir::DenseResourceElementsAttr">;
def OutsideAttr : Stored<"mlir::StringAttr">;
def OwnAttr : Stored<"::orchard::TreeAttr">;
def NoneAttr : Attr<CPred<"true">, "not stored">;
def Orchard_Stored : Orchard_Op<"stored"> {
  let arguments = (ins StoredIntegerSetAttr:$a, StoredOpaqueAttr:$b, LayoutAttr:$c, ResourceAttr:$d, OutsideAttr:$e, OwnAttr:$f,
                       NoneAttr:$g);
}
