//! Counterexamples: the values of a solver, for people and as a module.

use super::answer::Model;
use super::question::{Question, UNDEFINED};
use super::rule::{AttributeKind, OpStep, Origin, Rule, Step};
use super::term::Ty;

impl Question<'_, '_> {
    /// A counterexample in one line: the inputs, and the results of both sides.
    #[must_use]
    pub fn describe(&self, model: &Model) -> String {
        let rule = self.rule;
        let mut shown = Vec::new();
        for (index, value) in
            rule.values.iter().enumerate().filter(|(_, value)| value.is_input && !value.is_constant)
        {
            shown.push(format!("{} = {}", value.name, self.shown(index, model)));
        }
        for (index, attribute) in rule.attributes.iter().enumerate() {
            if attribute.origin == Origin::Input {
                shown.push(format!("{} = {}", attribute.name, self.attribute_text(index, model)));
            }
        }
        let (from, to) = self.different(model);
        let is_undefined = model.get(UNDEFINED[1]) == 1;
        let after = if is_undefined { "undefined behaviour".to_owned() } else { self.shown(to, model) };
        shown.push(format!("the source is {}, the target {after}", self.shown(from, model)));
        shown.join(", ")
    }

    /// The first result that the target does not refine.
    fn different(&self, model: &Model) -> (usize, usize) {
        let value = |index: usize| {
            let name = &self.rule.values[index].name;
            (model.get(&format!("{name}.poison")) == 1, model.get(name))
        };
        let is_worse = |pair: &&(usize, usize)| {
            let ((poison, from), to) = (value(pair.0), value(pair.1));
            !self.rule.values[pair.0].is_unused && !poison && to != (false, from)
        };
        let replaced = &self.rule.replaced;
        replaced.iter().find(is_worse).or(replaced.first()).copied().unwrap_or_default()
    }

    /// The number of a value, or `poison`.
    fn shown(&self, index: usize, model: &Model) -> String {
        let value = &self.rule.values[index];
        if model.get(&format!("{}.poison", value.name)) == 1 {
            return "poison".to_owned();
        }
        signed(model.get(&value.name), self.types[value.ty].width())
    }

    /// A module with the functions `@before` and `@after`, which compute the result from the same constants.
    #[must_use]
    pub fn module(&self, name: &str, model: &Model) -> String {
        let (from, to) = self.different(model);
        let mut text = format!(
            "// A counterexample of the rule {name}: {}.\n//\n\
             //   ods-run --interpret -e before FILE\n\
             //   ods-run --interpret -e after FILE\n\nmodule {{\n",
            self.describe(model)
        );
        for (function, result) in [("before", from), ("after", to)] {
            text.push_str(&format!("  func.func @{function}() -> i64 {{\n"));
            let mut lines = Lines { question: self, model, defined: Vec::new(), text: String::new() };
            lines.define(result);
            lines.finish(result);
            text.push_str(&lines.text);
            text.push_str("  }\n");
        }
        text.push_str("}\n");
        text
    }

    /// The value of an attribute in MLIR's syntax.
    fn attribute_text(&self, index: usize, model: &Model) -> String {
        let attribute = &self.rule.attributes[index];
        let value = match attribute.origin {
            Origin::Constant(value) => value as u64,
            _ => model.get(&attribute.name),
        };
        match attribute.kind {
            AttributeKind::Unit => (if value == 0 { "absent" } else { "unit" }).to_owned(),
            AttributeKind::Integer(ty) => typed(value, self.types[ty]),
            AttributeKind::Enum(enumeration, attribute) => {
                let cases = enumeration.cases().unwrap_or_default();
                let is_set = |case: u64| {
                    if enumeration.is_bit_enum() { value & case == case && case != 0 } else { value == case }
                };
                let named = |case: crate::model::EnumCase<'_>| {
                    let bits = u64::try_from(case.value().ok()?).ok()?;
                    (!case.is_group() && (is_set(bits) || value == bits))
                        .then(|| case.spelling().ok().map(str::to_owned))
                        .flatten()
                };
                let separator = enumeration.separator().unwrap_or(", ");
                let names: Vec<String> = cases.into_iter().filter_map(named).collect();
                let names = names.join(separator);
                let Some(attribute) = attribute else {
                    return format!("{value} : i{}", enumeration.bitwidth().unwrap_or(64));
                };
                let dialect = attribute.dialect().and_then(|dialect| dialect.name().map(str::to_owned));
                let (dialect, mnemonic) =
                    (dialect.unwrap_or_default(), attribute.mnemonic().unwrap_or_default());
                let has_brackets =
                    attribute.assembly_format().is_some_and(|format| format.trim_start().starts_with("`<`"));
                if has_brackets {
                    format!("#{dialect}.{mnemonic}<{names}>")
                } else {
                    format!("#{dialect}<{mnemonic} {names}>")
                }
            }
        }
    }
}

/// A number as a signed one.
fn signed(bits: u64, width: u32) -> String {
    let shift = 64 - width.min(64);
    (((bits << shift) as i64) >> shift).to_string()
}

/// The attribute of a number.
fn typed(bits: u64, ty: Ty) -> String {
    match ty {
        Ty::Integer(1) => (bits != 0).to_string(),
        Ty::Integer(width) => format!("{} : i{width}", signed(bits, width)),
        Ty::Index(_) => format!("{} : index", signed(bits, 64)),
    }
}

/// The type in MLIR's syntax.
fn type_text(ty: Ty) -> String {
    match ty {
        Ty::Integer(width) => format!("i{width}"),
        Ty::Index(_) => "index".to_owned(),
    }
}

/// The operations of a function, in generic form.
struct Lines<'a> {
    question: &'a Question<'a, 'a>,
    model: &'a Model,
    defined: Vec<usize>,
    text: String,
}

impl Lines<'_> {
    fn rule(&self) -> &Rule<'_> {
        self.question.rule
    }

    fn ty(&self, value: usize) -> String {
        type_text(self.question.types[self.rule().values[value].ty])
    }

    fn line(&mut self, text: &str) {
        self.text.push_str(&format!("    {text}\n"));
    }

    /// Writes the operations that a value needs, and its own. Rules nest less deeply than stacks.
    fn define(&mut self, value: usize) {
        if self.defined.contains(&value) {
            return;
        }
        let rule = self.question.rule;
        let steps = rule.source.iter().chain(&rule.target);
        let mut found = steps.filter_map(|step| match step {
            Step::Op(step) if step.results.contains(&value) => Some(step),
            _ => None,
        });
        match found.next_back() {
            Some(step) => {
                for &operand in &step.operands {
                    self.define(operand);
                }
                self.defined.extend(&step.results);
                self.op(step);
            }
            None => {
                self.defined.push(value);
                self.input(value);
            }
        }
    }

    /// An input, or a value that native code computes, as a constant.
    fn input(&mut self, value: usize) {
        let (name, ty) = (self.rule().values[value].name.clone(), self.ty(value));
        let is_poison = self.model.get(&format!("{name}.poison")) == 1;
        let shown = if is_poison {
            format!("{name} = \"ub.poison\"() <{{value = #ub.poison}}> : () -> {ty}")
        } else {
            let ty_of_value = self.question.types[self.rule().values[value].ty];
            let bits = match ty_of_value {
                Ty::Index(width) => signed(self.model.get(&name), width).parse::<i64>().unwrap_or(0) as u64,
                Ty::Integer(_) => self.model.get(&name),
            };
            format!("{name} = \"arith.constant\"() <{{value = {}}}> : () -> {ty}", typed(bits, ty_of_value))
        };
        self.line(&shown);
    }

    fn op(&mut self, step: &OpStep<'_>) {
        let operation = &step.operation;
        let rule = self.question.rule;
        let names = |values: &[usize]| -> Vec<String> {
            values.iter().map(|&value| rule.values[value].name.clone()).collect()
        };
        let types =
            |values: &[usize]| -> Vec<String> { values.iter().map(|&value| self.ty(value)).collect() };
        let mut attributes = Vec::new();
        for (named, &attribute) in operation.attributes.iter().zip(&step.attributes) {
            let is_absent = matches!(rule.attributes[attribute].kind, AttributeKind::Unit);
            let text = self.question.attribute_text(attribute, self.model);
            if !(is_absent && text == "absent") {
                attributes.push(format!("{} = {text}", named.name));
            }
        }
        let properties =
            if attributes.is_empty() { String::new() } else { format!(" <{{{}}}>", attributes.join(", ")) };
        let results = types(&step.results);
        let results = if results.len() == 1 { results.concat() } else { format!("({})", results.join(", ")) };
        let line = format!(
            "{} = \"{}\"({}){properties} : ({}) -> {results}",
            names(&step.results).join(", "),
            operation.name(),
            names(&step.operands).join(", "),
            types(&step.operands).join(", "),
        );
        self.line(&line);
    }

    /// Returns the value as a signed number of 64 bits.
    fn finish(&mut self, value: usize) {
        let (name, ty) = (self.rule().values[value].name.clone(), self.ty(value));
        let result = match self.question.types[self.rule().values[value].ty] {
            Ty::Integer(64) => name,
            Ty::Integer(_) => {
                self.line(&format!("%result64 = \"arith.extsi\"({name}) : ({ty}) -> i64"));
                "%result64".to_owned()
            }
            Ty::Index(_) => {
                self.line(&format!("%result64 = \"arith.index_cast\"({name}) : ({ty}) -> i64"));
                "%result64".to_owned()
            }
        };
        self.line(&format!("\"func.return\"({result}) : (i64) -> ()"));
    }
}
