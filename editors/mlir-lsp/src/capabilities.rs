//! The capabilities of the server.

use lsp_text::{Encoding, common_capabilities};
use lsp_types::{
    CodeActionKind, CodeActionOptions, CodeActionProviderCapability, CompletionOptions,
    ExecuteCommandOptions, ServerCapabilities, WorkDoneProgressOptions,
};

use crate::actions::{RUN, SHOW};
use crate::semantic::LEGEND;

pub(crate) fn capabilities(encoding: Encoding) -> ServerCapabilities {
    let no_progress = WorkDoneProgressOptions::default();
    ServerCapabilities {
        code_action_provider: Some(CodeActionProviderCapability::Options(CodeActionOptions {
            code_action_kinds: Some(vec![CodeActionKind::QUICKFIX, CodeActionKind::REFACTOR_REWRITE]),
            resolve_provider: Some(true),
            work_done_progress_options: no_progress,
        })),
        completion_provider: Some(CompletionOptions {
            trigger_characters: Some(["%", "^", "@", "#", "!", "."].map(str::to_owned).to_vec()),
            resolve_provider: Some(true),
            ..CompletionOptions::default()
        }),
        execute_command_provider: Some(ExecuteCommandOptions {
            commands: vec![SHOW.to_owned(), RUN.to_owned()],
            work_done_progress_options: no_progress,
        }),
        ..common_capabilities(encoding, &LEGEND)
    }
}
