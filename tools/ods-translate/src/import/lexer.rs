//! The tokens of LLVM IR's text (llvm/lib/AsmParser/LLLexer.cpp).

/// A failure: the offset in the text, and the message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Failure {
    pub(super) offset: usize,
    pub(super) message: String,
}

/// The result of reading a part of the text.
pub(super) type Parsed<T = ()> = Result<T, Failure>;

/// The kinds of tokens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum TokenKind {
    /// A keyword, a type, or the name of an opcode.
    Word(String),
    /// `name:` at the start of a block.
    Label(String),
    /// `%name`
    Local(String),
    /// `@name`
    Global(String),
    /// `$name`
    Comdat(String),
    /// `#4`
    Group(u64),
    /// `!name`
    MetadataName(String),
    /// An integer, with its sign.
    Int(String),
    /// A number with a point, or hexadecimal digits after `0x`.
    Float(String),
    /// A string's bytes.
    Text(Vec<u8>),
    /// A character of punctuation; `.` for the three of an ellipsis.
    Punct(char),
    End,
}

/// A token with its offset.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    pub(super) offset: usize,
}

/// All tokens of a text; the last one is [`TokenKind::End`].
///
/// # Errors
/// The first character that begins no token.
pub(super) fn tokens(text: &[u8]) -> Parsed<Vec<Token>> {
    let mut lexer = Lexer { text, at: 0 };
    let mut out = Vec::new();
    loop {
        lexer.skip();
        let offset = lexer.at;
        let kind = lexer.next()?;
        let is_end = kind == TokenKind::End;
        out.push(Token { kind, offset });
        if is_end {
            return Ok(out);
        }
    }
}

struct Lexer<'t> {
    text: &'t [u8],
    at: usize,
}

/// Whether a byte can be in a name without quotation marks.
fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'$' | b'.' | b'_')
}

impl Lexer<'_> {
    fn peek(&self, distance: usize) -> u8 {
        self.text.get(self.at + distance).copied().unwrap_or(0)
    }

    /// Skips whitespace and comments.
    fn skip(&mut self) {
        while self.at < self.text.len() {
            match self.text[self.at] {
                b';' => {
                    let end = self.text[self.at..].iter().position(|byte| *byte == b'\n');
                    self.at = end.map_or(self.text.len(), |length| self.at + length);
                }
                b'/' if self.peek(1) == b'*' => {
                    let end = self.text[self.at..].windows(2).position(|pair| pair == b"*/");
                    self.at = end.map_or(self.text.len(), |length| self.at + length + 2);
                }
                byte if byte.is_ascii_whitespace() => self.at += 1,
                _ => return,
            }
        }
    }

    fn next(&mut self) -> Parsed<TokenKind> {
        let Some(&first) = self.text.get(self.at) else { return Ok(TokenKind::End) };
        match first {
            b'%' | b'@' | b'$' => {
                self.at += 1;
                let name = self.name()?;
                Ok(match first {
                    b'%' => TokenKind::Local(name),
                    b'@' => TokenKind::Global(name),
                    _ => TokenKind::Comdat(name),
                })
            }
            b'!' => Ok(self.exclamation()),
            b'#' if self.peek(1).is_ascii_digit() => {
                self.at += 1;
                let digits = self.take(|byte| byte.is_ascii_digit());
                digits
                    .parse()
                    .map(TokenKind::Group)
                    .map_err(|_| self.failure("invalid value number (too large)"))
            }
            b'"' => self.text_or_label(),
            b'.' if self.peek(1) == b'.' && self.peek(2) == b'.' => {
                self.at += 3;
                Ok(TokenKind::Punct('.'))
            }
            b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'<' | b'>' | b',' | b'=' | b'*' | b'|' | b':'
            | b'#' => {
                self.at += 1;
                Ok(TokenKind::Punct(char::from(first)))
            }
            _ if is_name(first) || first == b'+' => self.word(),
            _ => Err(self.failure("expected top-level entity")),
        }
    }

    fn failure(&self, message: &str) -> Failure {
        Failure { offset: self.at, message: message.to_owned() }
    }

    fn take(&mut self, accepts: impl Fn(u8) -> bool) -> String {
        let start = self.at;
        while self.at < self.text.len() && accepts(self.text[self.at]) {
            self.at += 1;
        }
        String::from_utf8_lossy(&self.text[start..self.at]).into_owned()
    }

    /// A name after its sigil, which may be in quotation marks.
    fn name(&mut self) -> Parsed<String> {
        match self.peek(0) {
            b'"' => Ok(String::from_utf8_lossy(&self.quoted()?).into_owned()),
            byte if is_name(byte) => Ok(self.take(is_name)),
            _ => Err(self.failure("expected a name")),
        }
    }

    /// The bytes of a string. Escapes are `\` and two hexadecimal digits.
    fn quoted(&mut self) -> Parsed<Vec<u8>> {
        let start = self.at + 1;
        let Some(length) = self.text[start..].iter().position(|byte| *byte == b'"') else {
            return Err(self.failure("end of file in string constant"));
        };
        self.at = start + length + 1;
        Ok(unescape(&self.text[start..start + length]))
    }

    fn text_or_label(&mut self) -> Parsed<TokenKind> {
        let bytes = self.quoted()?;
        if self.peek(0) == b':' {
            self.at += 1;
            return Ok(TokenKind::Label(String::from_utf8_lossy(&bytes).into_owned()));
        }
        Ok(TokenKind::Text(bytes))
    }

    /// `!` or `!name`; the number of a node is a token of its own.
    fn exclamation(&mut self) -> TokenKind {
        self.at += 1;
        let is_start = |byte: u8| is_name(byte) && !byte.is_ascii_digit() || byte == b'\\';
        if !is_start(self.peek(0)) {
            return TokenKind::Punct('!');
        }
        let name = self.take(|byte| is_name(byte) || byte == b'\\');
        TokenKind::MetadataName(String::from_utf8_lossy(&unescape(name.as_bytes())).into_owned())
    }

    /// A keyword, a label or a number.
    fn word(&mut self) -> Parsed<TokenKind> {
        let start = self.at;
        let text = self.take(|byte| is_name(byte) || byte == b'+');
        if self.peek(0) == b':' && self.text[start] != b'+' && !text.contains('+') {
            self.at += 1;
            return Ok(TokenKind::Label(text));
        }
        let digits = text.trim_start_matches(['-', '+']);
        if !digits.starts_with(|c: char| c.is_ascii_digit()) {
            return Ok(TokenKind::Word(text));
        }
        let is_hexadecimal = digits.starts_with("0x");
        let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit());
        if is_plain && !text.starts_with('+') {
            Ok(TokenKind::Int(text))
        } else if is_hexadecimal || digits.contains('.') {
            Ok(TokenKind::Float(text))
        } else {
            Err(Failure { offset: start, message: format!("expected a number, not '{text}'") })
        }
    }
}

/// The bytes that a string with escapes means.
fn unescape(text: &[u8]) -> Vec<u8> {
    let digit = |byte: Option<&u8>| byte.and_then(|byte| char::from(*byte).to_digit(16));
    let mut out = Vec::with_capacity(text.len());
    let mut at = 0;
    while at < text.len() {
        match (text[at], text.get(at + 1), digit(text.get(at + 1)), digit(text.get(at + 2))) {
            (b'\\', Some(b'\\'), ..) => {
                out.push(b'\\');
                at += 2;
            }
            (b'\\', _, Some(high), Some(low)) => {
                out.push((high * 16 + low) as u8);
                at += 3;
            }
            (byte, ..) => {
                out.push(byte);
                at += 1;
            }
        }
    }
    out
}
