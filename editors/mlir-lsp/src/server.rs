//! The session: requests and notifications of a client.

mod commands;

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use lsp_server::{Connection, Notification, Request, Response};
use lsp_text::{
    Client, DocumentChange, Documents, Encoding, OpenDocument, PublishedDiagnostics, SentTokens, Session,
    Text, reply, reply_unknown_method, start_of, try_reply, uri,
};
use lsp_types::notification::LogMessage;
use lsp_types::request::{
    CallHierarchyIncomingCalls, CallHierarchyOutgoingCalls, CallHierarchyPrepare, CodeActionRequest,
    CodeActionResolveRequest, Completion, DocumentHighlightRequest, DocumentSymbolRequest, ExecuteCommand,
    FoldingRangeRequest, Formatting, GotoDeclaration, GotoDefinition, HoverRequest, InlayHintRequest,
    PrepareRenameRequest, RangeFormatting, References, Rename, Request as _, ResolveCompletionItem,
    SelectionRangeRequest, SemanticTokensFullDeltaRequest, SemanticTokensFullRequest,
    SemanticTokensRangeRequest,
};
use lsp_types::{
    CallHierarchyIncomingCallsParams, CallHierarchyItem, CallHierarchyOutgoingCallsParams,
    CallHierarchyPrepareParams, CompletionItem, CompletionParams, DocumentFormattingParams,
    DocumentHighlightParams, DocumentRangeFormattingParams, DocumentSymbolParams, DocumentSymbolResponse,
    FoldingRangeParams, GotoDefinitionParams, Hover, HoverContents, HoverParams, InitializeParams,
    InlayHintParams, Location, LogMessageParams, MarkupContent, MarkupKind, MessageType,
    PublishDiagnosticsParams, ReferenceParams, RenameParams, SelectionRangeParams, SemanticTokens,
    SemanticTokensDeltaParams, SemanticTokensParams, SemanticTokensRangeParams, TextDocumentPositionParams,
    Uri,
};
use rustc_hash::FxHashMap;
use serde_json::Value;

use crate::calls::Calls;
use crate::capabilities::capabilities;
use crate::document::Document;
use crate::{Host, completion, diagnostics, formatting, hints, hover, navigation, semantic, structure};

/// Answers a client until it leaves.
///
/// # Errors
/// A sentence about a client that does not follow the protocol.
pub fn serve(connection: &Connection, host: &Host<'_>) -> Result<(), String> {
    let session = lsp_text::initialize(connection, (host.name, host.version), |params, encoding| {
        (capabilities(encoding), MlirSession::new(connection, host, params, encoding))
    })?;
    lsp_text::run(connection, session)
}

/// Options that the client sends when it starts the server.
struct ClientOptions {
    /// Milliseconds without messages after which diagnostics are computed.
    debounce: Option<u64>,
    /// Whether operations and types of unknown dialects are allowed, as by the option
    /// `--allow-unregistered-dialect`.
    allow_unregistered: bool,
    /// Pipelines that actions offer.
    passes: Vec<String>,
}

impl ClientOptions {
    fn new(options: Option<&Value>) -> ClientOptions {
        let find = |key: &str| options.and_then(|options| options.get(key));
        let passes = find("passes")
            .and_then(Value::as_array)
            .map(|passes| passes.iter().filter_map(Value::as_str).map(str::to_owned).collect());
        ClientOptions {
            debounce: find("debounce").and_then(Value::as_u64),
            allow_unregistered: find("allowUnregisteredDialects").and_then(Value::as_bool).unwrap_or(true),
            passes: passes.unwrap_or_else(|| ["canonicalize", "cse"].map(str::to_owned).to_vec()),
        }
    }
}

/// The state of the server for one client.
struct MlirSession<'c, 'h> {
    client: Client<'c>,
    host: &'h Host<'h>,
    encoding: Encoding,
    options: ClientOptions,
    can_show: bool,
    can_resolve: bool,
    open: Documents<Text>,
    /// The open documents by path, as they were parsed last; changes are parsed at the next request.
    parsed: FxHashMap<String, Document>,
    tokens: SentTokens,
    diagnostics: PublishedDiagnostics,
}

impl<'c, 'h> MlirSession<'c, 'h> {
    fn new(
        connection: &'c Connection,
        host: &'h Host<'h>,
        params: &InitializeParams,
        encoding: Encoding,
    ) -> Self {
        let window = params.capabilities.window.as_ref();
        let show = window.and_then(|window| window.show_document.as_ref());
        let document = params.capabilities.text_document.as_ref();
        let action = document.and_then(|document| document.code_action.as_ref());
        let resolve = action.and_then(|action| action.resolve_support.as_ref());
        MlirSession {
            client: Client::new(connection, "ods-opt"),
            host,
            encoding,
            options: ClientOptions::new(params.initialization_options.as_ref()),
            can_show: show.is_some_and(|show| show.support),
            can_resolve: resolve.is_some_and(|resolve| resolve.properties.iter().any(|name| name == "edit")),
            open: Documents::default(),
            parsed: FxHashMap::default(),
            tokens: SentTokens::default(),
            diagnostics: PublishedDiagnostics::default(),
        }
    }

    /// An open document, and its newest text parsed.
    fn current(&mut self, path: &str) -> Option<(&OpenDocument<Text>, &Document)> {
        let open = self.open.get(path)?;
        let document = self.parsed.get_mut(path)?;
        if !Arc::ptr_eq(&open.text, &document.text) {
            document.change(self.host, Arc::clone(&open.text));
        }
        Some((open, document))
    }

    /// Handles a change of the open documents.
    fn documents_changed(&mut self, change: DocumentChange) {
        match change {
            DocumentChange::Opened(path) => {
                if let Some(open) = self.open.get(&path) {
                    let text = Arc::clone(&open.text);
                    let allow_unregistered = self.options.allow_unregistered;
                    let document = Document::new(self.host, Path::new(&path), text, allow_unregistered);
                    self.parsed.insert(path, document);
                }
            }
            DocumentChange::Edited(_) => {}
            DocumentChange::Closed(path, uri) => {
                self.parsed.remove(&path);
                self.tokens.forget(&uri);
                self.diagnostics.remove(&self.client, uri);
            }
        }
    }

    /// The result of `answer` for an open document; the default for other documents.
    fn answer_document<R: Default>(
        &mut self,
        uri: &Uri,
        answer: impl FnOnce(&Document, &Uri, Encoding) -> R,
    ) -> R {
        let encoding = self.encoding;
        match self.current(&uri::to_path(uri)) {
            Some((open, document)) => answer(document, &open.uri, encoding),
            None => R::default(),
        }
    }

    /// The same with the offset of a position.
    fn answer_position<R: Default>(
        &mut self,
        at: &TextDocumentPositionParams,
        answer: impl FnOnce(&Document, u32, &Uri, Encoding) -> R,
    ) -> R {
        self.answer_document(&at.text_document.uri, |document, uri, encoding| {
            answer(document, document.text.offset(at.position, encoding), uri, encoding)
        })
    }

    fn all_tokens(&mut self, uri: &Uri) -> Option<SemanticTokens> {
        let all = 0..u32::MAX;
        self.answer_document(uri, |document, _, encoding| Some(semantic::tokens(document, &all, encoding)))
    }

    fn calls<R: Default>(
        &mut self,
        at: &TextDocumentPositionParams,
        answer: impl FnOnce(Calls<'_>, u32) -> R,
    ) -> R {
        self.answer_position(at, |document, at, uri, encoding| answer(Calls { document, uri, encoding }, at))
    }

    fn hover(&mut self, params: &HoverParams) -> Option<Hover> {
        self.answer_position(&params.text_document_position_params, |document, at, _, encoding| {
            let (value, range) = hover::hover(document, at)?;
            let contents = HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value });
            Some(Hover { contents, range: Some(document.text.range(range, encoding)) })
        })
    }

    fn definition(&mut self, params: &GotoDefinitionParams) -> Option<Location> {
        self.answer_position(&params.text_document_position_params, |document, at, uri, encoding| {
            let range = navigation::definition(document, at)?;
            Some(Location::new(uri.clone(), document.text.range(range, encoding)))
        })
    }

    fn references(&mut self, params: &ReferenceParams) -> Vec<Location> {
        let with_definition = params.context.include_declaration;
        self.answer_position(&params.text_document_position, |document, at, uri, encoding| {
            let found = navigation::references(document, at, with_definition);
            navigation::locations(document, found, uri, encoding)
        })
    }

    fn resolve_completion(&self, item: CompletionItem) -> CompletionItem {
        // An operation that a document does not know stays as it is.
        let documents = self.parsed.values();
        documents.fold(item, |item, document| completion::resolve(&document.ctx, item))
    }
}

impl Session for MlirSession<'_, '_> {
    fn handle_request(&mut self, request: Request) -> Response {
        let Request { id, method, params } = request;
        match method.as_str() {
            HoverRequest::METHOD => reply(id, params, |params| self.hover(&params)),
            GotoDefinition::METHOD | GotoDeclaration::METHOD => {
                reply(id, params, |params| self.definition(&params))
            }
            References::METHOD => reply(id, params, |params| self.references(&params)),
            DocumentHighlightRequest::METHOD => reply(id, params, |params: DocumentHighlightParams| {
                self.answer_position(&params.text_document_position_params, |document, at, _, encoding| {
                    navigation::highlights(document, at, encoding)
                })
            }),
            DocumentSymbolRequest::METHOD => reply(id, params, |params: DocumentSymbolParams| {
                self.answer_document(&params.text_document.uri, |document, _, encoding| {
                    Some(DocumentSymbolResponse::Nested(structure::symbols(document, encoding)))
                })
            }),
            Completion::METHOD => reply(id, params, |params: CompletionParams| {
                self.answer_position(&params.text_document_position, |document, at, _, encoding| {
                    Some(completion::completion(document, at, encoding))
                })
            }),
            ResolveCompletionItem::METHOD => {
                reply(id, params, |item: CompletionItem| self.resolve_completion(item))
            }
            SemanticTokensFullRequest::METHOD => reply(id, params, |params: SemanticTokensParams| {
                let uri = &params.text_document.uri;
                self.all_tokens(uri).map(|found| self.tokens.full(uri, found))
            }),
            SemanticTokensFullDeltaRequest::METHOD => {
                reply(id, params, |params: SemanticTokensDeltaParams| {
                    let (uri, previous) = (&params.text_document.uri, &params.previous_result_id);
                    self.all_tokens(uri).map(|found| self.tokens.delta(uri, previous, found))
                })
            }
            CallHierarchyPrepare::METHOD => reply(id, params, |params: CallHierarchyPrepareParams| {
                self.calls(&params.text_document_position_params, |calls, at| calls.prepare(at))
            }),
            CallHierarchyIncomingCalls::METHOD => {
                reply(id, params, |params: CallHierarchyIncomingCallsParams| {
                    self.calls(&name_of(&params.item), |calls, at| calls.incoming(at))
                })
            }
            CallHierarchyOutgoingCalls::METHOD => {
                reply(id, params, |params: CallHierarchyOutgoingCallsParams| {
                    self.calls(&name_of(&params.item), |calls, at| calls.outgoing(at))
                })
            }
            SemanticTokensRangeRequest::METHOD => reply(id, params, |params: SemanticTokensRangeParams| {
                self.answer_document(&params.text_document.uri, |document, _, encoding| {
                    Some(semantic::tokens(document, &document.text.offsets(params.range, encoding), encoding))
                })
            }),
            FoldingRangeRequest::METHOD => reply(id, params, |params: FoldingRangeParams| {
                self.answer_document(&params.text_document.uri, |document, _, _| structure::folding(document))
            }),
            Formatting::METHOD => reply(id, params, |params: DocumentFormattingParams| {
                let host = self.host;
                self.answer_document(&params.text_document.uri, |document, _, encoding| {
                    formatting::document(document, host, encoding)
                })
            }),
            RangeFormatting::METHOD => reply(id, params, |params: DocumentRangeFormattingParams| {
                let host = self.host;
                self.answer_document(&params.text_document.uri, |document, _, encoding| {
                    formatting::range(document, params.range, host, encoding)
                })
            }),
            SelectionRangeRequest::METHOD => reply(id, params, |params: SelectionRangeParams| {
                self.answer_document(&params.text_document.uri, |document, _, encoding| {
                    let positions = params.positions.into_iter();
                    positions
                        .map(|position| structure::selection(document, position, encoding))
                        .collect::<Vec<_>>()
                })
            }),
            InlayHintRequest::METHOD => reply(id, params, |params: InlayHintParams| {
                self.answer_document(&params.text_document.uri, |document, _, encoding| {
                    hints::hints(document, &document.text.offsets(params.range, encoding), encoding)
                })
            }),
            PrepareRenameRequest::METHOD => try_reply(id, params, |params: TextDocumentPositionParams| {
                self.answer_position(&params, |document, at, _, encoding| {
                    Some(navigation::prepare(document, at, encoding))
                })
                .transpose()
            }),
            Rename::METHOD => try_reply(id, params, |params: RenameParams| {
                let new = params.new_name;
                self.answer_position(&params.text_document_position, |document, at, uri, encoding| {
                    Some(navigation::rename(document, at, &new, uri, encoding))
                })
                .transpose()
            }),
            CodeActionRequest::METHOD => reply(id, params, |params| self.actions(&params)),
            CodeActionResolveRequest::METHOD => try_reply(id, params, |action| self.resolve_action(action)),
            ExecuteCommand::METHOD => try_reply(id, params, |params| self.execute(&params)),
            _ => reply_unknown_method(id, &method),
        }
    }

    fn handle_notification(&mut self, notification: Notification) {
        let Ok(Some(change)) = self.open.apply(notification, self.encoding) else { return };
        self.documents_changed(change);
        self.diagnostics.schedule(self.options.debounce);
    }

    fn diagnostics_due(&self) -> Option<Instant> {
        self.diagnostics.due()
    }

    fn publish_diagnostics(&mut self) {
        self.diagnostics.finish();
        for message in self.host.dialects.take_warnings() {
            self.client.notify::<LogMessage>(&LogMessageParams { typ: MessageType::WARNING, message });
        }
        let paths: Vec<String> = self.open.paths().cloned().collect();
        let (host, encoding) = (self.host, self.encoding);
        for path in paths {
            let Some((open, document)) = self.current(&path) else { continue };
            let (uri, version) = (open.uri.clone(), open.version);
            let mut found = diagnostics::diagnostics(document, &uri, encoding, host.name);
            found.extend(diagnostics::notes(document, host, encoding));
            let params = PublishDiagnosticsParams::new(uri, found, Some(version));
            self.diagnostics.publish(&self.client, params);
        }
    }
}

fn name_of(item: &CallHierarchyItem) -> TextDocumentPositionParams {
    start_of(&item.uri, item.selection_range)
}
