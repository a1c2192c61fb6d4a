//! The position of the cursor in a text that may be incomplete, by its tokens.

mod call;
mod header;

use ods_parser::source::Span;
use ods_parser::syntax::lex::tokens;
use ods_parser::syntax::{Token, TokenKind};

pub(crate) use call::Call;
pub(crate) use header::Header;

/// The tokens before the cursor, and the open brackets and statements.
#[derive(Debug)]
pub(crate) struct Context<'t> {
    text: &'t str,
    /// Tokens without comments that end before the word at the cursor.
    pub(crate) before: Vec<Token>,
    /// The part of a word before the cursor; empty between words.
    pub(crate) partial: Span,
    /// The comment, string or code block that the cursor is inside of.
    pub(crate) inside: Option<Token>,
    /// Tokens without comments after the word at the cursor.
    after: Vec<Token>,
    /// Open brackets: their indices in `before`.
    open: Vec<usize>,
    /// Index of the first token of the innermost statement or body item.
    start: usize,
}

impl<'t> Context<'t> {
    /// The position `offset` of a text.
    pub(crate) fn new(text: &'t str, offset: u32) -> Context<'t> {
        let all = tokens(text);
        let count = all.partition_point(|token| token.span.lo < offset);
        let mut before: Vec<Token> = all[..count].to_vec();
        let (mut partial, mut inside) = (Span::new(offset, offset), None);
        if let Some(last) = before.last().copied() {
            let is_touched = last.span.hi >= offset;
            let is_line_comment = last.kind == TokenKind::LINE_COMMENT && last.span.hi == offset;
            match last.kind {
                kind if is_touched && is_word(kind) => {
                    partial = Span::new(last.span.lo, offset);
                    before.pop();
                }
                kind if (kind.is_trivia() || matches!(kind, TokenKind::STRING | TokenKind::CODE))
                    && (last.span.hi > offset || last.is_open && is_touched || is_line_comment) =>
                {
                    inside = Some(last);
                    before.pop();
                }
                _ => {}
            }
        }
        let is_code = |token: &Token| !token.kind.is_trivia();
        before.retain(is_code);
        let after = all[count..].iter().copied().filter(is_code).collect();
        let mut context = Context { text, before, partial, inside, after, open: Vec::new(), start: 0 };
        context.find_open();
        context
    }

    /// The text of a span.
    pub(crate) fn slice(&self, span: Span) -> &'t str {
        self.text.get(span.lo as usize..span.hi as usize).unwrap_or("")
    }

    /// The text of a token before the cursor, counted from the last one; empty if there is none.
    pub(crate) fn last(&self, back: usize) -> &'t str {
        self.before.len().checked_sub(back + 1).map_or("", |index| self.word(index))
    }

    /// The kind of the token before the cursor.
    pub(crate) fn last_kind(&self) -> Option<TokenKind> {
        self.before.last().map(|token| token.kind)
    }

    fn word(&self, index: usize) -> &'t str {
        self.before.get(index).map_or("", |token| self.slice(token.span))
    }

    /// Finds open brackets and the beginning of the statement. A keyword that only begins statements closes
    /// open brackets before it, so that one error does not affect later statements.
    fn find_open(&mut self) {
        for index in 0..self.before.len() {
            let word = self.word(index);
            match word {
                "(" | "[" | "{" => self.open.push(index),
                "<" => self.open.push(index),
                ")" => self.close("("),
                "]" => self.close("["),
                ">" => self.close("<"),
                "}" => {
                    self.close("{");
                    if !self.is_in_value() {
                        self.start = index + 1;
                    }
                }
                ";" => {
                    while self.open.last().is_some_and(|&open| self.word(open) != "{") {
                        self.open.pop();
                    }
                    self.start = index + 1;
                }
                "class" | "def" | "defm" | "multiclass" | "defset" | "include" | "deftype" => {
                    self.begin_statement(index);
                }
                _ => {}
            }
            if word == "{" && !self.is_value_brace(index) {
                self.start = index + 1;
            }
        }
    }

    /// Closes the innermost bracket of a kind, and all brackets in it. Does nothing if none is open.
    fn close(&mut self, bracket: &str) {
        let is_boundary = |open: &usize| self.word(*open) == "{" && bracket != "{";
        let inner = self.open.iter().rposition(|open| self.word(*open) == bracket);
        let boundary = self.open.iter().rposition(is_boundary);
        if let Some(at) = inner
            && boundary.is_none_or(|boundary| at > boundary)
        {
            self.open.truncate(at);
        }
    }

    /// Whether the innermost open bracket is one of a value or a list of parameters.
    fn is_in_value(&self) -> bool {
        self.open.last().is_some_and(|&open| self.word(open) != "{" || self.is_value_brace(open))
    }

    /// Whether a brace belongs to a value: after `=`, or inside of other brackets of one.
    fn is_value_brace(&self, index: usize) -> bool {
        matches!(index.checked_sub(1).map(|before| self.word(before)), Some("=" | "," | "(" | "[" | "<"))
            || self.before.get(index.wrapping_sub(1)).is_some_and(|token| token.kind == TokenKind::IDENTIFIER)
                && self.word(self.statement_of(index)) == "let"
    }

    /// The first token of the statement that contains a token, by heuristics.
    fn statement_of(&self, index: usize) -> usize {
        if self.start <= index { self.start } else { index }
    }

    /// Closes all brackets that cannot contain statements.
    fn begin_statement(&mut self, index: usize) {
        while let Some(&open) = self.open.last() {
            let keyword = self.word(self.header_start(open));
            if self.word(open) == "{"
                && matches!(keyword, "multiclass" | "let" | "foreach" | "defset" | "if" | "else" | "then")
            {
                break;
            }
            self.open.pop();
        }
        // `let … in def` and the like are one statement; its last keyword is that of the definition.
        self.start = index;
    }

    /// Tokens of the current statement or body item before the cursor.
    pub(crate) fn statement(&self) -> impl Iterator<Item = &'t str> + '_ {
        (self.start..self.before.len()).map(|index| self.word(index))
    }

    /// Whether the current statement or body item is empty.
    pub(crate) fn is_statement_start(&self) -> bool {
        self.start >= self.before.len()
    }

    /// The innermost open bracket; empty if none is open in the current statement.
    pub(crate) fn bracket(&self) -> &'t str {
        match self.open.last() {
            Some(&open) if open >= self.start => self.word(open),
            _ => "",
        }
    }

    /// The statement whose body contains the cursor; none at the top level.
    pub(crate) fn owner(&self) -> Option<Header> {
        self.owners().next()
    }

    /// The statements whose bodies contain the cursor, the innermost first.
    pub(crate) fn owners(&self) -> impl Iterator<Item = Header> + '_ {
        let braces =
            self.open.iter().rev().filter(|&&open| self.word(open) == "{" && !self.is_value_brace(open));
        braces.map(|&brace| self.header(self.header_start(brace), brace))
    }

    /// The statement that is being written.
    pub(crate) fn current(&self) -> Header {
        self.header(self.start, self.before.len())
    }

    /// Names in dags of the body that the cursor is in, before the cursor, each once.
    pub(crate) fn dag_names(&self) -> Vec<String> {
        let body = self.open.iter().rev().find(|&&open| self.word(open) == "{" && !self.is_value_brace(open));
        let from = body.map_or(self.start, |&brace| self.header_start(brace));
        let mut found: Vec<String> = Vec::new();
        for index in from..self.before.len() {
            let name = self.word(index).trim_start_matches('$');
            let is_name = self.before[index].kind == TokenKind::DAG_NAME && !name.is_empty();
            if is_name && !found.iter().any(|known| known == name) {
                found.push(name.to_owned());
            }
        }
        found
    }

    /// The field whose value is being written: its name in the current body item.
    pub(crate) fn field(&self) -> Option<&'t str> {
        let equals = (self.start..self.before.len()).find(|&index| self.word(index) == "=")?;
        equals.checked_sub(1).map(|name| self.word(name))
    }
}

/// Whether a token of this kind is replaced by a completion.
fn is_word(kind: TokenKind) -> bool {
    kind.is_keyword()
        || kind.is_number()
        || kind.is_operator()
        || matches!(kind, TokenKind::IDENTIFIER | TokenKind::DAG_NAME)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The position of `|` in a text.
    fn check_at<T>(text: &str, test: impl FnOnce(&Context<'_>) -> T) -> T {
        let offset = text.find('|').unwrap();
        test(&Context::new(&text.replacen('|', "", 1), offset as u32))
    }

    #[test]
    fn bodies_know_their_statement() {
        let header = |text: &str| check_at(text, |context| context.owner());
        let found = header("class C<int a, list<A> b = []> : B<[1]>, D { int x = 1; let y = 2; |").unwrap();
        assert_eq!((found.keyword.as_str(), found.name.as_str()), ("class", "C"));
        assert_eq!(found.parents, ["B", "D"]);
        assert_eq!(found.params, [("int".into(), "a".into()), ("list<A>".into(), "b".into())]);
        assert_eq!(found.locals, [("int".to_owned(), "x".to_owned())]);
        assert_eq!(found.lets, ["y"]);
        assert_eq!(header("def A : B; |"), None);
        assert_eq!(header("let x = 1 in def A : B { |").unwrap().parents, ["B"]);
        assert_eq!(header("def A : B { let bits = { 1, |").unwrap().parents, ["B"]);
    }

    #[test]
    fn fields_are_set_after_the_cursor_in_the_same_body() {
        let set = |text: &str| check_at(text, |context| context.set_after());
        assert_eq!(set("def A : B { let | let y = (ins X:$x); let z{3} = 1; }"), ["y", "z"]);
        assert_eq!(set("def A : B { let ha| } def C : D { let y = 1; }"), [] as [String; 0]);
        assert_eq!(set("def A : B { let ha|\ndef C : D { let y = 1; }"), [] as [String; 0]);
        assert_eq!(set("def A : B { let a|= { let }; let y = 1; }"), ["y"]);
    }

    #[test]
    fn a_statement_without_an_end_spoils_only_itself() {
        assert_eq!(check_at("def A : B<(ins \ndef C : D { |", |context| context.owner().unwrap().name), "C");
        assert_eq!(
            check_at("multiclass M { def A : B< \ndef C : |", |context| context.owner().unwrap().name),
            "M"
        );
    }

    #[test]
    fn calls_count_arguments() {
        let call =
            |text: &str| check_at(text, |context| context.call().map(|call| (call.callee, call.argument)));
        assert_eq!(call("def A : B<1, [2, 3], |"), Some(("B".into(), 2)));
        assert_eq!(call("def A : B<1, [C<|"), Some(("C".into(), 0)));
        assert_eq!(call("defvar x = !foldl(1, |"), Some(("!foldl".into(), 1)));
        assert_eq!(call("defvar x = !cast<A>(|"), Some(("!cast".into(), 0)));
        assert_eq!(call("class A<int |"), None);
        assert_eq!(call("def A : B<1>|"), None);
    }

    #[test]
    fn strings_and_comments_are_inside() {
        let inside = |text: &str| check_at(text, |context| context.inside.map(|token| token.kind));
        assert_eq!(inside("include \"a|"), Some(TokenKind::STRING));
        assert_eq!(inside("let x = [{ a| }];"), Some(TokenKind::CODE));
        assert_eq!(inside("// a|"), Some(TokenKind::LINE_COMMENT));
        assert_eq!(inside("def A|"), None);
        assert_eq!(inside("include \"a\"|"), None);
    }
}
