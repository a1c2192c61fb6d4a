//! Constants, in the form that LLVM's reader has them: constant expressions are folded where it folds them.

use std::sync::Arc;

use ir_core::context::Type;
use ir_core::num::{ApFloat, ApInt, FloatSemantics, RoundingMode};

use super::super::ast::{Val, ValKind};
use super::super::lexer::Parsed;
use super::{Parser, TokenKind};
use crate::model::constant::{Const, ConstKind, ConstRef};
use crate::model::flags::Flags;
use crate::model::instruction::InlineAsm;
use crate::model::layout::DataLayout;
use crate::model::types::{Kind, element_at, element_count, kind};

/// Constant expressions are not nested deeper.
const MAX_DEPTH: usize = 256;

/// Casts that can be constant expressions.
const CASTS: [&str; 6] = ["trunc", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast"];

/// Operations that can be constant expressions.
const OPERATIONS: [&str; 3] = ["add", "sub", "xor"];

impl Parser<'_> {
    /// A type and a value.
    pub(super) fn typed_value(&mut self) -> Parsed<Val> {
        let ty = self.ty()?;
        self.value(ty)
    }

    /// A value of a type.
    pub(super) fn value(&mut self, ty: Type) -> Parsed<Val> {
        if let Some(Kind::Metadata) = kind(self.ctx, ty) {
            return Ok(Val { ty, kind: ValKind::Metadata(self.metadata(0)?) });
        }
        match self.kind().clone() {
            TokenKind::Local(name) => {
                let local = self.use_local(&name, ty)?;
                self.advance();
                Ok(Val { ty, kind: ValKind::Local(local) })
            }
            TokenKind::Word(word) if word == "asm" => self.inline_asm(ty),
            _ => Ok(Val { ty, kind: ValKind::Const(self.constant(ty)?) }),
        }
    }

    fn inline_asm(&mut self, ty: Type) -> Parsed<Val> {
        self.advance();
        let has_side_effects = self.eat_word("sideeffect");
        let is_align_stack = self.eat_word("alignstack");
        let is_intel = self.eat_word("inteldialect");
        if self.is_word("unwind") {
            return self.fail("inline assembly that can unwind is not supported");
        }
        let text = self.text()?;
        self.expect(',')?;
        let constraints = self.text()?;
        let asm = InlineAsm { text, constraints, has_side_effects, is_align_stack, is_intel };
        Ok(Val { ty, kind: ValKind::Asm(Arc::new(asm)) })
    }

    /// A type and a constant.
    pub(super) fn typed_constant(&mut self) -> Parsed<ConstRef> {
        let ty = self.ty()?;
        self.constant(ty)
    }

    /// A constant of a type.
    pub(super) fn constant(&mut self, ty: Type) -> Parsed<ConstRef> {
        self.nested_constant(ty, 0)
    }

    fn nested_constant(&mut self, ty: Type, depth: usize) -> Parsed<ConstRef> {
        if depth > MAX_DEPTH {
            return self.fail("constants are nested too deeply");
        }
        match self.kind().clone() {
            TokenKind::Int(digits) => {
                let found = self.integer(ty, &digits)?;
                self.advance();
                Ok(found)
            }
            TokenKind::Float(digits) => {
                let found = self.float(ty, &digits)?;
                self.advance();
                Ok(found)
            }
            TokenKind::Global(name) => {
                let offset = self.offset();
                self.symbol_uses.entry(name.clone()).or_insert(offset);
                self.advance();
                Ok(Const::new(ty, ConstKind::Symbol(Arc::from(name))))
            }
            TokenKind::Word(word) => self.constant_word(ty, &word, depth),
            TokenKind::Punct('{') => self.elements(ty, ['{', '}'], depth),
            TokenKind::Punct('[') => self.elements(ty, ['[', ']'], depth),
            TokenKind::Punct('<') if *self.peek(1) == TokenKind::Punct('{') => {
                self.advance();
                let found = self.elements(ty, ['{', '}'], depth)?;
                self.expect('>')?;
                Ok(found)
            }
            TokenKind::Punct('<') => self.elements(ty, ['<', '>'], depth),
            _ => self.fail("expected value token"),
        }
    }

    fn integer(&self, ty: Type, digits: &str) -> Parsed<ConstRef> {
        let Some(Kind::Int(width)) = kind(self.ctx, ty) else {
            return self.fail("integer constant must have integer type");
        };
        let (is_negative, digits) = match digits.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, digits),
        };
        // Four bits for each digit are more than enough.
        let wide = width.max(digits.len() as u32 * 4 + 1);
        let ten = ApInt::new(wide, 10);
        let magnitude = digits.bytes().fold(ApInt::zero(wide), |sum, digit| {
            sum.mul(&ten).add(&ApInt::new(wide, u64::from(digit - b'0')))
        });
        let value = if is_negative { magnitude.neg() } else { magnitude };
        Ok(Const::int(ty, value.zext_or_trunc(width)))
    }

    /// A decimal number, or hexadecimal bits: those of a `double`, or of another type by a letter.
    fn float(&self, ty: Type, digits: &str) -> Parsed<ConstRef> {
        let Some(Kind::Float(semantics)) = kind(self.ctx, ty) else {
            return self.fail("floating point constant invalid for type");
        };
        let value = match digits.strip_prefix("0x") {
            Some(bits) => hexadecimal(semantics, bits),
            None => decimal(semantics, digits),
        };
        match value {
            Some(value) => Ok(Const::new(ty, ConstKind::Float(value))),
            None => self.fail("floating point constant invalid for type"),
        }
    }

    fn constant_word(&mut self, ty: Type, word: &str, depth: usize) -> Parsed<ConstRef> {
        let simple = match (word, kind(self.ctx, ty)) {
            ("true" | "false", Some(Kind::Int(1))) => {
                Some(Const::int(ty, ApInt::new(1, u64::from(word == "true"))))
            }
            ("null", Some(Kind::Pointer(_))) => Some(Const::zero(self.ctx, ty)),
            ("none", Some(Kind::Token)) => Some(Const::zero(self.ctx, ty)),
            ("zeroinitializer", Some(_)) => Some(Const::zero(self.ctx, ty)),
            ("undef", Some(_)) => Some(Const::undef(ty)),
            ("poison", Some(_)) => Some(Const::poison(ty)),
            _ => None,
        };
        if let Some(simple) = simple {
            self.advance();
            return Ok(simple);
        }
        match word {
            "c" => self.bytes(ty),
            "splat" => {
                self.advance();
                self.expect('(')?;
                let element = self.ty()?;
                let element = self.nested_constant(element, depth + 1)?;
                self.expect(')')?;
                Ok(Const::splat(self.ctx, ty, element))
            }
            "blockaddress" => self.block_address(ty),
            "dso_local_equivalent" => {
                self.advance();
                let TokenKind::Global(name) = self.kind().clone() else {
                    return self.fail("expected global value name in dso_local_equivalent");
                };
                self.advance();
                Ok(Const::new(ty, ConstKind::DsoLocalEquivalent(Arc::from(name))))
            }
            "getelementptr" => self.constant_gep(depth),
            _ if CASTS.contains(&word) => self.constant_cast(ty, depth),
            _ if OPERATIONS.contains(&word) => self.constant_operation(depth),
            _ => self.fail(format!("constant '{word}' is not supported for this type")),
        }
    }

    /// `c"text\00"`
    fn bytes(&mut self, ty: Type) -> Parsed<ConstRef> {
        self.advance();
        let TokenKind::Text(bytes) = self.kind().clone() else {
            return self.fail("expected string constant");
        };
        if element_count(self.ctx, ty) != Some(bytes.len() as u64)
            || element_at(self.ctx, ty, 0) != Some(Type::I8)
        {
            return self.fail("constant expression type mismatch");
        }
        self.advance();
        Ok(if bytes.iter().all(|byte| *byte == 0) {
            Const::zero(self.ctx, ty)
        } else {
            Const::new(ty, ConstKind::Bytes(bytes.into()))
        })
    }

    fn elements(&mut self, ty: Type, brackets: [char; 2], depth: usize) -> Parsed<ConstRef> {
        let start = self.offset();
        let mut elements = Vec::new();
        self.list(brackets, |parser| {
            let element = parser.ty()?;
            if element_at(parser.ctx, ty, elements.len()) != Some(element) {
                return parser.fail("element is not of the type of the aggregate");
            }
            elements.push(parser.nested_constant(element, depth + 1)?);
            Ok(())
        })?;
        if element_count(self.ctx, ty) != Some(elements.len() as u64) {
            let message = "initializer with an unexpected number of elements".to_owned();
            return Err(super::Failure { offset: start, message });
        }
        Ok(self.bytes_of(ty, &elements).unwrap_or_else(|| Const::aggregate(self.ctx, ty, elements)))
    }

    /// The array of bytes that elements are, which is the same constant as a string.
    fn bytes_of(&self, ty: Type, elements: &[ConstRef]) -> Option<ConstRef> {
        let is_bytes = matches!(kind(self.ctx, ty), Some(Kind::Array(_, Type::I8)));
        if !is_bytes || elements.iter().all(|element| element.is_zero()) {
            return None;
        }
        let byte = |element: &ConstRef| element.as_int().map(|byte| byte.low_u64() as u8);
        let bytes: Vec<u8> = elements.iter().map(byte).collect::<Option<_>>()?;
        Some(Const::new(ty, ConstKind::Bytes(bytes.into())))
    }

    fn constant_cast(&mut self, ty: Type, depth: usize) -> Parsed<ConstRef> {
        let word = self.word()?;
        let name = CASTS.iter().find(|name| **name == word).copied().unwrap_or_default();
        self.expect('(')?;
        let from = self.ty()?;
        let operand = self.nested_constant(from, depth + 1)?;
        self.expect_word("to")?;
        let to = self.ty()?;
        self.expect(')')?;
        if to != ty {
            return self.fail("constant expression type mismatch");
        }
        let folded = crate::fold::cast(self.ctx, &DataLayout::default(), name, &operand, to);
        Ok(folded.unwrap_or_else(|| Const::new(to, ConstKind::Cast(name, operand))))
    }

    fn constant_operation(&mut self, depth: usize) -> Parsed<ConstRef> {
        let word = self.word()?;
        let name = OPERATIONS.iter().find(|name| **name == word).copied().unwrap_or_default();
        let flags = self.flags();
        self.expect('(')?;
        let first = self.ty()?;
        let first = self.nested_constant(first, depth + 1)?;
        self.expect(',')?;
        let second = self.ty()?;
        let second = self.nested_constant(second, depth + 1)?;
        self.expect(')')?;
        let folded = crate::fold::binary(self.ctx, name, flags, &first, &second);
        Ok(folded.unwrap_or_else(|| Const::new(first.ty, ConstKind::Binary(name, flags, first, second))))
    }

    fn constant_gep(&mut self, depth: usize) -> Parsed<ConstRef> {
        self.advance();
        let flags = self.flags();
        if self.is_word("inrange") {
            return self.fail("'inrange' is not supported");
        }
        self.expect('(')?;
        let element = self.ty()?;
        let mut operands = Vec::new();
        while self.eat(',') {
            let ty = self.ty()?;
            operands.push(self.nested_constant(ty, depth + 1)?);
        }
        self.expect(')')?;
        let Some(base) = operands.first().cloned() else {
            return self.fail("base of getelementptr must be a pointer");
        };
        let is_scalar =
            operands.iter().all(|operand| !matches!(kind(self.ctx, operand.ty), Some(Kind::Vector { .. })));
        if is_scalar && (base.is_poison() || operands[1..].iter().all(|index| index.is_zero())) {
            return Ok(base);
        }
        Ok(Const::new(base.ty, ConstKind::Gep { flags, element, operands: operands.into() }))
    }

    fn block_address(&mut self, ty: Type) -> Parsed<ConstRef> {
        self.advance();
        self.expect('(')?;
        let TokenKind::Global(function) = self.kind().clone() else {
            return self.fail("expected function name in blockaddress");
        };
        self.advance();
        self.expect(',')?;
        let TokenKind::Local(block) = self.kind().clone() else {
            return self.fail("expected basic block name in blockaddress");
        };
        self.advance();
        self.expect(')')?;
        let reference = (function.clone(), block);
        let references = &mut self.module.block_references;
        let index = references.iter().position(|found| *found == reference).unwrap_or_else(|| {
            references.push(reference);
            references.len() - 1
        });
        Ok(Const::new(ty, ConstKind::BlockAddress(Arc::from(function), index)))
    }

    /// Flags of an instruction or of a constant expression.
    pub(super) fn flags(&mut self) -> Flags {
        let mut flags = Flags::NONE;
        while let TokenKind::Word(word) = self.kind() {
            let Some(flag) = Flags::from_keyword(word) else { return flags };
            flags = flags.union(flag);
            self.advance();
        }
        flags
    }
}

/// The number that a decimal literal is; it must be exact, or a `double` that is rounded as LLVM does.
fn decimal(semantics: FloatSemantics, digits: &str) -> Option<ApFloat> {
    let (value, _) = ApFloat::parse(FloatSemantics::F64, digits, RoundingMode::NearestTiesToEven).ok()?;
    let (value, _, loses) = value.convert(semantics, RoundingMode::NearestTiesToEven);
    (!loses).then_some(value)
}

/// The number that has these bits.
fn hexadecimal(semantics: FloatSemantics, bits: &str) -> Option<ApFloat> {
    let (own, digits) = match bits.split_at_checked(1)? {
        ("H", digits) => (FloatSemantics::F16, digits),
        ("R", digits) => (FloatSemantics::BF16, digits),
        ("K", digits) => (FloatSemantics::F80, digits),
        ("L", digits) => (FloatSemantics::F128, digits),
        ("M", _) => return None,
        _ => (FloatSemantics::F64, bits),
    };
    let value = match own {
        // The low half comes first.
        FloatSemantics::F128 => {
            let (low, high) = digits.split_at_checked(16)?;
            let half = |text: &str| u128::from_str_radix(text, 16).ok();
            half(high)? << 64 | half(low)?
        }
        _ => u128::from_str_radix(digits, 16).ok()?,
    };
    let value = ApFloat::from_bits(own, value);
    if own == semantics {
        return Some(value);
    }
    if own != FloatSemantics::F64 {
        return None;
    }
    if value.is_nan() {
        return narrow_nan(semantics, value.to_bits() as u64);
    }
    let (value, _, loses) = value.convert(semantics, RoundingMode::NearestTiesToEven);
    (!loses).then_some(value)
}

/// A NaN with the bits of a `double`, in a narrower format: signaling ones stay so.
fn narrow_nan(semantics: FloatSemantics, bits: u64) -> Option<ApFloat> {
    let width = semantics.width();
    let mantissa = semantics.stored_significand_bits();
    if width > 64 || mantissa >= 52 {
        return None;
    }
    let payload = u128::from(bits << 12 >> 12 >> (52 - mantissa));
    let exponent = (1_u128 << (width - 1 - mantissa)) - 1;
    let sign = u128::from(bits >> 63);
    Some(ApFloat::from_bits(semantics, sign << (width - 1) | exponent << mantissa | payload))
}
