//! Texts of pipelines.

use super::{manager::with_pipeline, registered};
use crate::boundary::{
    MlirLogicalResult, MlirOpPassManager, MlirStringCallback, MlirStringRef, Outcome, raw,
};
use ir_core::pass::{message_parts, parse_pipeline};
use std::ffi::c_void;

/// The result of parsing, after the message about an error was sent to a callback. As in MLIR, errors about the values of options
/// go to the standard error.
fn finish(
    result: Result<(), String>,
    callback: MlirStringCallback,
    user_data: *mut c_void,
) -> Outcome<MlirLogicalResult> {
    let Err(message) = result else { return Ok(MlirLogicalResult::SUCCESS) };
    let (option, message) = message_parts(&message);
    eprint!("{option}");
    raw::send(callback, user_data, message.as_bytes())?;
    Ok(MlirLogicalResult::FAILURE)
}

capi! {
    /// Adds the passes of a text such as `cse,func.func(canonicalize)`. The callback gets the message about an error.
    fn mlirOpPassManagerAddPipeline(
        passManager: MlirOpPassManager,
        pipelineElements: MlirStringRef,
        callback: MlirStringCallback,
        userData: *mut c_void,
    ) -> MlirLogicalResult {
        let text = raw::text(pipelineElements)?;
        let registry = registered().clone();
        let added = with_pipeline(passManager, |pipeline| Ok(registry.append_text(pipeline, "", text)))?;
        finish(added, callback, userData)
    }

    /// Replaces a pass manager by the one of a text such as `builtin.module(cse)`. The callback gets the message about an error.
    fn mlirParsePassPipeline(
        passManager: MlirOpPassManager,
        pipeline: MlirStringRef,
        callback: MlirStringCallback,
        userData: *mut c_void,
    ) -> MlirLogicalResult {
        let parsed = parse_pipeline(&registered().clone(), "", raw::text(pipeline)?);
        let parsed = match parsed {
            Ok(parsed) => parsed,
            Err(message) => return finish(Err(message), callback, userData),
        };
        // The replaced passes are dropped where nothing is locked: they may have callbacks.
        let replaced = with_pipeline(passManager, |pipeline| {
            let key = pipeline.key;
            let replaced = std::mem::replace(pipeline, parsed);
            pipeline.key = key;
            Ok(replaced)
        })?;
        drop(replaced);
        Ok(MlirLogicalResult::SUCCESS)
    }

    /// Writes the text of a pass manager.
    fn mlirPrintPassPipeline(
        passManager: MlirOpPassManager,
        callback: MlirStringCallback,
        userData: *mut c_void,
    ) {
        let text = with_pipeline(passManager, |pipeline| Ok(pipeline.text()))?;
        raw::send(callback, userData, text.as_bytes())
    }
}
