//! The syntax tree. Every node carries its [`Span`]; nodes live in a `bumpalo` arena and are `Copy`, so a
//! tree is freed at once and dropping it never recurses.
//!
//! The tree represents the source with three normalizations: adjacent strings are concatenated, escapes are
//! resolved, and comments and preprocessor lines are removed.

use crate::source::Span;

/// A name with its location.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ident<'a> {
    /// The name as written.
    pub name: &'a str,
    /// The source range.
    pub span: Span,
}

/// A statement.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stmt<'a> {
    /// The kind of statement.
    pub kind: StmtKind<'a>,
    /// From its keyword to its last token.
    pub span: Span,
}

/// The kinds of statement.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum StmtKind<'a> {
    /// `include "path"`
    Include(&'a Include<'a>),
    /// `class Name<params> : parents body`
    Class(&'a Class<'a>),
    /// `def name : parents body`
    Def(&'a Def<'a>),
    /// `multiclass Name<params> : parents { statements }`
    Multiclass(&'a Multiclass<'a>),
    /// `defm name : parents;`
    Defm(&'a Defm<'a>),
    /// `defset type name = { statements }`
    Defset(&'a Defset<'a>),
    /// `deftype name = type;`
    Deftype(&'a Deftype<'a>),
    /// `defvar name = value;`
    Defvar(&'a Defvar<'a>),
    /// `foreach name = source in block`
    Foreach(&'a Foreach<'a>),
    /// `if condition then block else block`
    If(&'a If<'a>),
    /// `let name = value, … in block`
    Let(&'a LetBlock<'a>),
    /// `assert condition, message;`
    Assert(&'a Assert<'a>),
    /// `dump value;`
    Dump(&'a Dump<'a>),
}

/// `include "path"`, wherever statements or body items are allowed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Include<'a> {
    /// The path as written.
    pub path: &'a str,
    /// The span of the string.
    pub span: Span,
}

/// A class; without a body and parents, a forward declaration.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Class<'a> {
    /// Its name.
    pub name: Ident<'a>,
    /// Template parameters; none when there are no angle brackets.
    pub params: &'a [Decl<'a>],
    /// Classes it derives from.
    pub parents: &'a [ClassRef<'a>],
    /// Its body.
    pub body: Body<'a>,
}

/// A record definition.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Def<'a> {
    /// The span of the keyword.
    pub keyword: Span,
    /// The name, in name mode; none for an anonymous record.
    pub name: Option<Expr<'a>>,
    /// Classes it derives from.
    pub parents: &'a [ClassRef<'a>],
    /// Its body.
    pub body: Body<'a>,
}

/// A multiclass.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Multiclass<'a> {
    /// Its name.
    pub name: Ident<'a>,
    /// Template parameters.
    pub params: &'a [Decl<'a>],
    /// Multiclasses it derives from.
    pub parents: &'a [ClassRef<'a>],
    /// Its statements; none when it ends with `;`.
    pub body: Option<&'a [Stmt<'a>]>,
    /// A `;` after the closing brace, which is an error that TableGen continues after.
    pub stray_semicolon: Option<Span>,
}

/// An instantiation of multiclasses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Defm<'a> {
    /// The span of the keyword.
    pub keyword: Span,
    /// The name, in name mode; none when it has none.
    pub name: Option<Expr<'a>>,
    /// Multiclasses, then classes; never empty.
    pub parents: &'a [ClassRef<'a>],
}

/// A named set of records.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Defset<'a> {
    /// The list type.
    pub ty: Type<'a>,
    /// The name of the set.
    pub name: Ident<'a>,
    /// The statements that fill it.
    pub body: &'a [Stmt<'a>],
}

/// A type alias.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Deftype<'a> {
    /// The new name.
    pub name: Ident<'a>,
    /// The type that the name denotes.
    pub ty: Type<'a>,
}

/// A variable.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Defvar<'a> {
    /// Its name.
    pub name: Ident<'a>,
    /// Its value.
    pub value: Expr<'a>,
}

/// A loop over statements.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Foreach<'a> {
    /// The loop variable.
    pub name: Ident<'a>,
    /// The sequence that the loop iterates over.
    pub source: ForeachSource<'a>,
    /// The body of the loop.
    pub body: Block<'a>,
}

/// The sequence that a `foreach` iterates over.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ForeachSource<'a> {
    /// `{ 0-3, 7 }`
    Ranges(&'a [RangePiece<'a>]),
    /// `0...3`, `5`, or a list value (a range without an end).
    Piece(RangePiece<'a>),
}

/// A conditional statement.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct If<'a> {
    /// The condition.
    pub condition: Expr<'a>,
    /// The statements for a true condition.
    pub then_block: Block<'a>,
    /// The statements for a false condition.
    pub else_block: Option<Block<'a>>,
}

/// `let … in …`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LetBlock<'a> {
    /// The bindings.
    pub bindings: &'a [Let<'a>],
    /// The statements they apply to.
    pub body: Block<'a>,
}

/// One binding of a field, in a body or in a `let … in`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Let<'a> {
    /// Whether the value replaces, follows or precedes the inherited one.
    pub mode: LetMode,
    /// The field.
    pub name: Ident<'a>,
    /// The bits that are set: `{3-0}` in a body, `<3-0>` in a `let … in`; none for the whole field.
    pub bits: Option<&'a [RangePiece<'a>]>,
    /// The value.
    pub value: Expr<'a>,
}

/// Combination of a `let` with the inherited value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LetMode {
    /// `let f = v`
    Replace,
    /// `let append f = v`
    Append,
    /// `let prepend f = v`
    Prepend,
}

/// `assert condition, message;`
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Assert<'a> {
    /// The condition.
    pub condition: Expr<'a>,
    /// The message.
    pub message: Expr<'a>,
}

/// `dump value;`
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Dump<'a> {
    /// The span of the keyword.
    pub keyword: Span,
    /// The value shown.
    pub value: Expr<'a>,
}

/// Statements in braces, or a single one without.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Block<'a> {
    /// The statements.
    pub items: &'a [Stmt<'a>],
    /// Whether braces were written; only then a block opens a scope for `let`.
    pub braced: bool,
}

/// The body of a class or def.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Body<'a> {
    /// The items; none when the body is `;`.
    pub items: Option<&'a [BodyItem<'a>]>,
    /// A `;` after the closing brace, which is an error that TableGen continues after.
    pub stray_semicolon: Option<Span>,
}

/// An item of a body.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum BodyItem<'a> {
    /// A new field.
    Decl(Decl<'a>),
    /// A new value for an inherited field.
    Let(Let<'a>),
    /// A local variable.
    Defvar(Defvar<'a>),
    /// A check of the finished record.
    Assert(Assert<'a>),
    /// Shows a value when the record is finished.
    Dump(Dump<'a>),
    /// Body items of another file.
    Include(Include<'a>),
}

/// The declaration of a field or template parameter.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Decl<'a> {
    /// Whether it is marked `field` (allowed to stay unresolved).
    pub is_field: bool,
    /// Its type.
    pub ty: Type<'a>,
    /// Its name.
    pub name: Ident<'a>,
    /// Its value.
    pub value: Option<Expr<'a>>,
}

/// A class or multiclass with arguments, in a list of parents.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ClassRef<'a> {
    /// Its name.
    pub name: Ident<'a>,
    /// Template arguments; none when there are no angle brackets.
    pub args: Option<&'a [Arg<'a>]>,
    /// The whole reference.
    pub span: Span,
}

/// A template argument.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Arg<'a> {
    /// The left-hand side of `=`, which must be an identifier (evaluation checks that). None for a positional
    /// argument.
    pub name: Option<Expr<'a>>,
    /// The value.
    pub value: Expr<'a>,
}

/// A type.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Type<'a> {
    /// The kind of type.
    pub kind: TypeKind<'a>,
    /// The source range.
    pub span: Span,
}

/// The kinds of type.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum TypeKind<'a> {
    /// `bit`
    Bit,
    /// `bits<n>`
    Bits(u64),
    /// `int`
    Int,
    /// `string`
    String,
    /// `code`: the same type as `string`, remembered as written.
    Code,
    /// `dag`
    Dag,
    /// `list<T>`
    List(&'a Type<'a>),
    /// A class, or an alias defined by `deftype`.
    Named(&'a str),
}

/// A value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Expr<'a> {
    /// The kind of expression.
    pub kind: ExprKind<'a>,
    /// The source range.
    pub span: Span,
}

/// The kinds of value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ExprKind<'a> {
    /// A decimal or hexadecimal integer, wrapped to 64 bits.
    Int(i64),
    /// `0b0101`: `width` is the number of digits, at most 64.
    Binary {
        /// The digits as a number.
        value: u64,
        /// Number of digits as written.
        width: u32,
    },
    /// `true` or `false`
    Bool(bool),
    /// A string: escapes resolved, adjacent strings joined.
    Str(&'a str),
    /// A code literal without its brackets.
    Code(&'a str),
    /// `?`
    Unset,
    /// `{ a, b }`, most significant first.
    Bits(&'a [Expr<'a>]),
    /// `[ a, b ]<T>`
    List {
        /// The elements.
        items: &'a [Expr<'a>],
        /// The element type, when written.
        element_type: Option<&'a Type<'a>>,
    },
    /// `(op:$name a:$x, b)`
    Dag(&'a Dag<'a>),
    /// A name.
    Ident(&'a str),
    /// `Class<args>`
    Instance(&'a ClassRef<'a>),
    /// `!op<T>(a, b)`; for `!cond` see [`ExprKind::Cond`].
    Bang(&'a Bang<'a>),
    /// `!cond(c1: v1, c2: v2)`
    Cond(&'a [CondClause<'a>]),
    /// `v.field`
    Field {
        /// The record.
        base: &'a Expr<'a>,
        /// The field.
        name: Ident<'a>,
    },
    /// `v{7-4, 0}`
    BitSelect {
        /// The bits or integer.
        base: &'a Expr<'a>,
        /// The indices of the bits, most significant first as written.
        pieces: &'a [RangePiece<'a>],
    },
    /// `v[i]`, `v[1...3, 5]`
    Subscript {
        /// The list.
        base: &'a Expr<'a>,
        /// The indices of the elements.
        elements: &'a [RangePiece<'a>],
        /// Whether a comma follows the last element, which makes `v[i,]` a slice.
        trailing_comma: bool,
    },
    /// `a # b # c`; two operands at least, or one and a trailing `#`.
    Paste {
        /// The operands from left to right.
        operands: &'a [Expr<'a>],
        /// The span of the first `#`.
        operator: Span,
        /// Whether the last token is `#` (joins with the empty string).
        trailing: bool,
    },
}

/// A dag literal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Dag<'a> {
    /// The operator.
    pub operator: Expr<'a>,
    /// The operator's name, without `$`.
    pub operator_name: Option<Ident<'a>>,
    /// The arguments.
    pub args: &'a [DagArg<'a>],
}

/// An argument of a dag literal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DagArg<'a> {
    /// The value; none for a bare `$name`.
    pub value: Option<Expr<'a>>,
    /// The name, without `$`.
    pub name: Option<Ident<'a>>,
}

/// A bang operation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bang<'a> {
    /// The operator.
    pub op: BangOp,
    /// The span of the operator's name, with `!`.
    pub op_span: Span,
    /// The type in angle brackets.
    pub ty: Option<Type<'a>>,
    /// The operands; loop variables among them are [`ExprKind::Ident`].
    pub args: &'a [Expr<'a>],
}

/// A clause of `!cond`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CondClause<'a> {
    /// The condition.
    pub condition: Expr<'a>,
    /// The value when it is the first true one.
    pub value: Expr<'a>,
}

/// One element of a list of ranges or subscripts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RangePiece<'a> {
    /// The first number, or the only value.
    pub start: Expr<'a>,
    /// The last number.
    pub end: Option<Expr<'a>>,
    /// The token between the two ends.
    pub separator: RangeSeparator,
}

/// The token between the two ends of a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RangeSeparator {
    /// No end.
    None,
    /// `a...b`
    Dots,
    /// `a - b`
    Minus,
    /// `1-5`, which is read as `1` and `-5`; the end holds the negative literal as read.
    Juxtaposed,
}

macro_rules! bang_ops {
    ($($variant:ident $text:literal,)*) => {
        /// The bang operators of LLVM 22, without `!cond`, which has a node of its own.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        #[allow(missing_docs, reason = "each is documented in TableGen's reference under its own name")]
        pub enum BangOp { $($variant,)* }

        impl BangOp {
            /// All operators.
            pub const ALL: &'static [BangOp] = &[$(BangOp::$variant,)*];

            /// The name without `!`.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(BangOp::$variant => $text,)* }
            }

            /// The operator of that name (without `!`).
            #[must_use]
            pub fn from_name(name: &str) -> Option<BangOp> {
                match name { $($text => Some(BangOp::$variant),)* _ => None }
            }
        }
    };
}

bang_ops! {
    Add "add", And "and", Cast "cast", Con "con", Dag "dag", Div "div", Empty "empty", Eq "eq", Exists "exists",
    Filter "filter", Find "find", Foldl "foldl", Foreach "foreach", Ge "ge", GetDagArg "getdagarg",
    GetDagName "getdagname", GetDagOp "getdagop", GetDagOpName "getdagopname", Gt "gt", Head "head", If "if",
    Initialized "initialized", Instances "instances", Interleave "interleave", IsA "isa", Le "le",
    ListConcat "listconcat", ListFlatten "listflatten", ListRemove "listremove", ListSplat "listsplat",
    LogTwo "logtwo", Lt "lt", Match "match", Mul "mul", Ne "ne", Not "not", Or "or", Range "range", Repr "repr",
    SetDagArg "setdagarg", SetDagName "setdagname", SetDagOp "setdagop", SetDagOpName "setdagopname", Shl "shl",
    Size "size", Sra "sra", Srl "srl", StrConcat "strconcat", Sub "sub", Subst "subst", Substr "substr",
    Tail "tail", ToLower "tolower", ToUpper "toupper", Xor "xor",
}
