// Part of odsgen. Apache-2.0.
//
// The builtin types. Names and values are those of MLIR 22's mlir/IR/BuiltinTypes.td (LLVM Project, Apache-2.0 WITH
// LLVM-exception).

#ifndef BUILTIN_TYPES
#define BUILTIN_TYPES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/CommonTypeConstraints.td"
#ifdef ODS_SINCE_MLIR_23
include "mlir/IR/QuantStorageTypeInterface.td"
#endif

// Their syntax is hand-written, so they have names but no mnemonics. They are sorted by name, the floats by age:
// generators list types in the order of their definitions.
class Builtin_Type<string name, string typeMnemonic, list<Trait> traits = [], string baseCppClass = "::mlir::Type">
    : TypeDef<Builtin_Dialect, name, traits, baseCppClass> {
  let mnemonic = ?;
  let typeName = "builtin." # typeMnemonic;
}

// Two values of a type with the trait are the same if what they hold is.
def ValueSemantics : NativeTypeTrait<"ValueSemantics"> {
  let cppNamespace = "::mlir";
}

#ifdef ODS_SINCE_MLIR_23
defvar DenseElement = [
  DeclareTypeInterfaceMethods<DenseElementTypeInterface,
                              ["getDenseElementBitSize", "convertToAttribute", "convertFromAttribute"]>,
];
defvar IntegerTraits = [VectorElementTypeInterface, QuantStorageTypeInterface]<Trait> # DenseElement;
// Formats that quantized values are stored in.
defvar StorageFormats = ["8E5M2", "8E4M3FN", "4E2M1FN"];
#else
defvar DenseElement = []<Trait>;
defvar IntegerTraits = [VectorElementTypeInterface]<Trait>;
defvar StorageFormats = []<string>;
#endif

def Builtin_Complex : Builtin_Type<"Complex", "complex", DenseElement> {
  let summary = "Complex number with a parameterized element type";
  let description = "Two numbers, integers or floats: `complex<f32>`.";
  let parameters = (ins "Type":$elementType);
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$elementType),
      [{ return $_get(elementType.getContext(), elementType); }]>,
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

// Floating-point types; the names after the first are further user-provided methods.
#ifdef ODS_SINCE_MLIR_23
class Builtin_FloatType<string name, string mnemonic, list<Trait> traits = [],
                        list<string> declaredInterfaceMethods = []>
    : Builtin_Type<name, mnemonic, traits # [DeclareTypeInterfaceMethods<FloatTypeInterface,
                                               ["getFloatSemantics"] # declaredInterfaceMethods>]>;
// Those that every context has at hand.
class Builtin_CachedFloatType<string name, string mnemonic, list<Trait> traits = [],
                              list<string> declaredInterfaceMethods = []>
    : Builtin_FloatType<name, mnemonic, traits, declaredInterfaceMethods>;
#else
class Builtin_FloatType<string name, string mnemonic, list<string> declaredInterfaceMethods = []>
    : Builtin_Type<name, mnemonic, [DeclareTypeInterfaceMethods<FloatTypeInterface,
                                                                ["getFloatSemantics"] # declaredInterfaceMethods>]>;
// Those that every context has at hand.
class Builtin_CachedFloatType<string name, string mnemonic, list<string> declaredInterfaceMethods = []>
    : Builtin_FloatType<name, mnemonic, declaredInterfaceMethods>;
#endif

foreach format = [
  ["8E5M2", "8-bit floating point with 2 bit mantissa"],
  ["8E4M3", "8-bit floating point with 3 bit mantissa"],
  ["8E4M3FN", "8-bit floating point with 3 bit mantissa"],
  ["8E5M2FNUZ", "8-bit floating point with 2 bit mantissa"],
  ["8E4M3FNUZ", "8-bit floating point with 3 bit mantissa"],
  ["8E4M3B11FNUZ", "8-bit floating point with 3 bit mantissa"],
  ["8E3M4", "8-bit floating point with 3 bits exponent and 4 bit mantissa"],
  ["4E2M1FN", "4-bit floating point with 2-bit exponent and 1-bit mantissa"],
  ["6E2M3FN", "6-bit floating point with 2-bit exponent and 3-bit mantissa"],
  ["6E3M2FN", "6-bit floating point with 3-bit exponent and 2-bit mantissa"],
  ["8E8M0FNU", "8-bit floating point with 8-bit exponent, no mantissa or sign"],
] in {
#ifdef ODS_SINCE_MLIR_23
  defvar isStorage = !foldl(0, StorageFormats, found, storage, !or(found, !eq(storage, format[0])));
  def "Builtin_Float" # format[0]
      : Builtin_FloatType<"Float" # format[0], "f" # format[0],
                          !if(isStorage, [QuantStorageTypeInterface], []<Trait>)> {
#else
  def "Builtin_Float" # format[0] : Builtin_FloatType<"Float" # format[0], "f" # format[0]> {
#endif
    let summary = format[1];
    let description = [{
      The name says it: the bits in all, those of the exponent (E) and of the mantissa (M), the bias if it is
      unusual (B), finite numbers only (F), a single pattern for NaN (N), zero without a sign (UZ), no sign at all (U).
    }];
  }
}

foreach format = [
  ["BFloat16", "bf16", "bfloat16"], ["Float16", "f16", "16-bit"], ["FloatTF32", "tf32", "TF32"],
  ["Float32", "f32", "32-bit"], ["Float64", "f64", "64-bit"], ["Float80", "f80", "80-bit"],
  ["Float128", "f128", "128-bit"],
] in {
  defvar hasWider = !or(!eq(format[1], "bf16"), !eq(format[1], "f16"), !eq(format[1], "f32"));
  def "Builtin_" # format[0]
#ifdef ODS_SINCE_MLIR_23
      : Builtin_CachedFloatType<format[0], format[1], [], !if(hasWider, ["scaleElementBitwidth"], []<string>)> {
#else
      : Builtin_CachedFloatType<format[0], format[1], !if(hasWider, ["scaleElementBitwidth"], []<string>)> {
#endif
    let summary = format[2] # " floating-point type";
  }
}

class Builtin_FunctionLike<string Name, string typeMnemonic> : Builtin_Type<Name, typeMnemonic> {
  let summary = "Map from a list of inputs to a list of results";
  let description = "The types of arguments and of results: `(i32, f32) -> i1`.";
  let parameters = (ins "ArrayRef<Type>":$inputs, "ArrayRef<Type>":$results);
  let builders = [
    TypeBuilder<(ins CArg<"TypeRange">:$inputs, CArg<"TypeRange">:$results),
      [{ return $_get($_ctxt, inputs, results); }]>,
  ];
  let skipDefaultBuilders = 1;
  let storageClass = "FunctionTypeStorage";
  let genStorageClass = 0;
}
def Builtin_Function : Builtin_FunctionLike<"Function", "function">;
def Builtin_Graph : Builtin_FunctionLike<"Graph", "graph">;

def Builtin_Index : Builtin_Type<"Index", "index", DenseElement # [VectorElementTypeInterface]> {
  let summary = "Integer-like type with unknown platform-dependent bit width";
  let description = "What the target counts with: `index`.";
}

def Builtin_Integer : Builtin_Type<"Integer", "integer", IntegerTraits> {
  let summary = "Integer type with arbitrary precision up to a fixed limit";
  let description = [{
    So many bits, without a sign of their own, signed or unsigned: `i32`, `si32`, `ui32`.
  }];
  let parameters = (ins "unsigned":$width, "SignednessSemantics":$signedness);
  let builders = [TypeBuilder<(ins "unsigned":$width, CArg<"SignednessSemantics", "Signless">:$signedness)>];
  let skipDefaultBuilders = 1;
  let genStorageClass = 0;
  let genVerifyDecl = 1;
}

def Builtin_MemRef : Builtin_Type<"MemRef", "memref", [PtrLikeTypeInterface, ShapedTypeInterface], "BaseMemRefType"> {
  let summary = "Shaped reference to a region of memory";
  let description = [{
    A place in memory for elements in dimensions of known or unknown size, and where in it each is: by a layout, which
    by default has them in the order of their indices, in a memory space: `memref<4x?xf32, strided<[?, 1], offset: 2>,
    3>`.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType, "MemRefLayoutAttrInterface":$layout,
                        "Attribute":$memorySpace);
  let builders = [
    TypeBuilderWithInferredContext<(ins "ArrayRef<int64_t>":$shape, "Type":$elementType,
                                        CArg<"MemRefLayoutAttrInterface", "{}">:$layout,
                                        CArg<"Attribute", "{}">:$memorySpace)>,
    TypeBuilderWithInferredContext<(ins "ArrayRef<int64_t>":$shape, "Type":$elementType, CArg<"AffineMap">:$map,
                                        CArg<"Attribute", "{}">:$memorySpace)>,
    TypeBuilderWithInferredContext<(ins "ArrayRef<int64_t>":$shape, "Type":$elementType, "AffineMap":$map,
                                        "unsigned":$memorySpaceInd)>,
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_None : Builtin_Type<"None", "none"> {
  let summary = "A unit type";
  let description = "There is only one value of it, so it tells nothing: `none`.";
}

def Builtin_Opaque : Builtin_Type<"Opaque", "opaque"> {
  let summary = "Type of a non-registered dialect";
  let description = "A type as text, its dialect not being loaded: `opaque<\"dialect\", \"text\">`.";
  let parameters = (ins "StringAttr":$dialectNamespace, StringRefParameter<"">:$typeData);
  let builders = [
    TypeBuilderWithInferredContext<(ins "StringAttr":$dialectNamespace, CArg<"StringRef", "{}">:$typeData),
      [{ return $_get(dialectNamespace.getContext(), dialectNamespace, typeData); }]>,
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_RankedTensor : Builtin_Type<"RankedTensor", "tensor", [ShapedTypeInterface, ValueSemantics], "TensorType"> {
  let summary = "Multi-dimensional array with a fixed number of dimensions";
  let description = [{
    Elements in dimensions of known or unknown size, and an attribute with more: `tensor<4x?xf32, #a>`.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType, "Attribute":$encoding);
  let builders = [
    TypeBuilderWithInferredContext<(ins "ArrayRef<int64_t>":$shape, "Type":$elementType,
                                        CArg<"Attribute", "{}">:$encoding),
      [{ return $_get(elementType.getContext(), shape, elementType, encoding); }]>,
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

#ifdef ODS_SINCE_MLIR_23
def Builtin_Token : Builtin_Type<"Token", "token"> {
  let summary = "Token type";
  let description = "Names the operation or region that it comes from; nothing of it is there at run time: `token`.";
}

#endif
def Builtin_Tuple : Builtin_Type<"Tuple", "tuple"> {
  let summary = "Fixed-sized collection of other types";
  let description = "A list of types as one: `tuple<i32, f32>`. There are no builtin operations on it.";
  let parameters = (ins "ArrayRef<Type>":$types);
  let builders = [
    TypeBuilder<(ins "TypeRange":$elementTypes), [{ return $_get($_ctxt, elementTypes); }]>,
    TypeBuilder<(ins), [{ return $_get($_ctxt, TypeRange()); }]>,
  ];
  let skipDefaultBuilders = 1;
  let genStorageClass = 0;
}

def Builtin_UnrankedMemRef
    : Builtin_Type<"UnrankedMemRef", "unranked_memref", [PtrLikeTypeInterface, ShapedTypeInterface], "BaseMemRefType"> {
  let summary = "Shaped reference, with unknown rank, to a region of memory";
  let description = "A place in memory for elements in an unknown number of dimensions: `memref<*xf32, 3>`.";
  let parameters = (ins "Type":$elementType, "Attribute":$memorySpace);
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$elementType, "Attribute":$memorySpace), CppBody>,
    TypeBuilderWithInferredContext<(ins "Type":$elementType, "unsigned":$memorySpace), CppBody>,
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_UnrankedTensor
    : Builtin_Type<"UnrankedTensor", "unranked_tensor", [ShapedTypeInterface, ValueSemantics], "TensorType"> {
  let summary = "Multi-dimensional array with unknown dimensions";
  let description = "Elements in an unknown number of dimensions: `tensor<*xf32>`.";
  let parameters = (ins "Type":$elementType);
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$elementType),
      [{ return $_get(elementType.getContext(), elementType); }]>,
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_VectorTypeElementType : AnyTypeOf<[VectorElementTypeInterface]> {
  let cppFunctionName = "isValidVectorTypeElementType";
}
def Builtin_Vector : Builtin_Type<"Vector", "vector", [ShapedTypeInterface, ValueSemantics], "Type"> {
  let summary = "Multi-dimensional SIMD vector type";
  let description = [{
    Elements in dimensions of known size; that of a scalable dimension, in brackets, is a multiple which the target
    sets: `vector<4x[8]xf32>`.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, Builtin_VectorTypeElementType:$elementType,
                        ArrayRefParameter<"bool">:$scalableDims);
  let builders = [
    TypeBuilderWithInferredContext<(ins "ArrayRef<int64_t>":$shape, "Type":$elementType,
                                        CArg<"ArrayRef<bool>", "{}">:$scalableDims), CppBody>,
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

#endif // BUILTIN_TYPES
