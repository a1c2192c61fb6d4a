//! Creates modules with one operation each from the definitions of dialects, and writes the verifier's
//! verdict on each, and the text of those that are right.
//!
//! Arguments: a file with types and attributes, files for the modules, the verdicts and the texts, and
//! dialects. The program is part of the crate that `differential::verdicts` creates.

use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};

use all_dialects::{SPECS, register_all};
use ir_core::context::{AttrKind, Attribute, Context, Type};
use ir_core::predicates::attributes;
use ir_core::runtime::{Grouping, Length, OpSpec, Presence, ValueSpec};

/// Number of draws of types for an operation before it is given up.
const DRAWS: usize = 40;

/// Number of valid modules of each operation.
const RIGHT: usize = 3;

/// Texts of regions.
const REGIONS: [&str; 4] = [
    "{}",
    "{ \"test.end\"() : () -> () }",
    "{ ^bb0: \"test.end\"() : () -> ()\n ^bb1: \"test.end\"() : () -> () }",
    "{ ^bb0(%x: index): \"test.end\"() : () -> () }",
];

/// A generator of random numbers with a fixed seed.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit.max(1)
    }
}

struct Pool {
    types: Vec<Type>,
    attributes: Vec<Attribute>,
}

/// The parts of an operation's text.
#[derive(Clone)]
struct Case {
    operands: Vec<Vec<Type>>,
    results: Vec<Vec<Type>>,
    attributes: Vec<(&'static str, Attribute)>,
    are_properties: bool,
    regions: Vec<String>,
    successors: usize,
}

fn verdict(ctx: &Context, text: &str) -> String {
    let found =
        catch_unwind(AssertUnwindSafe(|| match ir_core::text::parse_module(ctx, "input", text.as_bytes()) {
            Err(errors) => errors.first().map_or_else(String::new, |error| error.message.clone()),
            Ok(module) => match ir_core::verify::verify(&module.ir, module.top) {
                Ok(()) => "right".to_owned(),
                Err(error) => error.message,
            },
        }));
    found.unwrap_or_else(|_| "by hand".to_owned())
}

/// A valid module as it is printed; empty if a printer is written by hand.
fn printed(ctx: &Context, text: &str) -> String {
    let printed = catch_unwind(AssertUnwindSafe(|| {
        let module = ir_core::text::parse_module(ctx, "input", text.as_bytes()).ok()?;
        Some(module.top.display(&module.ir).to_string())
    }));
    printed.ok().flatten().unwrap_or_default()
}

/// The attribute `a` of the module's only operation.
fn attribute(ctx: &Context, text: &str) -> Option<Attribute> {
    let module = format!("\"test.a\"() {{a = {text}}} : () -> ()");
    let found = catch_unwind(AssertUnwindSafe(|| {
        let module = ir_core::text::parse_module(ctx, "pool", module.as_bytes()).ok()?;
        let ir = &module.ir;
        let body = ir.regions(module.top).next()?;
        let op = ir.ops(ir.blocks(body).next()?).next()?;
        attributes::dictionary_entry(ctx, ir.attributes(op)?, "a")
    }));
    found.ok().flatten()
}

fn list(types: impl Iterator<Item = String>) -> String {
    types.collect::<Vec<_>>().join(", ")
}

impl Case {
    fn text(&self, ctx: &Context, spec: &OpSpec) -> String {
        let mut text = "\"test.wrap\"() ({\n".to_owned();
        let operands: Vec<Type> = self.operands.concat();
        for (index, ty) in operands.iter().enumerate() {
            let _ = writeln!(text, "  %{index} = \"test.source\"() : () -> {}", ty.to_text(ctx));
        }
        let results: Vec<Type> = self.results.concat();
        if !results.is_empty() {
            let _ = write!(text, "  %r:{} =", results.len());
        }
        let names = list((0..operands.len()).map(|index| format!("%{index}")));
        let _ = write!(text, "  \"{}\"({names})", spec.name);
        if self.successors > 0 {
            let _ = write!(text, "[{}]", list((0..self.successors).map(|_| "^bb1".to_owned())));
        }
        let mut attributes: Vec<String> =
            self.attributes.iter().map(|(name, value)| format!("{name} = {}", value.to_text(ctx))).collect();
        for (is_used, name, groups) in [
            (spec.operand_groups == Grouping::Segments, "operandSegmentSizes", &self.operands),
            (spec.result_groups == Grouping::Segments, "resultSegmentSizes", &self.results),
        ] {
            if is_used {
                let sizes = list(groups.iter().map(|group| group.len().to_string()));
                let sizes = if sizes.is_empty() { String::new() } else { format!(": {sizes}") };
                attributes.push(format!("{name} = array<i32{sizes}>"));
            }
        }
        let (open, close) = if self.are_properties { (" <{", "}>") } else { (" {", "}") };
        let regions =
            if self.regions.is_empty() { String::new() } else { format!(" ({})", self.regions.join(", ")) };
        let attributes = if attributes.is_empty() {
            String::new()
        } else {
            format!("{open}{}{close}", attributes.join(", "))
        };
        if self.are_properties {
            text += &(attributes + &regions);
        } else {
            text += &(regions + &attributes);
        }
        let (operands, results) =
            (list(operands.iter().map(|ty| ty.to_text(ctx))), list(results.iter().map(|ty| ty.to_text(ctx))));
        let _ = writeln!(text, " : ({operands}) -> ({results})");
        if self.successors > 0 {
            text += "^bb1:\n  \"test.end\"() : () -> ()\n";
        }
        text + "}) : () -> ()\n"
    }
}

struct Maker<'c> {
    ctx: &'c Context,
    pool: Pool,
    random: Random,
    modules: Vec<String>,
    verdicts: Vec<String>,
    /// The modules as they are printed; empty for invalid ones and those whose printer is written by hand.
    texts: Vec<String>,
}

impl Maker<'_> {
    fn groups(&mut self, specs: &[ValueSpec], grouping: Grouping, start: usize) -> Vec<Vec<Type>> {
        let same = self.random.below(3);
        let groups = specs.iter().map(|spec| {
            let length = match (spec.length, grouping) {
                (Length::One, _) => 1,
                (Length::Optional, Grouping::Same) => same.min(1),
                (Length::Optional, _) => self.random.below(2),
                (Length::Variadic, Grouping::Same) => same,
                (Length::Variadic, _) => self.random.below(3),
            };
            let ty = self.accepted_type(spec, start, true);
            vec![ty.unwrap_or(Type::I32); length]
        });
        groups.collect()
    }

    /// The first type from `start` on that a constraint accepts, or rejects if `expected` is false.
    fn accepted_type(&self, spec: &ValueSpec, start: usize, expected: bool) -> Option<Type> {
        let types = &self.pool.types;
        let mut turned = types[start % types.len()..].iter().chain(types).copied();
        turned.find(|ty| accepts(|| (spec.constraint.accepts)(self.ctx, *ty)) == Some(expected))
    }

    fn accepted_attribute(&mut self, spec: &ir_core::runtime::AttrSpec, expected: bool) -> Option<Attribute> {
        let all = &self.pool.attributes;
        let start = self.random.below(all.len());
        let mut turned = all[start..].iter().chain(&all[..start]).copied();
        turned.find(|attr| accepts(|| (spec.constraint.accepts)(self.ctx, *attr)) == Some(expected))
    }

    fn draw(&mut self, spec: &OpSpec, start: usize, region: &str) -> Case {
        let mut attributes = Vec::new();
        for attr in spec.attributes {
            if attr.presence != Presence::Required && self.random.below(2) == 0 {
                continue;
            }
            if let Some(value) = self.accepted_attribute(attr, true) {
                attributes.push((attr.name, value));
            }
        }
        let count = |variadic: bool, random: &mut Random| if variadic { random.below(3) } else { 1 };
        let regions: usize = spec.regions.iter().map(|spec| count(spec.is_variadic, &mut self.random)).sum();
        let successors = spec.successors.iter().map(|spec| count(spec.is_variadic, &mut self.random)).sum();
        Case {
            operands: self.groups(spec.operands, spec.operand_groups, start),
            results: self.groups(spec.results, spec.result_groups, start),
            attributes,
            are_properties: self.random.below(2) == 0,
            regions: vec![region.to_owned(); regions],
            successors,
        }
    }

    fn add(&mut self, spec: &OpSpec, case: &Case) -> bool {
        let text = case.text(self.ctx, spec);
        let found = verdict(self.ctx, &text);
        let is_right = found == "right";
        self.texts.push(if is_right { printed(self.ctx, &text) } else { String::new() });
        self.modules.push(text);
        self.verdicts.push(found.replace('\n', " "));
        is_right
    }

    /// Writes valid modules, and invalid ones that each differ from a valid one in one part.
    fn operation(&mut self, spec: &OpSpec) {
        let mut right = 0;
        let mut base = None;
        let mut shapes: Vec<String> = REGIONS.iter().map(|text| (*text).to_owned()).collect();
        shapes.extend(spec.terminator.map(|name| format!("{{ \"{name}\"() : () -> () }}")));
        if spec.regions.is_empty() {
            shapes.truncate(1);
        }
        for draw in 0..DRAWS {
            let start = self.random.below(self.pool.types.len());
            let case = self.draw(spec, start, &shapes[draw % shapes.len()]);
            let is_right = verdict(self.ctx, &case.text(self.ctx, spec)) == "right";
            if is_right || draw < 2 {
                self.add(spec, &case);
            }
            if is_right || base.is_none() {
                base = Some(case);
            }
            right += usize::from(is_right);
            if right == RIGHT {
                break;
            }
        }
        if let Some(base) = base {
            self.broken(spec, &base);
        }
    }

    fn broken(&mut self, spec: &OpSpec, base: &Case) {
        for is_operand in [true, false] {
            let specs = if is_operand { spec.operands } else { spec.results };
            for (index, group) in specs.iter().enumerate() {
                for expected in [false, true] {
                    let start = self.random.below(self.pool.types.len());
                    let Some(ty) = self.accepted_type(group, start, expected) else { continue };
                    let mut case = base.clone();
                    let groups = if is_operand { &mut case.operands } else { &mut case.results };
                    match groups[index].last_mut() {
                        Some(last) => *last = ty,
                        None => groups[index].push(ty),
                    }
                    self.add(spec, &case);
                }
                let mut case = base.clone();
                let groups = if is_operand { &mut case.operands } else { &mut case.results };
                if groups[index].pop().is_some() {
                    self.add(spec, &case);
                }
            }
            let mut case = base.clone();
            let groups = if is_operand { &mut case.operands } else { &mut case.results };
            match groups.last_mut() {
                Some(last) => last.extend([Type::I32, Type::I32]),
                None => groups.push(vec![Type::I32]),
            }
            self.add(spec, &case);
        }
        for attr in spec.attributes {
            let mut case = base.clone();
            case.attributes.retain(|(name, _)| *name != attr.name);
            self.add(spec, &case);
            for expected in [false, false, true] {
                let Some(value) = self.accepted_attribute(attr, expected) else { continue };
                let mut changed = case.clone();
                changed.attributes.push((attr.name, value));
                changed.are_properties = self.random.below(2) == 0;
                self.add(spec, &changed);
            }
        }
        self.out_of_range(spec, base);
        self.properties(spec, base);
        let mut case = base.clone();
        case.regions.push("{}".to_owned());
        self.add(spec, &case);
        if !base.regions.is_empty() {
            let mut case = base.clone();
            case.regions.pop();
            self.add(spec, &case);
        }
        let mut case = base.clone();
        case.successors += 1;
        self.add(spec, &case);
        if base.successors > 0 {
            let mut case = base.clone();
            case.successors -= 1;
            self.add(spec, &case);
        }
    }

    /// Numbers of an attribute's type that may be too small or too large.
    fn out_of_range(&mut self, spec: &OpSpec, base: &Case) {
        for (index, (_, value)) in base.attributes.iter().enumerate() {
            let AttrKind::Integer { ty, .. } = value.kind(self.ctx) else { continue };
            for number in [-1, 0, 1, 3, 1 << 20] {
                let mut case = base.clone();
                case.attributes[index].1 = self.ctx.integer_attr_of(ty, number);
                self.add(spec, &case);
            }
        }
    }

    /// Values of properties that are not attributes, and invalid ones.
    fn properties(&mut self, spec: &OpSpec, base: &Case) {
        for property in spec.properties {
            let mut values: Vec<Attribute> = [-1, 0, 1, 77]
                .into_iter()
                .map(|number| self.ctx.integer_attr_of(Type::I32, number))
                .collect();
            let wrapped: Vec<Attribute> = values.iter().map(|value| self.ctx.array_attr(&[*value])).collect();
            values.extend(wrapped);
            values.extend([Attribute::UNIT, self.ctx.string_attr("a"), self.ctx.array_attr(&[])]);
            // MLIR reports no error for a value that is not a flag.
            values.retain(
                |value| !matches!((property.stored)(self.ctx, *value), Err(reason) if reason.is_empty()),
            );
            for value in values {
                let mut case = base.clone();
                case.are_properties = true;
                case.attributes.push((property.name, value));
                self.add(spec, &case);
            }
        }
    }
}

/// The result of a test; none where only its author can write the test.
fn accepts(test: impl FnOnce() -> bool) -> Option<bool> {
    catch_unwind(AssertUnwindSafe(test)).ok()
}

fn main() {
    std::panic::set_hook(Box::new(|_| {}));
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [pool, modules, verdicts, texts, dialects @ ..] = &arguments[..] else { std::process::exit(2) };
    let ctx = Context::new();
    ctx.set_foreign_dialects(cpp_hooks::MLIR_OPT);
    ir_core::ops::register_builtin(&ctx);
    register_all(&ctx);
    ctx.allow_unregistered_dialects(true);
    let pool = std::fs::read_to_string(pool).unwrap_or_default();
    let values: Vec<Attribute> = pool.lines().filter_map(|text| attribute(&ctx, text)).collect();
    let types: Vec<Type> = values.iter().filter_map(|attr| attributes::type_value(&ctx, *attr)).collect();
    let mut maker = Maker {
        ctx: &ctx,
        pool: Pool { types, attributes: values },
        random: Random(1),
        modules: Vec::new(),
        verdicts: Vec::new(),
        texts: Vec::new(),
    };
    for spec in SPECS {
        if spec.name.split_once('.').is_some_and(|(dialect, _)| dialects.iter().any(|name| name == dialect)) {
            maker.operation(spec);
        }
    }
    let written = std::fs::write(modules, maker.modules.join("// -----\n"))
        .and_then(|()| std::fs::write(verdicts, maker.verdicts.join("\n")))
        .and_then(|()| std::fs::write(texts, maker.texts.join("// -----\n")));
    std::process::exit(i32::from(written.is_err()));
}
