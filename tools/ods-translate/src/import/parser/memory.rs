//! Instructions that access memory, and addresses.

use dialect_llvm::LLVMPointerType;
use dialect_llvm::LLVMStructType;
use ir_core::attr_or_type::DefHandle;
use ir_core::context::Type;

use super::super::ast::{Access, InstKind, Val, ValKind};
use super::super::lexer::Parsed;
use super::instructions::ParsedInstruction;
use super::{Parser, TokenKind};
use crate::model::atomics::ORDERINGS;
use crate::model::constant::Const;
use crate::model::types::{Kind, kind, with_shape_of};

impl Parser<'_> {
    pub(super) fn memory(&mut self, opcode: &str) -> Parsed<ParsedInstruction> {
        let void = dialect_llvm::types::void(self.ctx);
        match opcode {
            "alloca" => self.alloca(),
            "load" => {
                let (is_atomic, is_volatile) = (self.eat_word("atomic"), self.eat_word("volatile"));
                let ty = self.ty()?;
                self.expect(',')?;
                let pointer = self.typed_value()?;
                let access = self.access(is_volatile, usize::from(is_atomic))?;
                Ok(ParsedInstruction::new(InstKind::Load(access), ty, vec![pointer]))
            }
            "store" => {
                let (is_atomic, is_volatile) = (self.eat_word("atomic"), self.eat_word("volatile"));
                let operands = self.typed_values(2)?;
                let access = self.access(is_volatile, usize::from(is_atomic))?;
                Ok(ParsedInstruction::new(InstKind::Store(access), void, operands))
            }
            "atomicrmw" => {
                let is_volatile = self.eat_word("volatile");
                let operation = self.word()?;
                let operands = self.typed_values(2)?;
                let access = self.access(is_volatile, 1)?;
                Ok(ParsedInstruction::new(InstKind::Rmw(operation, access), operands[1].ty, operands))
            }
            "cmpxchg" => {
                let is_weak = self.eat_word("weak");
                let is_volatile = self.eat_word("volatile");
                let operands = self.typed_values(3)?;
                let access = self.access(is_volatile, 2)?;
                let ty = LLVMStructType::literal(self.ctx, &[operands[1].ty, Type::I1], false).base();
                Ok(ParsedInstruction::new(InstKind::CmpXchg { is_weak, access }, ty, operands))
            }
            _ => {
                let access = self.access(false, 1)?;
                Ok(ParsedInstruction::new(InstKind::Fence(access), void, Vec::new()))
            }
        }
    }

    /// Scope, orderings and alignment, all optional.
    fn access(&mut self, is_volatile: bool, num_orderings: usize) -> Parsed<Access> {
        let mut access = Access { is_volatile, ..Access::default() };
        if self.eat_word("syncscope") {
            self.expect('(')?;
            access.scope = Some(self.text()?);
            self.expect(')')?;
        }
        for _ in 0..num_orderings {
            match self.eat_one_of(&ORDERINGS.map(|(word, _)| word)) {
                Some(ordering) => access.orderings.push(ordering.to_owned()),
                None => return self.fail("expected ordering on atomic instruction"),
            }
        }
        if matches!(self.peek(1), TokenKind::Word(word) if word == "align") && self.eat(',') {
            self.advance();
            access.alignment = Some(self.number()?);
        }
        Ok(access)
    }

    fn alloca(&mut self) -> Parsed<ParsedInstruction> {
        let is_inalloca = self.eat_word("inalloca");
        if self.is_word("swifterror") {
            return self.fail("'swifterror' of an alloca is not supported");
        }
        let element = self.ty()?;
        let (mut count, mut alignment, mut space) = (None, None, None);
        while !matches!(self.peek(1), TokenKind::MetadataName(_)) && self.eat(',') {
            match self.kind() {
                TokenKind::Word(word) if word == "align" => {
                    self.advance();
                    alignment = Some(self.number()?);
                }
                TokenKind::Word(word) if word == "addrspace" => space = self.optional_address_space()?,
                _ => count = Some(self.typed_value()?),
            }
        }
        let one = || Val { ty: Type::I32, kind: ValKind::Const(Const::i32(1)) };
        let count = count.unwrap_or_else(one);
        let ty = LLVMPointerType::get(self.ctx, space.unwrap_or(0)).base();
        Ok(ParsedInstruction::new(InstKind::Alloca { element, alignment, is_inalloca }, ty, vec![count]))
    }

    /// `getelementptr`
    pub(super) fn address(&mut self) -> Parsed<ParsedInstruction> {
        let flags = self.flags();
        let element = self.ty()?;
        let mut operands = Vec::new();
        while !matches!(self.peek(1), TokenKind::MetadataName(_)) && self.eat(',') {
            operands.push(self.typed_value()?);
        }
        let Some(base) = operands.first() else {
            return self.fail("base of getelementptr must be a pointer");
        };
        let is_vector = |operand: &&Val| matches!(kind(self.ctx, operand.ty), Some(Kind::Vector { .. }));
        let ty = match operands.iter().find(is_vector) {
            Some(_) if is_vector(&base) => base.ty,
            Some(vector) => with_shape_of(self.ctx, vector.ty, base.ty),
            None => base.ty,
        };
        Ok(ParsedInstruction { flags, ..ParsedInstruction::new(InstKind::Gep(element), ty, operands) })
    }
}
