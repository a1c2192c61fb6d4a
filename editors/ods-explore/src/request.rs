//! HTTP requests, limited to the subset that browsers send for a page.

use std::io::{self, BufRead, Read};

/// The longest head of a request in bytes.
const MAX_HEAD: u64 = 1 << 16;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Request {
    pub(crate) method: String,
    /// Path and query, as they were sent.
    pub(crate) target: String,
    /// The host that the browser believes it talks to.
    pub(crate) host: String,
}

impl Request {
    /// Reads the head of a request; `None` if it is none.
    ///
    /// # Errors
    /// When the connection breaks.
    pub(crate) fn read(stream: impl Read) -> io::Result<Option<Request>> {
        let mut lines = io::BufReader::new(stream.take(MAX_HEAD)).lines();
        let Some(first) = lines.next().transpose()? else { return Ok(None) };
        let mut words = first.split(' ');
        let (Some(method), Some(target), Some(version)) = (words.next(), words.next(), words.next()) else {
            return Ok(None);
        };
        if !version.starts_with("HTTP/1.") {
            return Ok(None);
        }
        let (method, target, mut host) = (method.to_owned(), target.to_owned(), String::new());
        for line in lines {
            let line = line?;
            if line.is_empty() {
                break;
            }
            if let Some((name, value)) = line.split_once(':')
                && name.eq_ignore_ascii_case("host")
            {
                value.trim().clone_into(&mut host);
            }
        }
        Ok(Some(Request { method, target, host }))
    }

    /// The name of the chunk in a target such as `/chunk/record%2FAddOp`; `None` for other targets.
    pub(crate) fn chunk(&self) -> Option<String> {
        decoded(self.target.strip_prefix("/chunk/")?)
    }
}

/// The text of a part of a URL; `None` if it is not UTF-8.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let code = match tail {
            [high, low, ..] if *first == b'%' => hexadecimal(*high).zip(hexadecimal(*low)),
            _ => None,
        };
        bytes.push(code.map_or(*first, |(high, low)| high << 4 | low));
        rest = if code.is_some() { &tail[2..] } else { tail };
    }
    String::from_utf8(bytes).ok()
}

fn hexadecimal(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).map(|digit| digit as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(text: &str) -> Option<String> {
        Request::read(text.as_bytes()).unwrap().and_then(|request| request.chunk())
    }

    #[test]
    fn a_request_has_its_first_line_and_its_host() {
        let request =
            Request::read(&b"GET /a?b HTTP/1.1\r\nHost: 127.0.0.1:8\r\nx: y\r\n\r\nbody"[..]).unwrap();
        let expected = Request { method: "GET".into(), target: "/a?b".into(), host: "127.0.0.1:8".into() };
        assert_eq!(request, Some(expected));
        assert_eq!(Request::read(&b""[..]).unwrap(), None);
        assert_eq!(Request::read(&b"GET /\r\n\r\n"[..]).unwrap(), None);
        assert_eq!(Request::read(&b"\x16\x03\x01 a b\r\n"[..]).unwrap(), None);
    }

    #[test]
    fn names_of_chunks_are_decoded() {
        assert_eq!(target("GET /chunk/record%2FA%c3%a9 HTTP/1.1\r\n\r\n").as_deref(), Some("record/Aé"));
        assert_eq!(target("GET /chunk/100%25%2 HTTP/1.1\r\n\r\n").as_deref(), Some("100%%2"));
        assert_eq!(target("GET /chunk/%ff HTTP/1.1\r\n\r\n"), None);
        assert_eq!(target("GET / HTTP/1.1\r\n\r\n"), None);
    }
}
