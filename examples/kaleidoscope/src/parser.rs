//! The parser: from text to the syntax tree, by recursive descent.
//!
//! ```text
//! program    = function*
//! function   = "def" NAME "(" (NAME ("," NAME)*)? ")" "{" statement* "}"
//! statement  = "let" NAME "=" sum ";" | "print" sum ";" | "return" sum ";"
//! sum        = product (("+" | "-") product)*
//! product    = factor (("*" | "/" | "@") factor)*
//! factor     = NUMBER | "-" NUMBER | array | NAME | NAME "(" (sum ("," sum)*)? ")" | "(" sum ")"
//! array      = "[" element ("," element)* "]"
//! element    = NUMBER | "-" NUMBER | array
//! ```
//! `#` begins a comment, which ends with the line.

use crate::ast::{Expr, ExprKind, Function, Statement, StatementKind};

/// The maximum nesting of arrays and parentheses.
const MAX_DEPTH: usize = 64;

/// An error in a source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SyntaxError {
    /// The offset of the error.
    pub offset: usize,
    /// The message.
    pub message: String,
}

type Parsed<T> = Result<T, SyntaxError>;

/// Parses a program.
///
/// # Errors
/// The first syntax error.
pub fn parse(text: &str) -> Parsed<Vec<Function>> {
    let mut parser = Parser { text, at: 0, depth: 0 };
    let mut functions = Vec::new();
    parser.skip_space();
    while parser.at < text.len() {
        functions.push(parser.function()?);
    }
    Ok(functions)
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
}

impl<'a> Parser<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn expected<T>(&self, what: &str) -> Parsed<T> {
        Err(SyntaxError { offset: self.at, message: format!("expected {what}") })
    }

    fn skip_space(&mut self) {
        loop {
            let rest = self.rest().trim_start();
            self.at = self.text.len() - rest.len();
            if !rest.starts_with('#') {
                return;
            }
            self.at += rest.find('\n').unwrap_or(rest.len());
        }
    }

    /// Takes `count` bytes, and the space after them.
    fn take(&mut self, count: usize) -> &'a str {
        let taken = &self.rest()[..count];
        self.at += count;
        self.skip_space();
        taken
    }

    fn consume_if(&mut self, symbol: char) -> bool {
        let found = self.rest().starts_with(symbol);
        if found {
            self.take(symbol.len_utf8());
        }
        found
    }

    fn consume(&mut self, symbol: char) -> Parsed<()> {
        if self.consume_if(symbol) { Ok(()) } else { self.expected(&format!("`{symbol}`")) }
    }

    /// The length of the name or keyword here; 0 if there is none.
    fn word(&self) -> usize {
        let is_part = |character: char| character.is_ascii_alphanumeric() || character == '_';
        let rest = self.rest();
        if rest.starts_with(|character: char| character.is_ascii_digit()) {
            0
        } else {
            rest.find(|character| !is_part(character)).unwrap_or(rest.len())
        }
    }

    fn consume_keyword_if(&mut self, keyword: &str) -> bool {
        let found = &self.rest()[..self.word()] == keyword;
        if found {
            self.take(keyword.len());
        }
        found
    }

    fn name(&mut self) -> Parsed<String> {
        match self.word() {
            0 => self.expected("a name"),
            length => Ok(self.take(length).to_owned()),
        }
    }

    fn function(&mut self) -> Parsed<Function> {
        let offset = self.at;
        if !self.consume_keyword_if("def") {
            return self.expected("`def`");
        }
        let name = self.name()?;
        self.consume('(')?;
        let parameters = self.list(')', |parser| Ok((parser.at, parser.name()?)))?;
        self.consume('{')?;
        let mut body = Vec::new();
        while !self.consume_if('}') {
            body.push(self.statement()?);
        }
        Ok(Function { offset, name, parameters, body })
    }

    /// Items with commas between them, up to the symbol `end`.
    fn list<T>(&mut self, end: char, mut item: impl FnMut(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut items = Vec::new();
        while !self.consume_if(end) {
            if !items.is_empty() {
                self.consume(',')?;
            }
            items.push(item(self)?);
        }
        Ok(items)
    }

    fn statement(&mut self) -> Parsed<Statement> {
        let offset = self.at;
        let kind = if self.consume_keyword_if("let") {
            let name = self.name()?;
            self.consume('=')?;
            StatementKind::Let(name, self.sum()?)
        } else if self.consume_keyword_if("print") {
            StatementKind::Print(self.sum()?)
        } else if self.consume_keyword_if("return") {
            StatementKind::Return(self.sum()?)
        } else {
            return self.expected("`let`, `print` or `return`");
        };
        self.consume(';')?;
        Ok(Statement { offset, kind })
    }

    fn sum(&mut self) -> Parsed<Expr> {
        self.binary(&['+', '-'], |parser| parser.binary(&['*', '/', '@'], Self::factor))
    }

    /// Operands with some of these operators between them, which associate to the left.
    fn binary(&mut self, operators: &[char], operand: impl Fn(&mut Self) -> Parsed<Expr>) -> Parsed<Expr> {
        let mut expr = operand(self)?;
        loop {
            let offset = self.at;
            let Some(&operator) = operators.iter().find(|operator| self.rest().starts_with(**operator))
            else {
                return Ok(expr);
            };
            self.consume(operator)?;
            let operands = Box::new([expr, operand(self)?]);
            expr = Expr { offset, kind: ExprKind::Binary(operator, operands) };
        }
    }

    /// Parses something inside of something else.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth == MAX_DEPTH {
            return self.expected("less nesting");
        }
        self.depth += 1;
        let parsed = parse(self);
        self.depth -= 1;
        parsed
    }

    fn factor(&mut self) -> Parsed<Expr> {
        let offset = self.at;
        if self.consume_if('(') {
            let inner = self.nested(Self::sum)?;
            self.consume(')')?;
            return Ok(inner);
        }
        if self.word() == 0 {
            let mut values = Vec::new();
            let shape = self.elements(&mut values)?;
            return Ok(Expr { offset, kind: ExprKind::Literal { shape, values } });
        }
        let name = self.name()?;
        let kind = if self.consume_if('(') {
            let arguments = self.nested(|parser| parser.list(')', Self::sum))?;
            ExprKind::Call(name, arguments)
        } else {
            ExprKind::Name(name)
        };
        Ok(Expr { offset, kind })
    }

    /// Parses a number or an array, appends its elements, and returns its shape.
    fn elements(&mut self, values: &mut Vec<f64>) -> Parsed<Vec<i64>> {
        if !self.consume_if('[') {
            values.push(self.number()?);
            return Ok(Vec::new());
        }
        let offset = self.at;
        let shapes = self.nested(|parser| parser.list(']', |parser| parser.elements(values)))?;
        let (Some(first), true) = (shapes.first(), shapes.windows(2).all(|pair| pair[0] == pair[1])) else {
            let message = "expected elements of one shape, and at least one".to_owned();
            return Err(SyntaxError { offset, message });
        };
        Ok([&[shapes.len() as i64], first.as_slice()].concat())
    }

    fn number(&mut self) -> Parsed<f64> {
        let is_negative = self.consume_if('-');
        let rest = self.rest();
        let length = rest.find(|character: char| !character.is_ascii_digit() && character != '.');
        match rest[..length.unwrap_or(rest.len())].parse::<f64>() {
            Ok(value) => {
                self.take(length.unwrap_or(rest.len()));
                Ok(if is_negative { -value } else { value })
            }
            Err(_) => self.expected("an expression"),
        }
    }
}
