//! Splits Rust source into code, comments and string literals, which different checks read.

/// The tokens of a Rust file.
pub(super) struct Tokens {
    /// The source with spaces in place of comments and contents of literals. Offsets and lines are those of
    /// the source.
    pub(super) code: String,
    /// Comments without their slashes, line by line, with the line number.
    pub(super) comments: Vec<(usize, String)>,
    /// Contents of string literals, with the number of their first line.
    pub(super) strings: Vec<(usize, String)>,
}

/// Splits a source. Invalid Rust has an unspecified result.
pub(super) fn tokenize(source: &str) -> Tokens {
    let mut lexer = Lexer { source, at: 0, line: 1, code: source.as_bytes().to_vec(), tokens: Vec::new() };
    lexer.run();
    let mut result = Tokens { code: String::new(), comments: Vec::new(), strings: Vec::new() };
    for (is_comment, line, text) in lexer.tokens {
        if is_comment {
            let lines = text.lines().enumerate();
            let text = |text: &str| text.trim_start_matches(['/', '!', '*']).to_owned();
            result.comments.extend(lines.map(|(index, line_text)| (line + index, text(line_text))));
        } else {
            result.strings.push((line, text.to_owned()));
        }
    }
    // Only whole characters were replaced.
    result.code = String::from_utf8(lexer.code).unwrap_or_default();
    result
}

struct Lexer<'s> {
    source: &'s str,
    at: usize,
    line: usize,
    code: Vec<u8>,
    /// Whether the token is a comment, its line number, and its text.
    tokens: Vec<(bool, usize, &'s str)>,
}

impl Lexer<'_> {
    fn run(&mut self) {
        let bytes = self.source.as_bytes();
        while let Some(&byte) = bytes.get(self.at) {
            let next = bytes.get(self.at + 1).copied();
            match byte {
                b'/' if next == Some(b'/') => self.comment(self.find(self.at, "\n")),
                b'/' if next == Some(b'*') => self.comment(self.find(self.at + 2, "*/") + 2),
                b'"' => self.string(self.at + 1, self.string_end(self.at + 1)),
                b'r' if !self.follows_word() => self.raw_string(),
                b'\'' => self.char_or_lifetime(),
                b'\n' => {
                    self.line += 1;
                    self.at += 1;
                }
                _ => self.at += 1,
            }
        }
    }

    /// Offset of the next `needle`, or of the end.
    fn find(&self, from: usize, needle: &str) -> usize {
        let rest = self.source.get(from..).unwrap_or("");
        rest.find(needle).map_or(self.source.len(), |at| from + at)
    }

    fn follows_word(&self) -> bool {
        let before = self.source.as_bytes()[..self.at].split_last();
        before.is_some_and(|(byte, earlier)| {
            // `b` and `c` are prefixes of raw strings.
            let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
            is_word(byte) && (!matches!(byte, b'b' | b'c') || earlier.last().is_some_and(is_word))
        })
    }

    fn comment(&mut self, end: usize) {
        let end = end.min(self.source.len());
        self.tokens.push((true, self.line, &self.source[self.at..end]));
        self.blank(self.at, end);
        self.at = end;
    }

    fn string(&mut self, start: usize, end: usize) {
        self.tokens.push((false, self.line, &self.source[start..end]));
        self.blank(start, end);
        self.at = end + 1;
    }

    fn string_end(&self, start: usize) -> usize {
        let bytes = self.source.as_bytes();
        let mut at = start;
        while at < bytes.len() && bytes[at] != b'"' {
            at += if bytes[at] == b'\\' { 2 } else { 1 };
        }
        at.min(bytes.len())
    }

    fn raw_string(&mut self) {
        let after = &self.source[self.at + 1..];
        let hashes = after.bytes().take_while(|byte| *byte == b'#').count();
        if after.as_bytes().get(hashes) != Some(&b'"') {
            self.at += 1;
            return;
        }
        let start = self.at + 2 + hashes;
        let end = self.find(start, &format!("\"{}", "#".repeat(hashes)));
        self.string(start, end);
        self.at += hashes;
    }

    fn char_or_lifetime(&mut self) {
        let rest = &self.source[self.at + 1..];
        let mut chars = rest.chars();
        match chars.next() {
            Some('\\') => {
                let end = self.at + 3 + rest[2.min(rest.len())..].find('\'').unwrap_or(0);
                self.blank(self.at + 1, end.min(self.source.len()));
                self.at = end + 1;
            }
            Some(char) if chars.next() == Some('\'') => {
                self.blank(self.at + 1, self.at + 1 + char.len_utf8());
                self.at += 2 + char.len_utf8();
            }
            _ => self.at += 1,
        }
    }

    fn blank(&mut self, start: usize, end: usize) {
        for byte in &mut self.code[start..end] {
            if *byte == b'\n' {
                self.line += 1;
            } else {
                *byte = b' ';
            }
        }
    }
}

/// The names in code, each with its offset.
pub(super) fn words(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let bytes = code.as_bytes();
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80;
    let mut at = 0;
    std::iter::from_fn(move || {
        while at < bytes.len() && !is_word(bytes[at]) {
            at += 1;
        }
        let start = at;
        while at < bytes.len() && is_word(bytes[at]) {
            at += 1;
        }
        (start < at).then(|| (start, &code[start..at]))
    })
}

/// The line number of an offset.
pub(super) fn line_of(code: &str, offset: usize) -> usize {
    code.as_bytes()[..offset].iter().filter(|byte| **byte == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_literals_are_spaces_in_code() {
        let source = "/// doc\nlet a = \"x // y\\\"\"; // end\nlet b: &'a str = r#\"raw \"q\"\"#; let c = '\"'; let d = '\\''; /* a\nb */ e";
        let tokens = tokenize(source);
        assert_eq!(tokens.code.len(), source.len());
        let owned = |list: &[(usize, &str)]| -> Vec<(usize, String)> {
            list.iter().map(|(line, text)| (*line, (*text).to_owned())).collect()
        };
        assert_eq!(tokens.comments, owned(&[(1, " doc"), (2, " end"), (3, " a"), (4, "b */")]));
        assert_eq!(tokens.strings, owned(&[(2, "x // y\\\""), (3, "raw \"q\"")]));
        let names: Vec<&str> = words(&tokens.code).map(|(_, word)| word).collect();
        assert_eq!(names, ["let", "a", "let", "b", "a", "str", "r", "let", "c", "let", "d", "e"]);
        assert_eq!(line_of(&tokens.code, source.len()), 4);
    }
}
