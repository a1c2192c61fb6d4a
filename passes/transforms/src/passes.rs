//! The declarations of the passes, generated from `Passes.ods`.

use crate::option_types::{CallablePipeline, OpPipeline};

ir_core::include_dialect!("Passes");
