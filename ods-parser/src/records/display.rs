//! Values and types as text, in llvm-tblgen's spelling.

use crate::stack::run_on_deep_stack;

use super::{Op, Run, Store, Type, TypeKind, Value, ValueKind};

/// The output. It is a byte buffer, because a concatenation of valid UTF-8 needs no check for character
/// boundaries.
#[derive(Default)]
pub(crate) struct Text(Vec<u8>);

impl Text {
    pub(crate) fn with_capacity(bytes: usize) -> Text {
        Text(Vec::with_capacity(bytes))
    }

    pub(crate) fn push_str(&mut self, text: &str) {
        self.0.extend_from_slice(text.as_bytes());
    }

    /// Appends a character of ASCII.
    pub(crate) fn push(&mut self, c: char) {
        debug_assert!(c.is_ascii());
        self.0.push(c as u8);
    }

    /// Appends the bytes of whole texts.
    pub(crate) fn push_bytes(&mut self, text: &[u8]) {
        self.0.extend_from_slice(text);
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    pub(crate) fn into_string(self) -> String {
        // Nothing but whole texts was written.
        String::from_utf8(self.0).unwrap_or_default()
    }
}

impl Store {
    /// A type as it is written.
    pub(crate) fn type_text(&self, ty: Type) -> String {
        let mut out = Text::default();
        self.write_type(ty, &mut out);
        out.into_string()
    }

    /// Appends a type as it is written.
    pub(crate) fn write_type(&self, mut ty: Type, out: &mut Text) {
        // Aliases can nest lists without end, so not by recursion.
        let mut lists = 0;
        while let Some(element) = self.types.element(ty) {
            out.push_str("list<");
            lists += 1;
            ty = element;
        }
        match self.types.kind(ty) {
            TypeKind::Bit => out.push_str("bit"),
            TypeKind::Bits(width) => {
                out.push_str("bits<");
                out.push_str(&width.to_string());
                out.push('>');
            }
            TypeKind::Int => out.push_str("int"),
            TypeKind::String => out.push_str("string"),
            TypeKind::Dag => out.push_str("dag"),
            TypeKind::List(_) => {}
            TypeKind::Record(classes) => match **classes {
                [class] => out.push_bytes(self.name_bytes(class).unwrap_or_default()),
                ref many => {
                    let names: Vec<&str> = many.iter().map(|c| self.class_name(*c)).collect();
                    out.push('{');
                    out.push_str(&names.join(", "));
                    out.push('}');
                }
            },
        }
        (0..lists).for_each(|_| out.push('>'));
    }

    /// A value as it is printed; strings in quotes, without escapes.
    pub(crate) fn text(&self, value: Value) -> String {
        let mut out = Text::default();
        self.write(value, &mut out);
        out.into_string()
    }

    /// A value as it is printed, a string without its quotes.
    pub(crate) fn unquoted(&self, value: Value) -> String {
        if let Some(text) = self.str_of(value) { text.to_owned() } else { self.text(value) }
    }

    /// Appends a value as it is printed.
    pub(crate) fn write(&self, value: Value, out: &mut Text) {
        if self.values.is_deep(value) {
            run_on_deep_stack(|| self.write_nested(value, out));
        } else {
            self.write_nested(value, out);
        }
    }

    fn write_nested(&self, value: Value, out: &mut Text) {
        match self.kind(value) {
            ValueKind::Unset => out.push('?'),
            ValueKind::Bit(bit) => out.push(if bit { '1' } else { '0' }),
            ValueKind::Int(int) => write_int(int, out),
            ValueKind::Str(symbol) => {
                out.push('"');
                out.push_bytes(self.symbols.bytes(symbol));
                out.push('"');
            }
            ValueKind::Code(symbol) => {
                out.push_str("[{");
                out.push_bytes(self.symbols.bytes(symbol));
                out.push_str("}]");
            }
            ValueKind::Bits(run) => {
                out.push_str("{ ");
                self.write_joined(self.values.items(run).rev(), out);
                out.push_str(" }");
            }
            ValueKind::List(run, _) => {
                out.push('[');
                self.write_joined(self.values.items(run), out);
                out.push(']');
            }
            ValueKind::Dag(run) => self.write_dag(run, out),
            ValueKind::Def(id) => match self.name_bytes(id) {
                Some(name) => out.push_bytes(name),
                None => self.write_nested(self.record(id).name, out),
            },
            ValueKind::AnonymousName(number) => {
                out.push_str("anonymous_");
                write_int(i64::from(number), out);
            }
            ValueKind::Var(name, _) => out.push_bytes(self.symbols.bytes(name)),
            ValueKind::VarBit(base, bit) => {
                self.write_nested(base, out);
                out.push('{');
                write_int(i64::from(bit), out);
                out.push('}');
            }
            ValueKind::Field(base, name, _) => {
                self.write_nested(base, out);
                out.push('.');
                out.push_bytes(self.symbols.bytes(name));
            }
            ValueKind::Instance(class, run) => self.write_instance(class, run, out),
            ValueKind::Op(op, ty, run) => self.write_op(op, ty, run, out),
        }
    }

    fn write_joined(&self, items: impl Iterator<Item = Value>, out: &mut Text) {
        for (index, item) in items.enumerate() {
            if index > 0 {
                out.push_str(", ");
            }
            self.write_nested(item, out);
        }
    }

    fn write_dag(&self, run: Run, out: &mut Text) {
        out.push('(');
        self.write_nested(self.values.dag_operator(run), out);
        if let Some(name) = self.values.dag_name(run) {
            out.push_str(":$");
            out.push_bytes(self.symbols.bytes(name));
        }
        for index in 0..self.values.dag_len(run) {
            out.push_str(if index > 0 { ", " } else { " " });
            let (value, name) = self.values.dag_arg(run, index);
            self.write_nested(value, out);
            if let Some(name) = name {
                out.push_str(":$");
                out.push_bytes(self.symbols.bytes(name));
            }
        }
        out.push(')');
    }

    fn write_instance(&self, class: super::RecordId, run: Run, out: &mut Text) {
        out.push_str(self.class_name(class));
        out.push('<');
        for (position, arg) in self.values.instance_args(run).into_iter().enumerate() {
            if position > 0 {
                out.push_str(", ");
            }
            if arg.named {
                let name = self.record(class).template_args[arg.index as usize];
                out.push('"');
                out.push_bytes(self.symbols.bytes(name));
                out.push('"');
            } else {
                write_int(i64::from(arg.index), out);
            }
            out.push_str(": ");
            self.write_nested(arg.value, out);
        }
        out.push('>');
    }

    fn write_op(&self, op: Op, ty: Type, run: Run, out: &mut Text) {
        let at = |index| self.values.get(run, index);
        match op {
            Op::ListElement | Op::ListSlice => {
                self.write_nested(at(0), out);
                out.push('[');
                self.write_nested(at(1), out);
                out.push(']');
            }
            Op::RangeClosed => {
                self.write_nested(at(0), out);
                out.push_str("...");
                self.write_nested(at(1), out);
            }
            Op::Cond => {
                out.push_str("!cond(");
                for (index, value) in self.values.items(run).enumerate() {
                    if index > 0 {
                        out.push_str(if index % 2 == 1 { ": " } else { ", " });
                    }
                    self.write_nested(value, out);
                }
                out.push(')');
            }
            _ => {
                out.push_str(op.spelling());
                if op.shows_type() {
                    out.push('<');
                    self.write_type(ty, out);
                    out.push('>');
                }
                out.push('(');
                for (index, value) in self.values.items(run).enumerate() {
                    if index > 0 {
                        out.push_str(", ");
                    }
                    match self.str_of(value) {
                        Some(name) if op.names_variable(index) => out.push_str(name),
                        _ => self.write_nested(value, out),
                    }
                }
                out.push(')');
            }
        }
    }
}

/// Appends a decimal number.
pub(crate) fn write_int(value: i64, out: &mut Text) {
    use std::io::Write;
    // Writing to memory cannot fail.
    let _ = write!(out.0, "{value}");
}

impl Op {
    /// Whether the type is printed in angle brackets.
    fn shows_type(self) -> bool {
        matches!(self, Op::Cast | Op::GetDagArg | Op::IsA | Op::Exists | Op::Instances)
    }

    /// Whether operand `index` is the name of a variable that the operation binds.
    pub(crate) fn names_variable(self, index: usize) -> bool {
        match self {
            Op::Foreach | Op::Filter => index == 0,
            Op::Foldl => index == 2 || index == 3,
            _ => false,
        }
    }
}
