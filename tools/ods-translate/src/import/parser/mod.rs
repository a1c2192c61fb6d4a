//! The parser of LLVM IR's text (llvm/lib/AsmParser/LLParser.cpp).
//!
//! It checks the properties that the import relies on. Unknown syntax is an error. The parser skips only
//! debug information, which is visible in nothing but locations.

mod attributes;
mod calls;
mod constants;
mod functions;
mod globals;
mod instructions;
mod locals;
mod memory;
mod metadata;
mod types;

use std::collections::BTreeMap;

use ir_core::context::{Context, Type};
use rustc_hash::FxHashMap;

use super::ast::{Attr, Module};
use super::lexer::{Failure, Parsed, Token, TokenKind, tokens};
use locals::Locals;

/// Reads a module.
///
/// # Errors
/// The first token that is wrong or not supported.
pub(super) fn parse(ctx: &Context, text: &[u8]) -> Parsed<Module> {
    let mut parser = Parser::new(ctx, text)?;
    while *parser.kind() != TokenKind::End {
        parser.top_level()?;
    }
    parser.resolve_symbols()?;
    Ok(parser.module)
}

/// Reads attributes, those of a parameter or of a function, from a text of our own.
pub(super) fn parse_attributes(ctx: &Context, text: &str) -> Parsed<Vec<Attr>> {
    Parser::new(ctx, text.as_bytes())?.attributes(false)
}

/// The state of the parser.
pub(super) struct Parser<'c> {
    ctx: &'c Context,
    tokens: Vec<Token>,
    at: usize,
    module: Module,
    /// The token after `=` of each definition of a struct.
    structs: FxHashMap<String, usize>,
    known_structs: FxHashMap<String, Type>,
    /// The structs whose bodies are being parsed.
    open_structs: Vec<String>,
    /// The uses of open structs outside of pointees, with their tokens.
    recursions: Vec<(String, usize)>,
    /// The structs whose bodies have such uses. They are read again when these are no longer open.
    unfinished_structs: FxHashMap<String, Vec<(String, usize)>>,
    locals: Locals,
    /// The offset of the first use of each symbol.
    symbol_uses: BTreeMap<String, usize>,
    /// The type with which a call names an intrinsic first.
    called: FxHashMap<String, Type>,
}

/// Positions of the definitions of structs, which may come after their uses.
fn struct_definitions(tokens: &[Token]) -> FxHashMap<String, usize> {
    let mut found = FxHashMap::default();
    for (index, window) in tokens.windows(3).enumerate() {
        if let [name, equals, word] = window
            && let TokenKind::Local(name) = &name.kind
            && equals.kind == TokenKind::Punct('=')
            && matches!(&word.kind, TokenKind::Word(word) if word == "type")
        {
            found.insert(name.clone(), index + 3);
        }
    }
    found
}

impl<'c> Parser<'c> {
    fn new(ctx: &'c Context, text: &[u8]) -> Parsed<Self> {
        let tokens = tokens(text)?;
        Ok(Parser {
            ctx,
            structs: struct_definitions(&tokens),
            tokens,
            at: 0,
            module: Module::default(),
            known_structs: FxHashMap::default(),
            open_structs: Vec::new(),
            recursions: Vec::new(),
            unfinished_structs: FxHashMap::default(),
            locals: Locals::default(),
            symbol_uses: BTreeMap::new(),
            called: FxHashMap::default(),
        })
    }
}

impl Parser<'_> {
    fn kind(&self) -> &TokenKind {
        &self.tokens[self.at].kind
    }

    fn peek(&self, distance: usize) -> &TokenKind {
        &self.tokens[(self.at + distance).min(self.tokens.len() - 1)].kind
    }

    fn offset(&self) -> usize {
        self.tokens[self.at].offset
    }

    fn advance(&mut self) {
        self.at = (self.at + 1).min(self.tokens.len() - 1);
    }

    /// A failure at the current token.
    fn fail<T>(&self, message: impl Into<String>) -> Parsed<T> {
        Err(Failure { offset: self.offset(), message: message.into() })
    }

    fn is_punct(&self, punct: char) -> bool {
        *self.kind() == TokenKind::Punct(punct)
    }

    /// Consumes a character of punctuation if it is there.
    fn eat(&mut self, punct: char) -> bool {
        let found = self.is_punct(punct);
        if found {
            self.advance();
        }
        found
    }

    fn expect(&mut self, punct: char) -> Parsed {
        if self.eat(punct) { Ok(()) } else { self.fail(format!("expected '{punct}' here")) }
    }

    fn is_word(&self, word: &str) -> bool {
        matches!(self.kind(), TokenKind::Word(found) if found == word)
    }

    /// Consumes a keyword if it is there.
    fn eat_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        if found {
            self.advance();
        }
        found
    }

    fn expect_word(&mut self, word: &str) -> Parsed {
        if self.eat_word(word) { Ok(()) } else { self.fail(format!("expected '{word}' here")) }
    }

    /// The keyword, if one of these is there.
    fn eat_one_of(&mut self, words: &[&'static str]) -> Option<&'static str> {
        let TokenKind::Word(found) = self.kind() else { return None };
        let word = *words.iter().find(|word| *word == found)?;
        self.advance();
        Some(word)
    }

    /// Any keyword.
    fn word(&mut self) -> Parsed<String> {
        let TokenKind::Word(word) = self.kind() else { return self.fail("expected a keyword here") };
        let word = word.clone();
        self.advance();
        Ok(word)
    }

    fn text(&mut self) -> Parsed<String> {
        let TokenKind::Text(bytes) = self.kind() else { return self.fail("expected string constant") };
        let text = String::from_utf8_lossy(bytes).into_owned();
        self.advance();
        Ok(text)
    }

    fn number(&mut self) -> Parsed<u64> {
        let TokenKind::Int(digits) = self.kind() else { return self.fail("expected integer") };
        match digits.parse() {
            Ok(number) => {
                self.advance();
                Ok(number)
            }
            Err(_) => self.fail("expected 64-bit integer (too large)"),
        }
    }

    /// A number of 32 bits.
    fn small(&mut self) -> Parsed<u32> {
        let offset = self.offset();
        let number = self.number()?;
        number
            .try_into()
            .map_err(|_| Failure { offset, message: "expected 32-bit integer (too large)".to_owned() })
    }

    /// A list of items in brackets, separated by commas.
    fn list(&mut self, [open, close]: [char; 2], mut item: impl FnMut(&mut Self) -> Parsed) -> Parsed {
        self.expect(open)?;
        if self.eat(close) {
            return Ok(());
        }
        loop {
            item(self)?;
            if !self.eat(',') {
                return self.expect(close);
            }
        }
    }

    /// The text in parentheses, words and punctuation with single spaces between words.
    fn raw_parentheses(&mut self) -> Parsed<String> {
        self.expect('(')?;
        let (mut depth, mut out) = (1, String::new());
        loop {
            let piece = match self.kind() {
                TokenKind::Punct('(') => {
                    depth += 1;
                    "(".to_owned()
                }
                TokenKind::Punct(')') => {
                    depth -= 1;
                    ")".to_owned()
                }
                TokenKind::Punct(punct) => punct.to_string(),
                TokenKind::Word(word) | TokenKind::Int(word) | TokenKind::Float(word) => word.clone(),
                TokenKind::Label(word) => format!("{word}:"),
                TokenKind::Text(bytes) => String::from_utf8_lossy(bytes).into_owned(),
                TokenKind::End => return self.fail("expected ')' here"),
                _ => String::new(),
            };
            self.advance();
            if depth == 0 {
                return Ok(out);
            }
            let is_separate =
                !matches!(piece.as_str(), "," | "(" | ")") && !out.is_empty() && !out.ends_with('(');
            if is_separate {
                out.push(' ');
            }
            out.push_str(&piece);
        }
    }
}
