//! Accesses of memory.

use ir_core::ir::Value;

use super::ast::{Access, Inst, InstKind};
use super::create::{NewOp, Properties};
use super::{Import, Outcome};
use crate::model::atomics;

impl Import<'_> {
    /// `alloca`, `load` and `store`. In LLVM, each access has an alignment.
    pub(super) fn memory(&mut self, inst: &Inst) -> Outcome<Option<Value>> {
        let operands = self.values(inst.offset, &inst.operands)?;
        match &inst.kind {
            InstKind::Alloca { element, alignment, is_inalloca } => {
                let alignment = alignment.or_else(|| self.layout.preferred_alignment(self.ctx, *element));
                let mut properties = Properties::default()
                    .property("alignment", alignment.map(|alignment| self.i64(alignment)))
                    .property("elem_type", self.ctx.type_attr(*element));
                properties.flag("inalloca", *is_inalloca);
                Ok(Some(self.create_value("llvm.alloca", &operands, inst.ty, properties)))
            }
            InstKind::Load(access) => {
                let mut properties = self.access(inst, access, inst.ty)?;
                properties.flag("invariant", has(inst, "invariant.load"));
                properties.flag("nontemporal", has(inst, "nontemporal"));
                properties.flag("invariantGroup", has(inst, "invariant.group"));
                self.access_metadata(inst, &mut properties)?;
                self.dereferenceable(inst, &mut properties)?;
                Ok(Some(self.create_value("llvm.load", &operands, inst.ty, properties)))
            }
            InstKind::Store(access) => {
                let ty = inst.operands.first().map_or(inst.ty, |operand| operand.ty);
                let mut properties = self.access(inst, access, ty)?;
                properties.flag("nontemporal", has(inst, "nontemporal"));
                properties.flag("invariantGroup", has(inst, "invariant.group"));
                self.access_metadata(inst, &mut properties)?;
                self.create("llvm.store", NewOp { operands: &operands, properties, ..NewOp::default() });
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    /// `atomicrmw`, `cmpxchg` and `fence`.
    pub(super) fn atomic(&mut self, inst: &Inst) -> Outcome<Option<Value>> {
        let operands = self.values(inst.offset, &inst.operands)?;
        match &inst.kind {
            InstKind::Rmw(operation, access) => {
                let Some(number) = atomics::OPERATIONS.iter().position(|name| name == operation) else {
                    return self.error(inst.offset, "expected binary operation in atomicrmw");
                };
                let mut properties =
                    self.access(inst, access, inst.ty)?.property("bin_op", self.i64(number as u64));
                self.access_metadata(inst, &mut properties)?;
                Ok(Some(self.create_value("llvm.atomicrmw", &operands, inst.ty, properties)))
            }
            InstKind::CmpXchg { is_weak, access } => {
                let ty = inst.operands.get(1).map_or(inst.ty, |operand| operand.ty);
                let mut properties = self.access(inst, access, ty)?;
                properties.flag("weak", *is_weak);
                self.access_metadata(inst, &mut properties)?;
                Ok(Some(self.create_value("llvm.cmpxchg", &operands, inst.ty, properties)))
            }
            InstKind::Fence(access) => {
                let properties =
                    self.orderings(inst.offset, access)?.property("llvm.mmra", self.memory_model(inst)?);
                self.create("llvm.fence", NewOp { properties, ..NewOp::default() });
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    /// Alignment, volatility and orderings.
    fn access(&self, inst: &Inst, access: &Access, ty: ir_core::context::Type) -> Outcome<Properties> {
        let mut properties = self.orderings(inst.offset, access)?;
        let is_read_write = matches!(inst.kind, InstKind::Rmw(..) | InstKind::CmpXchg { .. });
        let alignment = access.alignment.or_else(|| {
            if is_read_write {
                self.layout.bits(self.ctx, ty).map(|bits| bits.div_ceil(8).max(1))
            } else {
                self.layout.alignment(self.ctx, ty)
            }
        });
        properties.set("alignment", alignment.map(|alignment| self.i64(alignment)));
        properties.flag("volatile_", access.is_volatile);
        Ok(properties)
    }

    fn orderings(&self, offset: usize, access: &Access) -> Outcome<Properties> {
        let mut properties = Properties::default();
        let names: &[&'static str] = match access.orderings.len() {
            2 => &["success_ordering", "failure_ordering"],
            _ => &["ordering"],
        };
        for (name, ordering) in names.iter().zip(&access.orderings) {
            let Some((_, number)) = atomics::ORDERINGS.iter().find(|(word, _)| word == ordering) else {
                return self.error(offset, "expected ordering on atomic instruction");
            };
            properties.set(name, self.i64(*number));
        }
        properties.set("syncscope", access.scope.as_ref().map(|scope| self.string(scope)));
        Ok(properties)
    }
}

/// Whether metadata of a kind is attached.
pub(super) fn has(inst: &Inst, kind: &str) -> bool {
    inst.metadata.iter().any(|(name, _)| name == kind)
}
