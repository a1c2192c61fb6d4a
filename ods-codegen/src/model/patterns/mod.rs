//! Declarative rewrite rules: records of the class `Pattern`, read and checked.
//!
//! A rule has a source, which is a tree of operations to match; results, which are created instead;
//! conditions on the bound names of the source; and supplemental results, created for their effects. Rules
//! that mlir-tblgen rejects are rejected; so are rules that it accepts although its C++ does not compile,
//! such as a reference to a result that an operation does not have.
//!
//! Rules without a meaning in Rust are rejected, too.

mod conditions;
mod created;
mod dag;
mod forms;
mod result;
mod result_tree;
mod source;
mod source_tree;
mod symbols;

use std::rc::Rc;

use dag::{Node, Places};
use ods_parser::records::{ListRef, ValueRef};

use super::{Operation, Result};
use crate::{Diagnostic, FxHashMap, RecordRef, Records, SourceMap, codes};

pub use conditions::{Condition, Demand};
pub use result_tree::{
    InlinedRegion, LocationSpec, NativeResult, ResultArg, ResultNode, ResultOp, ResultPattern, ReturnType,
};
pub use source_tree::{
    Leaf, Matcher, NativeMatcher, RegionItem, Root, SourceArg, SourceItem, SourceOp, TypeItem,
};
pub use symbols::{Binding, OperandSelection, Symbol, SymbolRef, Symbols};

/// A rewrite rule.
#[derive(Clone, Debug)]
pub struct Pattern<'r> {
    /// The record.
    pub record: RecordRef<'r>,
    /// Its name: the record's, or for an anonymous record `GeneratedConvert` and a number.
    pub name: String,
    /// The operations to match, each before those that define its operands; the root is the first.
    pub source: Vec<SourceOp<'r>>,
    /// Further operations that the rule replaces.
    pub roots: Vec<Root>,
    /// The names of the source and the results.
    pub symbols: Symbols<'r>,
    /// Conditions besides the source.
    pub conditions: Vec<Condition<'r>>,
    /// The replacements, in order.
    pub results: Vec<ResultPattern<'r>>,
    /// The supplemental results, created for their effects.
    pub supplemental: Vec<ResultNode<'r>>,
    /// Benefit: the number of operations in the source plus the rule's own addition.
    pub benefit: u16,
}

impl<'r> Pattern<'r> {
    /// The root operation, which the rule replaces.
    pub fn root(&self) -> &SourceOp<'r> {
        &self.source[0]
    }

    /// The dags of the rule as one text: equal for rules that are written alike, whatever the names of
    /// anonymous records.
    pub fn definition_text(&self) -> String {
        const FIELDS: [&str; 5] =
            ["sourcePattern", "resultPatterns", "constraints", "supplementalPatterns", "benefitDelta"];
        let mut text = String::new();
        for field in FIELDS {
            write_value(self.record.get(field), NESTING, &mut text);
            text.push('\n');
        }
        text
    }

    /// Number of result groups of all replaced operations.
    pub fn replaced_groups(&self) -> usize {
        replaced(&self.source, &self.roots).iter().map(|operation| operation.results.len()).sum()
    }

    /// Whether the number of replaced values is fixed.
    pub fn has_fixed_results(&self) -> bool {
        let is_fixed = |operation: &&Operation<'_>| operation.variable_length_results() == 0;
        replaced(&self.source, &self.roots).iter().all(is_fixed)
    }
}

/// Anonymous records in rules nest less deeply.
const NESTING: usize = 20;

/// Writes a value, with the fields of anonymous records in place of their names.
fn write_value(value: ValueRef<'_>, nesting: usize, text: &mut String) {
    match value {
        ValueRef::Def(record) if record.is_anonymous() && nesting > 0 => {
            for field in record.fields() {
                text.push_str(field.name());
                text.push('=');
                write_value(field.value(), nesting - 1, text);
                text.push(';');
            }
        }
        ValueRef::List(list) => list.iter().for_each(|element| {
            write_value(element, nesting, text);
            text.push(',');
        }),
        ValueRef::Dag(dag) => {
            text.push('(');
            write_value(dag.operator(), nesting, text);
            for arg in dag.args() {
                text.push(' ');
                write_value(arg.value, nesting, text);
                arg.name.into_iter().for_each(|name| text.push_str(&format!(":${name}")));
            }
            text.push(')');
        }
        ValueRef::Def(record) if record.is_anonymous() => {}
        other => text.push_str(&other.text()),
    }
}

/// The operations that rules name, cached by record.
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

/// Rules or conversions that a `defset` or a `defvar` lists, such as those of a lowering.
#[derive(Clone, Debug)]
pub struct RuleList<'r> {
    /// The name of the list.
    pub name: &'r str,
    rules: Vec<RecordRef<'r>>,
}

impl RuleList<'_> {
    /// Whether the rule with this record is in the list.
    #[must_use]
    pub fn contains(&self, rule: RecordRef<'_>) -> bool {
        self.rules.iter().any(|listed| listed.id() == rule.id())
    }
}

/// The lists of rules, in byte order of their names. A list with anything else in it is not one.
pub fn rule_lists(records: &Records) -> impl Iterator<Item = RuleList<'_>> {
    lists_of(records, "Pattern")
}

/// The lists of records of a class, as [`rule_lists`].
pub(super) fn lists_of<'r>(records: &'r Records, class: &'static str) -> impl Iterator<Item = RuleList<'r>> {
    records.globals().filter_map(move |(name, value)| {
        let elements = value.as_list()?.iter();
        let rules: Option<Vec<_>> =
            elements.map(|rule| rule.as_def().filter(|rule| rule.is_a(class))).collect();
        rules.filter(|rules| !rules.is_empty()).map(|rules| RuleList { name, rules })
    })
}

/// The rules of all files, in the order of every generator, or the error of each invalid one.
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
    let is_commutative = record.is_a(forms::COMMUTATIVE_MATCH);
    let source_tree::Source { ops: source, roots } =
        source::read(&source_tree, is_commutative, operations, &mut symbols)?;
    let bound = symbols.clone();
    let read = |node| conditions::condition(node, &bound);
    let conditions = condition_trees.iter().map(read).collect::<Result<Vec<_>>>()?;
    let mut reader = result_tree::ResultReader { operations, symbols: &mut symbols };
    let nodes = result_trees.iter().map(|node| reader.pattern(node)).collect::<Result<Vec<_>>>()?;
    let results =
        result::replacements(nodes, &result_trees, &replaced(&source, &roots), record, reader.symbols)?;
    let supplemental =
        supplemental_trees.iter().map(|node| reader.pattern(node)).collect::<Result<Vec<_>>>()?;
    let found = source.iter().filter(|op| op.negation.is_none()).count();
    let benefit = benefit(record, found)?;
    Ok(Pattern { record, name, source, roots, symbols, conditions, results, supplemental, benefit })
}

/// The dags of a list.
fn trees<'r>(
    list: ListRef<'r>,
    kind: &str,
    record: RecordRef<'r>,
    places: &mut Places<'_>,
) -> Result<Vec<Node<'r>>> {
    let tree = |value: ods_parser::records::ValueRef<'r>| match value.as_dag() {
        Some(dag) => places.tree(dag),
        None => {
            let message = format!("each {kind} of a rule is a dag, not '{}'", value.text());
            Err(Diagnostic::error(codes::WRONG_PATTERN, record.span(), message))
        }
    };
    list.iter().map(tree).collect()
}

/// The operations that a rule replaces.
fn replaced<'a, 'r>(source: &'a [SourceOp<'r>], roots: &[Root]) -> Vec<&'a Operation<'r>> {
    let further = roots.iter().map(|root| root.op);
    std::iter::once(0).chain(further).map(|op| &*source[op].operation).collect()
}

/// The benefit: the number of operations in the source plus the rule's own addition.
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
