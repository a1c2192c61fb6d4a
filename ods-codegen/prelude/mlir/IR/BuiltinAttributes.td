// Part of odsgen. Apache-2.0.
//
// The builtin attributes, locations apart. Names and values are those of MLIR 22's mlir/IR/BuiltinAttributes.td (LLVM
// Project, Apache-2.0 WITH LLVM-exception).

#ifndef BUILTIN_ATTRIBUTES
#define BUILTIN_ATTRIBUTES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"

// Their syntax is hand-written, so they have names but no mnemonics. Generators list attributes in the order of
// their definitions.
class Builtin_Attr<string name, string attrMnemonic, list<Trait> traits = [],
                   string baseCppClass = "::mlir::Attribute">
    : AttrDef<Builtin_Dialect, name, traits, baseCppClass> {
  let mnemonic = ?;
  let attrName = "builtin." # attrMnemonic;
}

def Builtin_AffineMapAttr
    : Builtin_Attr<"AffineMap", "affine_map", [MemRefLayoutAttrInterface, OpAsmAttrInterface]> {
  let summary = "An Attribute containing an AffineMap object";
  let description = "`affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>`";
  let parameters = (ins "AffineMap":$value);
  let builders = [
    AttrBuilderWithInferredContext<(ins "AffineMap":$value), [{ return $_get(value.getContext(), value); }]>,
  ];
  let skipDefaultBuilders = 1;
}

def Builtin_ArrayAttr : Builtin_Attr<"Array", "array"> {
  let summary = "A collection of other Attribute values";
  let description = "`[1 : i32, \"text\"]`";
  let parameters = (ins ArrayRefParameter<"Attribute", "">:$value);
}

// Bytes, aligned for numbers of 64 bits.
def Builtin_DenseArrayRawDataParameter
    : ArrayRefParameter<"char", "64-bit aligned storage for dense array elements"> {
  let allocator = [{
    if (!$_self.empty()) {
      auto *alloc = static_cast<char *>(
          $_allocator.allocate($_self.size(), alignof(uint64_t)));
      llvm::uninitialized_copy($_self, alloc);
      $_dst = ArrayRef<char>(alloc, $_self.size());
    }
  }];
}

def Builtin_DenseArray : Builtin_Attr<"DenseArray", "dense_array", [BlobAttrInterface]> {
  let summary = "A dense array of integer or floating point elements.";
  let description = "`array<i32: 1, 2>`";
  let parameters = (ins "Type":$elementType, "int64_t":$size, Builtin_DenseArrayRawDataParameter:$rawData);
  let builders = [
    AttrBuilderWithInferredContext<(ins "Type":$elementType, "unsigned":$size, "ArrayRef<char>":$rawData),
      [{ return $_get(elementType.getContext(), elementType, size, rawData); }]>,
  ];
  let genVerifyDecl = 1;
}

#ifdef ODS_SINCE_MLIR_23
def Builtin_DenseTypedElementsAttr
    : Builtin_Attr<"DenseTypedElements", "dense_typed_elements", [ElementsAttrInterface], "DenseElementsAttr"> {
  let summary = "An Attribute containing a dense multi-dimensional array of values";
#else
def Builtin_DenseIntOrFPElementsAttr
    : Builtin_Attr<"DenseIntOrFPElements", "dense_int_or_fp_elements", [ElementsAttrInterface], "DenseElementsAttr"> {
  let summary = "An Attribute containing a dense multi-dimensional array of integer or floating-point values";
#endif
  let description = "All elements one by one, or one for all: `dense<[1, 2]> : tensor<2xi32>`";
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type, "ArrayRef<char>":$rawData);
  let genAccessors = 0;
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
}

def Builtin_DenseStringElementsAttr
    : Builtin_Attr<"DenseStringElements", "dense_string_elements", [ElementsAttrInterface], "DenseElementsAttr"> {
  let summary = "An Attribute containing a dense multi-dimensional array of strings";
  let description = "`dense<[\"a\", \"b\"]> : tensor<2x!a.string>`";
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type, "ArrayRef<StringRef>":$value);
  let builders = [
    AttrBuilderWithInferredContext<(ins "ShapedType":$type, "ArrayRef<StringRef>":$values),
#ifdef ODS_SINCE_MLIR_23
      [{ return $_get(type.getContext(), type, values); }]>,
#else
      [{ return $_get(type.getContext(), type, values, /* isSplat */(values.size() == 1)); }]>,
#endif
  ];
  let genAccessors = 0;
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
}

def Builtin_DenseResourceElementsAttr
    : Builtin_Attr<"DenseResourceElements", "dense_resource_elements", [ElementsAttrInterface, BlobAttrInterface]> {
  let summary = "An Attribute containing a dense multi-dimensional array backed by a resource";
  let description = "The elements are kept outside of the context: `dense_resource<name> : tensor<2xi32>`";
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type,
                        ResourceHandleParameter<"DenseResourceElementsHandle">:$rawHandle);
  let builders = [
    AttrBuilderWithInferredContext<(ins "ShapedType":$type, "DenseResourceElementsHandle":$handle)>,
    AttrBuilderWithInferredContext<(ins "ShapedType":$type, "StringRef":$blobName, "AsmResourceBlob":$blob)>,
  ];
  let skipDefaultBuilders = 1;
}

def Builtin_DictionaryAttr : Builtin_Attr<"Dictionary", "dictionary"> {
  let summary = "An dictionary of named Attribute values";
  let description = "Sorted by the names: `{a = 1 : i32, b}`";
  let parameters = (ins ArrayRefParameter<"NamedAttribute", "">:$value);
  let builders = [AttrBuilder<(ins CArg<"ArrayRef<NamedAttribute>", "{}">:$value)>];
  let skipDefaultBuilders = 1;
}

def Builtin_FloatAttr : Builtin_Attr<"Float", "float", [TypedAttrInterface]> {
  let summary = "An Attribute containing a floating-point value";
  let description = "`1.5 : f32`, and by its bits `0x7FC00000 : f32`";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, APFloatParameter<"">:$value);
  let builders = [
    AttrBuilderWithInferredContext<(ins "Type":$type, "const APFloat &":$value),
      [{ return $_get(type.getContext(), type, value); }]>,
    AttrBuilderWithInferredContext<(ins "Type":$type, "double":$value), CppBody>,
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_IntegerAttr : Builtin_Attr<"Integer", "integer", [TypedAttrInterface]> {
  let summary = "An Attribute containing a integer value";
  let description = "`1 : i32`, `true`";
#ifdef ODS_UNTIL_MLIR_20
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, "APInt":$value);
#else
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, APIntParameter<"">:$value);
#endif
  let builders = [
    AttrBuilderWithInferredContext<(ins "Type":$type, "const APInt &":$value), CppBody>,
    AttrBuilder<(ins "const APSInt &":$value), CppBody>,
    AttrBuilderWithInferredContext<(ins "Type":$type, "int64_t":$value), CppBody>,
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_IntegerSetAttr : Builtin_Attr<"IntegerSet", "integer_set", [OpAsmAttrInterface]> {
  let summary = "An Attribute containing an IntegerSet object";
  let description = "`affine_set<(d0)[s0] : (d0 - s0 >= 0)>`";
  let parameters = (ins "IntegerSet":$value);
  let builders = [
    AttrBuilderWithInferredContext<(ins "IntegerSet":$value), [{ return $_get(value.getContext(), value); }]>,
  ];
  let skipDefaultBuilders = 1;
}

def Builtin_OpaqueAttr : Builtin_Attr<"Opaque", "opaque", [TypedAttrInterface]> {
  let summary = "An opaque representation of another Attribute";
  let description = "An attribute as text, its dialect not being loaded: `#dialect<\"text\">`";
  let parameters = (ins "StringAttr":$dialectNamespace, StringRefParameter<"">:$attrData,
                        AttributeSelfTypeParameter<"">:$type);
  let builders = [
    AttrBuilderWithInferredContext<(ins "StringAttr":$dialect, "StringRef":$attrData, "Type":$type),
      [{ return $_get(dialect.getContext(), dialect, attrData, type); }]>,
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_SparseElementsAttr : Builtin_Attr<"SparseElements", "sparse_elements", [ElementsAttrInterface]> {
  let summary = "An opaque representation of a multi-dimensional array";
  let description = "Those elements that are not zero, and where they are: `sparse<[[0, 1]], [5]> : tensor<3x4xi32>`";
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type, "DenseIntElementsAttr":$indices,
                        "DenseElementsAttr":$values);
  let builders = [
    AttrBuilderWithInferredContext<(ins "ShapedType":$type, "DenseElementsAttr":$indices,
                                        "DenseElementsAttr":$values), CppBody>,
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def StridedLayoutAttr
    : Builtin_Attr<"StridedLayout", "strided_layout",
        [DeclareAttrInterfaceMethods<MemRefLayoutAttrInterface, ["verifyLayout", "getStridesAndOffset"]>]> {
  let summary = "An Attribute representing a strided layout of a shaped type";
  let description = "Where the first element is, and how far apart the next ones are: `strided<[?, 1], offset: 2>`";
  let parameters = (ins "int64_t":$offset, ArrayRefParameter<"int64_t", "array of strides (64-bit integer)">:$strides);
  let genVerifyDecl = 1;
}

def Builtin_StringAttr : Builtin_Attr<"String", "string", [TypedAttrInterface]> {
  let summary = "An Attribute containing a string";
  let description = "`\"text\"`, and with a type `\"text\" : !a.b`";
  let parameters = (ins StringRefParameter<"">:$value, AttributeSelfTypeParameter<"">:$type);
  let builders = [
    AttrBuilderWithInferredContext<(ins "const Twine &":$bytes, "Type":$type)>,
    AttrBuilder<(ins "const Twine &":$bytes)>,
    AttrBuilder<(ins)>,
  ];
  let skipDefaultBuilders = 1;
  let genStorageClass = 0;
}

def Builtin_SymbolRefAttr : Builtin_Attr<"SymbolRef", "symbol_ref"> {
  let summary = "An Attribute containing a symbolic reference to an Operation";
  let description = "A name and the names inside: `@a`, `@a::@b`";
  let parameters = (ins "StringAttr":$rootReference, ArrayRefParameter<"FlatSymbolRefAttr", "">:$nestedReferences);
  let builders = [
    AttrBuilderWithInferredContext<(ins "StringAttr":$rootReference,
                                        "ArrayRef<FlatSymbolRefAttr>":$nestedReferences),
      [{ return $_get(rootReference.getContext(), rootReference, nestedReferences); }]>,
  ];
  let skipDefaultBuilders = 1;
}

def Builtin_TypeAttr : Builtin_Attr<"Type", "type"> {
  let summary = "An Attribute containing a Type";
  let description = "`i32`";
  let parameters = (ins "Type":$value);
  let builders = [
    AttrBuilderWithInferredContext<(ins "Type":$type), [{ return $_get(type.getContext(), type); }]>,
  ];
  let skipDefaultBuilders = 1;
}

def Builtin_UnitAttr : Builtin_Attr<"Unit", "unit"> {
  let summary = "An Attribute value of `unit` type";
  let description = "Tells something by being there: `unit`, which dictionaries leave out.";
}

#endif // BUILTIN_ATTRIBUTES
