//! The server of a page: one thread, `GET` only, for browsers on this machine.
//!
//! The standard library suffices: a page requests its document and its chunks one after another, and uploads
//! nothing.
//!
//! **Invariant**: the server listens on 127.0.0.1 and answers only requests for that name. The page's
//! content policy allows no other connections. Text in the data is never markup.

use crate::Model;
use crate::page::served;
use crate::request::Request;
use std::io::{self, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::time::Duration;

/// A browser that sends nothing for so long is not waited for.
const PATIENCE: Duration = Duration::from_secs(2);

/// A server of a page.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    port: u16,
}

impl Server {
    /// Takes a port of 127.0.0.1; 0 is any that is free.
    ///
    /// # Errors
    /// When the port cannot be used.
    pub fn bind(port: u16) -> io::Result<Server> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let port = listener.local_addr()?.port();
        Ok(Server { listener, port })
    }

    /// The address of the page.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Answers requests until the process ends.
    ///
    /// # Errors
    /// When the port can no longer be used.
    pub fn run(&self, model: &dyn Model) -> io::Result<()> {
        loop {
            let (stream, _) = self.listener.accept()?;
            // A lost connection does not end the server.
            let _ = self.answer(&stream, model);
        }
    }

    fn answer(&self, mut stream: &TcpStream, model: &dyn Model) -> io::Result<()> {
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let response = match Request::read(stream)? {
            Some(request) => self.response(&request, model),
            None => Response::plain("400 Bad Request", "not a request"),
        };
        stream.write_all(&response.bytes())
    }

    fn response(&self, request: &Request, model: &dyn Model) -> Response {
        // DNS rebinding: a page of another site can make a browser send requests here, but with that site's
        // host name.
        let is_own = [format!("127.0.0.1:{}", self.port), format!("localhost:{}", self.port)];
        if !is_own.contains(&request.host) {
            return Response::plain("403 Forbidden", "this page is for browsers on this machine");
        }
        if request.method != "GET" {
            return Response::plain("405 Method Not Allowed", "only GET");
        }
        if request.target == "/" {
            return Response::ok("text/html; charset=utf-8", served(model));
        }
        let chunk = request.chunk();
        let value = match chunk.as_deref() {
            Some("index") => Some(model.index()),
            Some(name) => model.chunk(name),
            None => None,
        };
        match value {
            Some(value) => Response::ok("application/json", value.to_string()),
            None => Response::plain("404 Not Found", "there is no such part"),
        }
    }
}

struct Response {
    status: &'static str,
    content_type: &'static str,
    body: String,
}

impl Response {
    fn ok(content_type: &'static str, body: String) -> Response {
        Response { status: "200 OK", content_type, body }
    }

    fn plain(status: &'static str, text: &str) -> Response {
        Response { status, content_type: "text/plain", body: format!("{text}\n") }
    }

    fn bytes(&self) -> Vec<u8> {
        let Response { status, content_type, body } = self;
        let length = body.len();
        format!(
            "HTTP/1.1 {status}\r\nContent-Type: {content_type}\r\nContent-Length: {length}\r\n\
             Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n\
             Connection: close\r\n\r\n{body}"
        )
        .into_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;
    use serde_json::{Value, json};

    struct Numbers;

    impl Model for Numbers {
        fn kind(&self) -> Kind {
            Kind::Pipeline
        }

        fn title(&self) -> String {
            "Numbers".to_owned()
        }

        fn index(&self) -> Value {
            json!([1])
        }

        fn chunk(&self, name: &str) -> Option<Value> {
            name.parse::<u32>().ok().map(Value::from)
        }

        fn chunks(&self) -> Vec<String> {
            Vec::new()
        }
    }

    fn status_and_body(server: &Server, method: &str, target: &str, host: &str) -> (String, String) {
        let request = Request { method: method.into(), target: target.into(), host: host.into() };
        let response = server.response(&request, &Numbers);
        (response.status.to_owned(), response.body)
    }

    #[test]
    fn a_server_has_the_page_and_its_parts_for_this_machine_only() {
        let server = Server::bind(0).unwrap();
        let host = server.address().trim_start_matches("http://").trim_end_matches('/').to_owned();
        let get = |target: &str| status_and_body(&server, "GET", target, &host);
        let ok = |body: &str| ("200 OK".to_owned(), body.to_owned());
        assert!(get("/").1.starts_with("<!doctype html>"));
        assert_eq!(get("/chunk/index"), ok("[1]"));
        assert_eq!(get("/chunk/23"), ok("23"));
        assert_eq!(get("/chunk/x").0, "404 Not Found");
        assert_eq!(get("/../etc/passwd").0, "404 Not Found");
        assert_eq!(status_and_body(&server, "POST", "/", &host).0, "405 Method Not Allowed");
        assert_eq!(status_and_body(&server, "GET", "/", "example.org").0, "403 Forbidden");
        assert_eq!(status_and_body(&server, "GET", "/chunk/index", "").0, "403 Forbidden");
    }
}
