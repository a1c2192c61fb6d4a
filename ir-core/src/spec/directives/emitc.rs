//! Directives of the dialect `emitc`.

pub use super::initial_values::{
    EmitCTypeAndInitialValue as EmitCFieldOpTypeAndInitialValue,
    EmitCTypeAndInitialValue as EmitCGlobalOpTypeAndInitialValue,
};
pub use super::switches::SwitchCases;
