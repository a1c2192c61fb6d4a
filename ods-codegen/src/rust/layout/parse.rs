//! From nodes to the expressions and statements that generated code contains.

use super::tree::{Bracket, Node, item_length};

/// An expression.
#[derive(Debug)]
pub(super) enum Expr<'t> {
    /// A path, a literal or other nodes that stay on one line.
    Run(&'t [Node<'t>]),
    /// A prefix operator: `&`, `&mut`, `-`, `!`, `*`, `return`, `break`, `..`.
    Prefix(&'t [Node<'t>], Option<Box<Expr<'t>>>),
    /// Operands joined by operators of equal precedence.
    Binary(Box<Expr<'t>>, Vec<(&'static str, Expr<'t>)>),
    /// `value as Type`
    Cast(Box<Expr<'t>>, &'t [Node<'t>]),
    /// `head.field.method(args)?`
    Chain(Box<Expr<'t>>, Vec<Link<'t>>),
    /// `callee(args)`
    Call(Box<Expr<'t>>, Vec<Expr<'t>>),
    /// `name!(args)` or `name![args]`
    Macro(&'t [Node<'t>], Bracket, Vec<Expr<'t>>),
    /// `Path { field: value, ..base }`
    Struct(&'t [Node<'t>], Vec<Field<'t>>),
    /// `[a, b]`
    Array(Vec<Expr<'t>>),
    /// `(a, b)`, `(a,)` or, if the flag is not set, `(a)`.
    Tuple(Vec<Expr<'t>>, bool),
    /// `{ … }`, after `unsafe` or a label if there is one.
    Block(&'t [Node<'t>], Vec<Statement<'t>>),
    /// `if a { … } else if b { … } else { … }`: the conditions, `None` for the last one, and their blocks.
    If(Vec<(Option<Expr<'t>>, Vec<Statement<'t>>)>),
    /// `let pattern = value` in a condition.
    Let(&'t [Node<'t>], Box<Expr<'t>>),
    /// `match value { … }`
    Match(Box<Expr<'t>>, Vec<Arm<'t>>),
    /// `while a { … }`, `loop { … }`, `for a in b { … }`: the nodes before the value, the value, the block.
    Loop(&'t [Node<'t>], Option<Box<Expr<'t>>>, Vec<Statement<'t>>),
    /// `|a| value`, after `move` if it is present.
    Closure(&'t [Node<'t>], Box<Expr<'t>>),
}

/// A link of a chain.
#[derive(Debug)]
pub(super) enum Link<'t> {
    /// `.name` or `.0`
    Field(&'t Node<'t>),
    /// `.name::<T>(args)`
    Method(&'t [Node<'t>], Vec<Expr<'t>>),
    /// `?`
    Try,
    /// `[index]`
    Index(Expr<'t>),
}

/// A field of a struct literal.
#[derive(Debug)]
pub(super) struct Field<'t> {
    /// `name`, or `..` for the base.
    pub(super) name: &'t Node<'t>,
    /// `None` if a variable of the same name is the value.
    pub(super) value: Option<Expr<'t>>,
}

/// An arm of a `match`.
#[derive(Debug)]
pub(super) struct Arm<'t> {
    pub(super) attributes: &'t [Node<'t>],
    pub(super) pattern: &'t [Node<'t>],
    pub(super) guard: Option<Expr<'t>>,
    pub(super) value: Expr<'t>,
}

/// A statement of a block.
#[derive(Debug)]
pub(super) enum Statement<'t> {
    /// `let pattern: Type = value else { … };`
    Let { pattern: &'t [Node<'t>], value: Option<Expr<'t>>, otherwise: Option<Vec<Statement<'t>>> },
    /// A value, and whether a semicolon follows.
    Value(Expr<'t>, bool),
    /// An item: its nodes.
    Item(&'t [Node<'t>]),
}

/// Nodes of an unsupported form; the layout keeps them on one line.
#[derive(Debug)]
pub(super) struct Unknown;

type Parsed<T> = Result<T, Unknown>;

/// The keywords that begin an item inside a block.
const ITEM_WORDS: &[&str] =
    &["fn", "const", "static", "use", "struct", "enum", "impl", "type", "mod", "trait", "pub"];

/// The precedence of `..`; assignments have 0.
const RANGE: usize = 1;

/// Reads nodes from left to right.
pub(super) struct NodeReader<'t> {
    nodes: &'t [Node<'t>],
    at: usize,
}

impl<'t> NodeReader<'t> {
    pub(super) fn new(nodes: &'t [Node<'t>]) -> NodeReader<'t> {
        NodeReader { nodes, at: 0 }
    }

    fn peek(&self) -> Option<&'t Node<'t>> {
        self.nodes.get(self.at)
    }

    fn peek_sign(&self, sign: &str) -> bool {
        self.peek().is_some_and(|node| node.is_sign(sign))
    }

    fn peek_word(&self, word: &str) -> bool {
        self.peek().is_some_and(|node| node.is_word(word))
    }

    fn eat_sign(&mut self, sign: &str) -> bool {
        let found = self.peek_sign(sign);
        self.at += usize::from(found);
        found
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let found = self.peek_word(word);
        self.at += usize::from(found);
        found
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.at >= self.nodes.len()
    }

    fn group(&mut self, bracket: Bracket) -> Parsed<&'t [Node<'t>]> {
        let inner = self.peek().and_then(|node| node.group(bracket)).ok_or(Unknown)?;
        self.at += 1;
        Ok(inner)
    }

    /// The nodes up to one that `ends` accepts, which is not consumed.
    fn take_until(&mut self, ends: impl Fn(&Node<'_>) -> bool) -> &'t [Node<'t>] {
        let rest = &self.nodes[self.at..];
        let length = rest.iter().position(ends).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    /// Values separated by commas, up to the end.
    pub(super) fn list(mut self) -> Parsed<Vec<Expr<'t>>> {
        let mut all = Vec::new();
        while !self.is_at_end() {
            all.push(self.value()?);
            if !self.eat_sign(",") && !self.is_at_end() {
                return Err(Unknown);
            }
        }
        Ok(all)
    }

    /// A value where struct literals are allowed.
    pub(super) fn value(&mut self) -> Parsed<Expr<'t>> {
        self.binary(0, true)
    }

    /// A value before a block.
    fn condition(&mut self) -> Parsed<Expr<'t>> {
        self.binary(0, false)
    }

    /// Operands joined by operators of at least this precedence.
    fn binary(&mut self, weakest: usize, structs: bool) -> Parsed<Expr<'t>> {
        let mut value = self.cast(structs)?;
        while let Some((level, _, _)) = self.operator().filter(|(level, ..)| *level >= weakest) {
            let mut rest = Vec::new();
            while let Some((_, sign, length)) = self.operator().filter(|(next, ..)| *next == level) {
                self.at += length;
                let is_open = self.peek().is_none_or(|node| node.is_sign(",") || node.is_sign(";"))
                    || (!structs && self.peek().is_some_and(|node| node.group(Bracket::Curly).is_some()));
                if level == RANGE && is_open {
                    return Err(Unknown);
                }
                rest.push((sign, self.binary(level + 1, structs)?));
            }
            value = Expr::Binary(Box::new(value), rest);
        }
        Ok(value)
    }

    /// The next operator: its precedence, its text, and its number of signs.
    fn operator(&self) -> Option<(usize, &'static str, usize)> {
        let Node::Sign { text, joint } = *self.peek()? else { return None };
        let level = match text {
            "<" | ">" if joint && self.nodes.get(self.at + 1).is_some_and(|next| next.is_sign(text)) => {
                return Some((8, if text == "<" { "<<" } else { ">>" }, 2));
            }
            "=" | "+=" | "-=" | "*=" | "/=" | "%=" | "|=" | "&=" | "^=" => 0,
            ".." | "..=" => RANGE,
            "||" => 2,
            "&&" => 3,
            "==" | "!=" | "<" | ">" | "<=" | ">=" => 4,
            "|" => 5,
            "^" => 6,
            "&" => 7,
            "+" | "-" => 9,
            "*" | "/" | "%" => 10,
            _ => return None,
        };
        Some((level, text, 1))
    }

    fn cast(&mut self, structs: bool) -> Parsed<Expr<'t>> {
        let mut value = self.prefix(structs)?;
        while self.eat_word("as") {
            let start = self.at;
            self.ty()?;
            value = Expr::Cast(Box::new(value), &self.nodes[start..self.at]);
        }
        Ok(value)
    }

    /// A type: a path with arguments, a reference, a slice or a tuple.
    fn ty(&mut self) -> Parsed<()> {
        while self.peek_sign("&") || self.peek_word("mut") || self.peek_word("dyn") || self.peek_sign("'") {
            self.at += 1;
        }
        if self.peek().and_then(Node::word).is_some_and(|word| word.starts_with('\'')) {
            self.at += 1;
        }
        match self.peek() {
            Some(Node::Group(..)) => {
                self.at += 1;
                Ok(())
            }
            Some(Node::Word(_)) => {
                self.path(true);
                Ok(())
            }
            _ => Err(Unknown),
        }
    }

    fn prefix(&mut self, structs: bool) -> Parsed<Expr<'t>> {
        let start = self.at;
        match self.peek() {
            Some(Node::Sign { text: "&" | "&&", .. }) => {
                self.at += 1;
                self.eat_word("mut");
            }
            Some(Node::Sign { text: "-" | "!" | "*", .. }) => self.at += 1,
            Some(Node::Sign { text: ".." | "..=", .. }) => self.at += 1,
            Some(Node::Word(word)) if matches!(*word, "return" | "break") => self.at += 1,
            Some(Node::Word("continue")) => {
                self.at += 1;
                return Ok(Expr::Run(&self.nodes[start..self.at]));
            }
            _ => return self.postfix(structs),
        }
        let operator = &self.nodes[start..self.at];
        let may_be_alone = matches!(&operator[0], Node::Word(_)) || operator[0].is_sign("..");
        let ends = self.peek().is_none_or(|node| node.is_sign(",") || node.is_sign(";"));
        if may_be_alone && ends {
            return Ok(Expr::Prefix(operator, None));
        }
        let level = match &operator[0] {
            Node::Word(_) => 0,
            Node::Sign { text: ".." | "..=", .. } => 2,
            _ => return Ok(Expr::Prefix(operator, Some(Box::new(self.prefix(structs)?)))),
        };
        Ok(Expr::Prefix(operator, Some(Box::new(self.binary(level, structs)?))))
    }

    fn postfix(&mut self, structs: bool) -> Parsed<Expr<'t>> {
        let mut head = self.primary(structs)?;
        let mut links = Vec::new();
        loop {
            if links.is_empty()
                && let Some(args) = self.peek().and_then(|node| node.group(Bracket::Round))
            {
                self.at += 1;
                head = Expr::Call(Box::new(head), NodeReader::new(args).list()?);
            } else if self.eat_sign("?") {
                links.push(Link::Try);
            } else if let Some(index) = self.peek().and_then(|node| node.group(Bracket::Square)) {
                self.at += 1;
                links.push(Link::Index(NodeReader::new(index).all()?));
            } else if self.eat_sign(".") {
                links.push(self.link()?);
            } else {
                break;
            }
        }
        Ok(if links.is_empty() { head } else { Expr::Chain(Box::new(head), links) })
    }

    /// A value that ends at the last node.
    pub(super) fn all(mut self) -> Parsed<Expr<'t>> {
        let value = self.value()?;
        if self.is_at_end() { Ok(value) } else { Err(Unknown) }
    }

    fn link(&mut self) -> Parsed<Link<'t>> {
        let start = self.at;
        let name = self.peek().filter(|node| node.word().is_some()).ok_or(Unknown)?;
        self.at += 1;
        if self.peek_sign("::") {
            self.at += 1;
            self.angles()?;
        }
        let callee = &self.nodes[start..self.at];
        match self.peek().and_then(|node| node.group(Bracket::Round)) {
            Some(args) => {
                self.at += 1;
                Ok(Link::Method(callee, NodeReader::new(args).list()?))
            }
            None => Ok(Link::Field(name)),
        }
    }

    /// `<…>`
    fn angles(&mut self) -> Parsed<()> {
        let mut depth = 0usize;
        while let Some(node) = self.peek() {
            if node.is_sign("<") {
                depth += 1;
            } else if node.is_sign(">") {
                depth -= 1;
            }
            self.at += 1;
            if depth == 0 {
                return Ok(());
            }
        }
        Err(Unknown)
    }

    /// `a::b::<T>`, in a type also `a<T>`.
    fn path(&mut self, in_type: bool) -> &'t [Node<'t>] {
        let start = self.at;
        loop {
            if self.peek_sign("<") && (in_type || start == self.at || self.nodes[self.at - 1].is_sign("::")) {
                if self.angles().is_err() {
                    break;
                }
            } else if self.peek().and_then(Node::word).is_some()
                && (start == self.at || self.nodes[self.at - 1].is_sign("::"))
            {
                self.at += 1;
            } else {
                break;
            }
            if self.peek_sign("<") && in_type {
                continue;
            }
            if !self.eat_sign("::") {
                break;
            }
        }
        &self.nodes[start..self.at]
    }

    fn primary(&mut self, structs: bool) -> Parsed<Expr<'t>> {
        match self.peek().ok_or(Unknown)? {
            Node::Group(Bracket::Round, inner) => {
                self.at += 1;
                let has_comma = inner.is_empty() || inner.last().is_some_and(|node| node.is_sign(","));
                let items = NodeReader::new(inner).list()?;
                let is_tuple = has_comma || items.len() > 1;
                Ok(Expr::Tuple(items, is_tuple))
            }
            Node::Group(Bracket::Square, inner) => {
                self.at += 1;
                match NodeReader::new(inner).list() {
                    Ok(items) => Ok(Expr::Array(items)),
                    // `[value; count]`
                    Err(Unknown) => Ok(Expr::Run(&self.nodes[self.at - 1..self.at])),
                }
            }
            Node::Group(Bracket::Curly, inner) => {
                let head = &self.nodes[self.at..self.at];
                self.at += 1;
                Ok(Expr::Block(head, statements(inner)?))
            }
            Node::Sign { text: "|" | "||", .. } => self.closure(),
            Node::Sign { text: "<" | "::", .. } => self.named(structs),
            Node::Sign { .. } => Err(Unknown),
            Node::Word(word) => match *word {
                "if" => self.branches(),
                "match" => self.matching(),
                "while" | "for" | "loop" => self.looping(),
                "unsafe" | "const" => {
                    let head = &self.nodes[self.at..=self.at];
                    self.at += 1;
                    Ok(Expr::Block(head, statements(self.group(Bracket::Curly)?)?))
                }
                "move" => self.closure(),
                "let" => {
                    self.at += 1;
                    let pattern = self.take_until(|node| node.is_sign("="));
                    self.at += 1;
                    Ok(Expr::Let(pattern, Box::new(self.binary(4, false)?)))
                }
                _ => self.named(structs),
            },
        }
    }

    /// A path, macro call or struct literal.
    fn named(&mut self, structs: bool) -> Parsed<Expr<'t>> {
        let path = self.path(false);
        if path.is_empty() {
            return Err(Unknown);
        }
        if self.peek_sign("!")
            && let Some(Node::Group(bracket @ (Bracket::Round | Bracket::Square), args)) =
                self.nodes.get(self.at + 1)
        {
            self.at += 2;
            let start = self.at - 2 - path.len();
            return Ok(match NodeReader::new(args).list() {
                Ok(args) => Expr::Macro(path, *bracket, args),
                Err(Unknown) => Expr::Run(&self.nodes[start..self.at]),
            });
        }
        let names_type =
            path.last().and_then(Node::word).is_some_and(|word| word.starts_with(|c: char| c.is_uppercase()));
        if structs
            && names_type
            && let Some(inner) = self.peek().and_then(|node| node.group(Bracket::Curly))
        {
            self.at += 1;
            return Ok(Expr::Struct(path, fields(inner)?));
        }
        Ok(Expr::Run(path))
    }

    fn closure(&mut self) -> Parsed<Expr<'t>> {
        let start = self.at;
        self.eat_word("move");
        if !self.eat_sign("||") {
            self.at += 1;
            self.take_until(|node| node.is_sign("|"));
            self.at += 1;
        }
        let head = &self.nodes[start..self.at.min(self.nodes.len())];
        Ok(Expr::Closure(head, Box::new(self.value()?)))
    }

    fn branches(&mut self) -> Parsed<Expr<'t>> {
        let mut branches = Vec::new();
        while self.eat_word("if") {
            let condition = self.condition()?;
            branches.push((Some(condition), statements(self.group(Bracket::Curly)?)?));
            if !self.eat_word("else") {
                return Ok(Expr::If(branches));
            }
        }
        branches.push((None, statements(self.group(Bracket::Curly)?)?));
        Ok(Expr::If(branches))
    }

    fn matching(&mut self) -> Parsed<Expr<'t>> {
        self.at += 1;
        let value = self.condition()?;
        let mut inner = NodeReader::new(self.group(Bracket::Curly)?);
        let mut arms = Vec::new();
        while !inner.is_at_end() {
            arms.push(inner.arm()?);
        }
        Ok(Expr::Match(Box::new(value), arms))
    }

    fn arm(&mut self) -> Parsed<Arm<'t>> {
        let attributes = self.attributes();
        let pattern = self.take_until(|node| node.is_sign("=>") || node.is_word("if"));
        let guard = if self.eat_word("if") { Some(self.value()?) } else { None };
        if !self.eat_sign("=>") {
            return Err(Unknown);
        }
        let value = self.value()?;
        self.eat_sign(",");
        Ok(Arm { attributes, pattern, guard, value })
    }

    /// Any number of `#[…]`.
    fn attributes(&mut self) -> &'t [Node<'t>] {
        let start = self.at;
        while self.peek_sign("#") {
            self.at += 2;
        }
        &self.nodes[start..self.at.min(self.nodes.len())]
    }

    fn looping(&mut self) -> Parsed<Expr<'t>> {
        let start = self.at;
        if self.eat_word("for") {
            self.take_until(|node| node.is_word("in"));
        }
        let is_endless = self.peek_word("loop");
        self.at += 1;
        let head = &self.nodes[start..self.at.min(self.nodes.len())];
        let value = if is_endless { None } else { Some(Box::new(self.condition()?)) };
        Ok(Expr::Loop(head, value, statements(self.group(Bracket::Curly)?)?))
    }

    fn statement(&mut self) -> Parsed<Statement<'t>> {
        let start = self.at;
        self.attributes();
        let is_block = self.nodes.get(self.at + 1).is_some_and(|node| node.group(Bracket::Curly).is_some());
        if !is_block && self.peek().and_then(Node::word).is_some_and(|word| ITEM_WORDS.contains(&word)) {
            self.at = start + item_length(&self.nodes[start..]);
            return Ok(Statement::Item(&self.nodes[start..self.at]));
        }
        if self.at != start {
            return Err(Unknown);
        }
        if self.eat_word("let") {
            return self.binding();
        }
        let value = if self.begins_block() { self.primary(true)? } else { self.value()? };
        let ends = self.eat_sign(";");
        if !ends && !self.is_at_end() && !is_block_like(&value) {
            return Err(Unknown);
        }
        Ok(Statement::Value(value, ends))
    }

    /// Whether a statement follows that ends with its block, unless its value continues with `.` or `?`.
    fn begins_block(&self) -> bool {
        let is_keyword = self
            .peek()
            .and_then(Node::word)
            .is_some_and(|word| matches!(word, "if" | "match" | "while" | "for" | "loop"));
        if !is_keyword {
            return false;
        }
        let mut probe = NodeReader { nodes: self.nodes, at: self.at };
        probe.primary(true).is_ok()
            && !probe.peek().is_some_and(|node| matches!(node, Node::Sign { text: "." | "?", .. }))
    }

    fn binding(&mut self) -> Parsed<Statement<'t>> {
        let pattern = self.take_until(|node| node.is_sign("=") || node.is_sign(";"));
        let (mut value, mut otherwise) = (None, None);
        if self.eat_sign("=") {
            value = Some(self.value()?);
            if self.eat_word("else") {
                otherwise = Some(statements(self.group(Bracket::Curly)?)?);
            }
        }
        if !self.eat_sign(";") {
            return Err(Unknown);
        }
        Ok(Statement::Let { pattern, value, otherwise })
    }
}

/// Whether a statement with this value needs no semicolon.
fn is_block_like(value: &Expr<'_>) -> bool {
    matches!(value, Expr::If(_) | Expr::Match(..) | Expr::Loop(..) | Expr::Block(..))
}

/// The statements of a block.
pub(super) fn statements<'t>(nodes: &'t [Node<'t>]) -> Parsed<Vec<Statement<'t>>> {
    let mut reader = NodeReader::new(nodes);
    let mut all = Vec::new();
    while !reader.is_at_end() {
        all.push(reader.statement()?);
    }
    Ok(all)
}

fn fields<'t>(nodes: &'t [Node<'t>]) -> Parsed<Vec<Field<'t>>> {
    let mut reader = NodeReader::new(nodes);
    let mut all = Vec::new();
    while let Some(name) = reader.peek() {
        reader.at += 1;
        let value = if name.is_sign("..") || reader.eat_sign(":") { Some(reader.value()?) } else { None };
        all.push(Field { name, value });
        if !reader.eat_sign(",") && !reader.is_at_end() {
            return Err(Unknown);
        }
    }
    Ok(all)
}
