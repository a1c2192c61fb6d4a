//! The session: requests and notifications of a client.

mod commands;

use std::sync::Arc;
use std::time::{Duration, Instant};

use lsp_server::{Connection, Notification, Request, Response};
use lsp_text::{Client, Encoding, SentTokens, Session, Text, reply_unknown_method, start_of, try_reply, uri};
use lsp_types::notification::{
    DidChangeTextDocument, DidCloseTextDocument, DidOpenTextDocument, Notification as _, PublishDiagnostics,
};
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
    CallHierarchyPrepareParams, CompletionItem, CompletionParams, DidChangeTextDocumentParams,
    DidCloseTextDocumentParams, DidOpenTextDocumentParams, DocumentFormattingParams, DocumentHighlightParams,
    DocumentRangeFormattingParams, DocumentSymbolParams, DocumentSymbolResponse, FoldingRangeParams,
    GotoDefinitionParams, Hover, HoverContents, HoverParams, InitializeParams, InitializeResult,
    InlayHintParams, Location, MarkupContent, MarkupKind, PublishDiagnosticsParams, ReferenceParams,
    RenameParams, SelectionRangeParams, SemanticTokens, SemanticTokensDeltaParams, SemanticTokensParams,
    SemanticTokensRangeParams, ServerInfo, TextDocumentPositionParams, Uri,
};
use rustc_hash::FxHashMap;
use serde_json::Value;

use crate::calls::Calls;
use crate::capabilities::capabilities;
use crate::document::Document;
use crate::{Host, completion, diagnostics, formatting, hints, hover, navigation, semantic, structure};

/// Time without messages after which diagnostics are computed, unless the client sets another one. It is
/// shorter than the time between two keystrokes of a fast typist, so it causes no noticeable delay.
const DEBOUNCE: Duration = Duration::from_millis(20);

/// Answers a client until it leaves.
///
/// # Errors
/// A sentence about a client that does not follow the protocol.
pub fn serve(connection: &Connection, host: &Host<'_>) -> Result<(), String> {
    let session = lsp_text::initialize(connection, |params| {
        let encoding = Encoding::negotiate(&params.capabilities);
        let info = ServerInfo { name: host.name.to_owned(), version: Some(host.version.to_owned()) };
        let result = InitializeResult { capabilities: capabilities(encoding), server_info: Some(info) };
        let result = serde_json::to_value(result).map_err(|error| error.to_string())?;
        Ok((result, MlirSession::new(connection, host, params, encoding)))
    })?;
    lsp_text::run(connection, session)
}

/// Options that the client sends when it starts the server.
struct ClientOptions {
    debounce: Duration,
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
            debounce: find("debounce").and_then(Value::as_u64).map_or(DEBOUNCE, Duration::from_millis),
            allow_unregistered: find("allowUnregisteredDialects").and_then(Value::as_bool).unwrap_or(true),
            passes: passes.unwrap_or_else(|| ["canonicalize", "cse"].map(str::to_owned).to_vec()),
        }
    }
}

/// A document that the client has open.
struct Open {
    uri: Uri,
    version: i32,
    text: Arc<Text>,
    /// The document as it was parsed last; changes are parsed at the next request.
    document: Document,
    /// The diagnostics that the client has.
    sent: Option<PublishDiagnosticsParams>,
}

/// The state of the server for one client.
struct MlirSession<'c, 'h> {
    client: Client<'c>,
    host: &'h Host<'h>,
    encoding: Encoding,
    options: ClientOptions,
    can_show: bool,
    can_resolve: bool,
    /// The open documents by path.
    open: FxHashMap<String, Open>,
    tokens: SentTokens,
    /// When diagnostics are due; none when all were sent.
    due: Option<Instant>,
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
            open: FxHashMap::default(),
            tokens: SentTokens::default(),
            due: None,
        }
    }

    /// An open document with its newest text read.
    fn current(&mut self, path: &str) -> Option<&Open> {
        let open = self.open.get_mut(path)?;
        if !Arc::ptr_eq(&open.text, &open.document.text) {
            open.document.change(self.host, Arc::clone(&open.text));
        }
        Some(open)
    }

    /// The result of `answer` for an open document; the default for other documents.
    fn answer_document<R: Default>(
        &mut self,
        uri: &Uri,
        answer: impl FnOnce(&Document, &Uri, Encoding) -> R,
    ) -> R {
        let encoding = self.encoding;
        match self.current(&uri::to_path(uri)) {
            Some(open) => answer(&open.document, &open.uri, encoding),
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
        // All documents have the same dialects.
        match self.open.values().next() {
            Some(open) => completion::resolve(&open.document.ctx, item),
            None => item,
        }
    }
}

impl Session for MlirSession<'_, '_> {
    fn handle_request(&mut self, request: Request) -> Response {
        let Request { id, method, params } = request;
        match method.as_str() {
            HoverRequest::METHOD => try_reply(id, params, |params| Ok(self.hover(&params))),
            GotoDefinition::METHOD | GotoDeclaration::METHOD => {
                try_reply(id, params, |params| Ok(self.definition(&params)))
            }
            References::METHOD => try_reply(id, params, |params| Ok(self.references(&params))),
            DocumentHighlightRequest::METHOD => try_reply(id, params, |params: DocumentHighlightParams| {
                Ok(self
                    .answer_position(&params.text_document_position_params, |document, at, _, encoding| {
                        navigation::highlights(document, at, encoding)
                    }))
            }),
            DocumentSymbolRequest::METHOD => try_reply(id, params, |params: DocumentSymbolParams| {
                Ok(self.answer_document(&params.text_document.uri, |document, _, encoding| {
                    Some(DocumentSymbolResponse::Nested(structure::symbols(document, encoding)))
                }))
            }),
            Completion::METHOD => try_reply(id, params, |params: CompletionParams| {
                Ok(self.answer_position(&params.text_document_position, |document, at, _, encoding| {
                    Some(completion::completion(document, at, encoding))
                }))
            }),
            ResolveCompletionItem::METHOD => {
                try_reply(id, params, |item: CompletionItem| Ok(self.resolve_completion(item)))
            }
            SemanticTokensFullRequest::METHOD => try_reply(id, params, |params: SemanticTokensParams| {
                let uri = &params.text_document.uri;
                Ok(self.all_tokens(uri).map(|found| self.tokens.full(uri, found)))
            }),
            SemanticTokensFullDeltaRequest::METHOD => {
                try_reply(id, params, |params: SemanticTokensDeltaParams| {
                    let (uri, previous) = (&params.text_document.uri, &params.previous_result_id);
                    Ok(self.all_tokens(uri).map(|found| self.tokens.delta(uri, previous, found)))
                })
            }
            CallHierarchyPrepare::METHOD => try_reply(id, params, |params: CallHierarchyPrepareParams| {
                Ok(self.calls(&params.text_document_position_params, |calls, at| calls.prepare(at)))
            }),
            CallHierarchyIncomingCalls::METHOD => {
                try_reply(id, params, |params: CallHierarchyIncomingCallsParams| {
                    Ok(self.calls(&name_of(&params.item), |calls, at| calls.incoming(at)))
                })
            }
            CallHierarchyOutgoingCalls::METHOD => {
                try_reply(id, params, |params: CallHierarchyOutgoingCallsParams| {
                    Ok(self.calls(&name_of(&params.item), |calls, at| calls.outgoing(at)))
                })
            }
            SemanticTokensRangeRequest::METHOD => {
                try_reply(id, params, |params: SemanticTokensRangeParams| {
                    Ok(self.answer_document(&params.text_document.uri, |document, _, encoding| {
                        Some(semantic::tokens(
                            document,
                            &document.text.offsets(params.range, encoding),
                            encoding,
                        ))
                    }))
                })
            }
            FoldingRangeRequest::METHOD => try_reply(id, params, |params: FoldingRangeParams| {
                Ok(self.answer_document(&params.text_document.uri, |document, _, _| {
                    structure::folding(document)
                }))
            }),
            Formatting::METHOD => try_reply(id, params, |params: DocumentFormattingParams| {
                let host = self.host;
                Ok(self.answer_document(&params.text_document.uri, |document, _, encoding| {
                    formatting::document(document, host, encoding)
                }))
            }),
            RangeFormatting::METHOD => try_reply(id, params, |params: DocumentRangeFormattingParams| {
                let host = self.host;
                Ok(self.answer_document(&params.text_document.uri, |document, _, encoding| {
                    formatting::range(document, params.range, host, encoding)
                }))
            }),
            SelectionRangeRequest::METHOD => try_reply(id, params, |params: SelectionRangeParams| {
                Ok(self.answer_document(&params.text_document.uri, |document, _, encoding| {
                    let positions = params.positions.into_iter();
                    positions
                        .map(|position| structure::selection(document, position, encoding))
                        .collect::<Vec<_>>()
                }))
            }),
            InlayHintRequest::METHOD => try_reply(id, params, |params: InlayHintParams| {
                Ok(self.answer_document(&params.text_document.uri, |document, _, encoding| {
                    hints::hints(document, &document.text.offsets(params.range, encoding), encoding)
                }))
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
            CodeActionRequest::METHOD => try_reply(id, params, |params| Ok(self.actions(&params))),
            CodeActionResolveRequest::METHOD => try_reply(id, params, |action| self.resolve_action(action)),
            ExecuteCommand::METHOD => try_reply(id, params, |params| self.execute(&params)),
            _ => reply_unknown_method(id, &method),
        }
    }

    fn handle_notification(&mut self, notification: Notification) {
        let params = notification.params;
        match notification.method.as_str() {
            DidOpenTextDocument::METHOD => {
                let Ok(params) = serde_json::from_value::<DidOpenTextDocumentParams>(params) else { return };
                let document = params.text_document;
                let text = Arc::new(Text::new(Arc::new(document.text)));
                let read = Document::new(self.host, Arc::clone(&text), self.options.allow_unregistered);
                let path = uri::to_path(&document.uri);
                let open =
                    Open { uri: document.uri, version: document.version, text, document: read, sent: None };
                self.open.insert(path, open);
            }
            DidChangeTextDocument::METHOD => {
                let Ok(params) = serde_json::from_value::<DidChangeTextDocumentParams>(params) else {
                    return;
                };
                let Some(open) = self.open.get_mut(&uri::to_path(&params.text_document.uri)) else { return };
                for change in &params.content_changes {
                    open.text = Arc::new(open.text.changed(change, self.encoding));
                }
                open.version = params.text_document.version;
            }
            DidCloseTextDocument::METHOD => {
                let Ok(params) = serde_json::from_value::<DidCloseTextDocumentParams>(params) else { return };
                self.open.remove(&uri::to_path(&params.text_document.uri));
                self.tokens.forget(&params.text_document.uri);
                let none = PublishDiagnosticsParams::new(params.text_document.uri, Vec::new(), None);
                self.client.notify::<PublishDiagnostics>(&none);
            }
            _ => return,
        }
        self.due = Some(Instant::now() + self.options.debounce);
    }

    fn diagnostics_due(&self) -> Option<Instant> {
        self.due
    }

    fn publish_diagnostics(&mut self) {
        self.due = None;
        let mut paths: Vec<String> = self.open.keys().cloned().collect();
        paths.sort_unstable();
        let (host, encoding) = (self.host, self.encoding);
        for path in paths {
            let Some(open) = self.current(&path) else { continue };
            let (uri, version) = (open.uri.clone(), open.version);
            let found = diagnostics::diagnostics(&open.document, &uri, encoding, host.name);
            let params = PublishDiagnosticsParams::new(uri, found, Some(version));
            let Some(open) = self.open.get_mut(&path) else { continue };
            if open.sent.as_ref() == Some(&params) {
                continue;
            }
            open.sent = Some(params.clone());
            self.client.notify::<PublishDiagnostics>(&params);
        }
    }
}

fn name_of(item: &CallHierarchyItem) -> TextDocumentPositionParams {
    start_of(&item.uri, item.selection_range)
}
