//! The declarations of the passes, generated from `Passes.ods`.

use crate::option_types::{CallablePipeline, OpPipeline};

include!(concat!(env!("OUT_DIR"), "/Passes.rs"));
