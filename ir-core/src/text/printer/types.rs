//! The printer of types.

use super::Printer;
use super::cache::Key;
use crate::context::{DYNAMIC, Ident, Signedness, Type, TypeKind};
use std::borrow::Borrow;

impl Printer<'_> {
    /// Prints a type, or its alias.
    pub fn print_type(&mut self, ty: Type) {
        if let Some(collector) = &mut self.collector {
            return collector.ty(ty);
        }
        if let Some(alias) = self.aliases.type_name(ty) {
            self.out.push('!');
            self.out.push_str(alias);
            return;
        }
        self.print_type_body(ty);
    }

    /// Prints a type itself; nested ones may be aliases.
    pub fn print_type_body(&mut self, ty: Type) {
        match ty.kind(self.ctx) {
            TypeKind::Integer { width, signedness } => {
                self.text(match signedness {
                    Signedness::Signless => "i",
                    Signedness::Signed => "si",
                    Signedness::Unsigned => "ui",
                });
                self.print_integer(i64::from(width));
            }
            TypeKind::Float(semantics) => self.text(semantics.name()),
            TypeKind::Index => self.text("index"),
            TypeKind::None => self.text("none"),
            kind => self.cached(Key::ty(ty), |p| p.print_structure(kind)),
        }
    }

    /// Prints a type that is more than a keyword.
    fn print_structure(&mut self, kind: TypeKind<'_>) {
        match kind {
            TypeKind::Integer { .. } | TypeKind::Float(_) | TypeKind::Index | TypeKind::None => {}
            TypeKind::Complex(element) => self.print_in_angles("complex", |p| p.print_type(element)),
            TypeKind::Tuple(elements) => {
                self.print_in_angles("tuple", |p| {
                    p.print_list(elements, |p, element| p.print_type(*element))
                });
            }
            TypeKind::Function { inputs, results } | TypeKind::Graph { inputs, results } => {
                self.print_function_type(inputs, results);
            }
            TypeKind::Vector { shape, scalable, element } => self.print_in_angles("vector", |p| {
                for (size, is_scalable) in shape.iter().zip(scalable) {
                    let (open, close) = if *is_scalable { ("[", "]") } else { ("", "") };
                    p.text(open);
                    p.print_integer(*size);
                    p.text(close);
                    p.out.push('x');
                }
                p.print_type(element);
            }),
            TypeKind::RankedTensor { shape, element, encoding } => self.print_in_angles("tensor", |p| {
                p.print_shape(shape);
                p.print_type(element);
                if let Some(encoding) = encoding {
                    p.text(", ");
                    p.print_attribute(encoding);
                }
            }),
            TypeKind::UnrankedTensor(element) => self.print_in_angles("tensor", |p| {
                p.text("*x");
                p.print_type(element);
            }),
            TypeKind::MemRef { shape, element, layout, memory_space } => {
                self.print_in_angles("memref", |p| {
                    p.print_shape(shape);
                    p.print_type(element);
                    if let Some(layout) = layout {
                        p.text(", ");
                        p.print_attribute(layout);
                    }
                    p.print_memory_space(memory_space);
                })
            }
            TypeKind::UnrankedMemRef { element, memory_space } => self.print_in_angles("memref", |p| {
                p.text("*x");
                p.print_type(element);
                p.print_memory_space(memory_space);
            }),
            TypeKind::Opaque { dialect, body } => self.print_dialect_symbol('!', dialect, body),
            TypeKind::Dialect(storage) => {
                self.print_own_symbol('!', storage.dialect(), |printer| {
                    printer.print_storage(storage.as_any(), storage.printer());
                });
            }
        }
    }

    fn print_in_angles(&mut self, name: &str, print: impl FnOnce(&mut Self)) {
        self.text(name);
        self.out.push('<');
        print(self);
        self.out.push('>');
    }

    /// Prints sizes, each followed by `x`.
    pub fn print_shape(&mut self, shape: &[i64]) {
        for size in shape {
            self.print_size(*size);
            self.out.push('x');
        }
    }

    /// Prints a size, stride or offset; `?` if it is dynamic.
    pub fn print_size(&mut self, size: i64) {
        if size == DYNAMIC { self.out.push('?') } else { self.print_integer(size) }
    }

    fn print_memory_space(&mut self, memory_space: Option<crate::context::Attribute>) {
        if let Some(space) = memory_space {
            self.text(", ");
            self.print_attribute_without_type(space);
        }
    }

    /// Prints `(inputs) -> results`.
    pub fn print_function_type(&mut self, inputs: &[Type], results: &[Type]) {
        self.out.push('(');
        self.print_types(inputs);
        self.text(") -> ");
        self.print_function_results(results);
    }

    /// Prints types, separated by commas.
    pub fn print_types(&mut self, types: impl IntoIterator<Item: Borrow<Type>>) {
        self.print_list(types, |p, ty| p.print_type(*ty.borrow()));
    }

    /// Prints the results of a function type: in parentheses, unless there is exactly one and it is not a
    /// function type.
    pub fn print_function_results(&mut self, results: &[Type]) {
        match results {
            [only] if !matches!(only.kind(self.ctx), TypeKind::Function { .. } | TypeKind::Graph { .. }) => {
                self.print_type(*only);
            }
            _ => {
                self.out.push('(');
                self.print_types(results);
                self.out.push(')');
            }
        }
    }

    /// Prints `!dialect.body` if the body allows it, otherwise `!dialect<body>`.
    pub(super) fn print_dialect_symbol(&mut self, sigil: char, dialect: Ident, body: Ident) {
        self.out.push(sigil);
        self.text(dialect.as_str(self.ctx));
        let bytes = body.as_bytes(self.ctx);
        let pretty = is_pretty_body(bytes);
        self.text(if pretty { "." } else { "<" });
        self.text(body.as_str(self.ctx));
        if !pretty {
            self.out.push('>');
        }
    }
}

impl Printer<'_> {
    /// Prints a type or attribute of a registered dialect: after a dot, or in angle brackets if its body
    /// requires them.
    pub(super) fn print_own_symbol(&mut self, sigil: char, dialect: &str, print: impl FnOnce(&mut Self)) {
        self.out.push(sigil);
        self.text(dialect);
        self.out.push('.');
        let start = self.out.len();
        print(self);
        if !is_pretty_body(&self.out.as_bytes()[start..]) {
            self.out.replace_range(start - 1..start, "<");
            self.out.push('>');
        }
    }
}

/// Whether a body is valid after a dot: a name, optionally followed by angle brackets.
fn is_pretty_body(body: &[u8]) -> bool {
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_');
    if !body.first().is_some_and(u8::is_ascii_alphabetic) {
        return false;
    }
    let end = body.iter().position(|byte| !is_name(byte)).unwrap_or(body.len());
    match &body[end..] {
        [] => true,
        rest => rest.starts_with(b"<") && rest.ends_with(b">"),
    }
}
