//! The configuration of a dialect conversion.

use crate::boundary::{
    MlirConversionConfig, Outcome, Pointer, add_object, change_object, copy_object, remove_object, tags,
};
use crate::rewrite::config::one_of_three;
use ir_core::rewrite::{ConversionConfig, FoldingMode};
use ir_objects::Boxes;
use std::sync::Mutex;

/// When operations are folded, as a value of MLIR's enum.
pub type MlirDialectConversionFoldingMode = u32;

static CONFIGS: Boxes<Mutex<ConversionConfig>> = Boxes::new(tags::CONVERSION_CONFIG);

/// The values of `MlirDialectConversionFoldingMode`.
const FOLDING: [FoldingMode; 3] =
    [FoldingMode::Never, FoldingMode::BeforePatterns, FoldingMode::AfterPatterns];

/// The folding mode of a value of MLIR's enum.
pub(crate) fn folding_mode(value: MlirDialectConversionFoldingMode) -> Outcome<FoldingMode> {
    Ok(FOLDING[one_of_three(value)? as usize])
}

/// The configuration of a handle.
pub(super) fn get(handle: MlirConversionConfig) -> Outcome<ConversionConfig> {
    copy_object(&CONFIGS, handle.bits())
}

capi! {
    /// Creates the default configuration.
    fn mlirConversionConfigCreate() -> MlirConversionConfig {
        let config = Mutex::new(ConversionConfig::default());
        Ok(MlirConversionConfig::from_bits(add_object(&CONFIGS, config)?))
    }

    /// Destroys a configuration.
    fn mlirConversionConfigDestroy(config: MlirConversionConfig) {
        remove_object(&CONFIGS, config.bits())
    }

    /// Sets when operations are folded, as a value of MLIR's enum.
    fn mlirConversionConfigSetFoldingMode(config: MlirConversionConfig, mode: MlirDialectConversionFoldingMode) {
        let mode = folding_mode(mode)?;
        change_object(&CONFIGS, config.bits(), |config| config.folding = mode)
    }

    /// When operations are folded, as a value of MLIR's enum.
    fn mlirConversionConfigGetFoldingMode(config: MlirConversionConfig) -> MlirDialectConversionFoldingMode {
        let folding = get(config)?.folding;
        Ok(FOLDING.iter().position(|mode| *mode == folding).unwrap_or_default() as u32)
    }

    /// Sets whether casts that remain become operations of the type converters, and are errors otherwise.
    fn mlirConversionConfigEnableBuildMaterializations(config: MlirConversionConfig, enable: bool) {
        change_object(&CONFIGS, config.bits(), |config| config.build_materializations = enable)
    }

    /// Whether casts that remain become operations of the type converters, and are errors otherwise.
    fn mlirConversionConfigIsBuildMaterializationsEnabled(config: MlirConversionConfig) -> bool {
        Ok(get(config)?.build_materializations)
    }
}
