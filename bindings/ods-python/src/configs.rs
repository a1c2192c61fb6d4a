//! Configurations of the drivers: objects of Python as handles of the C API.

use crate::rewriter::handle;
use ir_capi::rewrite as capi;
use ir_capi::{MlirConversionConfig, MlirGreedyRewriteDriverConfig};
use pyo3::prelude::*;

/// The entries of a configuration of the greedy driver, with their names in Python.
#[derive(FromPyObject)]
pub(crate) struct GreedyConfig {
    max_iterations: i64,
    max_num_rewrites: i64,
    use_top_down_traversal: bool,
    enable_folding: bool,
    enable_constant_cse: bool,
    strictness: Level,
    region_simplification_level: Level,
}

/// The entries of a configuration of a conversion, with their names in Python.
#[derive(FromPyObject)]
pub(crate) struct ConversionConfig {
    folding_mode: Level,
    build_materializations: bool,
}

/// A member of an enum.
#[derive(FromPyObject)]
struct Level {
    value: u32,
}

/// A configuration of the C API, which is destroyed when this is dropped.
pub(crate) struct ConfigHandle {
    bits: u64,
    destroy: fn(u64),
}

impl ConfigHandle {
    /// The bits of the handle.
    pub(crate) fn bits(&self) -> u64 {
        self.bits
    }

    /// Creates a configuration of the greedy driver; the default one without entries.
    pub(crate) fn of_greedy(config: Option<GreedyConfig>) -> Self {
        let handle = capi::mlirGreedyRewriteDriverConfigCreate();
        if let Some(config) = config {
            capi::mlirGreedyRewriteDriverConfigSetMaxIterations(handle, config.max_iterations);
            capi::mlirGreedyRewriteDriverConfigSetMaxNumRewrites(handle, config.max_num_rewrites);
            capi::mlirGreedyRewriteDriverConfigSetUseTopDownTraversal(handle, config.use_top_down_traversal);
            capi::mlirGreedyRewriteDriverConfigEnableFolding(handle, config.enable_folding);
            capi::mlirGreedyRewriteDriverConfigEnableConstantCSE(handle, config.enable_constant_cse);
            capi::mlirGreedyRewriteDriverConfigSetStrictness(handle, config.strictness.value);
            let level = config.region_simplification_level.value;
            capi::mlirGreedyRewriteDriverConfigSetRegionSimplificationLevel(handle, level);
        }
        let destroy =
            |bits| capi::mlirGreedyRewriteDriverConfigDestroy(handle!(MlirGreedyRewriteDriverConfig, bits));
        ConfigHandle { bits: handle.ptr.addr() as u64, destroy }
    }

    /// Creates a configuration of a conversion; the default one without entries.
    pub(crate) fn of_conversion(config: Option<ConversionConfig>) -> Self {
        let handle = capi::mlirConversionConfigCreate();
        if let Some(config) = config {
            capi::mlirConversionConfigSetFoldingMode(handle, config.folding_mode.value);
            capi::mlirConversionConfigEnableBuildMaterializations(handle, config.build_materializations);
        }
        let destroy = |bits| capi::mlirConversionConfigDestroy(handle!(MlirConversionConfig, bits));
        ConfigHandle { bits: handle.ptr.addr() as u64, destroy }
    }
}

impl Drop for ConfigHandle {
    fn drop(&mut self) {
        (self.destroy)(self.bits);
    }
}
