//! Declarative rewrite rules: records of the class `Pattern`, read and checked.
//!
//! A rule has a source, a tree of operations to be found; results, which are made instead; conditions on what the source
//! binds; and supplemental results, made for their effects. What mlir-tblgen refuses is refused; so is what it lets
//! through although its C++ could not be compiled, such as a result that an operation does not have.

mod dag;
mod result;
mod source;
mod symbols;

use std::rc::Rc;

use ods_parser::diagnostics::Diagnostic;
use ods_parser::records::{ListRef, RecordRef, Records};
use ods_parser::source::{SourceMap, Span};
use rustc_hash::FxHashMap;

pub use result::{LocationSpec, NativeResult, ResultArg, ResultNode, ResultOp, ResultPattern, ReturnType};
pub use source::{Leaf, Matcher, NativeMatcher, SourceArg, SourceItem, SourceOp};
pub use symbols::{Binding, Symbol, SymbolRef, Symbols};

use super::{Constraint, Operation, Result};
use crate::codes;
use dag::{ArgValue, Node, Places};

/// A rewrite rule.
#[derive(Clone, Debug)]
pub struct Pattern<'r> {
    /// The record.
    pub record: RecordRef<'r>,
    /// Its name: the record's, or for a record without one `GeneratedConvert` and a number.
    pub name: String,
    /// The operations that are looked for, each operation before those that define its operands; the root is the first.
    pub source: Vec<SourceOp<'r>>,
    /// What the source and the results name.
    pub symbols: Symbols<'r>,
    /// What must hold besides.
    pub conditions: Vec<Condition<'r>>,
    /// What is made instead, in order.
    pub results: Vec<ResultPattern<'r>>,
    /// What is made afterwards, for its effects.
    pub supplemental: Vec<ResultNode<'r>>,
    /// How much is won: the number of operations of the source, and what the rule adds.
    pub benefit: u16,
}

/// A constraint on what the source binds.
#[derive(Clone, Debug)]
pub struct Condition<'r> {
    /// The constraint.
    pub constraint: Constraint<'r>,
    /// Whether it is one on types: of the only entity's type.
    pub is_on_type: bool,
    /// What it is on.
    pub entities: Vec<SymbolRef<'r>>,
    /// Where it stands.
    pub span: Span,
}

impl<'r> Pattern<'r> {
    /// The operation that is replaced.
    #[must_use]
    pub fn root(&self) -> &SourceOp<'r> {
        &self.source[0]
    }
}

/// The operations that rules name, each read once.
#[derive(Default)]
pub(super) struct Operations<'r>(FxHashMap<&'r str, Rc<Operation<'r>>>);

impl<'r> Operations<'r> {
    fn get(&mut self, record: RecordRef<'r>) -> Result<Rc<Operation<'r>>> {
        if let Some(found) = self.0.get(record.name()) {
            return Ok(Rc::clone(found));
        }
        let operation = Rc::new(Operation::new(record)?);
        self.0.insert(record.name(), Rc::clone(&operation));
        Ok(operation)
    }
}

/// The rules of all files, in the order of every generator, or what is wrong with each.
pub fn patterns<'r>(records: &'r Records, sources: &SourceMap) -> Vec<Result<Pattern<'r>>> {
    let mut operations = Operations::default();
    let mut unnamed = 0;
    let read = |record: RecordRef<'r>| {
        let name = if record.is_anonymous() {
            unnamed += 1;
            format!("GeneratedConvert{}", unnamed - 1)
        } else {
            record.name().to_owned()
        };
        read_pattern(record, name, &mut operations, sources)
    };
    records.derived("Pattern").map(read).collect()
}

fn read_pattern<'r>(
    record: RecordRef<'r>,
    name: String,
    operations: &mut Operations<'r>,
    sources: &SourceMap,
) -> Result<Pattern<'r>> {
    let mut places = Places::new(record.span(), sources);
    let source_tree = places.tree(record.dag("sourcePattern")?)?;
    let result_trees = trees(record.list("resultPatterns")?, "result", record, &mut places)?;
    let condition_trees = trees(record.list("constraints")?, "constraint", record, &mut places)?;
    let supplemental_trees =
        trees(record.list("supplementalPatterns")?, "supplemental result", record, &mut places)?;

    let mut symbols = Symbols::default();
    let source = source::read(&source_tree, operations, &mut symbols)?;
    let bound = symbols.clone();
    let conditions =
        condition_trees.iter().map(|node| condition(node, &bound)).collect::<Result<Vec<_>>>()?;
    let mut reader = result::Reader { operations, symbols: &mut symbols };
    let nodes = result_trees.iter().map(|node| reader.pattern(node)).collect::<Result<Vec<_>>>()?;
    let results = result::replacements(nodes, &result_trees, &source[0].operation, record, reader.symbols)?;
    let supplemental =
        supplemental_trees.iter().map(|node| reader.pattern(node)).collect::<Result<Vec<_>>>()?;
    let benefit = benefit(record, source.len())?;
    Ok(Pattern { record, name, source, symbols, conditions, results, supplemental, benefit })
}

/// The dags of a list.
fn trees<'r>(
    list: ListRef<'r>,
    what: &str,
    record: RecordRef<'r>,
    places: &mut Places<'_>,
) -> Result<Vec<Node<'r>>> {
    let tree = |value: ods_parser::records::ValueRef<'r>| match value.as_dag() {
        Some(dag) => places.tree(dag),
        None => {
            let message = format!("each {what} of a rule is a dag, not '{}'", value.text());
            Err(Diagnostic::error(codes::WRONG_PATTERN, record.span(), message))
        }
    };
    list.iter().map(tree).collect()
}

/// A condition from its dag: `(Constraint $a, $b)`.
fn condition<'r>(node: &Node<'r>, symbols: &Symbols<'r>) -> Result<Condition<'r>> {
    let record = node.operator;
    if record.is_a("AttrConstraint") {
        let help = "a constraint of the class Constraint can test attributes: Constraint<CPred<\"…$0…\">> $attribute";
        return Err(node.error("a constraint on attributes cannot be a condition of a rule").with_help(help));
    }
    if !record.is_a("Constraint") {
        return Err(node.error(format!("'{}' is no constraint", record.name())));
    }
    let is_on_type = record.is_a("TypeConstraint");
    if is_on_type && (node.args.len() != 1 || !node.name.is_empty()) {
        let message = format!("the type constraint '{}' takes exactly one argument", record.name());
        let help = match node.name {
            "" => format!("({} $value)", record.name()),
            name => format!("write ({} ${name}), with a blank instead of the colon", record.name()),
        };
        return Err(node.error(message).with_help(help));
    }
    let mut entities = Vec::new();
    for arg in &node.args {
        if !matches!(arg.value, ArgValue::Unset) || arg.name.is_empty() {
            return Err(arg.error("the arguments of a condition are names that the source binds"));
        }
        entities.push(symbols.refer(arg)?);
    }
    if let (true, [entity]) = (is_on_type, entities.as_slice())
        && matches!(symbols.symbol(*entity).binding, Binding::Attribute { .. } | Binding::Property { .. })
    {
        return Err(node.args[0].error(format!(
            "the type constraint '{}' is on a value, but ${} is an attribute",
            record.name(),
            node.args[0].name
        )));
    }
    Ok(Condition { constraint: Constraint::new(record), is_on_type, entities, span: node.span })
}

/// The number of operations of the source with what the rule adds to it.
fn benefit(record: RecordRef<'_>, operations: usize) -> Result<u16> {
    let mut args = record.dag("benefitDelta")?.args();
    let (Some(delta), None) = (args.next().and_then(|arg| arg.value.as_int()), args.next()) else {
        let message = "'addBenefit' takes exactly one integer";
        return Err(Diagnostic::error(codes::WRONG_PATTERN, record.span(), message));
    };
    let sum = i64::try_from(operations).unwrap_or(i64::MAX).saturating_add(delta);
    u16::try_from(sum.max(0)).map_err(|_| {
        let message = format!("the benefit of a rule is at most {}, not {sum}", u16::MAX);
        Diagnostic::error(codes::WRONG_PATTERN, record.span(), message)
    })
}
