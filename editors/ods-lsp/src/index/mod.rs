//! The definitions and names of one file, from its syntax tree alone. The index is owned, so it is cached
//! until the file changes.
//!
//! Statements with errors are left out. The definition of a name can depend on other files, so a [`Use`] has
//! the kind of lookup ([`Target`]), and [`Unit`](crate::unit::Unit) resolves it.

mod operands;
mod values;
mod walk;
mod walker;

use std::sync::Arc;

use ods_parser::source::Span;

use crate::text::Text;

/// The definitions and names of a file. Spans begin to count at 0.
#[derive(Debug, Default)]
pub(crate) struct FileIndex {
    pub(crate) includes: Vec<Include>,
    /// Definitions in the order of the file; those inside of another one follow it.
    pub(crate) items: Vec<Item>,
    /// Names in the order of the file.
    pub(crate) uses: Vec<Use>,
    /// Template arguments by position, for hints.
    pub(crate) arguments: Vec<Argument>,
    /// Comments and blocks are found elsewhere; these are the spans of statements and values, for selection.
    pub(crate) nodes: Vec<Span>,
}

/// An `include`.
#[derive(Debug)]
pub(crate) struct Include {
    pub(crate) path: String,
    /// The string with its quotes.
    pub(crate) span: Span,
}

/// The kinds of definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ItemKind {
    Class,
    Multiclass,
    Def,
    Defm,
    Defset,
    Defvar,
    Deftype,
}

/// A definition.
#[derive(Debug)]
pub(crate) struct Item {
    pub(crate) kind: ItemKind,
    /// None when the definition has none, or a computed one.
    pub(crate) name: Option<String>,
    /// The name, or the keyword of a definition without a name.
    pub(crate) name_span: Span,
    /// From the keyword to the last token.
    pub(crate) span: Span,
    /// The definition that this one is in.
    pub(crate) container: Option<u32>,
    /// Whether other statements see the name: not that of a record in a multiclass.
    pub(crate) is_global: bool,
    /// Classes or multiclasses that it derives from.
    pub(crate) parents: Vec<String>,
    pub(crate) params: Vec<Member>,
    /// Declared fields.
    pub(crate) fields: Vec<Member>,
    /// Inherited fields that are set.
    pub(crate) lets: Vec<LetField>,
    /// Names of dags, such as operands and results.
    pub(crate) operands: Vec<Operand>,
    /// Whether it is a declaration without a body and parents.
    pub(crate) is_forward: bool,
}

/// A field or template parameter.
#[derive(Clone, Debug)]
pub(crate) struct Member {
    pub(crate) name: String,
    pub(crate) span: Span,
    /// The type as written.
    pub(crate) ty: String,
    /// The class of the value, or of the elements of a list.
    pub(crate) class: Option<String>,
    /// The value as written.
    pub(crate) value: Option<Span>,
}

/// An inherited field that is set.
#[derive(Debug)]
pub(crate) struct LetField {
    pub(crate) name: String,
    pub(crate) span: Span,
    pub(crate) value: Span,
}

/// A name of a dag.
#[derive(Clone, Debug)]
pub(crate) struct Operand {
    pub(crate) name: String,
    /// With `$`.
    pub(crate) span: Span,
    /// The value before the name.
    pub(crate) value: Option<Span>,
    /// The operator of the dag, such as `ins`.
    pub(crate) operator: String,
}

/// A name.
#[derive(Debug)]
pub(crate) struct Use {
    pub(crate) span: Span,
    pub(crate) target: Target,
    pub(crate) role: Role,
}

/// Purpose of a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// Declares the name.
    Definition,
    /// Sets the value.
    Write,
    /// Uses it.
    Read,
}

/// Where the meaning of a name is looked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    /// A class or an alias of a type.
    Class(String),
    /// A multiclass, or else a class.
    Multiclass(String),
    /// A field of the owner, or else the parameter, or else a record or variable.
    Name {
        owner: Option<u32>,
        /// Item and index.
        param: Option<(u32, u32)>,
        name: String,
    },
    /// A field of a value with this type.
    Field { of: TypeRef, name: String },
    /// A parameter of a class, or else of a multiclass.
    Param { class: String, name: String },
    /// A variable of this file that is defined at the span.
    Local(Span),
    /// A name in the dags of a definition or its classes.
    Operand { owner: u32, name: String },
    /// An included file, by index.
    Include(u32),
}

impl Target {
    /// The name, if a class, multiclass or record can have it.
    pub(crate) fn name_of_definition(&self) -> Option<&str> {
        match self {
            Target::Class(name) | Target::Multiclass(name) | Target::Name { name, .. } => Some(name),
            _ => None,
        }
    }
}

/// The type of a value, if the file determines it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TypeRef {
    /// A definition of this file.
    Item(u32),
    /// Any of these classes.
    Classes(Vec<String>),
    /// The type of a name's definition.
    Of(Box<Target>),
    Unknown,
}

/// A template argument without a name.
#[derive(Debug)]
pub(crate) struct Argument {
    pub(crate) class: String,
    pub(crate) index: u32,
    pub(crate) span: Span,
}

impl FileIndex {
    /// Reads a text; `macros` are defined from the start.
    pub(crate) fn new(text: &Text, macros: &[String]) -> FileIndex {
        let content = Arc::clone(text.content());
        ods_parser::syntax::with_intact_statements(&content, macros, |statements| {
            walk::walk(&content, statements)
        })
    }

    /// The name at an offset; the innermost, and of two that touch there the second one.
    pub(crate) fn use_at(&self, offset: u32) -> Option<&Use> {
        let end = self.uses.partition_point(|found| found.span.lo <= offset);
        self.uses[..end].iter().rev().take(8).find(|found| offset <= found.span.hi)
    }

    /// The innermost definition around an offset.
    pub(crate) fn item_at(&self, offset: u32) -> Option<u32> {
        let contains = |item: &Item| item.span.lo <= offset && offset <= item.span.hi;
        self.items.iter().rposition(contains).map(|index| index as u32)
    }
}
