// Support.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_SUPPORT_H
#define MLIR_C_SUPPORT_H

#include "mlir-c/Types.h"

#ifdef __cplusplus
extern "C" {
#endif

/// A pool of threads. Our threads are those of the context, so a pool only allows them.
MLIR_CAPI_EXPORTED MlirLlvmThreadPool mlirLlvmThreadPoolCreate(void);

/// Destroys a pool of threads.
MLIR_CAPI_EXPORTED void mlirLlvmThreadPoolDestroy(MlirLlvmThreadPool pool);

/// The text of a zero-terminated one.
MLIR_CAPI_EXPORTED MlirStringRef mlirStringRefCreateFromCString(const char *str);

/// Whether two texts have the same bytes.
MLIR_CAPI_EXPORTED bool mlirStringRefEqual(MlirStringRef string, MlirStringRef other);

/// A new identity, which lives as long as the allocator.
MLIR_CAPI_EXPORTED MlirTypeID mlirTypeIDAllocatorAllocateTypeID(MlirTypeIDAllocator allocator);

/// Creates an allocator of identities.
MLIR_CAPI_EXPORTED MlirTypeIDAllocator mlirTypeIDAllocatorCreate(void);

/// Destroys an allocator and its identities.
MLIR_CAPI_EXPORTED void mlirTypeIDAllocatorDestroy(MlirTypeIDAllocator allocator);

/// The identity that an address is. The address must be a multiple of 8.
MLIR_CAPI_EXPORTED MlirTypeID mlirTypeIDCreate(const void *ptr);

/// Whether two identities are equal.
MLIR_CAPI_EXPORTED bool mlirTypeIDEqual(MlirTypeID typeID1, MlirTypeID typeID2);

/// A hash of an identity.
MLIR_CAPI_EXPORTED size_t mlirTypeIDHashValue(MlirTypeID typeID);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_SUPPORT_H
