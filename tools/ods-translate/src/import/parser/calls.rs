//! Calls, and where exceptions land.

use dialect_llvm::LLVMFunctionType;
use ir_core::attr_or_type::DefHandle;
use ir_core::context::Type;

use super::super::ast::{Attr, Call, InstKind, Val, ValKind};
use super::super::lexer::Parsed;
use super::instructions::ParsedInstruction;
use super::{Parser, TokenKind};
use crate::model::constant::ConstKind;
use crate::model::types::{Kind, kind};

impl Parser<'_> {
    /// A call, or an `invoke`.
    pub(super) fn call(&mut self, opcode: &str) -> Parsed<ParsedInstruction> {
        let is_invoke = opcode == "invoke";
        let tail = match opcode {
            "tail" | "musttail" | "notail" => {
                self.expect_word("call")?;
                opcode
            }
            _ => "",
        };
        let flags = self.flags();
        let convention = self.convention()?;
        let result = self.attributes(false)?;
        let space = self.optional_address_space()?.unwrap_or(0);
        // A function type is written out where parameters are variadic; its parameters are not those of the call.
        let ty = self.ty()?;
        let pointer = dialect_llvm::LLVMPointerType::get(self.ctx, space).base();
        let callee = self.value(pointer)?;
        let (operands, parameters) = self.arguments()?;
        let attributes = self.attributes(true)?;
        let bundles = self.bundles()?;
        let function_type = match kind(self.ctx, ty) {
            Some(Kind::Function(_)) => ty,
            _ => {
                let types: Vec<Type> = operands.iter().map(|operand| operand.ty).collect();
                LLVMFunctionType::get(self.ctx, ty, &types, false).into()
            }
        };
        if let Some(name) = symbol_of(&callee).filter(|name| name.starts_with("llvm.")) {
            self.called.entry(name.to_owned()).or_insert(function_type);
        }
        let mut successors = Vec::new();
        if is_invoke {
            self.expect_word("to")?;
            successors.push(self.label()?);
            self.expect_word("unwind")?;
            successors.push(self.label()?);
        }
        let ty = self.result_of(function_type);
        let call = Call {
            is_invoke,
            tail: tail.to_owned(),
            convention,
            function_type,
            callee,
            result,
            parameters,
            attributes,
            bundles,
        };
        Ok(ParsedInstruction {
            flags,
            successors,
            ..ParsedInstruction::new(InstKind::Call(Box::new(call)), ty, operands)
        })
    }

    fn arguments(&mut self) -> Parsed<(Vec<Val>, Vec<Vec<Attr>>)> {
        let (mut operands, mut parameters) = (Vec::new(), Vec::new());
        self.list(['(', ')'], |parser| {
            if parser.eat('.') {
                return Ok(());
            }
            let ty = parser.ty()?;
            parameters.push(parser.attributes(false)?);
            operands.push(parser.value(ty)?);
            Ok(())
        })?;
        Ok((operands, parameters))
    }

    fn bundles(&mut self) -> Parsed<Vec<(String, Vec<Val>)>> {
        let mut bundles = Vec::new();
        if !self.is_punct('[') {
            return Ok(bundles);
        }
        self.list(['[', ']'], |parser| {
            let tag = parser.text()?;
            let mut values = Vec::new();
            parser.list(['(', ')'], |parser| {
                values.push(parser.typed_value()?);
                Ok(())
            })?;
            bundles.push((tag, values));
            Ok(())
        })?;
        Ok(bundles)
    }

    /// A landing pad; a clause that filters has an array, one that catches has not.
    pub(super) fn landing_pad(&mut self) -> Parsed<ParsedInstruction> {
        let ty = self.ty()?;
        let is_cleanup = self.eat_word("cleanup");
        let mut operands = Vec::new();
        while let TokenKind::Word(word) = self.kind()
            && matches!(word.as_str(), "catch" | "filter")
        {
            self.advance();
            operands.push(self.typed_value()?);
        }
        Ok(ParsedInstruction::new(InstKind::LandingPad { is_cleanup }, ty, operands))
    }
}

/// The name of the symbol that a value is.
fn symbol_of(value: &Val) -> Option<&str> {
    match &value.kind {
        ValKind::Const(constant) => match &constant.kind {
            ConstKind::Symbol(name) => Some(name),
            _ => None,
        },
        _ => None,
    }
}
