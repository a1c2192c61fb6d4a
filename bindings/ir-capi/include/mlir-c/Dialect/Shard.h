// Dialect/Shard.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_SHARD_H
#define MLIR_C_DIALECT_SHARD_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `Partition`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateShardPartition(void);

/// Creates a pass `ShardingPropagation`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateShardShardingPropagation(void);

/// Registers the pass `Partition`.
MLIR_CAPI_EXPORTED void mlirRegisterShardPartition(void);

/// Registers the passes of the group `Shard` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterShardPasses(void);

/// Registers the pass `ShardingPropagation`.
MLIR_CAPI_EXPORTED void mlirRegisterShardShardingPropagation(void);

/// The handle of the dialect `shard`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__shard__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_SHARD_H
