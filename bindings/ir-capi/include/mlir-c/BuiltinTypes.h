// BuiltinTypes.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_BUILTINTYPES_H
#define MLIR_C_BUILTINTYPES_H

#include "mlir-c/AffineMap.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The name `builtin.complex`.
MLIR_CAPI_EXPORTED MlirStringRef mlirComplexTypeGetName(void);

/// The identity of the class `builtin.complex`.
MLIR_CAPI_EXPORTED MlirTypeID mlirComplexTypeGetTypeID(void);

/// The name `builtin.function`.
MLIR_CAPI_EXPORTED MlirStringRef mlirFunctionTypeGetName(void);

/// The identity of the class `builtin.function`.
MLIR_CAPI_EXPORTED MlirTypeID mlirFunctionTypeGetTypeID(void);

/// The name `builtin.index`.
MLIR_CAPI_EXPORTED MlirStringRef mlirIndexTypeGetName(void);

/// The identity of the class `builtin.index`.
MLIR_CAPI_EXPORTED MlirTypeID mlirIndexTypeGetTypeID(void);

/// The name `builtin.integer`.
MLIR_CAPI_EXPORTED MlirStringRef mlirIntegerTypeGetName(void);

/// The identity of the class `builtin.integer`.
MLIR_CAPI_EXPORTED MlirTypeID mlirIntegerTypeGetTypeID(void);

/// The name `builtin.memref`.
MLIR_CAPI_EXPORTED MlirStringRef mlirMemRefTypeGetName(void);

/// The identity of the class `builtin.memref`.
MLIR_CAPI_EXPORTED MlirTypeID mlirMemRefTypeGetTypeID(void);

/// The name `builtin.none`.
MLIR_CAPI_EXPORTED MlirStringRef mlirNoneTypeGetName(void);

/// The identity of the class `builtin.none`.
MLIR_CAPI_EXPORTED MlirTypeID mlirNoneTypeGetTypeID(void);

/// The name `builtin.opaque`.
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueTypeGetName(void);

/// The identity of the class `builtin.opaque`.
MLIR_CAPI_EXPORTED MlirTypeID mlirOpaqueTypeGetTypeID(void);

/// The name `builtin.tensor`.
MLIR_CAPI_EXPORTED MlirStringRef mlirRankedTensorTypeGetName(void);

/// The identity of the class `builtin.tensor`.
MLIR_CAPI_EXPORTED MlirTypeID mlirRankedTensorTypeGetTypeID(void);

/// The name `builtin.tuple`.
MLIR_CAPI_EXPORTED MlirStringRef mlirTupleTypeGetName(void);

/// The identity of the class `builtin.tuple`.
MLIR_CAPI_EXPORTED MlirTypeID mlirTupleTypeGetTypeID(void);

/// Whether a type is of the class `builtin.complex`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAComplex(MlirType ty);

/// Whether a type is of the class `builtin.function`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFunction(MlirType ty);

/// Whether a type is of the class `builtin.index`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAIndex(MlirType ty);

/// Whether a type is of the class `builtin.integer`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAInteger(MlirType ty);

/// Whether a type is of the class `builtin.memref`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAMemRef(MlirType ty);

/// Whether a type is of the class `builtin.none`.
MLIR_CAPI_EXPORTED bool mlirTypeIsANone(MlirType ty);

/// Whether a type is of the class `builtin.opaque`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAOpaque(MlirType ty);

/// Whether a type is of the class `builtin.tensor`.
MLIR_CAPI_EXPORTED bool mlirTypeIsARankedTensor(MlirType ty);

/// Whether a type is of the class `builtin.tuple`.
MLIR_CAPI_EXPORTED bool mlirTypeIsATuple(MlirType ty);

/// Whether a type is of the class `builtin.unranked_memref`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUnrankedMemRef(MlirType ty);

/// Whether a type is of the class `builtin.unranked_tensor`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUnrankedTensor(MlirType ty);

/// Whether a type is of the class `builtin.vector`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAVector(MlirType ty);

/// The name `builtin.unranked_memref`.
MLIR_CAPI_EXPORTED MlirStringRef mlirUnrankedMemRefTypeGetName(void);

/// The identity of the class `builtin.unranked_memref`.
MLIR_CAPI_EXPORTED MlirTypeID mlirUnrankedMemRefTypeGetTypeID(void);

/// The name `builtin.unranked_tensor`.
MLIR_CAPI_EXPORTED MlirStringRef mlirUnrankedTensorTypeGetName(void);

/// The identity of the class `builtin.unranked_tensor`.
MLIR_CAPI_EXPORTED MlirTypeID mlirUnrankedTensorTypeGetTypeID(void);

/// The name `builtin.vector`.
MLIR_CAPI_EXPORTED MlirStringRef mlirVectorTypeGetName(void);

/// The identity of the class `builtin.vector`.
MLIR_CAPI_EXPORTED MlirTypeID mlirVectorTypeGetTypeID(void);

/// The type of functions.
MLIR_CAPI_EXPORTED MlirType mlirFunctionTypeGet(MlirContext ctx, intptr_t numInputs, const MlirType *inputs, intptr_t numResults, const MlirType *results);

/// The input at an index of a function type.
MLIR_CAPI_EXPORTED MlirType mlirFunctionTypeGetInput(MlirType ty, intptr_t pos);

/// Number of inputs of a function type.
MLIR_CAPI_EXPORTED intptr_t mlirFunctionTypeGetNumInputs(MlirType ty);

/// Number of results of a function type.
MLIR_CAPI_EXPORTED intptr_t mlirFunctionTypeGetNumResults(MlirType ty);

/// The result at an index of a function type.
MLIR_CAPI_EXPORTED MlirType mlirFunctionTypeGetResult(MlirType ty, intptr_t pos);

/// A type of an unregistered dialect.
MLIR_CAPI_EXPORTED MlirType mlirOpaqueTypeGet(MlirContext ctx, MlirStringRef dialectNamespace, MlirStringRef typeData);

/// The text of an opaque type after the namespace.
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueTypeGetData(MlirType ty);

/// The namespace of the dialect of an opaque type.
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueTypeGetDialectNamespace(MlirType ty);

/// The type of tuples.
MLIR_CAPI_EXPORTED MlirType mlirTupleTypeGet(MlirContext ctx, intptr_t numElements, const MlirType *elements);

/// Number of elements of a tuple type.
MLIR_CAPI_EXPORTED intptr_t mlirTupleTypeGetNumTypes(MlirType ty);

/// The element at an index of a tuple type.
MLIR_CAPI_EXPORTED MlirType mlirTupleTypeGetType(MlirType ty, intptr_t pos);

/// The type of memrefs with the identity layout.
MLIR_CAPI_EXPORTED MlirType mlirMemRefTypeContiguousGet(MlirType elementType, intptr_t rank, const int64_t *shape, MlirAttribute memorySpace);

/// The type of memrefs with the identity layout; an error at the location if it is invalid.
MLIR_CAPI_EXPORTED MlirType mlirMemRefTypeContiguousGetChecked(MlirLocation loc, MlirType elementType, intptr_t rank, const int64_t *shape, MlirAttribute memorySpace);

/// The type of memrefs; layout and memory space may be null.
MLIR_CAPI_EXPORTED MlirType mlirMemRefTypeGet(MlirType elementType, intptr_t rank, const int64_t *shape, MlirAttribute layout, MlirAttribute memorySpace);

/// The layout of a memref type as an affine map.
MLIR_CAPI_EXPORTED MlirAffineMap mlirMemRefTypeGetAffineMap(MlirType ty);

/// The type of memrefs; an error at the location if it is invalid.
MLIR_CAPI_EXPORTED MlirType mlirMemRefTypeGetChecked(MlirLocation loc, MlirType elementType, intptr_t rank, const int64_t *shape, MlirAttribute layout, MlirAttribute memorySpace);

/// The layout of a memref type; the identity map by default.
MLIR_CAPI_EXPORTED MlirAttribute mlirMemRefTypeGetLayout(MlirType ty);

/// The memory space of a memref type; null for the default.
MLIR_CAPI_EXPORTED MlirAttribute mlirMemRefTypeGetMemorySpace(MlirType ty);

/// Writes the strides, as many as the rank, and the offset of a memref type. Fails if the layout has
/// none.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirMemRefTypeGetStridesAndOffset(MlirType ty, int64_t *strides, int64_t *offset);

/// The type of memrefs without a rank; the memory space may be null.
MLIR_CAPI_EXPORTED MlirType mlirUnrankedMemRefTypeGet(MlirType elementType, MlirAttribute memorySpace);

/// The type of memrefs without a rank; an error at the location if it is invalid.
MLIR_CAPI_EXPORTED MlirType mlirUnrankedMemRefTypeGetChecked(MlirLocation loc, MlirType elementType, MlirAttribute memorySpace);

/// The memory space of a memref type without a rank; null for the default.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnrankedMemrefGetMemorySpace(MlirType ty);

/// The type `builtin.bf16`.
MLIR_CAPI_EXPORTED MlirType mlirBF16TypeGet(MlirContext ctx);

/// The name `builtin.bf16`.
MLIR_CAPI_EXPORTED MlirStringRef mlirBF16TypeGetName(void);

/// The identity of the class `builtin.bf16`.
MLIR_CAPI_EXPORTED MlirTypeID mlirBFloat16TypeGetTypeID(void);

/// The type of complex numbers.
MLIR_CAPI_EXPORTED MlirType mlirComplexTypeGet(MlirType elementType);

/// The type of both parts of complex numbers.
MLIR_CAPI_EXPORTED MlirType mlirComplexTypeGetElementType(MlirType ty);

/// The type `builtin.f16`.
MLIR_CAPI_EXPORTED MlirType mlirF16TypeGet(MlirContext ctx);

/// The name `builtin.f16`.
MLIR_CAPI_EXPORTED MlirStringRef mlirF16TypeGetName(void);

/// The type `builtin.f32`.
MLIR_CAPI_EXPORTED MlirType mlirF32TypeGet(MlirContext ctx);

/// The name `builtin.f32`.
MLIR_CAPI_EXPORTED MlirStringRef mlirF32TypeGetName(void);

/// The type `builtin.f64`.
MLIR_CAPI_EXPORTED MlirType mlirF64TypeGet(MlirContext ctx);

/// The name `builtin.f64`.
MLIR_CAPI_EXPORTED MlirStringRef mlirF64TypeGetName(void);

/// The identity of the class `builtin.f16`.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat16TypeGetTypeID(void);

/// The identity of the class `builtin.f32`.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat32TypeGetTypeID(void);

/// The type `builtin.f4E2M1FN`.
MLIR_CAPI_EXPORTED MlirType mlirFloat4E2M1FNTypeGet(MlirContext ctx);

/// The name `builtin.f4E2M1FN`.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat4E2M1FNTypeGetName(void);

/// The identity of the class `builtin.f4E2M1FN`.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat4E2M1FNTypeGetTypeID(void);

/// The identity of the class `builtin.f64`.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat64TypeGetTypeID(void);

/// The type `builtin.f6E2M3FN`.
MLIR_CAPI_EXPORTED MlirType mlirFloat6E2M3FNTypeGet(MlirContext ctx);

/// The name `builtin.f6E2M3FN`.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat6E2M3FNTypeGetName(void);

/// The identity of the class `builtin.f6E2M3FN`.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat6E2M3FNTypeGetTypeID(void);

/// The type `builtin.f6E3M2FN`.
MLIR_CAPI_EXPORTED MlirType mlirFloat6E3M2FNTypeGet(MlirContext ctx);

/// The name `builtin.f6E3M2FN`.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat6E3M2FNTypeGetName(void);

/// The identity of the class `builtin.f6E3M2FN`.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat6E3M2FNTypeGetTypeID(void);

/// The type `builtin.f8E3M4`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E3M4TypeGet(MlirContext ctx);

/// The name `builtin.f8E3M4`.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E3M4TypeGetName(void);

/// The identity of the class `builtin.f8E3M4`.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E3M4TypeGetTypeID(void);

/// The type `builtin.f8E4M3B11FNUZ`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E4M3B11FNUZTypeGet(MlirContext ctx);

/// The name `builtin.f8E4M3B11FNUZ`.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E4M3B11FNUZTypeGetName(void);

/// The identity of the class `builtin.f8E4M3B11FNUZ`.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E4M3B11FNUZTypeGetTypeID(void);

/// The type `builtin.f8E4M3FN`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E4M3FNTypeGet(MlirContext ctx);

/// The name `builtin.f8E4M3FN`.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E4M3FNTypeGetName(void);

/// The identity of the class `builtin.f8E4M3FN`.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E4M3FNTypeGetTypeID(void);

/// The type `builtin.f8E4M3FNUZ`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E4M3FNUZTypeGet(MlirContext ctx);

/// The name `builtin.f8E4M3FNUZ`.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E4M3FNUZTypeGetName(void);

/// The identity of the class `builtin.f8E4M3FNUZ`.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E4M3FNUZTypeGetTypeID(void);

/// The type `builtin.f8E4M3`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E4M3TypeGet(MlirContext ctx);

/// The name `builtin.f8E4M3`.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E4M3TypeGetName(void);

/// The identity of the class `builtin.f8E4M3`.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E4M3TypeGetTypeID(void);

/// The type `builtin.f8E5M2FNUZ`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E5M2FNUZTypeGet(MlirContext ctx);

/// The name `builtin.f8E5M2FNUZ`.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E5M2FNUZTypeGetName(void);

/// The identity of the class `builtin.f8E5M2FNUZ`.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E5M2FNUZTypeGetTypeID(void);

/// The type `builtin.f8E5M2`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E5M2TypeGet(MlirContext ctx);

/// The name `builtin.f8E5M2`.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E5M2TypeGetName(void);

/// The identity of the class `builtin.f8E5M2`.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E5M2TypeGetTypeID(void);

/// The type `builtin.f8E8M0FNU`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E8M0FNUTypeGet(MlirContext ctx);

/// The name `builtin.f8E8M0FNU`.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E8M0FNUTypeGetName(void);

/// The identity of the class `builtin.f8E8M0FNU`.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E8M0FNUTypeGetTypeID(void);

/// The identity of the class `builtin.tf32`.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloatTF32TypeGetTypeID(void);

/// Number of bits of a float type.
MLIR_CAPI_EXPORTED unsigned mlirFloatTypeGetWidth(MlirType ty);

/// The type `index`.
MLIR_CAPI_EXPORTED MlirType mlirIndexTypeGet(MlirContext ctx);

/// The type `iN`.
MLIR_CAPI_EXPORTED MlirType mlirIntegerTypeGet(MlirContext ctx, unsigned bitwidth);

/// Number of bits of an integer type.
MLIR_CAPI_EXPORTED unsigned mlirIntegerTypeGetWidth(MlirType ty);

/// Whether an integer type is signed.
MLIR_CAPI_EXPORTED bool mlirIntegerTypeIsSigned(MlirType ty);

/// Whether an integer type is signless.
MLIR_CAPI_EXPORTED bool mlirIntegerTypeIsSignless(MlirType ty);

/// Whether an integer type is unsigned.
MLIR_CAPI_EXPORTED bool mlirIntegerTypeIsUnsigned(MlirType ty);

/// The type `siN`.
MLIR_CAPI_EXPORTED MlirType mlirIntegerTypeSignedGet(MlirContext ctx, unsigned bitwidth);

/// The type `uiN`.
MLIR_CAPI_EXPORTED MlirType mlirIntegerTypeUnsignedGet(MlirContext ctx, unsigned bitwidth);

/// The type `none`.
MLIR_CAPI_EXPORTED MlirType mlirNoneTypeGet(MlirContext ctx);

/// The type `builtin.tf32`.
MLIR_CAPI_EXPORTED MlirType mlirTF32TypeGet(MlirContext ctx);

/// The name `builtin.tf32`.
MLIR_CAPI_EXPORTED MlirStringRef mlirTF32TypeGetName(void);

/// Whether a type is of the class `builtin.bf16`.
MLIR_CAPI_EXPORTED bool mlirTypeIsABF16(MlirType ty);

/// Whether a type is of the class `builtin.f16`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAF16(MlirType ty);

/// Whether a type is of the class `builtin.f32`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAF32(MlirType ty);

/// Whether a type is of the class `builtin.f64`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAF64(MlirType ty);

/// Whether it is a float type.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat(MlirType ty);

/// Whether a type is of the class `builtin.f4E2M1FN`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat4E2M1FN(MlirType ty);

/// Whether a type is of the class `builtin.f6E2M3FN`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat6E2M3FN(MlirType ty);

/// Whether a type is of the class `builtin.f6E3M2FN`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat6E3M2FN(MlirType ty);

/// Whether a type is of the class `builtin.f8E3M4`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E3M4(MlirType ty);

/// Whether a type is of the class `builtin.f8E4M3`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E4M3(MlirType ty);

/// Whether a type is of the class `builtin.f8E4M3B11FNUZ`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E4M3B11FNUZ(MlirType ty);

/// Whether a type is of the class `builtin.f8E4M3FN`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E4M3FN(MlirType ty);

/// Whether a type is of the class `builtin.f8E4M3FNUZ`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E4M3FNUZ(MlirType ty);

/// Whether a type is of the class `builtin.f8E5M2`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E5M2(MlirType ty);

/// Whether a type is of the class `builtin.f8E5M2FNUZ`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E5M2FNUZ(MlirType ty);

/// Whether a type is of the class `builtin.f8E8M0FNU`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E8M0FNU(MlirType ty);

/// Whether a type is of the class `builtin.tf32`.
MLIR_CAPI_EXPORTED bool mlirTypeIsATF32(MlirType ty);

/// The type of tensors with a rank; the encoding may be null.
MLIR_CAPI_EXPORTED MlirType mlirRankedTensorTypeGet(intptr_t rank, const int64_t *shape, MlirType elementType, MlirAttribute encoding);

/// The type of tensors with a rank; an error at the location if it is invalid.
MLIR_CAPI_EXPORTED MlirType mlirRankedTensorTypeGetChecked(MlirLocation loc, intptr_t rank, const int64_t *shape, MlirType elementType, MlirAttribute encoding);

/// The encoding of a tensor type with a rank; null for none.
MLIR_CAPI_EXPORTED MlirAttribute mlirRankedTensorTypeGetEncoding(MlirType ty);

/// The size of a dimension.
MLIR_CAPI_EXPORTED int64_t mlirShapedTypeGetDimSize(MlirType ty, intptr_t dim);

/// The number for a dynamic size.
MLIR_CAPI_EXPORTED int64_t mlirShapedTypeGetDynamicSize(void);

/// The number for a dynamic stride or offset.
MLIR_CAPI_EXPORTED int64_t mlirShapedTypeGetDynamicStrideOrOffset(void);

/// The element type of a shaped type.
MLIR_CAPI_EXPORTED MlirType mlirShapedTypeGetElementType(MlirType ty);

/// The rank of a shaped type that has one.
MLIR_CAPI_EXPORTED int64_t mlirShapedTypeGetRank(MlirType ty);

/// Whether a shaped type has a rank.
MLIR_CAPI_EXPORTED bool mlirShapedTypeHasRank(MlirType ty);

/// Whether a shaped type has a rank and no dynamic dimension.
MLIR_CAPI_EXPORTED bool mlirShapedTypeHasStaticShape(MlirType ty);

/// Whether the size of a dimension is dynamic.
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsDynamicDim(MlirType ty, intptr_t dim);

/// Whether a size is dynamic.
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsDynamicSize(int64_t size);

/// Whether a stride or offset is dynamic.
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsDynamicStrideOrOffset(int64_t val);

/// Whether the size of a dimension is static.
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsStaticDim(MlirType ty, intptr_t dim);

/// Whether a size is static.
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsStaticSize(int64_t size);

/// Whether a stride or offset is static.
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsStaticStrideOrOffset(int64_t val);

/// Whether it is a vector, tensor or memref type.
MLIR_CAPI_EXPORTED bool mlirTypeIsAShaped(MlirType ty);

/// Whether it is a tensor type.
MLIR_CAPI_EXPORTED bool mlirTypeIsATensor(MlirType ty);

/// The type of tensors without a rank.
MLIR_CAPI_EXPORTED MlirType mlirUnrankedTensorTypeGet(MlirType elementType);

/// The type of tensors without a rank; an error at the location if it is invalid.
MLIR_CAPI_EXPORTED MlirType mlirUnrankedTensorTypeGetChecked(MlirLocation loc, MlirType elementType);

/// The type of vectors.
MLIR_CAPI_EXPORTED MlirType mlirVectorTypeGet(intptr_t rank, const int64_t *shape, MlirType elementType);

/// The type of vectors; an error at the location if it is invalid.
MLIR_CAPI_EXPORTED MlirType mlirVectorTypeGetChecked(MlirLocation loc, intptr_t rank, const int64_t *shape, MlirType elementType);

/// The type of vectors with scalable dimensions.
MLIR_CAPI_EXPORTED MlirType mlirVectorTypeGetScalable(intptr_t rank, const int64_t *shape, const bool *scalable, MlirType elementType);

/// The type of vectors with scalable dimensions; an error at the location if it is invalid.
MLIR_CAPI_EXPORTED MlirType mlirVectorTypeGetScalableChecked(MlirLocation loc, intptr_t rank, const int64_t *shape, const bool *scalable, MlirType elementType);

/// Whether a dimension of a vector type is scalable.
MLIR_CAPI_EXPORTED bool mlirVectorTypeIsDimScalable(MlirType ty, intptr_t dim);

/// Whether any dimension of a vector type is scalable.
MLIR_CAPI_EXPORTED bool mlirVectorTypeIsScalable(MlirType ty);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_BUILTINTYPES_H
