//! Instances cut out of modules in generic form: an operation with the operations around it that it needs.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};

use ir_core::context::{Context, Location, Type};
use ir_core::ir::{Block, Ir, Mapping, Op, OpState, Order, Value};
use ir_core::ops::Traits;
use ir_core::runtime::OpSpec;
use ir_core::text::{op_text, parse_module};

use crate::operations::Expected;

/// Largest number of instances of each kind for one operation, and their largest length.
const MOST: usize = 6;
const LONG: usize = 6000;
/// Largest number of definitions that are copied for an operation's operands.
const DEFINITIONS: usize = 12;

/// The operations that are copied besides the operation itself. An operation of no dialect defines the other
/// operands.
#[derive(Clone, Copy)]
struct Kind {
    /// The definitions of its operands in the same block.
    definitions: bool,
    /// The operations around it, with all of their regions.
    parents: bool,
    /// The definitions of symbols that the text names.
    symbols: bool,
    /// The whole module.
    module: bool,
}

impl Kind {
    const NONE: Kind = Kind { definitions: false, parents: false, symbols: false, module: false };
}

const KINDS: [Kind; 6] = [
    Kind::NONE,
    Kind { definitions: true, ..Kind::NONE },
    Kind { definitions: true, symbols: true, ..Kind::NONE },
    Kind { parents: true, ..Kind::NONE },
    Kind { parents: true, symbols: true, ..Kind::NONE },
    Kind { module: true, ..Kind::NONE },
];

/// Writes instances of the expected operations that the modules contain.
pub fn write(ctx: &Context, modules: &str, expected: &Expected, out: &mut dyn Write) -> std::io::Result<()> {
    let operations = all_dialects::operations();
    let by_name: BTreeMap<&str, &OpSpec> = operations.iter().map(|spec| (spec.name, *spec)).collect();
    let names = operations.iter().filter(|spec| spec.format.is_some() && expected.has(spec.name));
    let names: BTreeSet<&str> = names.map(|spec| spec.name).collect();
    let mut counts: BTreeMap<(&str, usize), BTreeSet<String>> = BTreeMap::new();
    for text in modules.split(crate::MARK) {
        let parse = AssertUnwindSafe(|| parse_module(ctx, "module", text.as_bytes()).ok());
        let Ok(Some(mut module)) = catch_unwind(parse) else { continue };
        let mut found = Vec::new();
        module.ir.visit(module.top, Order::Pre, |op| found.push(op));
        for op in found {
            let Some(name) = names.get(module.ir.name(op).as_str(ctx)).copied() else { continue };
            for (index, kind) in KINDS.iter().enumerate() {
                let texts = counts.entry((name, index)).or_default();
                if texts.len() >= MOST {
                    continue;
                }
                let mut cut =
                    Cut { ctx, ir: &mut module.ir, top: module.top, kind: *kind, by_name: &by_name };
                let Some(text) = cut.instance(op).filter(|text| text.len() < LONG) else { continue };
                if texts.insert(text.clone()) {
                    write!(out, "// {name}\n{text}{}", crate::MARK)?;
                }
            }
        }
    }
    Ok(())
}

/// Cuts one instance.
struct Cut<'c> {
    ctx: &'c Context,
    ir: &'c mut Ir,
    top: Op,
    kind: Kind,
    by_name: &'c BTreeMap<&'static str, &'static OpSpec>,
}

impl Cut<'_> {
    fn instance(&mut self, op: Op) -> Option<String> {
        if self.kind.module {
            return Some(op_text(self.ir, self.top) + "\n");
        }
        let whole = if self.kind.parents { self.outermost(op)? } else { op };
        let wrap = self.foreign("t.wrap", &[], 1);
        let body = self.ir.create_block();
        self.ir.insert_block(body, self.ir.region(wrap, 0), None);
        let mut mapping = Mapping::new();
        let definitions = if self.kind.definitions { self.definitions(whole) } else { Vec::new() };
        for part in definitions.iter().chain([&whole]) {
            self.sources(*part, body, &mut mapping);
            for successor in self.ir.successors(*part).collect::<Vec<_>>() {
                self.end_block(wrap, successor, &mut mapping);
            }
            let copy = self.ir.clone_op(*part, &mut mapping);
            self.ir.insert(copy, body, None);
        }
        if self.ir.num_successors(whole) == 0 && !self.is_terminator(whole) {
            let end = self.foreign("t.end", &[], 0);
            self.ir.insert(end, body, None);
        }
        let text = op_text(self.ir, wrap);
        self.ir.erase(wrap);
        let text = if self.kind.symbols { self.with_symbols(&text)? } else { format!("{text}\n") };
        Some(text)
    }

    fn name(&self, op: Op) -> &str {
        self.ir.name(op).as_str(self.ctx)
    }

    fn is_terminator(&self, op: Op) -> bool {
        self.by_name.get(self.name(op)).is_some_and(|spec| spec.flags.has(Traits::TERMINATOR))
    }

    fn foreign(&mut self, name: &str, types: &[Type], num_regions: usize) -> Op {
        let state = OpState {
            result_types: types,
            num_regions,
            ..OpState::new(self.ctx.op_name(name), Location::UNKNOWN)
        };
        self.ir.create(&state)
    }

    /// The outermost operation around this one that is not a module; none if that is the operation itself.
    fn outermost(&self, op: Op) -> Option<Op> {
        let mut found = None;
        let mut around = self.ir.parent_op(op);
        while let Some(parent) = around.filter(|parent| self.name(*parent) != "builtin.module") {
            found = Some(parent);
            around = self.ir.parent_op(parent);
        }
        found
    }

    /// The values from outside that the operation or its regions use.
    fn captured(&self, op: Op) -> Vec<Value> {
        let mut all = Vec::new();
        self.ir.visit(op, Order::Pre, |inner| all.push(inner));
        let inside: HashSet<Op> = all.iter().copied().collect();
        let is_inside = |value: Value| match self.ir.defining_op(value) {
            Some(definer) => definer != op && inside.contains(&definer),
            None => self
                .ir
                .value_block(value)
                .and_then(|block| self.ir.parent_op(block))
                .is_some_and(|owner| inside.contains(&owner)),
        };
        let mut found = Vec::new();
        for inner in &all {
            for value in self.ir.operands(*inner) {
                if !is_inside(value) && !found.contains(&value) {
                    found.push(value);
                }
            }
        }
        found
    }

    /// The definitions of the operands and of their operands, each before its uses.
    fn definitions(&self, op: Op) -> Vec<Op> {
        let mut found: Vec<Op> = Vec::new();
        let mut pending = vec![op];
        while let Some(next) = pending.pop() {
            for value in self.captured(next) {
                let Some(definer) = self.ir.defining_op(value) else { continue };
                let is_plain = self.ir.num_regions(definer) == 0 && definer != op;
                if is_plain && found.len() < DEFINITIONS {
                    found.retain(|known| *known != definer);
                    found.push(definer);
                    pending.push(definer);
                }
            }
        }
        found.reverse();
        found
    }

    /// Adds an operation that defines the values without a definition in the instance.
    fn sources(&mut self, op: Op, body: Block, mapping: &mut Mapping) {
        let mut values = self.captured(op);
        values.retain(|value| !mapping.has_value(*value));
        if values.is_empty() {
            return;
        }
        let types: Vec<Type> = values.iter().map(|value| self.ir.value_type(*value)).collect();
        let source = self.foreign("t.source", &types, 0);
        self.ir.insert(source, body, None);
        let results: Vec<Value> = self.ir.results(source).collect();
        for (value, result) in values.into_iter().zip(results) {
            mapping.map_value(value, result);
        }
    }

    /// A block that replaces a successor.
    fn end_block(&mut self, wrap: Op, successor: Block, mapping: &mut Mapping) {
        let block = self.ir.create_block();
        let types: Vec<Type> = self.ir.arguments(successor).map(|value| self.ir.value_type(value)).collect();
        for ty in types {
            self.ir.add_argument(block, ty, Location::UNKNOWN);
        }
        self.ir.insert_block(block, self.ir.region(wrap, 0), None);
        let end = self.foreign("t.end", &[], 0);
        self.ir.insert(end, block, None);
        mapping.map_block(successor, block);
    }

    /// The instance in a module, after the definitions of the symbols that it names.
    fn with_symbols(&self, text: &str) -> Option<String> {
        let mut symbols = String::new();
        let first = self.ir.first_block(self.ir.region(self.top, 0))?;
        for op in self.ir.ops(first) {
            let definition = op_text(self.ir, op);
            let Some((_, rest)) = definition.split_once("sym_name = \"") else { continue };
            let name = rest.split('"').next().unwrap_or_default();
            if text.contains(&format!("@{name}")) && !text.contains(&definition) {
                symbols.push_str(&definition);
                symbols.push('\n');
            }
        }
        (!symbols.is_empty()).then(|| format!("\"builtin.module\"() ({{\n{symbols}{text}\n}}) : () -> ()\n"))
    }
}
