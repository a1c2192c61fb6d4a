//! Instances of operations in generic form.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use ir_core::context::{Attribute, Context, Type};
use ir_core::ops::Traits;
use ir_core::spec::{AttrConstraint, FormKind, Grouping, Length, OpSpec, TypeConstraint, ValueSpec};

use crate::pool::Pool;
use crate::random::Random;

/// How many instances are tried, and how many right ones are enough.
const TRIES: usize = 80;
const ENOUGH: usize = 4;

/// Instances of every operation with a declarative format.
pub fn write(ctx: &Context, pool: &Pool, out: &mut dyn Write) -> std::io::Result<()> {
    let operations = all_dialects::operations();
    let maker = Maker { ctx, pool, operations, fitting: RefCell::default(), values: RefCell::default() };
    for spec in operations.iter().filter(|spec| !spec.format.is_empty()) {
        if spec.syntax.has_hooks() {
            write!(out, "// {}\n// by hand\n{}", spec.name, crate::MARK)?;
            continue;
        }
        let mut found: Vec<String> = Vec::new();
        let mut random = Random::new(spec.name);
        let mut around = None;
        let mut last = String::new();
        for attempt in 0..TRIES {
            // A predicate that nobody wrote panics.
            let made = AssertUnwindSafe(|| maker.module(spec, attempt, around, &mut random));
            let Ok(Some(text)) = catch_unwind(made) else { continue };
            if found.contains(&text) {
                continue;
            }
            match crate::printed(ctx, &text, true) {
                Ok(_) => found.push(text),
                Err(error) => {
                    around = around.or_else(|| maker.parent(&error));
                    last = error;
                }
            }
            if found.len() == ENOUGH {
                break;
            }
        }
        if found.is_empty() {
            writeln!(
                out,
                "// {}\n// none: {}\n{}",
                spec.name,
                last.replace('\n', " "),
                crate::MARK.trim_end()
            )?;
        }
        for text in found {
            write!(out, "// {}\n{text}{}", spec.name, crate::MARK)?;
        }
    }
    Ok(())
}

struct Maker<'m> {
    ctx: &'m Context,
    pool: &'m Pool,
    operations: &'static [&'static OpSpec],
    /// What constraints accept, by their addresses: looked up only.
    fitting: RefCell<HashMap<*const TypeConstraint, Rc<[Type]>>>,
    values: RefCell<HashMap<*const AttrConstraint, Rc<[String]>>>,
}

/// What an instance is made of.
struct Instance<'i> {
    random: &'i mut Random,
    /// The first has nothing that may be absent, the second everything once, the third everything twice.
    attempt: usize,
    /// The type that most values have.
    main: Option<Type>,
    operand_types: Vec<Type>,
    result_types: Vec<Type>,
    properties: Vec<(String, String)>,
}

impl Instance<'_> {
    fn wants(&mut self, times: usize) -> bool {
        match self.attempt {
            0 => false,
            1 | 2 => true,
            _ => self.random.once_in(times),
        }
    }

    fn length(&mut self, length: Length) -> usize {
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

impl Maker<'_> {
    /// The parent that a message asks for.
    fn parent(&self, error: &str) -> Option<&'static OpSpec> {
        let (_, rest) = error.split_once("expects parent op ")?;
        let names: Vec<&str> = rest.split('\'').skip(1).step_by(2).collect();
        let names = names.iter().flat_map(|names| names.split(", "));
        names.filter_map(|name| self.operations.iter().find(|spec| spec.name == name).copied()).next()
    }

    fn module(
        &self,
        spec: &'static OpSpec,
        attempt: usize,
        around: Option<&'static OpSpec>,
        random: &mut Random,
    ) -> Option<String> {
        let inner = self.operation(spec, attempt, None, random)?;
        let text = match around {
            None => inner,
            Some(parent) => self.operation(parent, 3 + attempt % 7, Some(&inner), random)?,
        };
        Some(format!("\"t.wrap\"() ({{\n{text}}}) : () -> ()\n"))
    }

    /// The operation with what makes its operands, in blocks that end; with `inner` in its first region.
    fn operation(
        &self,
        spec: &'static OpSpec,
        attempt: usize,
        inner: Option<&str>,
        random: &mut Random,
    ) -> Option<String> {
        let mut instance = Instance {
            random,
            attempt,
            main: None,
            operand_types: Vec::new(),
            result_types: Vec::new(),
            properties: Vec::new(),
        };
        self.choose_main(spec, &mut instance);
        let sizes = self.values(spec.operands, spec.operand_groups, &mut instance, false)?;
        if spec.operand_groups == Grouping::Segments {
            instance.properties.push(("operandSegmentSizes".to_owned(), segments(&sizes)));
        }
        let sizes = self.values(spec.results, spec.result_groups, &mut instance, true)?;
        if spec.result_groups == Grouping::Segments {
            instance.properties.push(("resultSegmentSizes".to_owned(), segments(&sizes)));
        }
        self.attributes(spec, &mut instance)?;
        let regions = self.regions(spec, inner, &mut instance)?;
        let mut successors = 0;
        for successor in spec.successors {
            successors += if successor.is_variadic { instance.length(Length::Variadic) } else { 1 };
        }
        Some(self.text(spec, &instance, &regions, successors))
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
        let operands: Vec<String> = (0..count).map(|number| format!("%0#{number}")).collect();
        let _ = write!(text, "\"{}\"({})", spec.name, operands.join(", "));
        let blocks: Vec<String> = (0..successors).map(|number| format!("^bb{}", number + 1)).collect();
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

    fn types(&self, types: &[Type]) -> String {
        let text = |ty: &Type| {
            let known = self.pool.types.iter().find(|(known, _)| known == ty);
            known.map_or_else(|| self.printed_type(*ty), |(_, text)| text.clone())
        };
        types.iter().map(text).collect::<Vec<_>>().join(", ")
    }

    fn printed_type(&self, ty: Type) -> String {
        self.printed_attribute(self.ctx.type_attr(ty))
    }

    fn printed_attribute(&self, attribute: Attribute) -> String {
        let mut ir = ir_core::ir::Ir::new();
        let name = self.ctx.op_name("t.a");
        let op = ir.create(&ir_core::ir::OpState::new(name, ir_core::context::Location::UNKNOWN));
        let entry = ir_core::context::NamedAttribute { name: self.ctx.ident("a"), value: attribute };
        ir.set_attributes(op, self.ctx.dictionary_attr(&[entry]).ok());
        let text = ir_core::text::op_text(self.ctx, &ir, op);
        let (_, rest) = text.split_once("{a = ").unwrap_or_default();
        let (value, _) = rest.rsplit_once("} : ").unwrap_or_default();
        value.to_owned()
    }

    /// Chooses the type that most values have, among those of the most particular constraint.
    fn choose_main(&self, spec: &'static OpSpec, instance: &mut Instance<'_>) {
        let constraints: Vec<&'static TypeConstraint> =
            spec.results.iter().chain(spec.operands).map(|value| value.constraint).collect();
        let Some(first) = instance.random.pick(&constraints).copied() else { return };
        let fit = self.fitting(first);
        instance.main = instance.random.pick(&fit).copied();
    }

    fn fitting(&self, constraint: &'static TypeConstraint) -> Rc<[Type]> {
        if let Some(known) = self.fitting.borrow().get(&std::ptr::from_ref(constraint)) {
            return Rc::clone(known);
        }
        let found: Rc<[Type]> = self.find_fitting(constraint).into();
        self.fitting.borrow_mut().insert(constraint, Rc::clone(&found));
        found
    }

    fn find_fitting(&self, constraint: &TypeConstraint) -> Vec<Type> {
        if let Some(ty) = constraint.build.and_then(|build| build(self.ctx)) {
            return vec![ty];
        }
        let accepts = |ty: &Type| (constraint.accepts)(self.ctx, *ty);
        let found: Vec<Type> = self.pool.types.iter().map(|(ty, _)| *ty).filter(accepts).collect();
        // Any type: builtin ones are enough for most.
        if found.len() == self.pool.types.len() { found[..self.pool.plain_types].to_vec() } else { found }
    }

    fn values(
        &self,
        specs: &'static [ValueSpec],
        grouping: Grouping,
        instance: &mut Instance<'_>,
        is_result: bool,
    ) -> Option<Vec<usize>> {
        let mut sizes = Vec::new();
        let same = instance.length(Length::Variadic);
        for spec in specs {
            let length = match (grouping, spec.length) {
                (Grouping::Same, Length::Optional | Length::Variadic) => same,
                (_, length) => instance.length(length),
            };
            sizes.push(length);
            let fit = if length == 0 { Rc::default() } else { self.fitting(spec.constraint) };
            for _ in 0..length {
                let ty = self.choose(&fit, instance)?;
                match is_result {
                    true => instance.result_types.push(ty),
                    false => instance.operand_types.push(ty),
                }
            }
        }
        Some(sizes)
    }

    /// A type of these: the main one, one like it, one that a value has, or any.
    fn choose(&self, fit: &[Type], instance: &mut Instance<'_>) -> Option<Type> {
        if let Some(main) = instance.main.filter(|main| fit.contains(main))
            && !instance.random.once_in(4)
        {
            return Some(main);
        }
        let known = [&instance.operand_types[..], &instance.result_types[..]].concat();
        let mut like: Vec<Type> = known.iter().copied().filter(|ty| fit.contains(ty)).collect();
        let related = instance.main.iter().chain(&known).flat_map(|ty| self.related(*ty));
        like.extend(related.filter(|ty| fit.contains(ty)));
        if !like.is_empty() && !instance.random.once_in(4) {
            return instance.random.pick(&like).copied();
        }
        instance.random.pick(fit).copied()
    }

    /// The element type, or types of the same shape.
    fn related(&self, ty: Type) -> Vec<Type> {
        use ir_core::context::TypeKind::{RankedTensor, Vector};
        let ctx = self.ctx;
        match ty.kind(ctx) {
            Vector { element, shape, .. } => {
                let alike = self.pool.types.iter().map(|(ty, _)| *ty).filter(|other| match other.kind(ctx) {
                    Vector { shape: other, .. } => shape == other,
                    _ => false,
                });
                alike.chain([element]).collect()
            }
            RankedTensor { element, shape, .. } => {
                let alike = self.pool.types.iter().map(|(ty, _)| *ty).filter(|other| match other.kind(ctx) {
                    RankedTensor { shape: other, .. } => shape == other,
                    _ => false,
                });
                alike.chain([element]).collect()
            }
            _ => Vec::new(),
        }
    }

    fn attributes(&self, spec: &'static OpSpec, instance: &mut Instance<'_>) -> Option<()> {
        for attribute in spec.attributes {
            if instance.properties.iter().any(|(name, _)| name == attribute.name) {
                continue;
            }
            let may_be_absent = attribute.is_optional || attribute.constraint.default.is_some();
            if may_be_absent && !instance.wants(3) {
                continue;
            }
            let texts = self.attribute_texts(attribute.constraint);
            match instance.random.pick(&texts) {
                Some(text) => instance.properties.push((attribute.name.to_owned(), text.clone())),
                None if may_be_absent => {}
                None => return None,
            }
        }
        Some(())
    }

    fn attribute_texts(&self, constraint: &'static AttrConstraint) -> Rc<[String]> {
        if let Some(known) = self.values.borrow().get(&std::ptr::from_ref(constraint)) {
            return Rc::clone(known);
        }
        let accepts = |value: Attribute| (constraint.accepts)(self.ctx, value);
        let mut texts: Vec<String> = Vec::new();
        if let FormKind::Enum(cases, ty) = constraint.form.kind {
            let ty = ty(self.ctx);
            let values = cases.cases.iter().map(|(value, _)| self.ctx.integer_attr_of(ty, *value as i64));
            texts.extend(values.filter(|value| accepts(*value)).map(|value| self.printed_attribute(value)));
        }
        if texts.is_empty() {
            let fit = self.pool.attributes.iter().filter(|(value, _)| accepts(*value));
            texts.extend(fit.map(|(_, text)| text.clone()));
        }
        let texts: Rc<[String]> = texts.into();
        self.values.borrow_mut().insert(constraint, Rc::clone(&texts));
        texts
    }

    fn regions(
        &self,
        spec: &OpSpec,
        inner: Option<&str>,
        instance: &mut Instance<'_>,
    ) -> Option<Vec<String>> {
        let mut regions = Vec::new();
        for region in spec.regions {
            let count = if region.is_variadic { instance.length(Length::Variadic) } else { 1 };
            for _ in 0..count {
                let inner = inner.filter(|_| regions.is_empty());
                regions.push(self.region(spec, inner, instance));
            }
        }
        Some(regions)
    }

    fn region(&self, spec: &OpSpec, inner: Option<&str>, instance: &mut Instance<'_>) -> String {
        let end = match (spec.terminator, instance.random.below(4)) {
            (Some(name), _) => format!("  \"{name}\"() : () -> ()\n"),
            (None, 0) if inner.is_none() => return "{}".to_owned(),
            (None, 1) => String::new(),
            (None, _) => "  \"t.end\"() : () -> ()\n".to_owned(),
        };
        let mut arguments = String::new();
        let known = [&instance.operand_types[..], &instance.result_types[..]].concat();
        if !known.is_empty() && instance.random.once_in(2) {
            let mut types = known;
            if instance.random.once_in(2) {
                types.truncate(1);
            }
            let named =
                types.iter().enumerate().map(|(number, ty)| format!("%a{number}: {}", self.types(&[*ty])));
            arguments = format!("({})", named.collect::<Vec<_>>().join(", "));
        }
        let inner = inner
            .unwrap_or_default()
            .replace("  \"t.end\"() : () -> ()\n", "")
            .replace('%', "%i")
            .replace("^bb", "^in");
        format!("{{\n^bb{}{arguments}:\n{inner}{end}}}", "")
    }
}

fn segments(sizes: &[usize]) -> String {
    let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
    if sizes.is_empty() { "array<i32>".to_owned() } else { format!("array<i32: {}>", sizes.join(", ")) }
}
