//! The symbol table of a rule.

use super::dag::Arg;
use crate::Span;
use crate::model::Result;
use ods_parser::diagnostics::closest_name;

/// The part of an operand group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OperandSelection {
    /// All of it.
    All,
    /// The value with this index.
    At(usize),
    /// The value with this index from the end; the last one has 0.
    FromEnd(usize),
    /// All values except the given numbers of values at the start and at the end.
    Rest(usize, usize),
}

/// The binding of a name, established where it first appears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Binding {
    /// The operands of one group of the source operation `op`.
    Operand {
        /// Index of the operation in the source.
        op: usize,
        /// Index of the group.
        group: usize,
        /// Whether the group can have any number of values.
        is_variadic: bool,
        /// The part of the group.
        part: OperandSelection,
    },
    /// An attribute of the source operation `op`.
    Attribute {
        /// Index of the operation in the source.
        op: usize,
        /// Index of the attribute.
        attribute: usize,
    },
    /// A property of the source operation `op`.
    Property {
        /// Index of the operation in the source.
        op: usize,
        /// Index of the property.
        property: usize,
    },
    /// An operation of the source.
    Op(usize),
    /// A type, by its index in the source.
    Type(usize),
    /// A region of the source operation `op`.
    Region {
        /// Index of the operation in the source.
        op: usize,
        /// Index of the region.
        region: usize,
        /// Whether the rule requires that it is a single block.
        is_block: bool,
    },
    /// An output of a native matcher: the index of the operation it is an operand of, the index of the
    /// matcher among all, and that of its output.
    Native {
        /// Index of the matcher in the source.
        matcher: usize,
        /// Index of the output.
        output: usize,
        /// Whether it is a value; an attribute otherwise.
        is_value: bool,
    },
    /// An operation that a result creates.
    Created {
        /// Number of its result groups.
        groups: usize,
    },
    /// A value that native code of a result returns.
    Computed {
        /// Number of values.
        count: usize,
    },
}

/// A name.
#[derive(Clone, Debug)]
pub struct Symbol<'r> {
    /// The name, without `$`.
    pub name: &'r str,
    /// The binding.
    pub binding: Binding,
    /// Further operands or types that must be equal, each with the index of the negative match that requires
    /// it.
    pub equal: Vec<(Binding, Option<usize>)>,
    /// Index of the negative match that is its scope; `None` for the whole rule.
    pub scope: Option<usize>,
    /// The location where it is bound.
    pub span: Span,
    /// Whether there is a reference to it.
    pub is_used: bool,
}

/// A use of a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SymbolRef<'r> {
    /// Index of the symbol.
    pub symbol: usize,
    /// The number after `__`: for an operation, the index of a result.
    pub index: Option<usize>,
    /// The name as it was written.
    pub text: &'r str,
}

/// The names of a rule, in the order in which they are bound.
#[derive(Clone, Default, Debug)]
pub struct Symbols<'r> {
    /// All of them.
    pub all: Vec<Symbol<'r>>,
    /// The negative match that is being read.
    pub(super) scope: Option<usize>,
}

impl<'r> Symbols<'r> {
    /// The symbol that is referred to.
    pub fn symbol(&self, reference: SymbolRef<'_>) -> &Symbol<'r> {
        &self.all[reference.symbol]
    }

    fn find(&self, name: &str) -> Option<usize> {
        let is_known = |symbol: &Symbol<'_>| symbol.scope.is_none() || symbol.scope == self.scope;
        self.all.iter().position(|symbol| symbol.name == name && is_known(symbol))
    }

    /// Binds a name. An operand that is bound again must be equal.
    pub(super) fn bind(&mut self, name: &'r str, binding: Binding, span: Span) -> Result<()> {
        let Some(found) = self.find(name) else {
            let scope = self.scope;
            self.all.push(Symbol { name, binding, equal: Vec::new(), scope, span, is_used: false });
            return Ok(());
        };
        let symbol = &mut self.all[found];
        let can_be_equal = matches!(
            (symbol.binding, binding),
            (Binding::Operand { .. }, Binding::Operand { .. }) | (Binding::Type(_), Binding::Type(_))
        );
        if can_be_equal {
            symbol.equal.push((binding, self.scope));
            return Ok(());
        }
        let message = format!("'${name}' is bound twice, and only operands and types can be");
        let error = ods_parser::diagnostics::Diagnostic::error(crate::codes::WRONG_PATTERN, span, message);
        Err(if symbol.span == span {
            error
        } else {
            error.with_note(symbol.span, "it is bound here already")
        })
    }

    /// The symbol that an argument refers to: a bound name, or one of its elements if it ends with `__N`.
    pub(super) fn refer(&self, arg: &Arg<'r>) -> Result<SymbolRef<'r>> {
        let text = arg.name;
        let (name, index) = split(text);
        let Some(symbol) = self.find(name) else { return Err(self.unbound(arg)) };
        let reference = SymbolRef { symbol, index, text };
        let (limit, kind) = match self.all[symbol].binding {
            Binding::Created { groups } => (groups, "results"),
            Binding::Computed { count } => (count, "values"),
            _ => return Ok(reference),
        };
        if index.is_some_and(|index| index >= limit) {
            return Err(arg.error(format!("'${name}' has {limit} {kind}, so there is no '${text}'")));
        }
        Ok(reference)
    }

    fn unbound(&self, arg: &Arg<'r>) -> ods_parser::diagnostics::Diagnostic {
        let error = match arg.name {
            "" => arg.error("a name that the rule binds is expected here"),
            name => arg.error(format!("nothing binds '${name}'")),
        };
        let in_scope = self.all.iter().filter(|symbol| symbol.scope.is_none());
        let close = closest_name(arg.name, in_scope.clone().map(|symbol| symbol.name));
        let names: Vec<String> = in_scope.map(|symbol| format!("${}", symbol.name)).collect();
        match names.as_slice() {
            [] => error.with_help("the source binds no names"),
            names => {
                let close = close.map(|close| format!("did you mean '${close}'? ")).unwrap_or_default();
                error.with_help(format!("{close}the names in scope are {}", names.join(", ")))
            }
        }
    }
}

/// A name and the number after the last `__`.
fn split(text: &str) -> (&str, Option<usize>) {
    match text.rsplit_once("__") {
        Some((name, digits)) if !name.is_empty() => match digits.parse() {
            Ok(index) => (name, Some(index)),
            Err(_) => (text, None),
        },
        _ => (text, None),
    }
}
