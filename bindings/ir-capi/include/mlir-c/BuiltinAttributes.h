// BuiltinAttributes.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_BUILTINATTRIBUTES_H
#define MLIR_C_BUILTINATTRIBUTES_H

#include "mlir-c/AffineMap.h"
#include "mlir-c/IntegerSet.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The name `builtin.affine_map`.
MLIR_CAPI_EXPORTED MlirStringRef mlirAffineMapAttrGetName(void);

/// The identity of the class `builtin.affine_map`.
MLIR_CAPI_EXPORTED MlirTypeID mlirAffineMapAttrGetTypeID(void);

/// The name `builtin.array`.
MLIR_CAPI_EXPORTED MlirStringRef mlirArrayAttrGetName(void);

/// The identity of the class `builtin.array`.
MLIR_CAPI_EXPORTED MlirTypeID mlirArrayAttrGetTypeID(void);

/// The null attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirAttributeGetNull(void);

/// Whether an attribute is of the class `builtin.affine_map`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAAffineMap(MlirAttribute attr);

/// Whether an attribute is of the class `builtin.array`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAArray(MlirAttribute attr);

/// Whether it is of the kind of dense elements: numbers or texts.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseElements(MlirAttribute attr);

/// Whether an attribute is of the class `builtin.dense_resource_elements`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseResourceElements(MlirAttribute attr);

/// Whether an attribute is of the class `builtin.dictionary`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADictionary(MlirAttribute attr);

/// Whether it is any elements attribute.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAElements(MlirAttribute attr);

/// Whether it is a symbol reference without nested ones.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAFlatSymbolRef(MlirAttribute attr);

/// Whether an attribute is of the class `builtin.float`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAFloat(MlirAttribute attr);

/// Whether an attribute is of the class `builtin.integer`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAInteger(MlirAttribute attr);

/// Whether an attribute is of the class `builtin.integer_set`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAIntegerSet(MlirAttribute attr);

/// Whether it is a location.
MLIR_CAPI_EXPORTED bool mlirAttributeIsALocation(MlirAttribute attr);

/// Whether an attribute is of the class `builtin.opaque`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAOpaque(MlirAttribute attr);

/// Whether an attribute is of the class `builtin.sparse_elements`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsASparseElements(MlirAttribute attr);

/// Whether an attribute is of the class `builtin.strided_layout`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAStridedLayout(MlirAttribute attr);

/// Whether an attribute is of the class `builtin.string`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAString(MlirAttribute attr);

/// Whether an attribute is of the class `builtin.symbol_ref`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsASymbolRef(MlirAttribute attr);

/// Whether an attribute is of the class `builtin.type`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAType(MlirAttribute attr);

/// Whether an attribute is of the class `builtin.unit`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAUnit(MlirAttribute attr);

/// The identity of the class `builtin.dense_array`.
MLIR_CAPI_EXPORTED MlirTypeID mlirDenseArrayAttrGetTypeID(void);

/// The identity of the class `builtin.dense_intorfp_elements`.
MLIR_CAPI_EXPORTED MlirTypeID mlirDenseIntOrFPElementsAttrGetTypeID(void);

/// The name `builtin.dense_resource_elements`.
MLIR_CAPI_EXPORTED MlirStringRef mlirDenseResourceElementsAttrGetName(void);

/// The name `builtin.dictionary`.
MLIR_CAPI_EXPORTED MlirStringRef mlirDictionaryAttrGetName(void);

/// The identity of the class `builtin.dictionary`.
MLIR_CAPI_EXPORTED MlirTypeID mlirDictionaryAttrGetTypeID(void);

/// The name `builtin.symbol_ref`.
MLIR_CAPI_EXPORTED MlirStringRef mlirFlatSymbolRefAttrGetName(void);

/// The name `builtin.float`.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloatAttrGetName(void);

/// The identity of the class `builtin.float`.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloatAttrGetTypeID(void);

/// The name `builtin.integer`.
MLIR_CAPI_EXPORTED MlirStringRef mlirIntegerAttrGetName(void);

/// The identity of the class `builtin.integer`.
MLIR_CAPI_EXPORTED MlirTypeID mlirIntegerAttrGetTypeID(void);

/// The name `builtin.integer_set`.
MLIR_CAPI_EXPORTED MlirStringRef mlirIntegerSetAttrGetName(void);

/// The identity of the class `builtin.integer_set`.
MLIR_CAPI_EXPORTED MlirTypeID mlirIntegerSetAttrGetTypeID(void);

/// The name `builtin.opaque`.
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueAttrGetName(void);

/// The identity of the class `builtin.opaque`.
MLIR_CAPI_EXPORTED MlirTypeID mlirOpaqueAttrGetTypeID(void);

/// The identity of the class `builtin.sparse_elements`.
MLIR_CAPI_EXPORTED MlirTypeID mlirSparseElementsAttrGetTypeID(void);

/// The name `builtin.strided_layout`.
MLIR_CAPI_EXPORTED MlirStringRef mlirStridedLayoutAttrGetName(void);

/// The identity of the class `builtin.strided_layout`.
MLIR_CAPI_EXPORTED MlirTypeID mlirStridedLayoutAttrGetTypeID(void);

/// The name `builtin.string`.
MLIR_CAPI_EXPORTED MlirStringRef mlirStringAttrGetName(void);

/// The identity of the class `builtin.string`.
MLIR_CAPI_EXPORTED MlirTypeID mlirStringAttrGetTypeID(void);

/// The name `builtin.symbol_ref`.
MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolRefAttrGetName(void);

/// The identity of the class `builtin.symbol_ref`.
MLIR_CAPI_EXPORTED MlirTypeID mlirSymbolRefAttrGetTypeID(void);

/// The name `builtin.type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirTypeAttrGetName(void);

/// The identity of the class `builtin.type`.
MLIR_CAPI_EXPORTED MlirTypeID mlirTypeAttrGetTypeID(void);

/// The name `builtin.unit`.
MLIR_CAPI_EXPORTED MlirStringRef mlirUnitAttrGetName(void);

/// The identity of the class `builtin.unit`.
MLIR_CAPI_EXPORTED MlirTypeID mlirUnitAttrGetTypeID(void);

/// Whether it is a list of dense floats.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseFPElements(MlirAttribute attr);

/// Whether it is a list of dense integers.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseIntElements(MlirAttribute attr);

/// Dense elements that are `u16`, or one that is repeated.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrBFloat16Get(MlirType shapedType, intptr_t numElements, const uint16_t *elements);

/// Dense elements that are truth values, or one that is repeated.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrBoolGet(MlirType shapedType, intptr_t numElements, const int32_t *elements);

/// Dense elements that are all the same truth value.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrBoolSplatGet(MlirType shapedType, bool element);

/// Dense elements that are `f64`, or one that is repeated.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrDoubleGet(MlirType shapedType, intptr_t numElements, const double *elements);

/// Dense elements that are all the same `f64`.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrDoubleSplatGet(MlirType shapedType, double element);

/// Dense elements that are `u16`, or one that is repeated.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrFloat16Get(MlirType shapedType, intptr_t numElements, const uint16_t *elements);

/// Dense elements that are `f32`, or one that is repeated.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrFloatGet(MlirType shapedType, intptr_t numElements, const float *elements);

/// Dense elements that are all the same `f32`.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrFloatSplatGet(MlirType shapedType, float element);

/// Dense elements, or one that is repeated.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrGet(MlirType shapedType, intptr_t numElements, const MlirAttribute *elements);

/// Dense elements that are `i16`, or one that is repeated.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrInt16Get(MlirType shapedType, intptr_t numElements, const int16_t *elements);

/// Dense elements that are `i32`, or one that is repeated.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrInt32Get(MlirType shapedType, intptr_t numElements, const int32_t *elements);

/// Dense elements that are all the same `i32`.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrInt32SplatGet(MlirType shapedType, int32_t element);

/// Dense elements that are `i64`, or one that is repeated.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrInt64Get(MlirType shapedType, intptr_t numElements, const int64_t *elements);

/// Dense elements that are all the same `i64`.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrInt64SplatGet(MlirType shapedType, int64_t element);

/// Dense elements that are `i8`, or one that is repeated.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrInt8Get(MlirType shapedType, intptr_t numElements, const int8_t *elements);

/// Dense elements that are all the same `i8`.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrInt8SplatGet(MlirType shapedType, int8_t element);

/// Whether dense elements are all the same.
MLIR_CAPI_EXPORTED bool mlirDenseElementsAttrIsSplat(MlirAttribute attr);

/// Dense elements of the bytes of numbers, or of one number that is repeated; null if the number of bytes
/// is another one.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrRawBufferGet(MlirType shapedType, size_t rawBufferSize, const void *rawBuffer);

/// The same dense elements with another shape of as many elements, or as a splat with any shape.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrReshapeGet(MlirAttribute attr, MlirType shapedType);

/// Dense elements that are all the same.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrSplatGet(MlirType shapedType, MlirAttribute element);

/// Dense elements that are texts, or one that is repeated.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrStringGet(MlirType shapedType, intptr_t numElements, MlirStringRef *strs);

/// Dense elements that are `u16`, or one that is repeated.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrUInt16Get(MlirType shapedType, intptr_t numElements, const uint16_t *elements);

/// Dense elements that are `u32`, or one that is repeated.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrUInt32Get(MlirType shapedType, intptr_t numElements, const unsigned *elements);

/// Dense elements that are all the same `u32`.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrUInt32SplatGet(MlirType shapedType, unsigned element);

/// Dense elements that are `u64`, or one that is repeated.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrUInt64Get(MlirType shapedType, intptr_t numElements, const uint64_t *elements);

/// Dense elements that are all the same `u64`.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrUInt64SplatGet(MlirType shapedType, uint64_t element);

/// Dense elements that are `u8`, or one that is repeated.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrUInt8Get(MlirType shapedType, intptr_t numElements, const uint8_t *elements);

/// Dense elements that are all the same `u8`.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrUInt8SplatGet(MlirType shapedType, uint8_t element);

/// Whether it is a dense array of `bool`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseBoolArray(MlirAttribute attr);

/// Whether it is a dense array of `f32`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseF32Array(MlirAttribute attr);

/// Whether it is a dense array of `f64`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseF64Array(MlirAttribute attr);

/// Whether it is a dense array of `i16`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseI16Array(MlirAttribute attr);

/// Whether it is a dense array of `i32`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseI32Array(MlirAttribute attr);

/// Whether it is a dense array of `i64`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseI64Array(MlirAttribute attr);

/// Whether it is a dense array of `i8`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseI8Array(MlirAttribute attr);

/// Number of elements of a dense array.
MLIR_CAPI_EXPORTED intptr_t mlirDenseArrayGetNumElements(MlirAttribute attr);

/// A dense array of `bool`.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseBoolArrayGet(MlirContext ctx, intptr_t size, const int32_t *values);

/// The element at an index of a dense array of `bool`.
MLIR_CAPI_EXPORTED bool mlirDenseBoolArrayGetElement(MlirAttribute attr, intptr_t pos);

/// A dense array of `f32`.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseF32ArrayGet(MlirContext ctx, intptr_t size, const float *values);

/// The element at an index of a dense array of `f32`.
MLIR_CAPI_EXPORTED float mlirDenseF32ArrayGetElement(MlirAttribute attr, intptr_t pos);

/// A dense array of `f64`.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseF64ArrayGet(MlirContext ctx, intptr_t size, const double *values);

/// The element at an index of a dense array of `f64`.
MLIR_CAPI_EXPORTED double mlirDenseF64ArrayGetElement(MlirAttribute attr, intptr_t pos);

/// A dense array of `i16`.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseI16ArrayGet(MlirContext ctx, intptr_t size, const int16_t *values);

/// The element at an index of a dense array of `i16`.
MLIR_CAPI_EXPORTED int16_t mlirDenseI16ArrayGetElement(MlirAttribute attr, intptr_t pos);

/// A dense array of `i32`.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseI32ArrayGet(MlirContext ctx, intptr_t size, const int32_t *values);

/// The element at an index of a dense array of `i32`.
MLIR_CAPI_EXPORTED int32_t mlirDenseI32ArrayGetElement(MlirAttribute attr, intptr_t pos);

/// A dense array of `i64`.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseI64ArrayGet(MlirContext ctx, intptr_t size, const int64_t *values);

/// The element at an index of a dense array of `i64`.
MLIR_CAPI_EXPORTED int64_t mlirDenseI64ArrayGetElement(MlirAttribute attr, intptr_t pos);

/// A dense array of `i8`.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseI8ArrayGet(MlirContext ctx, intptr_t size, const int8_t *values);

/// The element at an index of a dense array of `i8`.
MLIR_CAPI_EXPORTED int8_t mlirDenseI8ArrayGetElement(MlirAttribute attr, intptr_t pos);

/// The truth value of all elements.
MLIR_CAPI_EXPORTED int32_t mlirDenseElementsAttrGetBoolSplatValue(MlirAttribute attr);

/// The element at an index, a truth value.
MLIR_CAPI_EXPORTED bool mlirDenseElementsAttrGetBoolValue(MlirAttribute attr, intptr_t pos);

/// The value of all elements, a number with the size of `f64`.
MLIR_CAPI_EXPORTED double mlirDenseElementsAttrGetDoubleSplatValue(MlirAttribute attr);

/// The element at an index, a number with the size of `f64`.
MLIR_CAPI_EXPORTED double mlirDenseElementsAttrGetDoubleValue(MlirAttribute attr, intptr_t pos);

/// The value of all elements, a number with the size of `f32`.
MLIR_CAPI_EXPORTED float mlirDenseElementsAttrGetFloatSplatValue(MlirAttribute attr);

/// The element at an index, a number with the size of `f32`.
MLIR_CAPI_EXPORTED float mlirDenseElementsAttrGetFloatValue(MlirAttribute attr, intptr_t pos);

/// The element at an index, a number with the size of `u64`.
MLIR_CAPI_EXPORTED uint64_t mlirDenseElementsAttrGetIndexValue(MlirAttribute attr, intptr_t pos);

/// The element at an index, a number with the size of `i16`.
MLIR_CAPI_EXPORTED int16_t mlirDenseElementsAttrGetInt16Value(MlirAttribute attr, intptr_t pos);

/// The value of all elements, a number with the size of `i32`.
MLIR_CAPI_EXPORTED int32_t mlirDenseElementsAttrGetInt32SplatValue(MlirAttribute attr);

/// The element at an index, a number with the size of `i32`.
MLIR_CAPI_EXPORTED int32_t mlirDenseElementsAttrGetInt32Value(MlirAttribute attr, intptr_t pos);

/// The value of all elements, a number with the size of `i64`.
MLIR_CAPI_EXPORTED int64_t mlirDenseElementsAttrGetInt64SplatValue(MlirAttribute attr);

/// The element at an index, a number with the size of `i64`.
MLIR_CAPI_EXPORTED int64_t mlirDenseElementsAttrGetInt64Value(MlirAttribute attr, intptr_t pos);

/// The value of all elements, a number with the size of `i8`.
MLIR_CAPI_EXPORTED int8_t mlirDenseElementsAttrGetInt8SplatValue(MlirAttribute attr);

/// The element at an index, a number with the size of `i8`.
MLIR_CAPI_EXPORTED int8_t mlirDenseElementsAttrGetInt8Value(MlirAttribute attr, intptr_t pos);

/// The bytes of the elements, or of the only one of a splat. They live as long as the context.
MLIR_CAPI_EXPORTED const void *mlirDenseElementsAttrGetRawData(MlirAttribute attr);

/// The value of all elements.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrGetSplatValue(MlirAttribute attr);

/// The text of all elements.
MLIR_CAPI_EXPORTED MlirStringRef mlirDenseElementsAttrGetStringSplatValue(MlirAttribute attr);

/// The element at an index, a text.
MLIR_CAPI_EXPORTED MlirStringRef mlirDenseElementsAttrGetStringValue(MlirAttribute attr, intptr_t pos);

/// The element at an index, a number with the size of `u16`.
MLIR_CAPI_EXPORTED uint16_t mlirDenseElementsAttrGetUInt16Value(MlirAttribute attr, intptr_t pos);

/// The value of all elements, a number with the size of `u32`.
MLIR_CAPI_EXPORTED unsigned mlirDenseElementsAttrGetUInt32SplatValue(MlirAttribute attr);

/// The element at an index, a number with the size of `u32`.
MLIR_CAPI_EXPORTED unsigned mlirDenseElementsAttrGetUInt32Value(MlirAttribute attr, intptr_t pos);

/// The value of all elements, a number with the size of `u64`.
MLIR_CAPI_EXPORTED uint64_t mlirDenseElementsAttrGetUInt64SplatValue(MlirAttribute attr);

/// The element at an index, a number with the size of `u64`.
MLIR_CAPI_EXPORTED uint64_t mlirDenseElementsAttrGetUInt64Value(MlirAttribute attr, intptr_t pos);

/// The value of all elements, a number with the size of `u8`.
MLIR_CAPI_EXPORTED uint8_t mlirDenseElementsAttrGetUInt8SplatValue(MlirAttribute attr);

/// The element at an index, a number with the size of `u8`.
MLIR_CAPI_EXPORTED uint8_t mlirDenseElementsAttrGetUInt8Value(MlirAttribute attr, intptr_t pos);

/// Number of elements.
MLIR_CAPI_EXPORTED int64_t mlirElementsAttrGetNumElements(MlirAttribute attr);

/// The element at these indices.
MLIR_CAPI_EXPORTED MlirAttribute mlirElementsAttrGetValue(MlirAttribute attr, intptr_t rank, uint64_t *idxs);

/// Whether there is an element at these indices.
MLIR_CAPI_EXPORTED bool mlirElementsAttrIsValidIndex(MlirAttribute attr, intptr_t rank, uint64_t *idxs);

/// The indices of sparse elements.
MLIR_CAPI_EXPORTED MlirAttribute mlirSparseElementsAttrGetIndices(MlirAttribute attr);

/// The values of sparse elements.
MLIR_CAPI_EXPORTED MlirAttribute mlirSparseElementsAttrGetValues(MlirAttribute attr);

/// Sparse elements; indices and values are dense elements.
MLIR_CAPI_EXPORTED MlirAttribute mlirSparseElementsAttribute(MlirType shapedType, MlirAttribute denseIndices, MlirAttribute denseValues);

/// Whether it is `true` or `false`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsABool(MlirAttribute attr);

/// `true`, or `false` for 0.
MLIR_CAPI_EXPORTED MlirAttribute mlirBoolAttrGet(MlirContext ctx, int32_t value);

/// Whether it is `true`, for an attribute that is `true` or `false`.
MLIR_CAPI_EXPORTED bool mlirBoolAttrGetValue(MlirAttribute attr);

/// A float.
MLIR_CAPI_EXPORTED MlirAttribute mlirFloatAttrDoubleGet(MlirContext ctx, MlirType ty, double value);

/// A float; an error at the location if the type is not a float type.
MLIR_CAPI_EXPORTED MlirAttribute mlirFloatAttrDoubleGetChecked(MlirLocation loc, MlirType ty, double value);

/// The value of a float, rounded.
MLIR_CAPI_EXPORTED double mlirFloatAttrGetValueDouble(MlirAttribute attr);

/// An integer of an integer type or `index`, truncated to the type.
MLIR_CAPI_EXPORTED MlirAttribute mlirIntegerAttrGet(MlirType ty, int64_t value);

/// The value of an integer of a signless type or `index`, sign-extended.
MLIR_CAPI_EXPORTED int64_t mlirIntegerAttrGetValueInt(MlirAttribute attr);

/// The value of an integer of a signed type.
MLIR_CAPI_EXPORTED int64_t mlirIntegerAttrGetValueSInt(MlirAttribute attr);

/// The value of an integer of an unsigned type.
MLIR_CAPI_EXPORTED uint64_t mlirIntegerAttrGetValueUInt(MlirAttribute attr);

/// The byte at an index of a resource, as a truth value.
MLIR_CAPI_EXPORTED bool mlirDenseBoolResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);

/// The `f64` at an index of a resource.
MLIR_CAPI_EXPORTED double mlirDenseDoubleResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);

/// The `f32` at an index of a resource.
MLIR_CAPI_EXPORTED float mlirDenseFloatResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);

/// The `i16` at an index of a resource.
MLIR_CAPI_EXPORTED int16_t mlirDenseInt16ResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);

/// The `i32` at an index of a resource.
MLIR_CAPI_EXPORTED int32_t mlirDenseInt32ResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);

/// The `i64` at an index of a resource.
MLIR_CAPI_EXPORTED int64_t mlirDenseInt64ResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);

/// The `i8` at an index of a resource.
MLIR_CAPI_EXPORTED int8_t mlirDenseInt8ResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);

/// The `u16` at an index of a resource.
MLIR_CAPI_EXPORTED uint16_t mlirDenseUInt16ResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);

/// The `u32` at an index of a resource.
MLIR_CAPI_EXPORTED unsigned mlirDenseUInt32ResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);

/// The `u64` at an index of a resource.
MLIR_CAPI_EXPORTED uint64_t mlirDenseUInt64ResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);

/// The `u8` at an index of a resource.
MLIR_CAPI_EXPORTED uint8_t mlirDenseUInt8ResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);

/// A resource of booleans. Its bytes come from an array of `int`.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseBoolResourceElementsAttrGet(MlirType shapedType, MlirStringRef name, intptr_t numElements, const int32_t *elements);

/// A resource of an array of `f64` that lives as long as the context.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseDoubleResourceElementsAttrGet(MlirType shapedType, MlirStringRef name, intptr_t numElements, const double *elements);

/// A resource of an array of `f32` that lives as long as the context.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseFloatResourceElementsAttrGet(MlirType shapedType, MlirStringRef name, intptr_t numElements, const float *elements);

/// A resource of an array of `i16` that lives as long as the context.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseInt16ResourceElementsAttrGet(MlirType shapedType, MlirStringRef name, intptr_t numElements, const int16_t *elements);

/// A resource of an array of `i32` that lives as long as the context.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseInt32ResourceElementsAttrGet(MlirType shapedType, MlirStringRef name, intptr_t numElements, const int32_t *elements);

/// A resource of an array of `i64` that lives as long as the context.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseInt64ResourceElementsAttrGet(MlirType shapedType, MlirStringRef name, intptr_t numElements, const int64_t *elements);

/// A resource of an array of `i8` that lives as long as the context.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseInt8ResourceElementsAttrGet(MlirType shapedType, MlirStringRef name, intptr_t numElements, const int8_t *elements);

/// A resource of this name, or of this name and a number if there is one already. The data belongs to C;
/// the deleter, if it is not null, is called when the context is destroyed.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseResourceElementsAttrGet(MlirType shapedType, MlirStringRef name, void *data, size_t dataLength, size_t dataAlignment, bool _dataIsMutable, MlirResourceDeleter deleter, void *userData);

/// A resource of an array of `u16` that lives as long as the context.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseUInt16ResourceElementsAttrGet(MlirType shapedType, MlirStringRef name, intptr_t numElements, const uint16_t *elements);

/// A resource of an array of `u32` that lives as long as the context.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseUInt32ResourceElementsAttrGet(MlirType shapedType, MlirStringRef name, intptr_t numElements, const unsigned *elements);

/// A resource of an array of `u64` that lives as long as the context.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseUInt64ResourceElementsAttrGet(MlirType shapedType, MlirStringRef name, intptr_t numElements, const uint64_t *elements);

/// A resource of an array of `u8` that lives as long as the context.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseUInt8ResourceElementsAttrGet(MlirType shapedType, MlirStringRef name, intptr_t numElements, const uint8_t *elements);

/// An affine map as an attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirAffineMapAttrGet(MlirAffineMap map);

/// The affine map that an attribute is.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapAttrGetValue(MlirAttribute attr);

/// An array.
MLIR_CAPI_EXPORTED MlirAttribute mlirArrayAttrGet(MlirContext ctx, intptr_t numElements, const MlirAttribute *elements);

/// The element at an index of an array.
MLIR_CAPI_EXPORTED MlirAttribute mlirArrayAttrGetElement(MlirAttribute attr, intptr_t pos);

/// Number of elements of an array.
MLIR_CAPI_EXPORTED intptr_t mlirArrayAttrGetNumElements(MlirAttribute attr);

/// A dictionary; the elements may be in any order.
MLIR_CAPI_EXPORTED MlirAttribute mlirDictionaryAttrGet(MlirContext ctx, intptr_t numElements, const MlirNamedAttribute *elements);

/// The element at an index of a dictionary, whose elements are sorted by name.
MLIR_CAPI_EXPORTED MlirNamedAttribute mlirDictionaryAttrGetElement(MlirAttribute attr, intptr_t pos);

/// The element of a dictionary with this name; null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirDictionaryAttrGetElementByName(MlirAttribute attr, MlirStringRef name);

/// Number of elements of a dictionary.
MLIR_CAPI_EXPORTED intptr_t mlirDictionaryAttrGetNumElements(MlirAttribute attr);

/// A new attribute that equals only itself.
MLIR_CAPI_EXPORTED MlirAttribute mlirDisctinctAttrCreate(MlirAttribute referencedAttr);

/// An integer set as an attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirIntegerSetAttrGet(MlirIntegerSet set);

/// The integer set that an attribute is.
MLIR_CAPI_EXPORTED MlirIntegerSet mlirIntegerSetAttrGetValue(MlirAttribute attr);

/// An attribute of an unregistered dialect.
MLIR_CAPI_EXPORTED MlirAttribute mlirOpaqueAttrGet(MlirContext ctx, MlirStringRef dialectNamespace, intptr_t dataLength, const char *data, MlirType ty);

/// The text of an opaque attribute after the namespace.
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueAttrGetData(MlirAttribute attr);

/// The namespace of the dialect of an opaque attribute.
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueAttrGetDialectNamespace(MlirAttribute attr);

/// A strided layout.
MLIR_CAPI_EXPORTED MlirAttribute mlirStridedLayoutAttrGet(MlirContext ctx, int64_t offset, intptr_t numStrides, const int64_t *strides);

/// Number of strides of a strided layout.
MLIR_CAPI_EXPORTED intptr_t mlirStridedLayoutAttrGetNumStrides(MlirAttribute attr);

/// The offset of a strided layout.
MLIR_CAPI_EXPORTED int64_t mlirStridedLayoutAttrGetOffset(MlirAttribute attr);

/// The stride at an index of a strided layout.
MLIR_CAPI_EXPORTED int64_t mlirStridedLayoutAttrGetStride(MlirAttribute attr, intptr_t pos);

/// A string.
MLIR_CAPI_EXPORTED MlirAttribute mlirStringAttrGet(MlirContext ctx, MlirStringRef str);

/// The text of a string, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirStringAttrGetValue(MlirAttribute attr);

/// A string with a type.
MLIR_CAPI_EXPORTED MlirAttribute mlirStringAttrTypedGet(MlirType ty, MlirStringRef str);

/// A type as an attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirTypeAttrGet(MlirType ty);

/// The type that an attribute is.
MLIR_CAPI_EXPORTED MlirType mlirTypeAttrGetValue(MlirAttribute attr);

/// The attribute `unit`.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnitAttrGet(MlirContext ctx);

/// A reference to a symbol.
MLIR_CAPI_EXPORTED MlirAttribute mlirFlatSymbolRefAttrGet(MlirContext ctx, MlirStringRef symbol);

/// The symbol of a flat reference.
MLIR_CAPI_EXPORTED MlirStringRef mlirFlatSymbolRefAttrGetValue(MlirAttribute attr);

/// A reference to a symbol, or to one nested in others; the nested references are flat symbol references.
MLIR_CAPI_EXPORTED MlirAttribute mlirSymbolRefAttrGet(MlirContext ctx, MlirStringRef symbol, intptr_t numReferences, const MlirAttribute *references);

/// The last symbol of a reference.
MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolRefAttrGetLeafReference(MlirAttribute attr);

/// A symbol after the first one, as a flat symbol reference.
MLIR_CAPI_EXPORTED MlirAttribute mlirSymbolRefAttrGetNestedReference(MlirAttribute attr, intptr_t pos);

/// Number of symbols after the first one.
MLIR_CAPI_EXPORTED intptr_t mlirSymbolRefAttrGetNumNestedReferences(MlirAttribute attr);

/// The first symbol of a reference.
MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolRefAttrGetRootReference(MlirAttribute attr);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_BUILTINATTRIBUTES_H
