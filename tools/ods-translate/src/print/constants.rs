//! Constants.

use ir_core::num::{ApFloat, FloatSemantics, RoundingMode};

use super::Printer;
use super::decimal::decimal;
use crate::model::constant::{Const, ConstKind, ConstRef};
use crate::model::types::{Kind, kind};

impl Printer<'_> {
    /// The constant with its type before it.
    pub(super) fn typed_constant(&mut self, constant: &Const) {
        self.ty(constant.ty);
        self.text(" ");
        self.constant(constant);
    }

    /// The constant without its type.
    pub(super) fn constant(&mut self, constant: &Const) {
        match &constant.kind {
            ConstKind::Int(value) if value.width() == 1 => {
                self.text(if value.is_zero() { "false" } else { "true" });
            }
            ConstKind::Int(value) => self.display(format_args!("{}", value.signed())),
            ConstKind::Float(value) => self.float(value),
            ConstKind::Null => self.text("null"),
            ConstKind::Zero => self.text("zeroinitializer"),
            ConstKind::Undef => self.text("undef"),
            ConstKind::Poison => self.text("poison"),
            ConstKind::NoToken => self.text("none"),
            ConstKind::Aggregate(elements) => self.aggregate(constant, elements),
            ConstKind::Splat(element) => {
                self.text("splat (");
                self.typed_constant(element);
                self.text(")");
            }
            ConstKind::Bytes(bytes) => {
                self.text("c\"");
                crate::escape::escape(bytes, &mut self.out);
                self.text("\"");
            }
            ConstKind::Symbol(name) => self.symbol_name(name),
            ConstKind::BlockAddress(function, block) => self.block_address(function, *block),
            ConstKind::DsoLocalEquivalent(name) => {
                self.text("dso_local_equivalent ");
                self.symbol_name(name);
            }
            ConstKind::Cast(name, operand) => {
                self.display(format_args!("{name} ("));
                self.typed_constant(operand);
                self.text(" to ");
                self.ty(constant.ty);
                self.text(")");
            }
            ConstKind::Binary(name, flags, a, b) => {
                self.text(name);
                flags.words().for_each(|word| self.display(format_args!(" {word}")));
                self.operand_list(" (", [a, b]);
            }
            ConstKind::Gep { flags, element, operands } => {
                self.text("getelementptr");
                flags.words().for_each(|word| self.display(format_args!(" {word}")));
                self.text(" (");
                self.ty(*element);
                self.operand_list(", ", operands.iter());
            }
        }
    }

    /// Constants after `before`, and `)`.
    fn operand_list<'c>(&mut self, before: &str, operands: impl IntoIterator<Item = &'c ConstRef>) {
        let mut before = before;
        for operand in operands {
            self.text(before);
            self.typed_constant(operand);
            before = ", ";
        }
        self.text(")");
    }

    fn aggregate(&mut self, constant: &Const, elements: &[ConstRef]) {
        let (open, close) = match kind(self.ctx, constant.ty) {
            Some(Kind::Array(_, element)) => {
                if let Some(Kind::Int(8)) = kind(self.ctx, element)
                    && let Some(bytes) = bytes(elements)
                {
                    self.text("c\"");
                    crate::escape::escape(&bytes, &mut self.out);
                    return self.text("\"");
                }
                ("[", "]")
            }
            Some(Kind::Struct(structure)) if structure.is_packed(self.ctx) => ("<{ ", " }>"),
            Some(Kind::Struct(_)) => ("{ ", " }"),
            _ => ("<", ">"),
        };
        self.text(open);
        for (index, element) in elements.iter().enumerate() {
            self.text(if index == 0 { "" } else { ", " });
            self.typed_constant(element);
        }
        self.text(close);
    }

    /// The number of the block is that in its function, which the text counts like other values.
    fn block_address(&mut self, function: &str, block: usize) {
        self.text("blockaddress(");
        self.symbol_name(function);
        let found = self.module.functions.iter().find(|found| &*found.symbol.name == function);
        let number = found.map_or(0, |found| super::function::Numbers::new(self.ctx, found).blocks[block]);
        self.display(format_args!(", %{number})"));
    }

    /// A number: decimal if that has the same value, bits otherwise.
    fn float(&mut self, value: &ApFloat) {
        let semantics = value.semantics();
        let bits = value.to_bits();
        match semantics {
            FloatSemantics::F16 => self.display(format_args!("0xH{bits:04X}")),
            FloatSemantics::BF16 => self.display(format_args!("0xR{bits:04X}")),
            FloatSemantics::F80 => self.display(format_args!("0xK{:04X}{:016X}", bits >> 64, bits as u64)),
            FloatSemantics::F128 => {
                self.display(format_args!("0xL{:016X}{:016X}", bits as u64, (bits >> 64) as u64));
            }
            _ => self.double(widened(value)),
        }
    }

    fn double(&mut self, bits: u64) {
        let number = f64::from_bits(bits);
        if number.is_finite()
            && let Some(text) = decimal(number)
        {
            return self.text(&text);
        }
        self.display(format_args!("0x{bits:X}"));
    }
}

/// The bits of the `double` with the value of a `float` or `double`; a NaN keeps whether it is signaling.
fn widened(value: &ApFloat) -> u64 {
    if value.semantics() != FloatSemantics::F32 {
        return value.to_bits() as u64;
    }
    let bits = value.to_bits() as u64;
    if value.is_nan() {
        return (bits & 0x8000_0000) << 32 | 0x7ff0_0000_0000_0000 | (bits & 0x007f_ffff) << 29;
    }
    value.convert(FloatSemantics::F64, RoundingMode::NearestTiesToEven).0.to_bits() as u64
}

/// The bytes of an array of numbers.
fn bytes(elements: &[ConstRef]) -> Option<Vec<u8>> {
    elements.iter().map(|element| element.as_int().map(|value| value.low_u64() as u8)).collect()
}
