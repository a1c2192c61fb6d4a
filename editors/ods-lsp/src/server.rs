//! The session: requests and notifications of a client.

use std::time::Instant;

use lsp_server::{Connection, Notification, Request, Response};
use lsp_types::notification::{
    DidChangeConfiguration, DidChangeWatchedFiles, DidChangeWorkspaceFolders, DidSaveTextDocument,
    Notification as _, ShowMessage,
};
use lsp_types::request::{
    ApplyWorkspaceEdit, CallHierarchyIncomingCalls, CallHierarchyOutgoingCalls, CallHierarchyPrepare,
    CodeActionRequest, CodeLensRequest, Completion, DocumentHighlightRequest, DocumentLinkRequest,
    DocumentSymbolRequest, ExecuteCommand, FoldingRangeRequest, Formatting, GotoDeclaration, GotoDefinition,
    GotoImplementation, GotoTypeDefinition, HoverRequest, InlayHintRequest, OnTypeFormatting,
    PrepareRenameRequest, RangeFormatting, References, RegisterCapability, Rename, Request as _,
    ResolveCompletionItem, SelectionRangeRequest, SemanticTokensFullDeltaRequest, SemanticTokensFullRequest,
    SemanticTokensRangeRequest, ShowDocument, SignatureHelpRequest, TypeHierarchyPrepare,
    TypeHierarchySubtypes, TypeHierarchySupertypes, WillRenameFiles, WorkspaceSymbolRequest,
};
use lsp_types::{
    ApplyWorkspaceEditParams, ClientCapabilities, DidChangeWorkspaceFoldersParams, ExecuteCommandParams,
    InitializeParams, MessageType, Registration, RegistrationParams, SemanticTokensDeltaParams,
    SemanticTokensParams, ShowDocumentParams, ShowMessageParams, Uri, WorkspaceFolder,
};
use rustc_hash::FxHashSet;
use serde_json::{Value, json};

use crate::capabilities::Capabilities;
use crate::lenses::View;
use crate::options::{ClientOptions, Host, OptionsFinder};
use crate::text::Encoding;
use crate::world::World;
use crate::{
    actions, calls, completion, diagnostics, formatting, hierarchy, hints, hooks, hover, lenses, moves,
    navigation, rename, semantic, signature, structure, symbols,
};
use lsp_text::{
    Client, DocumentChange, PublishedDiagnostics, SentTokens, Session, reply, reply_unknown_method,
    try_reply, uri,
};

/// Answers a client until it leaves.
///
/// # Errors
/// A sentence about a client that does not follow the protocol.
pub fn serve(connection: &Connection, host: &dyn Host) -> Result<(), String> {
    let server = ("odsgen", env!("CARGO_PKG_VERSION"));
    let mut session = lsp_text::initialize(connection, server, |params, encoding| {
        (Capabilities::new(encoding), OdsSession::new(connection, host, params, encoding))
    })?;
    session.watch_files();
    lsp_text::run(connection, session)
}

/// Whether the client can watch files for the server.
fn can_watch_files(client: &ClientCapabilities) -> bool {
    let workspace = client.workspace.as_ref();
    let watched = workspace.and_then(|workspace| workspace.did_change_watched_files.as_ref());
    watched.and_then(|watched| watched.dynamic_registration).unwrap_or(false)
}

/// Whether the client can insert snippets.
fn has_snippets(client: &ClientCapabilities) -> bool {
    let completion = client.text_document.as_ref().and_then(|document| document.completion.as_ref());
    let item = completion.and_then(|completion| completion.completion_item.as_ref());
    item.and_then(|item| item.snippet_support).unwrap_or(false)
}

/// The state of the server for one client.
pub(crate) struct OdsSession<'c, 'h> {
    client: Client<'c>,
    can_watch_files: bool,
    world: World<'h>,
    diagnostics: PublishedDiagnostics,
    /// Generated texts that the client shows.
    views: Vec<View>,
    tokens: SentTokens,
}

impl<'c, 'h> OdsSession<'c, 'h> {
    fn new(
        connection: &'c Connection,
        host: &'h dyn Host,
        params: &InitializeParams,
        encoding: Encoding,
    ) -> OdsSession<'c, 'h> {
        let client = params.initialization_options.as_ref().map(ClientOptions::new).unwrap_or_default();
        let options = OptionsFinder::new(host, client, roots(params));
        let mut world = World::new(host, options, encoding);
        world.snippets = has_snippets(&params.capabilities);
        OdsSession {
            client: Client::new(connection, "odsgen"),
            can_watch_files: can_watch_files(&params.capabilities),
            world,
            diagnostics: PublishedDiagnostics::default(),
            views: Vec::new(),
            tokens: SentTokens::default(),
        }
    }

    /// Requests notifications about changes of definitions and configurations on disk.
    fn watch_files(&mut self) {
        if !self.can_watch_files {
            return;
        }
        let watchers = ["**/*.{td,ods}", "**/odsgen.toml", "**/target/odsgen/*.json"];
        let watchers: Vec<Value> = watchers.iter().map(|glob| json!({"globPattern": glob})).collect();
        let registration = Registration {
            id: "odsgen-files".to_owned(),
            method: DidChangeWatchedFiles::METHOD.to_owned(),
            register_options: Some(json!({"watchers": watchers})),
        };
        self.client.request::<RegisterCapability>(&RegistrationParams { registrations: vec![registration] });
    }

    /// Handles a change of the open documents.
    fn documents_changed(&mut self, change: DocumentChange) {
        if let DocumentChange::Closed(path, uri) = change {
            self.world.forget(&path);
            self.tokens.forget(&uri);
            self.diagnostics.remove(&self.client, uri);
        }
    }

    fn folders_changed(&mut self, params: &DidChangeWorkspaceFoldersParams) {
        let paths =
            |folders: &[WorkspaceFolder]| folders.iter().map(|folder| uri::to_path(&folder.uri)).collect();
        let (opened, closed): (_, Vec<String>) = (paths(&params.event.added), paths(&params.event.removed));
        self.world.options.change_roots(opened, &closed);
    }

    fn settings_changed(&mut self, params: &Value) {
        let settings = params.get("settings").map(|all| all.get("odsgen").unwrap_or(all));
        if let Some(settings) = settings.filter(|settings| settings.is_object()) {
            self.world.options.set_client(ClientOptions::new(settings));
        }
    }

    fn execute(&mut self, params: &ExecuteCommandParams) -> Result<(), String> {
        match params.command.as_str() {
            lenses::SHOW => self.show(params),
            hooks::ADD => self.add_hooks(params),
            other => Err(format!("there is no command '{other}'")),
        }
    }

    /// Requests that the client adds hooks to a Rust file, and shows it.
    fn add_hooks(&mut self, params: &ExecuteCommandParams) -> Result<(), String> {
        let (uri, edit) = hooks::add(&mut self.world, &params.arguments)?;
        match edit {
            Some(edit) => {
                self.client.request::<ApplyWorkspaceEdit>(&ApplyWorkspaceEditParams {
                    label: Some(hooks::TITLE.to_owned()),
                    edit,
                });
            }
            None => {
                let message = format!("'{}' has all hooks", uri::to_path(&uri));
                self.client.notify::<ShowMessage>(&ShowMessageParams { typ: MessageType::INFO, message });
            }
        }
        self.show_document(uri);
        Ok(())
    }

    fn show_document(&mut self, uri: Uri) {
        self.client.request::<ShowDocument>(&ShowDocumentParams {
            uri,
            external: None,
            take_focus: Some(true),
            selection: None,
        });
    }

    /// Shows the view of a lens.
    fn show(&mut self, params: &ExecuteCommandParams) -> Result<(), String> {
        let view = lenses::view(&mut self.world, &params.arguments)?;
        let uri = lenses::write(&mut self.world, &view)?;
        if !self.views.contains(&view) {
            self.views.push(view);
        }
        self.show_document(uri);
        Ok(())
    }
}

impl Session for OdsSession<'_, '_> {
    fn handle_request(&mut self, request: Request) -> Response {
        let world = &mut self.world;
        let Request { id, method, params } = request;
        match method.as_str() {
            HoverRequest::METHOD => reply(id, params, |params| hover::hover(world, &params)),
            GotoDefinition::METHOD | GotoDeclaration::METHOD => {
                reply(id, params, |params| navigation::definition(world, &params))
            }
            GotoTypeDefinition::METHOD => {
                reply(id, params, |params| navigation::type_definition(world, &params))
            }
            GotoImplementation::METHOD => {
                reply(id, params, |params| navigation::implementation(world, &params))
            }
            References::METHOD => reply(id, params, |params| navigation::references(world, &params)),
            DocumentHighlightRequest::METHOD => {
                reply(id, params, |params| navigation::highlights(world, &params))
            }
            DocumentLinkRequest::METHOD => reply(id, params, |params| navigation::links(world, &params)),
            DocumentSymbolRequest::METHOD => {
                reply(id, params, |params| symbols::document_symbols(world, &params))
            }
            WorkspaceSymbolRequest::METHOD => {
                reply(id, params, |params| symbols::workspace_symbols(world, &params))
            }
            CodeActionRequest::METHOD => reply(id, params, |params| actions::actions(world, &params)),
            Completion::METHOD => reply(id, params, |params| completion::completion(world, &params)),
            ResolveCompletionItem::METHOD => reply(id, params, |item| completion::resolve(world, item)),
            SignatureHelpRequest::METHOD => reply(id, params, |params| signature::help(world, &params)),
            SemanticTokensFullRequest::METHOD => reply(id, params, |params: SemanticTokensParams| {
                let uri = &params.text_document.uri;
                semantic::full(world, uri).map(|found| self.tokens.full(uri, found))
            }),
            SemanticTokensFullDeltaRequest::METHOD => {
                reply(id, params, |params: SemanticTokensDeltaParams| {
                    let (uri, previous) = (&params.text_document.uri, &params.previous_result_id);
                    semantic::full(world, uri).map(|found| self.tokens.delta(uri, previous, found))
                })
            }
            SemanticTokensRangeRequest::METHOD => reply(id, params, |params| semantic::range(world, &params)),
            FoldingRangeRequest::METHOD => reply(id, params, |params| structure::folding(world, &params)),
            SelectionRangeRequest::METHOD => reply(id, params, |params| structure::selection(world, &params)),
            InlayHintRequest::METHOD => reply(id, params, |params| hints::hints(world, &params)),
            Formatting::METHOD => reply(id, params, |params| formatting::document(world, &params)),
            RangeFormatting::METHOD => reply(id, params, |params| formatting::range(world, &params)),
            OnTypeFormatting::METHOD => {
                reply(id, params, |params| formatting::format_on_type(world, &params))
            }
            CodeLensRequest::METHOD => reply(id, params, |params| lenses::lenses(world, &params)),
            CallHierarchyPrepare::METHOD => reply(id, params, |params| calls::prepare(world, &params)),
            CallHierarchyIncomingCalls::METHOD => reply(id, params, |params| calls::incoming(world, &params)),
            CallHierarchyOutgoingCalls::METHOD => reply(id, params, |params| calls::outgoing(world, &params)),
            TypeHierarchyPrepare::METHOD => reply(id, params, |params| hierarchy::prepare(world, &params)),
            TypeHierarchySupertypes::METHOD => {
                reply(id, params, |params| hierarchy::supertypes(world, &params))
            }
            TypeHierarchySubtypes::METHOD => reply(id, params, |params| hierarchy::subtypes(world, &params)),
            WillRenameFiles::METHOD => reply(id, params, |params| moves::will_rename(world, &params)),
            PrepareRenameRequest::METHOD => try_reply(id, params, |params| rename::prepare(world, &params)),
            Rename::METHOD => try_reply(id, params, |params| rename::rename(world, &params)),
            ExecuteCommand::METHOD => try_reply(id, params, |params| self.execute(&params)),
            _ => reply_unknown_method(id, &method),
        }
    }

    fn handle_notification(&mut self, notification: Notification) {
        match self.world.files.apply(notification, self.world.encoding) {
            Ok(change) => change.into_iter().for_each(|change| self.documents_changed(change)),
            Err(Notification { method, params }) => {
                match method.as_str() {
                    // Clients that watch no files send at least this notification.
                    DidSaveTextDocument::METHOD | DidChangeWatchedFiles::METHOD => {}
                    DidChangeWorkspaceFolders::METHOD => {
                        if let Ok(params) = serde_json::from_value(params) {
                            self.folders_changed(&params);
                        }
                    }
                    DidChangeConfiguration::METHOD => self.settings_changed(&params),
                    _ => return,
                }
                self.world.options_changed();
            }
        }
        self.diagnostics.schedule(self.world.options.client().debounce);
    }

    fn diagnostics_due(&self) -> Option<Instant> {
        self.diagnostics.due()
    }

    fn publish_diagnostics(&mut self) {
        self.diagnostics.finish();
        let open: Vec<String> = self.world.files.open_paths().cloned().collect();
        for path in open {
            if let Some(params) = diagnostics::document_diagnostics(&mut self.world, &path) {
                self.diagnostics.publish(&self.client, params);
            }
        }
        // A view of a document with errors stays as it was.
        for view in &self.views {
            let _ = lenses::write(&mut self.world, view);
        }
    }

    /// Reports errors in configuration files.
    fn finish_turn(&mut self) {
        for message in self.world.options.take_complaints() {
            self.client.notify::<ShowMessage>(&ShowMessageParams { typ: MessageType::ERROR, message });
        }
    }
}

/// Folders that the client has open.
fn roots(params: &InitializeParams) -> Vec<String> {
    let folders = params.workspace_folders.iter().flatten().map(|folder| &folder.uri);
    #[allow(deprecated, reason = "older clients have one folder")]
    let root = params.root_uri.iter().filter(|_| params.workspace_folders.is_none());
    let mut seen = FxHashSet::default();
    folders.chain(root).map(uri::to_path).filter(|path| seen.insert(path.clone())).collect()
}
