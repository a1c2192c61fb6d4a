//! The statements around the cursor.

use super::Context;
use ods_parser::syntax::TokenKind;

/// A statement around the cursor.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Header {
    pub(crate) keyword: String,
    pub(crate) name: String,
    /// Classes that it derives from.
    pub(crate) parents: Vec<String>,
    /// Type and name of its parameters.
    pub(crate) params: Vec<(String, String)>,
    /// Type and name of fields declared in its body before the cursor, and names of other variables with
    /// empty types.
    pub(crate) locals: Vec<(String, String)>,
    /// Names of the fields set in its body before the cursor.
    pub(crate) lets: Vec<String>,
}

impl Context<'_> {
    /// Index of the first token of the statement whose body a brace opens.
    pub(super) fn header_start(&self, brace: usize) -> usize {
        let mut depth = 0usize;
        let mut index = brace;
        while index > 0 {
            let word = self.word(index - 1);
            match word {
                ")" | "]" | ">" => depth += 1,
                "(" | "[" | "<" => depth = depth.saturating_sub(1),
                "{" | "}" | ";" if depth == 0 => return index,
                "class" | "def" | "defm" | "multiclass" | "foreach" | "defset" | "else" | "if"
                    if depth == 0 =>
                {
                    return index - 1;
                }
                "in" if depth == 0 && self.word(index).starts_with(['d', 'c']) => return index,
                _ => {}
            }
            index -= 1;
        }
        0
    }

    /// Reads the tokens from `start` to the one at `end`, and the body after it up to the cursor.
    pub(super) fn header(&self, start: usize, end: usize) -> Header {
        let mut header = Header { keyword: self.word(start).to_owned(), ..Header::default() };
        let mut depth = 0usize;
        let mut after_colon = false;
        for index in start + 1..end {
            let word = self.word(index);
            let kind = self.before[index].kind;
            let is_name = kind == TokenKind::IDENTIFIER || kind.is_number();
            match word {
                "<" | "(" | "[" | "{" => depth += 1,
                ">" | ")" | "]" | "}" => depth = depth.saturating_sub(1),
                ":" if depth == 0 => after_colon = true,
                _ if !is_name => {}
                _ if depth == 0 && after_colon => header.parents.push(word.to_owned()),
                _ if index == start + 1 => header.name = word.to_owned(),
                _ if depth == 1 && !after_colon && matches!(self.word(index + 1), "," | ">" | "=" | "") => {
                    header.params.push((self.type_before(index), word.to_owned()));
                }
                _ => {}
            }
        }
        self.body(end + 1, &mut header);
        header
    }

    /// The type before the name of a declaration: a word, or a list of some.
    fn type_before(&self, name: usize) -> String {
        let mut start = name;
        while start > 0 && !matches!(self.word(start - 1), "," | ";" | "{" | "}" | "(" | "field") {
            // The bracket that opens the list of parameters does not belong to the first one's type.
            if self.word(start - 1) == "<" && !matches!(self.word(start.wrapping_sub(2)), "list" | "bits") {
                break;
            }
            start -= 1;
        }
        (start..name).map(|index| self.word(index)).collect()
    }

    /// Fields and variables that the body from a token on declares, and those that it sets.
    fn body(&self, from: usize, header: &mut Header) {
        let mut depth = 0usize;
        for index in from..self.before.len() {
            let word = self.word(index);
            match word {
                "{" | "(" | "[" | "<" => depth += 1,
                "}" | ")" | "]" | ">" => depth = depth.saturating_sub(1),
                "=" | ";" if depth == 0 && index > from => {
                    let name = self.word(index - 1);
                    let before = self.word(index.wrapping_sub(2));
                    match before {
                        "let" | "append" | "prepend" => header.lets.push(name.to_owned()),
                        "defvar" | "foreach" => header.locals.push((String::new(), name.to_owned())),
                        _ if self.is_declaration(index - 1) => {
                            header.locals.push((self.type_before(index - 1), name.to_owned()));
                        }
                        _ => {}
                    }
                }
                _ => {}
            }
        }
    }

    /// Names of the fields that the body around the cursor sets after it. A statement that has no end does
    /// not hide them.
    pub(crate) fn set_after(&self) -> Vec<String> {
        let mut depth = 0usize;
        let mut found = Vec::new();
        let word = |index: usize| self.after.get(index).map_or("", |token| self.slice(token.span));
        for index in 0..self.after.len() {
            match word(index) {
                "{" | "(" | "[" | "<" => depth += 1,
                "}" if depth == 0 => break,
                "}" | ")" | "]" | ">" => depth = depth.saturating_sub(1),
                "class" | "def" | "defm" | "multiclass" | "defset" | "include" if depth == 0 => break,
                "let" | "append" | "prepend" if depth == 0 => found.push(word(index + 1).to_owned()),
                _ => {}
            }
        }
        found
    }

    /// Whether the word at an index is the name of a declared field: a type comes before it.
    fn is_declaration(&self, name: usize) -> bool {
        let Some(before) = name.checked_sub(1) else { return false };
        let before = self.before[before].kind;
        let is_type = before.is_type() || matches!(before, TokenKind::IDENTIFIER | TokenKind::GREATER);
        is_type && self.before[name].kind == TokenKind::IDENTIFIER
    }
}
