//! Texts of pipelines.

use super::{manager::with_pipeline, registered};
use crate::boundary::{
    MlirLogicalResult, MlirOpPassManager, MlirStringCallback, MlirStringRef, Outcome, raw,
};
use ir_core::pass::{message_parts, parse_pipeline};
use std::ffi::c_void;

/// The message about an error in the text of a pipeline. As in MLIR, errors about the values of options go to the standard error.
fn error_message(message: String) -> String {
    let (option, message) = message_parts(&message);
    eprint!("{option}");
    message.to_owned()
}

/// Adds the passes of a text to a pipeline. The inner error is the message about the text.
pub(crate) fn add_text(handle: MlirOpPassManager, text: &str) -> Outcome<Result<(), String>> {
    let registry = registered().clone();
    let added = with_pipeline(handle, |pipeline| Ok(registry.append_text(pipeline, "", text)))?;
    Ok(added.map_err(error_message))
}

/// Replaces a pipeline by that of a text. The inner error is the message about the text.
pub(crate) fn replace_by_text(handle: MlirOpPassManager, text: &str) -> Outcome<Result<(), String>> {
    let parsed = match parse_pipeline(&registered().clone(), "", text) {
        Ok(parsed) => parsed,
        Err(message) => return Ok(Err(error_message(message))),
    };
    // The replaced passes are dropped where nothing is locked: they may have callbacks.
    let replaced = with_pipeline(handle, |pipeline| {
        let key = pipeline.key;
        let replaced = std::mem::replace(pipeline, parsed);
        pipeline.key = key;
        Ok(replaced)
    })?;
    drop(replaced);
    Ok(Ok(()))
}

/// The text of a pipeline.
pub(crate) fn pipeline_text(handle: MlirOpPassManager) -> Outcome<String> {
    with_pipeline(handle, |pipeline| Ok(pipeline.text()))
}

/// The result of parsing a pipeline, after its error was sent to a callback.
fn send_error(
    result: Result<(), String>,
    callback: MlirStringCallback,
    user_data: *mut c_void,
) -> Outcome<MlirLogicalResult> {
    let Err(message) = result else { return Ok(MlirLogicalResult::SUCCESS) };
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
        send_error(add_text(passManager, raw::text(pipelineElements)?)?, callback, userData)
    }

    /// Replaces a pass manager by the one of a text such as `builtin.module(cse)`. The callback gets the message about an error.
    fn mlirParsePassPipeline(
        passManager: MlirOpPassManager,
        pipeline: MlirStringRef,
        callback: MlirStringCallback,
        userData: *mut c_void,
    ) -> MlirLogicalResult {
        send_error(replace_by_text(passManager, raw::text(pipeline)?)?, callback, userData)
    }

    /// Writes the text of a pass manager.
    fn mlirPrintPassPipeline(
        passManager: MlirOpPassManager,
        callback: MlirStringCallback,
        userData: *mut c_void,
    ) {
        raw::send(callback, userData, pipeline_text(passManager)?.as_bytes())
    }
}
