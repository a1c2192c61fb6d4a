//! Types and attributes of definitions with declarative formats, as text.

use std::io::Write;

use ir_core::attr_or_type::{DefSpec, DefSyntax, EnumSpec, Interned, ParamKind, ParamSpec};
use ir_core::context::{Attribute, Context, Type};
use ir_core::runtime::format::{DefElement, DefPart, Element, Field, Group, word};

use crate::pool::Pool;
use crate::random::Random;

/// Largest depth of definitions in each other.
const DEEP: usize = 3;
/// Number of texts that are tried for a definition, and for a nested one.
const TRIES: [usize; 2] = [24, 4];

/// Texts for a definition, most of them valid; none where only its author can write them.
pub fn texts<H: Interned>(
    pool: &Pool,
    ctx: &Context,
    spec: &DefSpec<H>,
    mark: char,
    depth: usize,
) -> Vec<String> {
    let mut random = Random::new(spec.name);
    let mut found: Vec<String> = Vec::new();
    for attempt in 0..TRIES[depth.min(1)] {
        let mut writer = Writer {
            pool,
            ctx,
            random: &mut random,
            params: spec.params,
            attempt,
            depth,
            text: String::new(),
        };
        let body = match &spec.syntax {
            DefSyntax::Nothing => Some(()),
            DefSyntax::Format(format) => writer.elements(format.elements),
            DefSyntax::Custom { .. } => None,
        };
        let body_text = writer.text.trim_end();
        // A body in angle brackets follows the mnemonic directly. Any other body needs brackets of the
        // dialect.
        let text = if body_text.is_empty() || body_text.starts_with('<') {
            format!("{mark}{}.{}{body_text}", spec.dialect, spec.mnemonic)
        } else {
            format!("{mark}{}<{} {body_text}>", spec.dialect, spec.mnemonic)
        };
        if body.is_some() && !found.contains(&text) {
            found.push(text);
        }
    }
    found
}

struct Writer<'w> {
    pool: &'w Pool,
    ctx: &'w Context,
    random: &'w mut Random,
    params: &'static [ParamSpec],
    /// The first attempt omits all optional parts, the second has them all.
    attempt: usize,
    depth: usize,
    text: String,
}

impl Writer<'_> {
    fn elements(&mut self, elements: &[DefElement<'_>]) -> Option<()> {
        elements.iter().try_for_each(|element| self.element(element))
    }

    fn wants(&mut self) -> bool {
        self.attempt == 1 || self.attempt > 1 && self.random.once_in(2)
    }

    fn element(&mut self, element: &DefElement<'_>) -> Option<()> {
        match element {
            Element::Blank(_) | Element::Newline => Some(()),
            Element::Literal(text) => {
                self.text.push_str(word(text));
                self.text.push(' ');
                Some(())
            }
            Element::Part(part) => self.part(part),
            Element::Optional(group) => self.group(group),
            Element::Clauses(_) => None,
        }
    }

    /// The first branch with its first element present, or the second branch.
    fn group(&mut self, group: &Group<'_, DefPart<'_>, usize>) -> Option<()> {
        if !self.wants() {
            return self.elements(group.otherwise);
        }
        let is_read = |element: &DefElement<'_>| !matches!(element, Element::Blank(_) | Element::Newline);
        let (first, rest) = group.then.split_at(group.then.iter().position(is_read)? + 1);
        let attempt = std::mem::replace(&mut self.attempt, 1);
        let outcome = self.elements(first);
        self.attempt = attempt;
        outcome?;
        self.elements(rest)
    }

    fn part(&mut self, part: &DefPart<'_>) -> Option<()> {
        match *part {
            DefPart::Param { index, .. } => {
                let spec = &self.params[index];
                if !spec.default.is_optional() || self.wants() {
                    self.param(&spec.kind)?;
                    self.text.push(' ');
                }
            }
            DefPart::Params { indices, .. } => {
                for (position, index) in indices.iter().enumerate() {
                    let spec = &self.params[*index];
                    if spec.default.is_optional() && !self.wants() {
                        break;
                    }
                    self.text.push_str(if position == 0 { "" } else { ", " });
                    self.param(&spec.kind)?;
                }
            }
            DefPart::Struct { fields, .. } => self.fields(fields)?,
            DefPart::Custom(_) => return None,
        }
        Some(())
    }

    fn fields(&mut self, fields: &[Field]) -> Option<()> {
        let mut is_first = true;
        for field in fields {
            let (Field::Param(index) | Field::Custom(index, _)) = *field;
            let spec = &self.params[index];
            if spec.default.is_optional() && !self.wants() {
                continue;
            }
            if matches!(field, Field::Custom(..)) {
                return None;
            }
            self.text.push_str(if is_first { "" } else { ", " });
            is_first = false;
            self.text.push_str(spec.name);
            self.text.push_str(" = ");
            self.param(&spec.kind)?;
        }
        Some(())
    }

    fn case(&mut self, spec: &EnumSpec) -> Option<()> {
        let (_, name) = *self.random.pick(spec.cases)?;
        let is_word = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            && name.chars().all(|c| c.is_ascii_alphanumeric() || "_$.".contains(c));
        self.text.push_str(&if is_word { name.to_owned() } else { format!("{name:?}") });
        Some(())
    }

    fn any<H>(&mut self, all: &[(H, String)], accepts: impl Fn(&H) -> bool) -> Option<()> {
        let fit: Vec<&String> =
            all.iter().filter(|(value, _)| accepts(value)).map(|(_, text)| text).collect();
        let text = (*self.random.pick(&fit)?).clone();
        self.text.push_str(&text);
        Some(())
    }

    fn definition<H: Interned>(&mut self, spec: &DefSpec<H>, mark: char) -> Option<()> {
        if self.depth >= DEEP {
            return None;
        }
        let all = texts(self.pool, self.ctx, spec, mark, self.depth + 1);
        let text = self.random.pick(&all)?;
        self.text.push_str(text);
        Some(())
    }

    fn param(&mut self, kind: &ParamKind) -> Option<()> {
        let (pool, ctx) = (self.pool, self.ctx);
        let text = match kind {
            ParamKind::Integer { .. } | ParamKind::ApInt => {
                (*self.random.pick(&["1", "4", "16", "32"])?).to_owned()
            }
            ParamKind::Bool => (*self.random.pick(&["true", "false"])?).to_owned(),
            ParamKind::Str => "\"text\"".to_owned(),
            ParamKind::BareStr => "word".to_owned(),
            ParamKind::AnyType => return self.any(&pool.types[..pool.plain_types], |_| true),
            ParamKind::Type(spec) => return self.definition(spec(), '!'),
            ParamKind::TypeOf(accepts) => return self.any(&pool.types, |ty| accepts(ctx, *ty)),
            ParamKind::AnyAttribute => return self.any(&pool.attributes[..pool.plain_attributes], |_| true),
            ParamKind::Attribute(spec) => return self.definition(spec(), '#'),
            ParamKind::AttributeOf(accepts) => {
                return self.any(&pool.attributes, |attribute| accepts(ctx, *attribute));
            }
            ParamKind::DenseArray(ty) => {
                if *ty == Type::I1 {
                    "[true, false]".to_owned()
                } else {
                    "[1, 2]".to_owned()
                }
            }
            ParamKind::ApFloat => "2.5".to_owned(),
            ParamKind::AffineMap => "(d0, d1) -> (d1, d0)".to_owned(),
            ParamKind::IntegerSet => "(d0) : (d0 >= 0)".to_owned(),
            ParamKind::Location | ParamKind::Other { .. } => return None,
            ParamKind::Enum(spec) | ParamKind::EnumField(spec) => return self.case(spec),
            ParamKind::Optional(kind) => return self.param(kind),
            ParamKind::List(kind) => {
                for index in 0..=self.random.below(3) {
                    self.text.push_str(if index == 0 { "" } else { ", " });
                    self.param(kind)?;
                }
                return Some(());
            }
        };
        self.text.push_str(&text);
        Some(())
    }
}

/// Writes every valid text of each definition, each in an operation of no dialect.
pub fn write(ctx: &Context, pool: &Pool, out: &mut dyn Write) -> std::io::Result<()> {
    let types = all_dialects::types();
    for spec in types {
        for text in texts::<Type>(pool, ctx, spec, '!', 0) {
            write_one(out, spec.dialect, spec.mnemonic, &format!("\"t.a\"() : () -> {text}\n"))?;
        }
    }
    let attributes = all_dialects::attributes();
    for spec in attributes {
        for text in texts::<Attribute>(pool, ctx, spec, '#', 0) {
            write_one(out, spec.dialect, spec.mnemonic, &format!("\"t.a\"() {{a = {text}}} : () -> ()\n"))?;
        }
    }
    Ok(())
}

fn write_one(out: &mut dyn Write, dialect: &str, mnemonic: &str, text: &str) -> std::io::Result<()> {
    write!(out, "// {dialect}.{mnemonic}\n{text}{}", crate::MARK)
}
