//! Instances of operations in generic form.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use ir_core::context::{Attribute, Context, Type};
use ir_core::ops::Traits;
use ir_core::runtime::{AttrConstraint, Grouping, Length, OpSpec, TypeConstraint, properties};

use crate::more::More;
use crate::pool::Pool;
use crate::random::Random;
use crate::regions::Inner;

/// Number of trials for each instance.
const TRIES: usize = 20;

/// The instances to create.
pub struct Expected {
    /// Number of valid instances of one operation.
    pub enough: usize,
    /// Names of operations or of dialects; empty for all.
    pub names: Vec<String>,
}

impl Expected {
    /// Whether this operation is expected.
    pub(crate) fn has(&self, operation: &str) -> bool {
        let is_it = |name: &String| {
            operation.strip_prefix(name.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        self.names.is_empty() || self.names.iter().any(is_it)
    }
}

/// Writes instances of every operation with a declarative format.
pub fn write(ctx: &Context, pool: &Pool, expected: &Expected, out: &mut dyn Write) -> std::io::Result<()> {
    let operations = all_dialects::operations();
    let maker = Maker {
        ctx,
        pool,
        operations,
        fitting: RefCell::default(),
        values: RefCell::default(),
        more: More::default(),
        lacks: Cell::new(""),
    };
    for (name, part) in all_dialects::hand_written().iter().filter(|(name, _)| expected.has(name)) {
        write!(out, "// {name}\n// by hand: {part}\n{}", crate::MARK)?;
    }
    for spec in operations.iter().filter(|spec| spec.format.is_some() && expected.has(spec.name)) {
        let (found, last) = maker.instances(spec, expected.enough);
        if found.is_empty() {
            write!(out, "// {}\n// none: {}\n{}", spec.name, last.replace('\n', " "), crate::MARK)?;
        }
        for text in found {
            write!(out, "// {}\n{text}{}", spec.name, crate::MARK)?;
        }
    }
    Ok(())
}

pub(crate) struct Maker<'m> {
    pub(crate) ctx: &'m Context,
    pub(crate) pool: &'m Pool,
    pub(crate) operations: &'static [&'static OpSpec],
    /// The types that a constraint accepts, by its address. The map is never iterated.
    pub(crate) fitting: RefCell<HashMap<*const TypeConstraint, Rc<[Type]>>>,
    pub(crate) values: RefCell<HashMap<*const AttrConstraint, Rc<[String]>>>,
    pub(crate) more: More,
    /// The summary of the constraint that no type or attribute satisfies.
    lacks: Cell<&'static str>,
}

/// The parts of an instance while it is created.
pub(crate) struct Instance<'i> {
    pub(crate) random: &'i mut Random,
    /// The first attempt omits all optional parts, the second has each once, the third each twice.
    pub(crate) attempt: usize,
    /// The type of most values.
    pub(crate) main: Option<Type>,
    pub(crate) operand_types: Vec<Type>,
    pub(crate) result_types: Vec<Type>,
    pub(crate) properties: Vec<(String, String)>,
    /// One value in this number has an unrelated type; none for 0.
    pub(crate) strange: usize,
    /// The summary of the constraint that no type or attribute satisfies, if there is one.
    pub(crate) lacks: Option<&'static str>,
}

impl Instance<'_> {
    pub(crate) fn wants(&mut self, times: usize) -> bool {
        match self.attempt {
            0 => false,
            1 | 2 => true,
            _ => self.random.once_in(times),
        }
    }

    pub(crate) fn length(&mut self, length: Length) -> usize {
        match (length, self.attempt) {
            (Length::One, _) => 1,
            (_, 0) => 0,
            (_, 1) => 1,
            (Length::Optional, 2) => 1,
            (Length::Optional, _) => self.random.below(2),
            (Length::Variadic, 2) => 2,
            (Length::Variadic, _) => self.random.below(3),
        }
    }
}

impl<'m> Maker<'m> {
    /// Valid instances of an operation, and the error of the last invalid one.
    fn instances(&self, spec: &'static OpSpec, enough: usize) -> (Vec<String>, String) {
        let mut found: Vec<String> = Vec::new();
        let mut random = Random::new(&format!("{} {enough}", spec.name));
        let mut around = self.named(spec.parents.first().copied().unwrap_or_default());
        let mut last = String::new();
        self.lacks.set("");
        for attempt in 0..TRIES * enough {
            // Stubs of predicates panic.
            let created = AssertUnwindSafe(|| self.module(spec, attempt, around, &mut random));
            let Ok(Some(text)) = catch_unwind(created) else { continue };
            if found.contains(&text) {
                continue;
            }
            match crate::printed(self.ctx, &text, true) {
                Ok(_) => found.push(text),
                Err(error) => {
                    around = around.or_else(|| self.parent(&error));
                    last = error;
                }
            }
            if found.len() == enough {
                break;
            }
        }
        if last.is_empty() {
            last = format!("nothing known is {}", self.lacks.get());
        }
        (found, last)
    }

    fn named(&self, name: &str) -> Option<&'static OpSpec> {
        self.operations.iter().find(|spec| spec.name == name).copied()
    }

    /// The parent that a message requires.
    fn parent(&self, error: &str) -> Option<&'static OpSpec> {
        let (_, rest) = error.split_once("expects parent op ")?;
        let names: Vec<&str> = rest.split('\'').skip(1).step_by(2).collect();
        names.iter().flat_map(|names| names.split(", ")).find_map(|name| self.named(name))
    }

    /// The operation in its required parents, inside an operation of an unregistered dialect or a module.
    /// That operation also holds the symbols that it refers to.
    fn module(
        &self,
        spec: &'static OpSpec,
        attempt: usize,
        around: Option<&'static OpSpec>,
        random: &mut Random,
    ) -> Option<String> {
        let mut text = self.operation(spec, attempt, None, random)?;
        let mut innermost = spec;
        let mut around = around;
        for _ in 0..3 {
            let Some(parent) = around else { break };
            let inner = Inner { text: &text, is_terminator: innermost.flags.has(Traits::TERMINATOR) };
            text = self.operation(parent, 3 + attempt % 7, Some(inner), random)?;
            innermost = parent;
            around = self.named(parent.parents.first().copied().unwrap_or_default());
        }
        let needs_blocks = !innermost.successors.is_empty() || innermost.flags.has(Traits::TERMINATOR);
        if needs_blocks || attempt % 2 == 0 {
            return Some(format!("\"t.wrap\"() ({{\n{text}}}) : () -> ()\n"));
        }
        let symbols = self.symbols(spec, random);
        let head = "\"builtin.module\"() ({\n^bb:\n";
        Some(format!("{head}{symbols}{text}}}) {{gpu.container_module}} : () -> ()\n"))
    }

    /// Definitions of the symbols that attributes of the pool name, by an operation of the dialect.
    fn symbols(&self, spec: &'static OpSpec, random: &mut Random) -> String {
        let dialect = |spec: &OpSpec| spec.name.split('.').next().unwrap_or_default();
        let defines = |other: &&&'static OpSpec| {
            other.flags.has(Traits::SYMBOL)
                && other.format.is_some()
                && other.parents.is_empty()
                && dialect(other) == dialect(spec)
        };
        let all: Vec<&'static OpSpec> = self.operations.iter().filter(defines).copied().collect();
        let Some(symbol) = random.pick(&all).copied() else { return String::new() };
        let attempt = random.below(6);
        let Some(text) = self.operation(symbol, attempt, None, random) else { return String::new() };
        let text =
            text.replace("  \"t.end\"() : () -> ()\n", "").replace('%', "%s").replace("^bb", "^symbol");
        let (before, after) = match text.split_once("sym_name = \"") {
            Some((before, rest)) => (before, rest.split_once('"').map_or("", |(_, rest)| rest)),
            None => return String::new(),
        };
        format!("{before}sym_name = \"symbol\"{after}")
    }

    /// The operation with the definitions of its operands, in blocks that end; with `inner` in its first
    /// region.
    pub(crate) fn operation(
        &self,
        spec: &'static OpSpec,
        attempt: usize,
        inner: Option<Inner<'_>>,
        random: &mut Random,
    ) -> Option<String> {
        let strange = [4, 2, 0][attempt / 2 % 3];
        let mut instance = Instance {
            random,
            attempt,
            main: None,
            operand_types: Vec::new(),
            result_types: Vec::new(),
            properties: Vec::new(),
            strange,
            lacks: None,
        };
        let parts = self.parts(spec, inner, &mut instance);
        if let Some(lacks) = instance.lacks {
            self.lacks.set(lacks);
        }
        let (regions, successors) = parts?;
        Some(self.text(spec, &instance, &regions, successors))
    }

    /// Chooses the parts of the instance. Returns its regions and the number of its successors.
    fn parts(
        &self,
        spec: &'static OpSpec,
        inner: Option<Inner<'_>>,
        instance: &mut Instance<'_>,
    ) -> Option<(Vec<String>, usize)> {
        self.choose_main(spec, instance);
        let sizes = self.values(spec.operands, spec.operand_groups, instance, false)?;
        if spec.operand_groups == Grouping::Segments {
            instance.properties.push(("operandSegmentSizes".to_owned(), segments(&sizes)));
        }
        let sizes = self.values(spec.results, spec.result_groups, instance, true)?;
        if spec.result_groups == Grouping::Segments {
            instance.properties.push(("resultSegmentSizes".to_owned(), segments(&sizes)));
        }
        self.attributes(spec, instance)?;
        let regions = self.regions(spec, inner, instance)?;
        let mut successors = 0;
        for successor in spec.successors {
            successors += if successor.is_variadic { instance.length(Length::Variadic) } else { 1 };
        }
        Some((regions, successors))
    }

    fn text(&self, spec: &OpSpec, instance: &Instance<'_>, regions: &[String], successors: usize) -> String {
        let mut text = String::new();
        let count = instance.operand_types.len();
        let operand_types = self.types(&instance.operand_types);
        if count != 0 {
            let _ = writeln!(text, "  %0:{count} = \"t.source\"() : () -> ({operand_types})");
        }
        text.push_str("  ");
        if !instance.result_types.is_empty() {
            let _ = write!(text, "%1:{} = ", instance.result_types.len());
        }
        let operands: Vec<String> = (0..count).map(|index| format!("%0#{index}")).collect();
        let _ = write!(text, "\"{}\"({})", spec.name, operands.join(", "));
        let blocks: Vec<String> = (0..successors).map(|index| format!("^bb{}", index + 1)).collect();
        if !blocks.is_empty() {
            let _ = write!(text, "[{}]", blocks.join(", "));
        }
        let stored = properties::names(spec);
        let is_property = |(name, _): &&(String, String)| stored.contains(&name.as_str());
        let shown = |(name, value): &(String, String)| format!("{name} = {value}");
        let (own, other): (Vec<_>, Vec<_>) = instance.properties.iter().partition(is_property);
        if !own.is_empty() {
            let _ = write!(text, " <{{{}}}>", own.into_iter().map(shown).collect::<Vec<_>>().join(", "));
        }
        if !regions.is_empty() {
            let _ = write!(text, " ({})", regions.join(", "));
        }
        if !other.is_empty() {
            let _ = write!(text, " {{{}}}", other.into_iter().map(shown).collect::<Vec<_>>().join(", "));
        }
        let _ = writeln!(text, " : ({operand_types}) -> ({})", self.types(&instance.result_types));
        let end = "  \"t.end\"() : () -> ()\n";
        if successors == 0 && !spec.flags.has(Traits::TERMINATOR) {
            text.push_str(end);
        }
        for block in blocks {
            let _ = write!(text, "{block}:\n{end}");
        }
        text
    }

    pub(crate) fn types(&self, types: &[Type]) -> String {
        let text = |ty: &Type| {
            let known = self.pool.types.iter().find(|(known, _)| known == ty);
            known.map_or_else(|| self.printed_type(*ty), |(_, text)| text.clone())
        };
        types.iter().map(text).collect::<Vec<_>>().join(", ")
    }

    fn printed_type(&self, ty: Type) -> String {
        self.printed_attribute(self.ctx.type_attr(ty))
    }

    pub(crate) fn printed_attribute(&self, attribute: Attribute) -> String {
        let mut ir = ir_core::ir::Ir::new(self.ctx);
        let name = self.ctx.op_name("t.a");
        let op = ir.create(&ir_core::ir::OpState::new(name, ir_core::context::Location::UNKNOWN));
        let entry = ir_core::context::NamedAttribute { name: self.ctx.ident("a"), value: attribute };
        ir.set_attributes(op, self.ctx.dictionary_attr(&[entry]).ok());
        let text = ir_core::text::op_text(&ir, op);
        let (_, rest) = text.split_once("{a = ").unwrap_or_default();
        let (value, _) = rest.rsplit_once("} : ").unwrap_or_default();
        value.to_owned()
    }
}

fn segments(sizes: &[usize]) -> String {
    let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
    if sizes.is_empty() { "array<i32>".to_owned() } else { format!("array<i32: {}>", sizes.join(", ")) }
}
