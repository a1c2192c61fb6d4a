//! The capabilities of the server.

use lsp_text::{common_capabilities, text_document_sync};
use lsp_types::{
    CodeActionKind, CodeActionOptions, CodeActionProviderCapability, CodeLensOptions, CompletionOptions,
    DocumentLinkOptions, DocumentOnTypeFormattingOptions, ExecuteCommandOptions, FileOperationFilter,
    FileOperationPattern, FileOperationPatternKind, FileOperationRegistrationOptions,
    ImplementationProviderCapability, OneOf, SaveOptions, ServerCapabilities, SignatureHelpOptions,
    TextDocumentSyncCapability, TextDocumentSyncOptions, TextDocumentSyncSaveOptions,
    TypeDefinitionProviderCapability, WorkDoneProgressOptions, WorkspaceFileOperationsServerCapabilities,
    WorkspaceFoldersServerCapabilities, WorkspaceServerCapabilities,
};
use serde::Serialize;

use crate::formatting::ENDS;
use crate::hooks;
use crate::lenses::SHOW;
use crate::semantic::LEGEND;
use crate::text::Encoding;

fn capabilities(encoding: Encoding) -> ServerCapabilities {
    let no_progress = WorkDoneProgressOptions::default();
    ServerCapabilities {
        text_document_sync: Some(TextDocumentSyncCapability::Options(TextDocumentSyncOptions {
            save: Some(TextDocumentSyncSaveOptions::SaveOptions(SaveOptions { include_text: Some(false) })),
            ..text_document_sync()
        })),
        type_definition_provider: Some(TypeDefinitionProviderCapability::Simple(true)),
        implementation_provider: Some(ImplementationProviderCapability::Simple(true)),
        workspace_symbol_provider: Some(OneOf::Left(true)),
        document_link_provider: Some(DocumentLinkOptions {
            resolve_provider: Some(false),
            work_done_progress_options: no_progress,
        }),
        code_action_provider: Some(CodeActionProviderCapability::Options(CodeActionOptions {
            code_action_kinds: Some(vec![
                CodeActionKind::QUICKFIX,
                CodeActionKind::REFACTOR,
                CodeActionKind::SOURCE,
            ]),
            resolve_provider: Some(false),
            work_done_progress_options: no_progress,
        })),
        completion_provider: Some(CompletionOptions {
            trigger_characters: Some(["!", "$", ".", ":", "<", "\"", "/"].map(str::to_owned).to_vec()),
            resolve_provider: Some(true),
            ..CompletionOptions::default()
        }),
        signature_help_provider: Some(SignatureHelpOptions {
            trigger_characters: Some(["<", "(", ","].map(str::to_owned).to_vec()),
            ..SignatureHelpOptions::default()
        }),
        document_on_type_formatting_provider: Some(DocumentOnTypeFormattingOptions {
            first_trigger_character: ENDS[0].to_owned(),
            more_trigger_character: Some(ENDS[1..].iter().map(|&end| end.to_owned()).collect()),
        }),
        code_lens_provider: Some(CodeLensOptions { resolve_provider: Some(false) }),
        execute_command_provider: Some(ExecuteCommandOptions {
            commands: vec![SHOW.to_owned(), hooks::ADD.to_owned()],
            work_done_progress_options: no_progress,
        }),
        workspace: Some(workspace()),
        ..common_capabilities(encoding, &LEGEND)
    }
}

/// The capabilities, with those that `lsp_types` lacks.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Capabilities {
    #[serde(flatten)]
    all: ServerCapabilities,
    type_hierarchy_provider: bool,
}

impl Capabilities {
    pub(crate) fn new(encoding: Encoding) -> Capabilities {
        Capabilities { all: capabilities(encoding), type_hierarchy_provider: true }
    }
}

/// Folders that are opened and closed, and files and folders that get other names.
fn workspace() -> WorkspaceServerCapabilities {
    let filter = |glob: &str, matches| FileOperationFilter {
        scheme: Some("file".to_owned()),
        pattern: FileOperationPattern { glob: glob.to_owned(), matches: Some(matches), options: None },
    };
    let filters = vec![
        filter("**/*.{td,ods}", FileOperationPatternKind::File),
        filter("**", FileOperationPatternKind::Folder),
    ];
    WorkspaceServerCapabilities {
        workspace_folders: Some(WorkspaceFoldersServerCapabilities {
            supported: Some(true),
            change_notifications: Some(OneOf::Left(true)),
        }),
        file_operations: Some(WorkspaceFileOperationsServerCapabilities {
            will_rename: Some(FileOperationRegistrationOptions { filters }),
            ..WorkspaceFileOperationsServerCapabilities::default()
        }),
    }
}
