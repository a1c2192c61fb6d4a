//! The parts of a language server that do not depend on the language: the message loop, messages to the
//! client, and responses.

use std::time::Instant;

use lsp_server::{Connection, ErrorCode, Message, Notification, Request, RequestId, Response};
use lsp_types::InitializeParams;
use lsp_types::notification::Notification as NotificationType;
use lsp_types::request::Request as RequestType;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::Encoding;

/// The session of a server with one client.
pub trait Session {
    /// Returns the response to a request.
    fn handle_request(&mut self, request: Request) -> Response;

    /// Handles a notification.
    fn handle_notification(&mut self, notification: Notification);

    /// The time to publish diagnostics unless another message arrives first; `None` if they are up to date.
    fn diagnostics_due(&self) -> Option<Instant>;

    /// Publishes diagnostics, after which none are due.
    fn publish_diagnostics(&mut self);

    /// Called after each message and after diagnostics are published.
    fn finish_turn(&mut self) {}
}

/// Receives the client's `initialize` request and responds to it for a server of this name and version.
/// `create` returns the server's capabilities and the session.
///
/// # Errors
/// A sentence about a client that does not follow the protocol.
pub fn initialize<C: Serialize, S>(
    connection: &Connection,
    (name, version): (&str, &str),
    create: impl FnOnce(&InitializeParams, Encoding) -> (C, S),
) -> Result<S, String> {
    let (id, params) = connection.initialize_start().map_err(|error| error.to_string())?;
    let params: InitializeParams = serde_json::from_value(params).map_err(|error| error.to_string())?;
    let (capabilities, session) = create(&params, Encoding::negotiate(&params.capabilities));
    let capabilities = serde_json::to_value(capabilities).map_err(|error| error.to_string())?;
    let info = json!({"name": name, "version": version});
    let result = json!({"capabilities": capabilities, "serverInfo": info});
    connection.initialize_finish(id, result).map_err(|error| error.to_string())?;
    Ok(session)
}

/// Dispatches the client's messages until it shuts the server down or closes the connection.
///
/// # Errors
/// A sentence about a client that does not follow the protocol.
pub fn run(connection: &Connection, mut session: impl Session) -> Result<(), String> {
    loop {
        let message = match session.diagnostics_due() {
            None => connection.receiver.recv().ok(),
            Some(due) => match connection.receiver.recv_deadline(due) {
                Ok(message) => Some(message),
                Err(error) if error.is_timeout() => {
                    session.publish_diagnostics();
                    session.finish_turn();
                    continue;
                }
                Err(_) => None,
            },
        };
        match message {
            None => return Ok(()),
            Some(Message::Request(request)) => {
                if connection.handle_shutdown(&request).map_err(|error| error.to_string())? {
                    return Ok(());
                }
                let response = session.handle_request(request);
                send(connection, Message::Response(response));
            }
            Some(Message::Notification(notification)) => session.handle_notification(notification),
            Some(Message::Response(_)) => {}
        }
        session.finish_turn();
    }
}

/// Sends a message. If the client is gone, the next receive reports that.
fn send(connection: &Connection, message: Message) {
    let _ = connection.sender.send(message);
}

/// The client, for messages that the server sends on its own.
pub struct Client<'c> {
    connection: &'c Connection,
    /// Prefix of the identifiers of requests.
    name: String,
    request_count: u32,
}

impl<'c> Client<'c> {
    /// The client at the other end of a connection, for a server of this name.
    #[must_use]
    pub fn new(connection: &'c Connection, name: impl Into<String>) -> Client<'c> {
        Client { connection, name: name.into(), request_count: 0 }
    }

    /// Sends a notification.
    pub fn notify<N: NotificationType>(&self, params: &N::Params)
    where
        N::Params: Serialize,
    {
        send(self.connection, Message::Notification(Notification::new(N::METHOD.to_owned(), params)));
    }

    /// Sends a request. Its response is ignored.
    pub fn request<R: RequestType>(&mut self, params: &R::Params)
    where
        R::Params: Serialize,
    {
        self.request_count += 1;
        let id = RequestId::from(format!("{}-{}", self.name, self.request_count));
        send(self.connection, Message::Request(Request::new(id, R::METHOD.to_owned(), params)));
    }
}

/// The response to a request that cannot fail. Parameters of another type than `P` are an error of the
/// client.
pub fn reply<P: DeserializeOwned, R: Serialize>(
    id: RequestId,
    params: Value,
    answer: impl FnOnce(P) -> R,
) -> Response {
    try_reply(id, params, |params| Ok(answer(params)))
}

/// The response to a request that the server may refuse with a message.
pub fn try_reply<P: DeserializeOwned, R: Serialize>(
    id: RequestId,
    params: Value,
    answer: impl FnOnce(P) -> Result<R, String>,
) -> Response {
    let result = serde_json::from_value(params)
        .map_err(|error| (ErrorCode::InvalidParams, error.to_string()))
        .and_then(|params| answer(params).map_err(|message| (ErrorCode::RequestFailed, message)))
        .and_then(|result| {
            serde_json::to_value(result).map_err(|error| (ErrorCode::InternalError, error.to_string()))
        });
    match result {
        Ok(result) => Response::new_ok(id, result),
        Err((code, message)) => Response::new_err(id, code as i32, message),
    }
}

/// The response to a request with an unknown method.
#[must_use]
pub fn reply_unknown_method(id: RequestId, method: &str) -> Response {
    let message = format!("unknown method '{method}'");
    Response::new_err(id, ErrorCode::MethodNotFound as i32, message)
}
