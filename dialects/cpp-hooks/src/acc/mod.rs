//! Directives of the dialect `acc`.

mod device_types;
mod variables;

pub use device_types::{DeviceTypeOperands, DeviceTypeOperandsWithKeywordOnly, NumGangs, WaitClause};
pub use variables::{AccVar, RecipeSym, Var, VarPtrType};
