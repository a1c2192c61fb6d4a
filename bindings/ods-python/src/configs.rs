//! Configurations of the drivers.

use crate::objects::error::refused;
use ir_capi::shared::rewrite;
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

impl GreedyConfig {
    pub(crate) fn to_core(&self) -> PyResult<ir_core::rewrite::GreedyConfig> {
        let level = self.region_simplification_level.value;
        Ok(ir_core::rewrite::GreedyConfig {
            top_down: self.use_top_down_traversal,
            region_simplification: rewrite::region_simplification(level).map_err(refused)?,
            max_iterations: rewrite::limit(self.max_iterations),
            max_rewrites: rewrite::limit(self.max_num_rewrites),
            strictness: rewrite::strictness(self.strictness.value).map_err(refused)?,
            fold: self.enable_folding,
            unique_constants: self.enable_constant_cse,
            ..rewrite::default_greedy_config()
        })
    }
}

impl ConversionConfig {
    pub(crate) fn to_core(&self) -> PyResult<ir_core::rewrite::ConversionConfig> {
        Ok(ir_core::rewrite::ConversionConfig {
            folding: rewrite::folding_mode(self.folding_mode.value).map_err(refused)?,
            build_materializations: self.build_materializations,
            ..ir_core::rewrite::ConversionConfig::default()
        })
    }
}
