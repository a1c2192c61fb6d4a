//! The connection of a server to a client over the standard streams.
//!
//! Two threads read and write, as in `lsp_server::Connection::stdio`. There, each message waits for the next
//! thread, and is flushed alone. Here the threads are connected by queues, so that requests are answered
//! while others are read, and all waiting responses are written at once.

use std::io::{self, BufRead, BufReader, Write};
use std::panic::resume_unwind;
use std::thread::{self, ScopedJoinHandle};

use crossbeam_channel::{Receiver, Sender, unbounded};
use lsp_server::{Connection, Message};

/// Text of about this many bytes is written before further answers are added.
const WRITTEN_AT_ONCE: usize = 64 * 1024;

/// Serves a client over the standard streams until `serve` returns and the client has closed its stream or
/// sent `exit`.
///
/// # Errors
/// The error of `serve`, or a sentence about a stream that cannot be used or does not follow the protocol.
pub fn serve_stdio(serve: impl FnOnce(&Connection) -> Result<(), String>) -> Result<(), String> {
    let input = process_io::stdin().map_err(broken)?;
    let output = process_io::stdout().map_err(broken)?;
    serve_streams(BufReader::new(input), output, serve)
}

fn broken(error: io::Error) -> String {
    format!("the connection broke: {error}")
}

fn serve_streams(
    input: impl BufRead + Send,
    output: impl Write + Send,
    serve: impl FnOnce(&Connection) -> Result<(), String>,
) -> Result<(), String> {
    let (requests, receiver) = unbounded();
    let (sender, answers) = unbounded();
    let connection = Connection { sender, receiver };
    thread::scope(|scope| {
        let reader = scope.spawn(move || read(input, &requests));
        let writer = scope.spawn(move || write(output, &answers));
        let served = serve(&connection);
        // The thread that writes ends with the connection.
        drop(connection);
        let read = ended(reader);
        let written = ended(writer);
        served.and(read).and(written)
    })
}

/// Waits for the end of a thread.
fn ended(thread: ScopedJoinHandle<'_, io::Result<()>>) -> Result<(), String> {
    thread.join().unwrap_or_else(|panic| resume_unwind(panic)).map_err(broken)
}

/// Reads messages until the client disconnects or the server ends.
fn read(mut input: impl BufRead, requests: &Sender<Message>) -> io::Result<()> {
    while let Some(message) = Message::read(&mut input)? {
        let is_exit = matches!(&message, Message::Notification(found) if found.method == "exit");
        if requests.send(message).is_err() || is_exit {
            break;
        }
    }
    Ok(())
}

/// Writes messages until the server ends.
fn write(mut output: impl Write, answers: &Receiver<Message>) -> io::Result<()> {
    let mut text = Vec::new();
    while let Ok(first) = answers.recv() {
        first.write(&mut text)?;
        while text.len() < WRITTEN_AT_ONCE
            && let Ok(next) = answers.try_recv()
        {
            next.write(&mut text)?;
        }
        output.write_all(&text)?;
        output.flush()?;
        text.clear();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use lsp_server::{Notification, Request, Response};
    use serde_json::json;

    /// The text of a client that sends `count` requests and leaves.
    fn requests(count: i32) -> Vec<u8> {
        let mut text = Vec::new();
        for id in 0..count {
            let request = Request::new(id.into(), "echo".to_owned(), json!({"text": "a\nb"}));
            Message::Request(request).write(&mut text).unwrap();
        }
        Message::Notification(Notification::new("exit".to_owned(), ())).write(&mut text).unwrap();
        text
    }

    /// Answers each request with its parameters.
    fn echo(connection: &Connection) -> Result<(), String> {
        for message in &connection.receiver {
            if let Message::Request(request) = message {
                let answer = Response::new_ok(request.id, request.params);
                connection.sender.send(Message::Response(answer)).map_err(|error| error.to_string())?;
            }
        }
        Ok(())
    }

    /// A stream that cannot be written.
    struct Refuses;

    impl Write for Refuses {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn requests_that_come_at_once_are_answered_in_their_order() {
        let mut output = Vec::new();
        assert_eq!(serve_streams(&requests(3_000)[..], &mut output, echo), Ok(()));
        let mut answers = &output[..];
        for id in 0..3_000 {
            match Message::read(&mut answers).unwrap() {
                Some(Message::Response(answer)) => {
                    assert_eq!(answer.id, id.into());
                    assert_eq!(answer.result, Some(json!({"text": "a\nb"})));
                }
                other => panic!("{other:?} instead of the answer to {id}"),
            }
        }
        assert!(answers.is_empty());
    }

    #[test]
    fn text_of_another_form_ends_the_connection() {
        let found = serve_streams(&b"Content-Length: 3\r\n\r\n{ }"[..], Vec::new(), echo);
        assert!(found.as_ref().is_err_and(|text| text.starts_with("the connection broke: ")), "{found:?}");
    }

    #[test]
    fn a_client_that_reads_no_answers_is_an_error() {
        let found = serve_streams(&requests(1)[..], Refuses, echo);
        assert_eq!(found, Err("the connection broke: broken pipe".to_owned()));
    }

    #[test]
    fn an_error_of_the_server_is_the_result() {
        let found = serve_streams(&requests(1)[..], Vec::new(), |_| Err("no".to_owned()));
        assert_eq!(found, Err("no".to_owned()));
    }
}
