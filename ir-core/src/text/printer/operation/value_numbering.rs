//! Numbering: the printed number or name of each value.
//!
//! As in MLIR, the values of a region are numbered before those of nested regions, and the regions nested in
//! a region are processed from the last to the first.

use super::names::{Names, Texts};
use crate::context::{Context, LocKind, Location, OpModels};
use crate::ir::{Block, Definition, Ir, Op, Region, Value};
use crate::text::{OpSyntax, PrintOptions, printer::numbers::push_number};
use rustc_hash::FxHashMap;

/// The printed form of each value, by its slot: a number or name index, with flags in the high bits.
#[derive(Debug, Default)]
pub(super) struct ValueNumbering {
    values: Vec<u32>,
    blocks: Vec<u32>,
    /// Value names.
    names: Texts,
    /// For operations with several result names, the indices of the first results of the groups after the
    /// first group.
    groups: FxHashMap<Op, Vec<u32>>,
}

/// The value or block has no number.
const UNKNOWN: u32 = u32::MAX;
/// The value is one of several results with a common name: `%0#1`.
const OF_SEVERAL: u32 = 1 << 31;
/// The value is printed as `%argN`.
const ARGUMENT: u32 = 1 << 30;
/// The value has a name. The number is the index of the name.
const NAMED: u32 = 1 << 29;
const NUMBER: u32 = NAMED - 1;

/// The next numbers.
#[derive(Clone, Copy, Default)]
struct Next {
    value: u32,
    argument: u32,
    conflict: u32,
}

/// The state of numbering.
struct Numbering<'a> {
    ctx: &'a Context,
    /// The custom forms of registered operations.
    syntax: OpModels<'a, dyn OpSyntax>,
    ir: &'a Ir,
    next: Next,
    /// Names in use.
    used: Names,
    /// Whether value names are taken from locations.
    by_location: bool,
    /// Whether definitions of operations choose value names.
    by_definition: bool,
    /// Whether all values have different numbers, as in MLIR's generic form. Otherwise, sibling regions use
    /// the same numbers.
    unique: bool,
    numbers: ValueNumbering,
    /// The names that a definition has just requested.
    expected: Expected,
}

/// Values and their requested names.
#[derive(Default)]
struct Expected {
    /// The values, each with the end of its name in `names`.
    values: Vec<(Value, usize)>,
    names: String,
}

impl Expected {
    fn add(&mut self, value: Value, name: &str) {
        self.names.push_str(name);
        self.values.push((value, self.names.len()));
    }

    /// Takes the values and their names.
    fn take(&mut self, mut give: impl FnMut(Value, &str)) {
        let mut start = 0;
        for (value, end) in self.values.drain(..) {
            give(value, &self.names[start..end]);
            start = end;
        }
        self.names.clear();
    }
}

impl ValueNumbering {
    /// Numbers the values of an operation and of all nested operations.
    pub(super) fn new(ctx: &Context, ir: &Ir, op: Op, options: &PrintOptions) -> Self {
        let mut numbering = Numbering {
            ctx,
            syntax: OpModels::new(ctx),
            ir,
            next: Next::default(),
            used: Names::default(),
            by_location: options.name_locations_as_prefix,
            by_definition: !options.generic,
            unique: options.generic,
            numbers: ValueNumbering::default(),
            expected: Expected::default(),
        };
        numbering.run(op);
        ValueNumbering { names: numbering.used.into_texts(), ..numbering.numbers }
    }

    fn set_value(&mut self, value: Value, index: u32) {
        if self.values.len() <= value.slot() {
            self.values.resize(value.slot() + 1, UNKNOWN);
        }
        self.values[value.slot()] = index;
    }

    fn is_known(&self, value: Value) -> bool {
        self.values.get(value.slot()).is_some_and(|&number| number != UNKNOWN)
    }

    /// The number of a block in its region.
    pub(super) fn block(&self, block: Block) -> Option<u32> {
        self.blocks.get(block.slot()).copied().filter(|&number| number != UNKNOWN)
    }

    /// Prints the value's name, with the result's index if several share the name.
    pub(super) fn print(&self, out: &mut String, ir: &Ir, value: Value) {
        let number = self.print_head(out, value);
        if number & OF_SEVERAL != 0
            && number != UNKNOWN
            && let Definition::Result(op, result) = ir.definition(value)
        {
            out.push('#');
            let start = self.group_starts(op).iter().rfind(|start| **start as usize <= result);
            push_number(out, u64::from(result as u32 - start.copied().unwrap_or(0)));
        }
    }

    /// The indices of the first results of an operation's named result groups, except the first group.
    pub(super) fn group_starts(&self, op: Op) -> &[u32] {
        self.groups.get(&op).map_or(&[], |starts| starts)
    }

    /// Prints the name without a result's index. Returns the value's number and flags.
    pub(super) fn print_head(&self, out: &mut String, value: Value) -> u32 {
        let number = self.values.get(value.slot()).copied().unwrap_or(UNKNOWN);
        if number == UNKNOWN {
            out.push_str("<<UNKNOWN SSA VALUE>>");
            return number;
        }
        if number & NAMED != 0 {
            out.push('%');
            out.push_str(self.names.get(number & NUMBER));
            return number;
        }
        out.push_str(if number & ARGUMENT != 0 { "%arg" } else { "%" });
        push_number(out, u64::from(number & NUMBER));
        number
    }
}

impl Numbering<'_> {
    fn run(&mut self, op: Op) {
        self.op(op);
        let mut pending: Vec<(Region, Next, usize)> =
            self.ir.regions(op).map(|region| (region, self.next, 1)).collect();
        let mut nested = Vec::new();
        self.used.push();
        while let Some((region, next, depth)) = pending.pop() {
            if !self.unique {
                self.next = next;
            }
            self.used.truncate(depth);
            self.used.push();
            self.region(region, &mut nested);
            pending.extend(nested.drain(..).map(|region| (region, self.next, depth + 1)));
        }
    }

    /// Numbers the values of a region, and collects the regions of its operations: a second walk through a
    /// long block would wait for memory again.
    fn region(&mut self, region: Region, nested: &mut Vec<Region>) {
        let op = self.ir.parent_op(region);
        if self.by_definition
            && let Some(syntax) = self.syntax.get(self.ir.name(op))
            && syntax.has_value_names()
        {
            let mut expected = std::mem::take(&mut self.expected);
            let mut want = |value: Value, name: &str| expected.add(value, name);
            syntax.block_argument_names(self.ctx, self.ir, op, region, &mut want);
            expected.take(|value, name| self.give(value, name));
            self.expected = expected;
        }
        for (index, block) in self.ir.blocks(region).enumerate() {
            let blocks = &mut self.numbers.blocks;
            if blocks.len() <= block.slot() {
                blocks.resize(block.slot() + 1, UNKNOWN);
            }
            blocks[block.slot()] = index as u32;
            self.arguments(block, index == 0);
            for op in self.ir.ops(block) {
                self.op(op);
                nested.extend(self.ir.regions(op));
            }
        }
    }

    fn arguments(&mut self, block: Block, entry: bool) {
        for (index, value) in self.ir.arguments(block).enumerate() {
            if self.by_definition && self.numbers.is_known(value) {
                continue;
            }
            let argument = self.next.argument;
            self.next.argument += u32::from(entry);
            if self.by_location && self.name_by_location(value, self.ir.argument_location(block, index)) {
                continue;
            }
            match (entry, self.by_location) {
                (false, _) => self.number(value, 0),
                (true, true) => self.name(value, &format!("arg{argument}"), 0),
                (true, false) => self.numbers.set_value(value, argument & NUMBER | ARGUMENT),
            }
        }
    }

    fn op(&mut self, op: Op) {
        let count = self.ir.num_results(op);
        if count == 0 {
            return;
        }
        if self.by_definition
            && let Some(syntax) = self.syntax.get(self.ir.name(op))
            && syntax.has_value_names()
        {
            let mut expected = std::mem::take(&mut self.expected);
            syntax.result_names(self.ctx, self.ir, op, &mut |value, name| expected.add(value, name));
            let is_named = !expected.values.is_empty();
            if is_named {
                self.named_results(op, &mut expected);
            }
            self.expected = expected;
            if is_named {
                return;
            }
        }
        let first = self.ir.result(op, 0);
        let flag = if count > 1 { OF_SEVERAL } else { 0 };
        self.first_result(op, first, flag);
        if count > 1 {
            let number = self.numbers.values[first.slot()] | OF_SEVERAL;
            for value in self.ir.results(op) {
                self.numbers.set_value(value, number);
            }
        }
    }

    /// Names the first result after its location, or numbers it.
    fn first_result(&mut self, op: Op, first: Value, flag: u32) {
        if !self.by_location || !self.name_by_location(first, self.ir.location(op)) {
            self.number(first, flag);
        }
    }

    /// Names results as the definition requests. Each named result begins a group, which extends up to the
    /// next one.
    fn named_results(&mut self, op: Op, expected: &mut Expected) {
        let mut starts = Vec::new();
        expected.take(|value, name| {
            self.give(value, name);
            if let Definition::Result(_, index) = self.ir.definition(value)
                && index != 0
            {
                starts.push(index as u32);
            }
        });
        let first = self.ir.result(op, 0);
        if !self.numbers.is_known(first) {
            self.first_result(op, first, 0);
        }
        starts.sort_unstable();
        let ends = starts.iter().copied().chain([self.ir.num_results(op) as u32]);
        for (start, end) in std::iter::once(0).chain(starts.iter().copied()).zip(ends) {
            if end - start < 2 {
                continue;
            }
            let head = self.numbers.values[self.ir.result(op, start as usize).slot()] | OF_SEVERAL;
            for index in start..end {
                self.numbers.set_value(self.ir.result(op, index as usize), head);
            }
        }
        if !starts.is_empty() {
            self.numbers.groups.insert(op, starts);
        }
    }

    /// Names a value after its location if locations name values, or else by the definition. An empty name
    /// becomes a number.
    fn give(&mut self, value: Value, name: &str) {
        if self.by_location && self.name_by_location(value, self.ir.value_location(value)) {
            return;
        }
        match name {
            "" => self.number(value, 0),
            _ => self.name(value, name, 0),
        }
    }

    fn number(&mut self, value: Value, flag: u32) {
        self.numbers.set_value(value, self.next.value & NUMBER | flag);
        self.next.value += 1;
    }

    fn name(&mut self, value: Value, name: &str, flag: u32) {
        let number = self.used.unique(name, &mut self.next.conflict);
        self.numbers.set_value(value, number & NUMBER | NAMED | flag);
    }

    /// Names the value after its location. Returns whether the location has a name.
    fn name_by_location(&mut self, value: Value, location: Location) -> bool {
        match name_in(self.ctx, location) {
            Some(name) if !name.is_empty() => {
                self.name(value, &name, 0);
                true
            }
            _ => false,
        }
    }
}

/// The first name in a location, if it has one.
fn name_in(ctx: &Context, location: Location) -> Option<String> {
    location.with_nested(ctx).find_map(|location| match location.kind(ctx) {
        LocKind::Name { name, .. } => Some(name.as_str(ctx).to_owned()),
        _ => None,
    })
}
