//! Instructions that are neither calls nor accesses of memory.

use ir_core::context::Type;

use super::super::ast::{Function, Inst, InstKind, Val, ValKind};
use super::super::lexer::Parsed;
use super::{Failure, Parser, TokenKind};
use crate::model::flags::Flags;
use crate::model::types::{Kind, element_at, kind, scalar, with_shape_of};

/// Operations on two values of one type.
const BINARY: [&str; 18] = [
    "add", "fadd", "sub", "fsub", "mul", "fmul", "udiv", "sdiv", "fdiv", "urem", "srem", "frem", "shl",
    "lshr", "ashr", "and", "or", "xor",
];

/// Casts.
const CASTS: [&str; 14] = [
    "trunc",
    "zext",
    "sext",
    "fptrunc",
    "fpext",
    "uitofp",
    "sitofp",
    "fptoui",
    "fptosi",
    "ptrtoint",
    "ptrtoaddr",
    "inttoptr",
    "bitcast",
    "addrspacecast",
];

/// The parts of an instruction before it has a result.
#[derive(Debug)]
pub(super) struct ParsedInstruction {
    pub(super) kind: InstKind,
    pub(super) ty: Type,
    pub(super) operands: Vec<Val>,
    pub(super) successors: Vec<usize>,
    pub(super) flags: Flags,
}

impl ParsedInstruction {
    pub(super) fn new(kind: InstKind, ty: Type, operands: Vec<Val>) -> Self {
        ParsedInstruction { kind, ty, operands, successors: Vec::new(), flags: Flags::NONE }
    }
}

impl Parser<'_> {
    /// An instruction with its name and what is attached to it.
    pub(super) fn instruction(&mut self, function: &Function) -> Parsed<Inst> {
        let start = self.offset();
        let name = match (self.kind().clone(), self.peek(1)) {
            (TokenKind::Local(name), TokenKind::Punct('=')) => {
                self.at += 1;
                self.advance();
                Some(name)
            }
            _ => None,
        };
        let offset = self.offset();
        let TokenKind::Word(opcode) = self.kind().clone() else {
            return self.fail("expected instruction opcode");
        };
        self.advance();
        let parts = self.operation(&opcode, offset, function)?;
        let metadata = self.attachments(true)?;
        let ParsedInstruction { kind, ty, operands, successors, flags } = parts;
        let is_void = dialect_llvm::types::is_void(self.ctx, ty);
        if let (true, Some(_)) = (is_void, &name) {
            let message = "instructions returning void cannot have a name".to_owned();
            return Err(Failure { offset: start, message });
        }
        let result = if is_void { None } else { Some(self.define_local(name, ty, start)?) };
        Ok(Inst { offset, result, ty, kind, operands, successors, flags, metadata })
    }

    fn operation(&mut self, opcode: &str, offset: usize, function: &Function) -> Parsed<ParsedInstruction> {
        let void = dialect_llvm::types::void(self.ctx);
        match opcode {
            _ if BINARY.contains(&opcode) => self.binary(opcode),
            _ if CASTS.contains(&opcode) => self.cast(opcode),
            "fneg" | "freeze" | "resume" => {
                let flags = self.flags();
                let operand = self.typed_value()?;
                let ty = if opcode == "resume" { void } else { operand.ty };
                Ok(ParsedInstruction { flags, ..ParsedInstruction::new(plain(opcode), ty, vec![operand]) })
            }
            "icmp" | "fcmp" => self.compare(opcode),
            "select" => {
                let flags = self.flags();
                let operands = self.typed_values(3)?;
                Ok(ParsedInstruction {
                    flags,
                    ..ParsedInstruction::new(plain(opcode), operands[1].ty, operands)
                })
            }
            "phi" => self.phi(),
            "extractelement" | "insertelement" | "shufflevector" => self.vector_operation(opcode),
            "extractvalue" | "insertvalue" => self.aggregate_operation(opcode),
            "getelementptr" => self.address(),
            "alloca" | "load" | "store" | "atomicrmw" | "cmpxchg" | "fence" => self.memory(opcode),
            "va_arg" => {
                let operand = self.typed_value()?;
                self.expect(',')?;
                let ty = self.ty()?;
                Ok(ParsedInstruction::new(plain(opcode), ty, vec![operand]))
            }
            "landingpad" => self.landing_pad(),
            "br" | "switch" | "indirectbr" => self.branch(opcode),
            "ret" => self.ret(function),
            "unreachable" => Ok(ParsedInstruction::new(plain(opcode), void, Vec::new())),
            "call" | "invoke" | "tail" | "musttail" | "notail" => self.call(opcode),
            "callbr" | "catchswitch" | "catchret" | "cleanupret" | "catchpad" | "cleanuppad" => {
                Err(Failure { offset, message: format!("unhandled instruction: {opcode}") })
            }
            _ => Err(Failure { offset, message: "expected instruction opcode".to_owned() }),
        }
    }

    /// Values with their types, separated by commas.
    pub(super) fn typed_values(&mut self, count: usize) -> Parsed<Vec<Val>> {
        let mut values = Vec::new();
        for index in 0..count {
            if index != 0 {
                self.expect(',')?;
            }
            values.push(self.typed_value()?);
        }
        Ok(values)
    }

    /// Two values of one type, which is written once.
    fn pair(&mut self) -> Parsed<Vec<Val>> {
        let first = self.typed_value()?;
        self.expect(',')?;
        let second = self.value(first.ty)?;
        Ok(vec![first, second])
    }

    fn binary(&mut self, opcode: &str) -> Parsed<ParsedInstruction> {
        let flags = self.flags();
        let operands = self.pair()?;
        Ok(ParsedInstruction { flags, ..ParsedInstruction::new(plain(opcode), operands[0].ty, operands) })
    }

    fn cast(&mut self, opcode: &str) -> Parsed<ParsedInstruction> {
        let flags = self.flags();
        let operand = self.typed_value()?;
        self.expect_word("to")?;
        let ty = self.ty()?;
        Ok(ParsedInstruction { flags, ..ParsedInstruction::new(plain(opcode), ty, vec![operand]) })
    }

    fn compare(&mut self, opcode: &str) -> Parsed<ParsedInstruction> {
        let flags = self.flags();
        if self.is_word("samesign") {
            self.advance();
        }
        let predicate = self.word()?;
        let operands = self.pair()?;
        let ty = with_shape_of(self.ctx, operands[0].ty, Type::I1);
        let kind = InstKind::Compare(opcode.to_owned(), predicate);
        Ok(ParsedInstruction { flags, ..ParsedInstruction::new(kind, ty, operands) })
    }

    fn phi(&mut self) -> Parsed<ParsedInstruction> {
        let flags = self.flags();
        let ty = self.ty()?;
        let (mut operands, mut blocks) = (Vec::new(), Vec::new());
        loop {
            self.expect('[')?;
            operands.push(self.value(ty)?);
            self.expect(',')?;
            blocks.push(self.block_name()?);
            self.expect(']')?;
            if *self.peek(1) != TokenKind::Punct('[') || !self.eat(',') {
                break;
            }
        }
        Ok(ParsedInstruction { flags, ..ParsedInstruction::new(InstKind::Phi(blocks), ty, operands) })
    }

    /// `%block`
    fn block_name(&mut self) -> Parsed<usize> {
        let TokenKind::Local(name) = self.kind().clone() else { return self.fail("expected a basic block") };
        let block = self.use_block(&name, self.offset());
        self.advance();
        Ok(block)
    }

    /// `label %block`
    pub(super) fn label(&mut self) -> Parsed<usize> {
        self.expect_word("label")?;
        self.block_name()
    }

    fn vector_operation(&mut self, opcode: &str) -> Parsed<ParsedInstruction> {
        let mut operands = self.typed_values(if opcode == "extractelement" { 2 } else { 3 })?;
        let vector = operands[0].ty;
        if opcode == "extractelement" {
            return Ok(ParsedInstruction::new(plain(opcode), scalar(self.ctx, vector), operands));
        }
        if opcode == "insertelement" {
            return Ok(ParsedInstruction::new(plain(opcode), vector, operands));
        }
        let mask = operands.remove(2);
        let Some(Kind::Vector { count, is_scalable, .. }) = kind(self.ctx, mask.ty) else {
            return self.fail("invalid shufflevector operands");
        };
        let ty = self.ctx.vector_type(&[count as i64], &[is_scalable], scalar(self.ctx, vector));
        let indices = match &mask.kind {
            ValKind::Const(mask) if is_scalable => {
                Some(vec![if mask.is_undef() { -1 } else { 0 }; count as usize])
            }
            ValKind::Const(mask) => mask.elements(self.ctx).map(|elements| {
                elements
                    .iter()
                    .map(|index| index.as_int().map_or(-1, |index| index.low_u64() as i32))
                    .collect()
            }),
            _ => None,
        };
        match indices {
            Some(indices) => Ok(ParsedInstruction::new(InstKind::Shuffle(indices), ty, operands)),
            None => self.fail("invalid shufflevector operands"),
        }
    }

    fn aggregate_operation(&mut self, opcode: &str) -> Parsed<ParsedInstruction> {
        let is_extract = opcode == "extractvalue";
        let operands = self.typed_values(if is_extract { 1 } else { 2 })?;
        let (mut inner, mut position) = (operands[0].ty, Vec::new());
        while matches!(self.peek(1), TokenKind::Int(_)) && self.eat(',') {
            let index = self.small()?;
            let is_aggregate = matches!(kind(self.ctx, inner), Some(Kind::Struct(_) | Kind::Array(..)));
            match element_at(self.ctx, inner, index as usize).filter(|_| is_aggregate) {
                Some(element) => inner = element,
                None => return self.fail(format!("invalid indices for {opcode}")),
            }
            position.push(i64::from(index));
        }
        Ok(if is_extract {
            ParsedInstruction::new(InstKind::ExtractValue(position), inner, operands)
        } else {
            ParsedInstruction::new(InstKind::InsertValue(position), operands[0].ty, operands)
        })
    }

    fn branch(&mut self, opcode: &str) -> Parsed<ParsedInstruction> {
        let void = dialect_llvm::types::void(self.ctx);
        if opcode == "br" && self.is_word("label") {
            let target = self.label()?;
            return Ok(ParsedInstruction {
                successors: vec![target],
                ..ParsedInstruction::new(InstKind::Br, void, Vec::new())
            });
        }
        let mut operands = vec![self.typed_value()?];
        let mut successors = Vec::new();
        self.expect(',')?;
        let kind = match opcode {
            "br" => {
                successors.push(self.label()?);
                self.expect(',')?;
                successors.push(self.label()?);
                InstKind::CondBr
            }
            "switch" => {
                successors.push(self.label()?);
                self.expect('[')?;
                while !self.eat(']') {
                    operands.push(self.typed_value()?);
                    self.expect(',')?;
                    successors.push(self.label()?);
                }
                InstKind::Switch
            }
            _ => {
                self.list(['[', ']'], |parser| {
                    successors.push(parser.label()?);
                    Ok(())
                })?;
                InstKind::IndirectBr
            }
        };
        Ok(ParsedInstruction { successors, ..ParsedInstruction::new(kind, void, operands) })
    }

    fn ret(&mut self, function: &Function) -> Parsed<ParsedInstruction> {
        let void = dialect_llvm::types::void(self.ctx);
        let result = self.result_of(function.ty);
        let offset = self.offset();
        let ty = self.ty()?;
        if ty != result {
            let message = "value doesn't match function result type".to_owned();
            return Err(Failure { offset, message });
        }
        let operands = if ty == void { Vec::new() } else { vec![self.value(ty)?] };
        Ok(ParsedInstruction::new(InstKind::Ret, void, operands))
    }
}

/// An instruction that is its opcode and its operands.
pub(super) fn plain(opcode: &str) -> InstKind {
    InstKind::Plain(opcode.to_owned())
}
