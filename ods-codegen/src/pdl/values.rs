//! The PDL values of the components of a rule.

use crate::model::{
    Binding, Constant, ConstantKind, Constraint, NativeCode, Operation, Pattern, Result, SymbolRef,
};
use crate::{Diagnostic, FxHashSet, Span, codes};

/// The kind of a PDL value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PdlKind {
    Value,
    Values,
    Attribute,
    Type,
    Types,
}

impl PdlKind {
    pub(super) fn text(self) -> &'static str {
        match self {
            PdlKind::Value => "!pdl.value",
            PdlKind::Values => "!pdl.range<value>",
            PdlKind::Attribute => "!pdl.attribute",
            PdlKind::Type => "!pdl.type",
            PdlKind::Types => "!pdl.range<type>",
        }
    }
}

/// A PDL value.
#[derive(Clone, Debug)]
pub(super) struct Item {
    /// Its name, with `%`.
    pub(super) name: String,
    pub(super) kind: PdlKind,
    /// For a value or values, the PDL value of the type, if there is one.
    pub(super) ty: Option<String>,
}

/// An operation, with its results by group.
#[derive(Clone, Debug)]
pub(super) struct OpItem {
    pub(super) name: String,
    /// The PDL value of the type of each result group, and whether it is a single value.
    pub(super) types: Vec<(String, bool)>,
}

/// The PDL value of a symbol.
#[derive(Clone, Debug)]
pub(super) enum Bound {
    One(Item),
    Several(Vec<Item>),
    Op(OpItem),
}

/// A pattern as it is written.
pub(super) struct Body<'p, 'r> {
    pub(super) rule: &'p Pattern<'r>,
    pub(super) way: usize,
    pub(super) lines: Vec<String>,
    pub(super) indent: usize,
    names: FxHashSet<String>,
    /// The PDL values of the symbols, by index.
    pub(super) symbols: Vec<Option<Bound>>,
    /// The PDL values of the types of the root's results.
    pub(super) root_types: Vec<(String, bool)>,
}

/// An error for a feature that PDL does not have.
pub(super) fn unsupported(span: Span, subject: &str) -> Diagnostic {
    Diagnostic::error(codes::UNSUPPORTED, span, format!("PDL has no {subject}"))
}

/// A text as an MLIR string literal.
pub(super) fn quoted(text: &str) -> String {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    format!("\"{}\"", words.replace('\\', "\\\\").replace('"', "\\\""))
}

/// The name of a constraint: its record's, or its text if the record is anonymous.
pub(super) fn constraint_name(constraint: Constraint<'_>) -> String {
    match constraint.record() {
        record if record.is_anonymous() => quoted(constraint.summary()),
        record => quoted(record.name()),
    }
}

/// The name of native code: its record's, or its text if the record is anonymous.
pub(super) fn code_name(code: NativeCode<'_>) -> Result<String> {
    Ok(quoted(if code.is_anonymous() { code.expression()? } else { code.def_name() }))
}

impl<'p, 'r> Body<'p, 'r> {
    pub(super) fn new(rule: &'p Pattern<'r>, way: usize) -> Body<'p, 'r> {
        let symbols = vec![None; rule.symbols.all.len()];
        Body {
            rule,
            way,
            lines: Vec::new(),
            indent: 1,
            names: FxHashSet::default(),
            symbols,
            root_types: Vec::new(),
        }
    }

    pub(super) fn line(&mut self, text: String) {
        self.lines.push(format!("{}{text}", "  ".repeat(self.indent)));
    }

    /// A unique name.
    pub(super) fn fresh(&mut self, expected: &str) -> String {
        let is_part = |c: char| if c.is_ascii_alphanumeric() || c == '_' { c } else { '_' };
        let base: String = expected.chars().map(is_part).collect();
        let base = if base.starts_with(|c: char| c.is_ascii_digit()) || base.is_empty() {
            format!("v{base}")
        } else {
            base
        };
        let mut name = base.clone();
        let mut number = 1;
        while !self.names.insert(name.clone()) {
            name = format!("{base}_{number}");
            number += 1;
        }
        format!("%{name}")
    }

    /// Writes `%name = text` and returns the name.
    pub(super) fn define(&mut self, expected: &str, text: &str) -> String {
        let name = self.fresh(expected);
        self.line(format!("{name} = {text}"));
        name
    }

    /// The symbol that has a binding.
    pub(super) fn symbol_of(&self, binding: Binding) -> Option<usize> {
        self.rule.symbols.all.iter().position(|symbol| {
            symbol.scope.is_none()
                && (symbol.binding == binding || symbol.equal.iter().any(|(other, _)| *other == binding))
        })
    }

    /// The item of the symbol that has a binding, if there is a single one.
    pub(super) fn known(&self, binding: Binding) -> Option<Item> {
        match self.symbols[self.symbol_of(binding)?].as_ref()? {
            Bound::One(item) => Some(item.clone()),
            _ => None,
        }
    }

    /// The name in the rule of the symbol that has a binding, or else `otherwise`.
    pub(super) fn expected(&self, binding: Binding, otherwise: &str) -> String {
        let symbol = self.symbol_of(binding);
        symbol.map_or(otherwise, |symbol| self.rule.symbols.all[symbol].name).to_owned()
    }

    pub(super) fn keep(&mut self, binding: Binding, bound: Bound) {
        if let Some(symbol) = self.symbol_of(binding) {
            self.symbols[symbol].get_or_insert(bound);
        }
    }

    /// The result of a group of an operation.
    pub(super) fn result(&mut self, op: &OpItem, group: usize) -> Item {
        let base = op.name.trim_start_matches('%').to_owned();
        match op.types.get(group) {
            Some((ty, true)) => {
                let is_simple = op.types.iter().all(|(_, is_one)| *is_one);
                let of = if is_simple { "result" } else { "results" };
                let (kind, shown) =
                    if is_simple { (PdlKind::Value, "") } else { (PdlKind::Value, " -> !pdl.value") };
                let name =
                    self.define(&format!("{base}_result"), &format!("{of} {group} of {}{shown}", op.name));
                Item { name, kind, ty: Some(ty.clone()) }
            }
            Some((ty, false)) if op.types.len() == 1 => {
                let name = self.define(&format!("{base}_results"), &format!("results of {}", op.name));
                Item { name, kind: PdlKind::Values, ty: Some(ty.clone()) }
            }
            found => {
                let text = format!("results {group} of {} -> !pdl.range<value>", op.name);
                let name = self.define(&format!("{base}_results"), &text);
                Item { name, kind: PdlKind::Values, ty: found.map(|(ty, _)| ty.clone()) }
            }
        }
    }

    /// All results of an operation.
    pub(super) fn results(&mut self, op: &OpItem) -> Vec<Item> {
        (0..op.types.len()).map(|group| self.result(op, group)).collect()
    }

    /// The items that a reference to a symbol denotes.
    pub(super) fn items(&mut self, reference: SymbolRef<'_>, span: Span) -> Result<Vec<Item>> {
        let Some(bound) = self.symbols[reference.symbol].clone() else {
            return Err(unsupported(span, &format!("value that '${}' could stand for", reference.text)));
        };
        Ok(match (bound, reference.index) {
            (Bound::One(item), None) => vec![item],
            (Bound::One(_), Some(_)) => {
                return Err(unsupported(
                    span,
                    &format!("way to '${}', one of several values", reference.text),
                ));
            }
            (Bound::Several(items), Some(index)) => items.get(index).cloned().into_iter().collect(),
            (Bound::Several(items), None) => items,
            (Bound::Op(op), Some(group)) => vec![self.result(&op, group)],
            (Bound::Op(op), None) => self.results(&op),
        })
    }
}

/// `(%a, %b : !pdl.value, !pdl.type)`; empty without items.
pub(super) fn list(items: &[Item]) -> String {
    if items.is_empty() {
        return String::new();
    }
    let names: Vec<&str> = items.iter().map(|item| item.name.as_str()).collect();
    let kinds: Vec<&str> = items.iter().map(|item| item.kind.text()).collect();
    format!("({} : {})", names.join(", "), kinds.join(", "))
}

/// `operation "toy.neg"(%x : !pdl.value) {"key" = %a} -> (%t : !pdl.type)`.
pub(super) fn operation_text(
    name: &str,
    operands: &[Item],
    all: &[(&str, String)],
    types: &[(String, bool)],
) -> String {
    format!("operation {}{}{}{}", quoted(name), list(operands), attributes(all), result_types(types))
}

/// ` {"key" = %a}`; empty without attributes.
fn attributes(all: &[(&str, String)]) -> String {
    if all.is_empty() {
        return String::new();
    }
    let all: Vec<String> = all.iter().map(|(key, value)| format!("{} = {value}", quoted(key))).collect();
    format!(" {{{}}}", all.join(", "))
}

/// ` -> (%t : !pdl.type)`; empty without results.
fn result_types(types: &[(String, bool)]) -> String {
    let item = |(name, is_one): &(String, bool)| {
        let kind = if *is_one { PdlKind::Type } else { PdlKind::Types };
        Item { name: name.clone(), kind, ty: None }
    };
    let items: Vec<Item> = types.iter().map(item).collect();
    if items.is_empty() { String::new() } else { format!(" -> {}", list(&items)) }
}

/// Whether each result group is a single value.
pub(super) fn result_groups(operation: &Operation<'_>) -> Vec<bool> {
    operation.results.iter().map(|result| !result.constraint.is_variable_length()).collect()
}

/// The text of a constant attribute, if its kind is one of MLIR's own.
pub(super) fn constant_text(constant: Constant<'_>) -> Option<String> {
    if let Ok(ConstantKind::EnumCase { value, width }) = constant.kind() {
        return Some(format!("{value} : i{width}"));
    }
    let (value, base) = (constant.value().ok()?.to_owned(), constant.definition_name()?);
    let integer = || value.parse::<i64>().ok();
    if let Some(width) = base.strip_suffix("Attr").and_then(|name| name.strip_prefix('I'))
        && width.parse::<u32>().is_ok()
    {
        return integer().map(|value| format!("{value} : i{width}"));
    }
    match base {
        "IndexAttr" => integer().map(|value| format!("{value} : index")),
        "BoolAttr" => Some(value),
        "UnitAttr" => Some("unit".to_owned()),
        "F32Attr" | "F64Attr" => {
            let number: f64 = value.parse().ok()?;
            Some(format!("{number:e} : {}", if base == "F32Attr" { "f32" } else { "f64" }))
        }
        "StrAttr" => Some(quoted(value.trim_matches('"'))),
        _ => None,
    }
}

/// The only type that a constraint accepts, if it is one of MLIR's own.
pub(super) fn type_text(constraint: Constraint<'_>) -> Option<&'static str> {
    Some(match constraint.record().name() {
        "I1" => "i1",
        "I8" => "i8",
        "I16" => "i16",
        "I32" => "i32",
        "I64" => "i64",
        "F16" => "f16",
        "BF16" => "bf16",
        "F32" => "f32",
        "F64" => "f64",
        "Index" => "index",
        _ => return None,
    })
}
