//! The configuration of the greedy driver.

use crate::boundary::{
    MlirGreedyRewriteDriverConfig, Outcome, Pointer, Refused, add_object, change_object, copy_object,
    remove_object, tags,
};
use ir_core::rewrite::{GreedyConfig, RegionSimplification, Strictness};
use ir_objects::Boxes;
use std::sync::Mutex;

/// The operations that the driver processes, as a value of MLIR's enum.
pub type MlirGreedyRewriteStrictness = u32;

/// The simplification of regions, as a value of MLIR's enum.
pub type MlirGreedySimplifyRegionLevel = u32;

static CONFIGS: Boxes<Mutex<Config>> = Boxes::new(tags::DRIVER_CONFIG);

/// A configuration with the numbers of C, which can be read again.
#[derive(Clone)]
pub(crate) struct Config {
    max_iterations: i64,
    max_rewrites: i64,
    top_down: bool,
    fold: bool,
    unique_constants: bool,
    /// An index in [`STRICTNESS`].
    strictness: u32,
    /// An index in [`SIMPLIFICATION`].
    simplification: u32,
}

/// The values of `MlirGreedyRewriteStrictness`.
const STRICTNESS: [Strictness; 3] =
    [Strictness::AnyOp, Strictness::ExistingAndNewOps, Strictness::ExistingOps];

/// The values of `MlirGreedySimplifyRegionLevel`.
const SIMPLIFICATION: [RegionSimplification; 3] =
    [RegionSimplification::Disabled, RegionSimplification::Normal, RegionSimplification::Aggressive];

impl Config {
    /// The configuration of a handle.
    pub(super) fn get(handle: MlirGreedyRewriteDriverConfig) -> Outcome<Config> {
        copy_object(&CONFIGS, handle.bits())
    }

    pub(crate) fn to_core(&self) -> GreedyConfig {
        GreedyConfig {
            top_down: self.top_down,
            region_simplification: SIMPLIFICATION[self.simplification as usize],
            max_iterations: limit(self.max_iterations),
            max_rewrites: limit(self.max_rewrites),
            strictness: STRICTNESS[self.strictness as usize],
            fold: self.fold,
            unique_constants: self.unique_constants,
            ..GreedyConfig::default()
        }
    }
}

/// The strictness of a value of MLIR's enum.
pub(crate) fn strictness(value: MlirGreedyRewriteStrictness) -> Outcome<Strictness> {
    Ok(STRICTNESS[one_of_three(value)? as usize])
}

/// The simplification of regions of a value of MLIR's enum.
pub(crate) fn region_simplification(value: MlirGreedySimplifyRegionLevel) -> Outcome<RegionSimplification> {
    Ok(SIMPLIFICATION[one_of_three(value)? as usize])
}

/// A limit; `None` for negative numbers.
pub(crate) fn limit(value: i64) -> Option<u64> {
    u64::try_from(value).ok()
}

/// A value of an enum with three values.
pub(super) fn one_of_three(value: u32) -> Outcome<u32> {
    if value < 3 { Ok(value) } else { Err(Refused::arguments(format!("the enum has no value {value}"))) }
}

/// Defines the functions that get and set an entry of a configuration.
macro_rules! entries {
    ($($(#[doc = $doc:literal])* $get:ident $set:ident $field:ident $ty:ty $(, $check:ident)?;)*) => {
        capi! {$(
            $(#[doc = $doc])*
            fn $get(config: MlirGreedyRewriteDriverConfig) -> $ty {
                Ok(Config::get(config)?.$field)
            }

            $(#[doc = $doc])*
            fn $set(config: MlirGreedyRewriteDriverConfig, value: $ty) {
                $(let value = $check(value)?;)?
                change_object(&CONFIGS, config.bits(), |config| config.$field = value)
            }
        )*}
    };
}

entries! {
    /// The maximum number of rounds; -1 for no limit.
    mlirGreedyRewriteDriverConfigGetMaxIterations mlirGreedyRewriteDriverConfigSetMaxIterations max_iterations i64;
    /// The maximum number of applied patterns in a round; -1 for no limit.
    mlirGreedyRewriteDriverConfigGetMaxNumRewrites mlirGreedyRewriteDriverConfigSetMaxNumRewrites max_rewrites i64;
    /// Whether the worklist is filled in top-down order.
    mlirGreedyRewriteDriverConfigGetUseTopDownTraversal mlirGreedyRewriteDriverConfigSetUseTopDownTraversal
        top_down bool;
    /// Whether operations are folded.
    mlirGreedyRewriteDriverConfigIsFoldingEnabled mlirGreedyRewriteDriverConfigEnableFolding fold bool;
    /// The operations that are processed, as a value of MLIR's enum.
    mlirGreedyRewriteDriverConfigGetStrictness mlirGreedyRewriteDriverConfigSetStrictness strictness MlirGreedyRewriteStrictness, one_of_three;
    /// The simplification of regions, as a value of MLIR's enum.
    mlirGreedyRewriteDriverConfigGetRegionSimplificationLevel mlirGreedyRewriteDriverConfigSetRegionSimplificationLevel
        simplification MlirGreedySimplifyRegionLevel, one_of_three;
    /// Whether equal constants become one.
    mlirGreedyRewriteDriverConfigIsConstantCSEEnabled mlirGreedyRewriteDriverConfigEnableConstantCSE
        unique_constants bool;
}

/// A configuration with MLIR's defaults.
pub(crate) fn default_config() -> Config {
    Config {
        max_iterations: 10,
        max_rewrites: -1,
        top_down: false,
        fold: true,
        unique_constants: true,
        strictness: 0,
        simplification: 2,
    }
}

capi! {
    /// A configuration with MLIR's defaults.
    fn mlirGreedyRewriteDriverConfigCreate() -> MlirGreedyRewriteDriverConfig {
        Ok(MlirGreedyRewriteDriverConfig::from_bits(add_object(&CONFIGS, Mutex::new(default_config()))?))
    }

    /// Destroys a configuration.
    fn mlirGreedyRewriteDriverConfigDestroy(config: MlirGreedyRewriteDriverConfig) {
        remove_object(&CONFIGS, config.bits())
    }
}
