//! The tree of an expression.

use std::convert::Infallible;
use std::hash::{Hash, Hasher};
use std::ops::Range;

/// An expression. Equality ignores where expressions were read.
#[derive(Clone, Debug)]
pub struct Expr {
    /// Its kind.
    pub kind: ExprKind,
    /// The bytes of the piece of text that it was read from.
    pub range: Range<u32>,
    /// Depth of the tree, including this expression; readers keep it below [`Expr::MAX_DEPTH`].
    depth: u16,
}

/// The kind of an expression.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ExprKind {
    /// `32`, `"text"`, `true`, `nullptr`
    Literal(Literal),
    /// `$_self`, `$name`: without the `$`.
    Placeholder(String),
    /// `::mlir::arith::FastMathFlags::none`, `x`, `isa<T>`
    Name(Path),
    /// `f(a, b)`
    Call {
        /// The callee: a name, or anything that can be called, such as a lambda.
        callee: Box<Expr>,
        /// The arguments.
        args: Vec<Expr>,
    },
    /// `x.f<T>(a)`, `x->f(a)`
    MethodCall {
        /// The object.
        receiver: Box<Expr>,
        /// The method with its type arguments.
        method: Segment,
        /// The arguments.
        args: Vec<Expr>,
    },
    /// `x.f`
    Field {
        /// The object.
        receiver: Box<Expr>,
        /// The field.
        name: String,
    },
    /// `x[i]`
    Index {
        /// The list.
        list: Box<Expr>,
        /// The index.
        index: Box<Expr>,
    },
    /// `!x`
    Unary(UnaryOp, Box<Expr>),
    /// `x == y`
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// Conjunction, evaluated in order: `a && b && c`. An empty one is true.
    All(Vec<Expr>),
    /// Disjunction, evaluated in order: `a || b || c`. An empty one is false.
    Any(Vec<Expr>),
    /// `c ? a : b`, `if c { a } else { b }`
    Ternary {
        /// The condition.
        condition: Box<Expr>,
        /// The value if it holds.
        then: Box<Expr>,
        /// The value if it does not hold.
        otherwise: Box<Expr>,
    },
    /// `{a, b}`, `[a, b]`
    List(Vec<Expr>),
    /// `ArrayRef<int64_t>{a, b}`
    Construct {
        /// The type.
        ty: Path,
        /// The elements in the braces.
        args: Vec<Expr>,
    },
    /// `x as i64`
    Cast(Box<Expr>, Box<TypeExpr>),
    /// `[](T x) { return x > 0; }`, `|x| x > 0`
    Lambda(Box<Lambda>),
    /// Code that cannot be parsed, such as a loop.
    Unparsed {
        /// The code.
        text: String,
        /// The placeholders and names in it.
        names: Vec<Expr>,
    },
}

/// A literal.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Literal {
    /// An integer; its sign is an operator.
    Int(u128),
    /// A floating-point number, as text that is valid in both spellings: digits, one point, optionally an
    /// exponent.
    Float(String),
    /// A string, with escapes resolved.
    Str(String),
    /// `true` or `false`.
    Bool(bool),
    /// `nullptr`
    Null,
}

/// A name with qualifiers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Path {
    /// Whether it begins with `::`.
    pub is_absolute: bool,
    /// The segments between `::`, at least one.
    pub segments: Vec<Segment>,
}

/// A segment of a path.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Segment {
    /// The name.
    pub name: String,
    /// The arguments in angle brackets; `None` without brackets.
    pub args: Option<Vec<Arg>>,
}

/// An argument in angle brackets.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A type, or a name of a value.
    Type(TypeExpr),
    /// An integer.
    Int(i128),
}

/// A type as code spells it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypeExpr {
    /// `::mlir::Type`, `ArrayRef<int64_t>`, `unsigned`
    Path(Path),
    /// `const T`
    Const(Box<TypeExpr>),
    /// `T &`, `T &&`, `&T`
    Reference(Box<TypeExpr>),
    /// `T *`
    Pointer(Box<TypeExpr>),
    /// `[T]`
    Slice(Box<TypeExpr>),
    /// `(A, B)`
    Tuple(Vec<TypeExpr>),
    /// `R(A, B)`
    Function {
        /// The return type.
        result: Box<TypeExpr>,
        /// The parameter types.
        parameters: Vec<TypeExpr>,
    },
}

/// An operator before its operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnaryOp {
    /// `!`
    Not,
    /// `-`
    Neg,
    /// `~`
    Complement,
    /// `*`
    Deref,
    /// `&`
    Address,
}

/// An operator between two operands; `&&` and `||` are [`ExprKind::All`] and [`ExprKind::Any`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "each is named after its operator")]
pub enum BinaryOp {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    BitOr,
    BitXor,
    BitAnd,
    Shl,
    Shr,
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

/// A function without a name.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Lambda {
    /// Whether its body can name variables around it: `[&]`, `[=]`, and every closure of the Rust spelling.
    pub captures: bool,
    /// The parameters.
    pub parameters: Vec<Parameter>,
    /// Names bound to values before the result.
    pub lets: Vec<Let>,
    /// The result.
    pub result: Expr,
}

/// A parameter of a lambda.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// Its type; `None` if it is inferred (`auto`, or left out).
    pub ty: Option<TypeExpr>,
}

/// A name bound to a value.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Let {
    /// The name and its type.
    pub parameter: Parameter,
    /// The value.
    pub value: Expr,
}

impl Expr {
    /// The maximum depth of a tree, so that functions can recurse over it.
    pub const MAX_DEPTH: u16 = 200;

    /// An expression with its span; `None` if it would be deeper than [`Expr::MAX_DEPTH`].
    pub fn new(kind: ExprKind, range: Range<u32>) -> Option<Expr> {
        let mut below = 0;
        kind.each_child(&mut |child| below = below.max(child.depth));
        let depth = below + 1;
        (depth <= Self::MAX_DEPTH).then_some(Expr { kind, range, depth })
    }

    /// `true` or `false`, without a location.
    pub fn bool(value: bool) -> Expr {
        Expr { kind: ExprKind::Literal(Literal::Bool(value)), range: 0..0, depth: 1 }
    }

    /// Code that cannot be parsed, without a location. Each word after a `$` is a placeholder, and any other
    /// word a name.
    pub fn unparsed(text: &str) -> Expr {
        let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '$');
        let words = text.split(|c| !is_part(c)).filter(|word| !word.is_empty());
        let mut names: Vec<Expr> = Vec::new();
        for word in words {
            let name = match word.strip_prefix('$') {
                Some(placeholder) => Expr::placeholder(placeholder),
                None => Expr { kind: ExprKind::Name(Path::single(word)), range: 0..0, depth: 1 },
            };
            if !names.contains(&name) {
                names.push(name);
            }
        }
        Expr { kind: ExprKind::Unparsed { text: text.trim().to_owned(), names }, range: 0..0, depth: 2 }
    }

    /// A placeholder, without a location; the name is without `$`.
    pub fn placeholder(name: &str) -> Expr {
        Expr { kind: ExprKind::Placeholder(name.to_owned()), range: 0..0, depth: 1 }
    }

    /// Whether it is the literal.
    pub fn is_bool(&self, value: bool) -> bool {
        self.kind == ExprKind::Literal(Literal::Bool(value))
    }

    /// The same expression with every direct child replaced by one of at most the same depth.
    pub fn map_children(self, map: &mut dyn FnMut(Expr) -> Expr) -> Expr {
        let Expr { kind, range, depth } = self;
        let mapped: Result<ExprKind, Infallible> = kind.try_map_children(&mut |child| Ok(map(child)));
        let Ok(kind) = mapped;
        Expr { kind, range, depth }
    }

    /// Calls a function with this expression and all its descendants, outer ones first.
    pub fn walk<'a>(&'a self, visit: &mut dyn FnMut(&'a Expr)) {
        visit(self);
        self.kind.each_child(&mut |child| child.walk(visit));
    }
}

impl ExprKind {
    /// Calls a function with each direct child.
    pub fn each_child<'a>(&'a self, visit: &mut dyn FnMut(&'a Expr)) {
        match self {
            ExprKind::Literal(_) | ExprKind::Placeholder(_) | ExprKind::Name(_) => {}
            ExprKind::Call { callee: first, args } | ExprKind::MethodCall { receiver: first, args, .. } => {
                visit(first);
                args.iter().for_each(visit);
            }
            ExprKind::Field { receiver: inner, .. }
            | ExprKind::Unary(_, inner)
            | ExprKind::Cast(inner, _) => visit(inner),
            ExprKind::Index { list: a, index: b } | ExprKind::Binary(_, a, b) => {
                visit(a);
                visit(b);
            }
            ExprKind::All(parts)
            | ExprKind::Any(parts)
            | ExprKind::List(parts)
            | ExprKind::Construct { args: parts, .. }
            | ExprKind::Unparsed { names: parts, .. } => parts.iter().for_each(visit),
            ExprKind::Ternary { condition, then, otherwise } => {
                visit(condition);
                visit(then);
                visit(otherwise);
            }
            ExprKind::Lambda(lambda) => {
                lambda.lets.iter().for_each(|binding| visit(&binding.value));
                visit(&lambda.result);
            }
        }
    }

    /// The same expression with every direct child replaced.
    ///
    /// # Errors
    /// The first error of `map`.
    pub fn try_map_children<E>(self, map: &mut dyn FnMut(Expr) -> Result<Expr, E>) -> Result<ExprKind, E> {
        fn each<E>(parts: Vec<Expr>, map: &mut dyn FnMut(Expr) -> Result<Expr, E>) -> Result<Vec<Expr>, E> {
            parts.into_iter().map(map).collect()
        }
        let mut boxed = |inner: Box<Expr>| map(*inner).map(Box::new);
        Ok(match self {
            ExprKind::Literal(_) | ExprKind::Placeholder(_) | ExprKind::Name(_) => self,
            ExprKind::Call { callee, args } => {
                ExprKind::Call { callee: boxed(callee)?, args: each(args, map)? }
            }
            ExprKind::MethodCall { receiver, method, args } => {
                ExprKind::MethodCall { receiver: boxed(receiver)?, method, args: each(args, map)? }
            }
            ExprKind::Field { receiver, name } => ExprKind::Field { receiver: boxed(receiver)?, name },
            ExprKind::Index { list, index } => ExprKind::Index { list: boxed(list)?, index: boxed(index)? },
            ExprKind::Unary(op, inner) => ExprKind::Unary(op, boxed(inner)?),
            ExprKind::Cast(inner, ty) => ExprKind::Cast(boxed(inner)?, ty),
            ExprKind::Binary(op, left, right) => ExprKind::Binary(op, boxed(left)?, boxed(right)?),
            ExprKind::All(parts) => ExprKind::All(each(parts, map)?),
            ExprKind::Any(parts) => ExprKind::Any(each(parts, map)?),
            ExprKind::List(parts) => ExprKind::List(each(parts, map)?),
            ExprKind::Construct { ty, args } => ExprKind::Construct { ty, args: each(args, map)? },
            ExprKind::Unparsed { text, names } => ExprKind::Unparsed { text, names: each(names, map)? },
            ExprKind::Ternary { condition, then, otherwise } => ExprKind::Ternary {
                condition: boxed(condition)?,
                then: boxed(then)?,
                otherwise: boxed(otherwise)?,
            },
            ExprKind::Lambda(lambda) => {
                let Lambda { captures, parameters, lets, result } = *lambda;
                let mut mapped = Vec::with_capacity(lets.len());
                for Let { parameter, value } in lets {
                    mapped.push(Let { parameter, value: map(value)? });
                }
                ExprKind::Lambda(Box::new(Lambda {
                    captures,
                    parameters,
                    lets: mapped,
                    result: map(result)?,
                }))
            }
        })
    }
}

impl PartialEq for Expr {
    fn eq(&self, other: &Expr) -> bool {
        self.kind == other.kind
    }
}

impl Eq for Expr {}

impl Hash for Expr {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.kind.hash(state);
    }
}

impl TypeExpr {
    /// The named type without `const`, references and pointers; `None` for a type without a name.
    pub fn base(&self) -> Option<&Path> {
        let mut ty = self;
        loop {
            match ty {
                TypeExpr::Path(path) => return Some(path),
                TypeExpr::Const(inner) | TypeExpr::Reference(inner) | TypeExpr::Pointer(inner) => ty = inner,
                TypeExpr::Slice(_) | TypeExpr::Tuple(_) | TypeExpr::Function { .. } => return None,
            }
        }
    }
}

impl Path {
    /// A path of one name.
    pub fn single(name: &str) -> Path {
        Path { is_absolute: false, segments: vec![Segment { name: name.to_owned(), args: None }] }
    }

    /// The last segment.
    pub fn last(&self) -> &Segment {
        // A path has at least one segment.
        &self.segments[self.segments.len() - 1]
    }

    /// The name alone, if it has no qualifiers and no arguments.
    pub fn as_single(&self) -> Option<&str> {
        match &self.segments[..] {
            [Segment { name, args: None }] if !self.is_absolute => Some(name),
            _ => None,
        }
    }

    /// The names separated by `::`, without a leading `::` and without the arguments of the last one.
    pub fn text(&self) -> String {
        let names: Vec<&str> = self.segments.iter().map(|segment| segment.name.as_str()).collect();
        names.join("::")
    }
}
