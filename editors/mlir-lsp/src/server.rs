//! The session: messages of a client, and what answers them.

mod commands;

use std::sync::Arc;
use std::time::{Duration, Instant};

use lsp_server::{Connection, ErrorCode, Message, Notification, Request, RequestId, Response};
use lsp_text::{Encoding, SentTokens, Text, start_of, uri};
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
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::calls::Calls;
use crate::capabilities::capabilities;
use crate::document::Document;
use crate::{Host, completion, diagnostics, formatting, hints, hover, navigation, semantic, structure};

/// Time without messages after which diagnostics are computed, unless the client sets another one: shorter than between two
/// keystrokes of a fast typist, so that nobody waits.
const DEBOUNCE: Duration = Duration::from_millis(20);

/// Answers a client until it leaves.
///
/// # Errors
/// A sentence about a client that does not follow the protocol.
pub fn serve(connection: &Connection, host: &Host<'_>) -> Result<(), String> {
    let (id, params) = connection.initialize_start().map_err(|error| error.to_string())?;
    let params: InitializeParams = serde_json::from_value(params).map_err(|error| error.to_string())?;
    let encoding = Encoding::of_client(&params.capabilities);
    let info = ServerInfo { name: host.name.to_owned(), version: Some(host.version.to_owned()) };
    let result = InitializeResult { capabilities: capabilities(encoding), server_info: Some(info) };
    let result = serde_json::to_value(result).map_err(|error| error.to_string())?;
    connection.initialize_finish(id, result).map_err(|error| error.to_string())?;
    Session::new(connection, host, &params, encoding).run()
}

/// Options that the client sends when it starts the server.
struct ClientOptions {
    debounce: Duration,
    /// Whether operations and types of unknown dialects are allowed, as by the option `--allow-unregistered-dialect`.
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
    /// The document as it was read last; changes are read when somebody asks.
    document: Document,
    /// The diagnostics that the client has.
    sent: Option<PublishDiagnosticsParams>,
}

/// A client and what the server knows of it.
struct Session<'c, 'h> {
    connection: &'c Connection,
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
    /// Number of requests of the server.
    requests: u32,
}

impl<'c, 'h> Session<'c, 'h> {
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
        Session {
            connection,
            host,
            encoding,
            options: ClientOptions::new(params.initialization_options.as_ref()),
            can_show: show.is_some_and(|show| show.support),
            can_resolve: resolve.is_some_and(|resolve| resolve.properties.iter().any(|name| name == "edit")),
            open: FxHashMap::default(),
            tokens: SentTokens::default(),
            due: None,
            requests: 0,
        }
    }

    fn run(mut self) -> Result<(), String> {
        loop {
            let message = match self.due {
                None => self.connection.receiver.recv().ok(),
                Some(due) => match self.connection.receiver.recv_deadline(due) {
                    Ok(message) => Some(message),
                    Err(error) if error.is_timeout() => {
                        self.publish();
                        continue;
                    }
                    Err(_) => None,
                },
            };
            match message {
                None => return Ok(()),
                Some(Message::Request(request)) => {
                    if self.connection.handle_shutdown(&request).map_err(|error| error.to_string())? {
                        return Ok(());
                    }
                    let response = self.answer(request);
                    self.send(Message::Response(response));
                }
                Some(Message::Notification(notification)) => self.notice(notification),
                Some(Message::Response(_)) => {}
            }
        }
    }

    /// A client that is gone is noticed when the next message is received.
    fn send(&self, message: Message) {
        let _ = self.connection.sender.send(message);
    }

    /// Sends a request whose answer says nothing new.
    fn ask<R: lsp_types::request::Request>(&mut self, params: &R::Params)
    where
        R::Params: Serialize,
    {
        self.requests += 1;
        let id = RequestId::from(format!("ods-opt-{}", self.requests));
        self.send(Message::Request(Request::new(id, R::METHOD.to_owned(), params)));
    }

    fn publish(&mut self) {
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
            self.notify(&params);
        }
    }

    fn notify(&self, params: &PublishDiagnosticsParams) {
        let notification = Notification::new(PublishDiagnostics::METHOD.to_owned(), params);
        self.send(Message::Notification(notification));
    }

    /// An open document with its newest text read.
    fn current(&mut self, path: &str) -> Option<&Open> {
        let open = self.open.get_mut(path)?;
        if !Arc::ptr_eq(&open.text, &open.document.text) {
            open.document.change(self.host, Arc::clone(&open.text));
        }
        Some(open)
    }

    fn notice(&mut self, notification: Notification) {
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
                self.notify(&PublishDiagnosticsParams::new(params.text_document.uri, Vec::new(), None));
            }
            _ => return,
        }
        self.due = Some(Instant::now() + self.options.debounce);
    }

    /// Answers with what `answer` finds in an open document; with nothing for others.
    fn at<R: Default>(&mut self, uri: &Uri, answer: impl FnOnce(&Document, &Uri, Encoding) -> R) -> R {
        let encoding = self.encoding;
        match self.current(&uri::to_path(uri)) {
            Some(open) => answer(&open.document, &open.uri, encoding),
            None => R::default(),
        }
    }

    /// The same with the offset of a position.
    fn on<R: Default>(
        &mut self,
        at: &TextDocumentPositionParams,
        answer: impl FnOnce(&Document, u32, &Uri, Encoding) -> R,
    ) -> R {
        self.at(&at.text_document.uri, |document, uri, encoding| {
            answer(document, document.text.offset(at.position, encoding), uri, encoding)
        })
    }

    fn answer(&mut self, request: Request) -> Response {
        let Request { id, method, params } = request;
        let answered = match method.as_str() {
            HoverRequest::METHOD => with(params, |params| Ok(self.hover(&params))),
            GotoDefinition::METHOD | GotoDeclaration::METHOD => {
                with(params, |params| Ok(self.definition(&params)))
            }
            References::METHOD => with(params, |params| Ok(self.references(&params))),
            DocumentHighlightRequest::METHOD => with(params, |params: DocumentHighlightParams| {
                Ok(self.on(&params.text_document_position_params, |document, at, _, encoding| {
                    navigation::highlights(document, at, encoding)
                }))
            }),
            DocumentSymbolRequest::METHOD => with(params, |params: DocumentSymbolParams| {
                Ok(self.at(&params.text_document.uri, |document, _, encoding| {
                    Some(DocumentSymbolResponse::Nested(structure::symbols(document, encoding)))
                }))
            }),
            Completion::METHOD => with(params, |params: CompletionParams| {
                Ok(self.on(&params.text_document_position, |document, at, _, encoding| {
                    Some(completion::completion(document, at, encoding))
                }))
            }),
            ResolveCompletionItem::METHOD => {
                with(params, |item: CompletionItem| Ok(self.resolve_completion(item)))
            }
            SemanticTokensFullRequest::METHOD => with(params, |params: SemanticTokensParams| {
                let uri = &params.text_document.uri;
                Ok(self.all_tokens(uri).map(|found| self.tokens.full(uri, found)))
            }),
            SemanticTokensFullDeltaRequest::METHOD => with(params, |params: SemanticTokensDeltaParams| {
                let (uri, previous) = (&params.text_document.uri, &params.previous_result_id);
                Ok(self.all_tokens(uri).map(|found| self.tokens.delta(uri, previous, found)))
            }),
            CallHierarchyPrepare::METHOD => with(params, |params: CallHierarchyPrepareParams| {
                Ok(self.calls(&params.text_document_position_params, |calls, at| calls.prepare(at)))
            }),
            CallHierarchyIncomingCalls::METHOD => with(params, |params: CallHierarchyIncomingCallsParams| {
                Ok(self.calls(&name_of(&params.item), |calls, at| calls.incoming(at)))
            }),
            CallHierarchyOutgoingCalls::METHOD => with(params, |params: CallHierarchyOutgoingCallsParams| {
                Ok(self.calls(&name_of(&params.item), |calls, at| calls.outgoing(at)))
            }),
            SemanticTokensRangeRequest::METHOD => with(params, |params: SemanticTokensRangeParams| {
                Ok(self.at(&params.text_document.uri, |document, _, encoding| {
                    Some(semantic::tokens(document, &document.text.offsets(params.range, encoding), encoding))
                }))
            }),
            FoldingRangeRequest::METHOD => with(params, |params: FoldingRangeParams| {
                Ok(self.at(&params.text_document.uri, |document, _, _| structure::folding(document)))
            }),
            Formatting::METHOD => with(params, |params: DocumentFormattingParams| {
                let host = self.host;
                Ok(self.at(&params.text_document.uri, |document, _, encoding| {
                    formatting::document(document, host, encoding)
                }))
            }),
            RangeFormatting::METHOD => with(params, |params: DocumentRangeFormattingParams| {
                let host = self.host;
                Ok(self.at(&params.text_document.uri, |document, _, encoding| {
                    formatting::range(document, params.range, host, encoding)
                }))
            }),
            SelectionRangeRequest::METHOD => with(params, |params: SelectionRangeParams| {
                Ok(self.at(&params.text_document.uri, |document, _, encoding| {
                    let positions = params.positions.into_iter();
                    positions
                        .map(|position| structure::selection(document, position, encoding))
                        .collect::<Vec<_>>()
                }))
            }),
            InlayHintRequest::METHOD => with(params, |params: InlayHintParams| {
                Ok(self.at(&params.text_document.uri, |document, _, encoding| {
                    hints::hints(document, &document.text.offsets(params.range, encoding), encoding)
                }))
            }),
            PrepareRenameRequest::METHOD => with(params, |params: TextDocumentPositionParams| {
                self.on(&params, |document, at, _, encoding| {
                    Some(navigation::prepare(document, at, encoding))
                })
                .transpose()
            }),
            Rename::METHOD => with(params, |params: RenameParams| {
                let new = params.new_name;
                self.on(&params.text_document_position, |document, at, uri, encoding| {
                    Some(navigation::rename(document, at, &new, uri, encoding))
                })
                .transpose()
            }),
            CodeActionRequest::METHOD => with(params, |params| Ok(self.actions(&params))),
            CodeActionResolveRequest::METHOD => with(params, |action| self.resolve_action(action)),
            ExecuteCommand::METHOD => with(params, |params| self.execute(&params)),
            _ => {
                let message = format!("the server does not know '{method}'");
                return Response::new_err(id, ErrorCode::MethodNotFound as i32, message);
            }
        };
        match answered {
            Ok(result) => Response::new_ok(id, result),
            Err((code, message)) => Response::new_err(id, code as i32, message),
        }
    }

    fn all_tokens(&mut self, uri: &Uri) -> Option<SemanticTokens> {
        let all = 0..u32::MAX;
        self.at(uri, |document, _, encoding| Some(semantic::tokens(document, &all, encoding)))
    }

    fn calls<R: Default>(
        &mut self,
        at: &TextDocumentPositionParams,
        answer: impl FnOnce(Calls<'_>, u32) -> R,
    ) -> R {
        self.on(at, |document, at, uri, encoding| answer(Calls { document, uri, encoding }, at))
    }

    fn hover(&mut self, params: &HoverParams) -> Option<Hover> {
        self.on(&params.text_document_position_params, |document, at, _, encoding| {
            let (value, range) = hover::hover(document, at)?;
            let contents = HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value });
            Some(Hover { contents, range: Some(document.text.range(range, encoding)) })
        })
    }

    fn definition(&mut self, params: &GotoDefinitionParams) -> Option<Location> {
        self.on(&params.text_document_position_params, |document, at, uri, encoding| {
            let range = navigation::definition(document, at)?;
            Some(Location::new(uri.clone(), document.text.range(range, encoding)))
        })
    }

    fn references(&mut self, params: &ReferenceParams) -> Vec<Location> {
        let with_definition = params.context.include_declaration;
        self.on(&params.text_document_position, |document, at, uri, encoding| {
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

fn name_of(item: &CallHierarchyItem) -> TextDocumentPositionParams {
    start_of(&item.uri, item.selection_range)
}

/// Answers a request with the parameters that it should have.
fn with<P: DeserializeOwned, R: Serialize>(
    params: Value,
    answer: impl FnOnce(P) -> Result<R, String>,
) -> Result<Value, (ErrorCode, String)> {
    let params =
        serde_json::from_value(params).map_err(|error| (ErrorCode::InvalidParams, error.to_string()))?;
    let answer = answer(params).map_err(|message| (ErrorCode::RequestFailed, message))?;
    serde_json::to_value(answer).map_err(|error| (ErrorCode::InternalError, error.to_string()))
}
