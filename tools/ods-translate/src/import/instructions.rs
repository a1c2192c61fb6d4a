//! Instructions that are neither calls, accesses of memory nor terminators.

use ir_core::attr_or_type::Param;
use ir_core::context::{Attribute, Type};
use ir_core::ir::Value;
use ir_core::predicates::build::dense_int_array;

use super::ast::{Inst, InstKind};
use super::create::Properties;
use super::{Import, Outcome};
use crate::model::constant::{ConstKind, ConstRef};
use crate::model::flags::Flags;
use crate::model::types::{Kind, element_at, kind};

/// The opcodes of floating-point arithmetic, which have flags.
const FLOAT: [&str; 7] = ["fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "select"];

impl Import<'_> {
    /// Creates the operation of an instruction.
    pub(super) fn instruction(&mut self, inst: &Inst) -> Outcome {
        let result = match &inst.kind {
            InstKind::Plain(opcode) => self.plain(inst, opcode)?,
            InstKind::Compare(opcode, predicate) => self.compare(inst, opcode, predicate)?,
            InstKind::Alloca { .. } | InstKind::Load(_) | InstKind::Store(_) => self.memory(inst)?,
            InstKind::Rmw(..) | InstKind::CmpXchg { .. } | InstKind::Fence(_) => self.atomic(inst)?,
            InstKind::Gep(element) => {
                let operands = self.values(inst.offset, &inst.operands)?;
                Some(self.address(&operands, *element, inst.ty, inst.flags))
            }
            InstKind::ExtractValue(position) | InstKind::InsertValue(position) => {
                let operands = self.values(inst.offset, &inst.operands)?;
                let properties = Properties::default().property("position", self.ctx_position(position));
                let name = if operands.len() == 1 { "llvm.extractvalue" } else { "llvm.insertvalue" };
                Some(self.create_value(name, &operands, inst.ty, properties))
            }
            InstKind::Shuffle(mask) => {
                let operands = self.values(inst.offset, &inst.operands)?;
                let properties = Properties::default().property("mask", self.mask(mask));
                Some(self.create_value("llvm.shufflevector", &operands, inst.ty, properties))
            }
            InstKind::Call(call) => self.call(inst, call)?,
            InstKind::LandingPad { is_cleanup } => {
                let operands = self.values(inst.offset, &inst.operands)?;
                let mut properties = Properties::default();
                properties.flag("cleanup", *is_cleanup);
                Some(self.create_value("llvm.landingpad", &operands, inst.ty, properties))
            }
            InstKind::Debug(record) => {
                self.debug_record(inst.offset, record);
                return Ok(());
            }
            // A phi is an argument of its block, which exists.
            InstKind::Phi(_) => return Ok(()),
            InstKind::Br | InstKind::CondBr | InstKind::Switch | InstKind::IndirectBr | InstKind::Ret => {
                return self.terminator(inst);
            }
        };
        if let (Some(local), Some(value)) = (inst.result, result) {
            self.locals.insert(local, value);
        }
        Ok(())
    }

    /// An operation with the name of the opcode.
    fn plain(&mut self, inst: &Inst, opcode: &str) -> Outcome<Option<Value>> {
        let operands = self.values(inst.offset, &inst.operands)?;
        let mut properties = self.flags(opcode, inst.flags);
        if opcode == "inttoptr" {
            self.dereferenceable(inst, &mut properties)?;
        }
        let name = format!("llvm.{opcode}");
        if !self.ctx.op_name(&name).is_registered(self.ctx) {
            return self.error(inst.offset, format!("unhandled instruction: {opcode}"));
        }
        Ok(match inst.result {
            Some(_) => Some(self.create_value(&name, &operands, inst.ty, properties)),
            None => {
                self.create(
                    &name,
                    super::create::NewOp { operands: &operands, properties, ..Default::default() },
                );
                None
            }
        })
    }

    /// The properties that the flags of an instruction are.
    fn flags(&self, opcode: &str, flags: Flags) -> Properties {
        let mut properties = Properties::default();
        if FLOAT.contains(&opcode) {
            properties.set("fastmathFlags", self.fast_math(flags));
        }
        if matches!(opcode, "add" | "sub" | "mul" | "shl" | "trunc") {
            let bits = u32::from(flags.has(Flags::NSW)) | u32::from(flags.has(Flags::NUW)) << 1;
            properties.set("overflowFlags", self.i32(bits));
        }
        properties.flag("isExact", flags.has(Flags::EXACT));
        properties.flag("isDisjoint", flags.has(Flags::DISJOINT));
        properties.flag("nonNeg", flags.has(Flags::NNEG));
        properties
    }

    /// The attribute of flags of floating-point arithmetic.
    pub(super) fn fast_math(&self, flags: Flags) -> Option<Attribute> {
        const BITS: [Flags; 7] =
            [Flags::NNAN, Flags::NINF, Flags::NSZ, Flags::ARCP, Flags::CONTRACT, Flags::AFN, Flags::REASSOC];
        let bits = BITS
            .iter()
            .enumerate()
            .fold(0, |bits, (index, flag)| bits | i64::from(flags.has(*flag)) << index);
        self.attr("fastmath", [Param::Int(bits)])
    }

    fn compare(&mut self, inst: &Inst, opcode: &str, predicate: &str) -> Outcome<Option<Value>> {
        let operands = self.values(inst.offset, &inst.operands)?;
        let words: &[&str] = match opcode {
            "icmp" => &["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"],
            _ => &[
                "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule",
                "une", "uno", "true",
            ],
        };
        let Some(index) = words.iter().position(|word| *word == predicate) else {
            return self.error(inst.offset, format!("expected {opcode} predicate (e.g. 'eq')"));
        };
        let mut properties = Properties::default().property("predicate", self.i64(index as u64));
        if opcode == "fcmp" {
            properties.set("fastmathFlags", self.fast_math(inst.flags));
        }
        Ok(Some(self.create_value(&format!("llvm.{opcode}"), &operands, inst.ty, properties)))
    }

    /// An address. Indices are operands, but for those of fields, which are constants.
    pub(super) fn address(&mut self, operands: &[Value], element: Type, ty: Type, flags: Flags) -> Value {
        let (mut current, mut dynamic, mut raw) = (None, operands[..1].to_vec(), Vec::new());
        for &index in &operands[1..] {
            let is_field = current.is_some_and(|ty| matches!(kind(self.ctx, ty), Some(Kind::Struct(_))));
            let field = if is_field { self.constant_int(index) } else { None };
            match field {
                Some(field) => raw.push(field),
                None => {
                    raw.push(i64::from(i32::MIN));
                    dynamic.push(index);
                }
            }
            current = match current {
                None => Some(element),
                Some(ty) => element_at(self.ctx, ty, field.unwrap_or(0).max(0) as usize),
            };
        }
        let bits = i64::from(flags.has(Flags::INBOUNDS))
            | i64::from(flags.has(Flags::NUSW)) << 1
            | i64::from(flags.has(Flags::NUW)) << 2;
        let properties = Properties::default()
            .property("rawConstantIndices", dense_int_array(self.ctx, Type::I32, raw))
            .property("elem_type", self.ctx.type_attr(element))
            .property("noWrapFlags", self.int(Type::I32, bits));
        self.create_value("llvm.getelementptr", &dynamic, ty, properties)
    }

    /// The number that a value is; of a vector, the one that all elements are.
    fn constant_int(&self, value: Value) -> Option<i64> {
        let op = self.ir.defining_op(value)?;
        let attribute = self.ir.attribute(op, "value")?;
        ir_core::predicates::attributes::int(self.ctx, attribute)
    }

    pub(super) fn ctx_position(&self, position: &[i64]) -> Attribute {
        dense_int_array(self.ctx, Type::I64, position.iter().copied())
    }

    fn mask(&self, mask: &[i32]) -> Attribute {
        dense_int_array(self.ctx, Type::I32, mask.iter().map(|&index| i64::from(index)))
    }

    /// A constant expression, which becomes the operation of its opcode.
    pub(super) fn expression(&mut self, offset: usize, constant: &ConstRef) -> Outcome<Value> {
        let mut operands = Vec::new();
        for operand in self.dependencies(constant) {
            match self.constants.get(&operand) {
                Some(&value) => operands.push(value),
                None => return self.error(offset, "unhandled constant"),
            }
        }
        let ty = constant.ty;
        Ok(match &constant.kind {
            ConstKind::Cast(opcode, _) => {
                self.create_value(&format!("llvm.{opcode}"), &operands, ty, Properties::default())
            }
            ConstKind::Binary(opcode, flags, ..) => {
                let properties = self.flags(opcode, *flags);
                self.create_value(&format!("llvm.{opcode}"), &operands, ty, properties)
            }
            ConstKind::Gep { flags, element, .. } => self.address(&operands, *element, ty, *flags),
            ConstKind::Splat(_) => return self.scalable_splat(offset, ty, &operands),
            _ => return self.error(offset, "unhandled constant"),
        })
    }

    /// A scalable vector of one value: the value is inserted as the first element, which is then repeated.
    fn scalable_splat(&mut self, offset: usize, ty: Type, operands: &[Value]) -> Outcome<Value> {
        let (&[element, zero, poison], Some(Kind::Vector { count, .. })) = (operands, kind(self.ctx, ty))
        else {
            return self.error(offset, "unhandled constant");
        };
        let start =
            self.create_value("llvm.insertelement", &[poison, element, zero], ty, Properties::default());
        let properties = Properties::default().property("mask", self.mask(&vec![0; count as usize]));
        Ok(self.create_value("llvm.shufflevector", &[start, poison], ty, properties))
    }
}
