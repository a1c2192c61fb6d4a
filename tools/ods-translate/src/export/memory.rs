//! Operations that access memory, and their metadata.

use dialect_llvm::GEPOp;
use ir_core::context::Type;
use ir_core::ir::{Op, OpHandle as _};
use ir_core::predicates::attributes::array_elements;

use super::{Outcome, Translation};
use crate::fold;
use crate::model::atomics;
use crate::model::constant::{Const, ConstRef};
use crate::model::flags::Flags;
use crate::model::instruction::{Access, Atomic, InstKind, Val};
use crate::model::metadata::Md;
use crate::model::types::{Kind, kind};

/// The word of a memory ordering.
fn ordering(number: i64) -> Option<&'static str> {
    atomics::ORDERINGS.iter().find(|(_, own)| i64::try_from(*own) == Ok(number)).map(|(word, _)| *word)
}

impl Translation<'_> {
    pub(super) fn memory(&mut self, op: Op, name: &str) -> Outcome {
        match name {
            "alloca" => self.alloca(op),
            "load" => self.load(op),
            "store" => self.store(op),
            "getelementptr" => self.gep(op),
            "atomicrmw" => {
                let number = self.int(op, "bin_op").unwrap_or(0) as usize;
                let operation = atomics::OPERATIONS.get(number).copied().unwrap_or("xchg");
                let (pointer, value) = (self.operand(op, 0), self.operand(op, 1));
                let access = self.access(op, &["ordering"], self.layout.store_bytes(self.ctx, value.ty));
                let inst =
                    self.emit_for(op, InstKind::AtomicRmw { operation, pointer, value, access }, Flags::NONE);
                self.access_metadata(op, &inst);
            }
            "cmpxchg" => {
                let [pointer, expected, new] = [0, 1, 2].map(|index| self.operand(op, index));
                let orderings = ["success_ordering", "failure_ordering"];
                let access = self.access(op, &orderings, self.layout.store_bytes(self.ctx, expected.ty));
                let is_weak = self.has(op, "weak");
                let inst = self.emit_for(
                    op,
                    InstKind::CmpXchg { is_weak, pointer, expected, new, access: Box::new(access) },
                    Flags::NONE,
                );
                self.access_metadata(op, &inst);
            }
            "fence" => {
                let atomic = self.atomic(op, &["ordering"]).unwrap_or_default();
                self.emit(None, InstKind::Fence(Box::new(atomic)), Flags::NONE);
            }
            _ => {
                let list = self.operand(op, 0);
                self.emit_for(op, InstKind::VaArg(list), Flags::NONE);
            }
        }
        Ok(())
    }

    fn atomic(&self, op: Op, names: &[&str]) -> Option<Atomic> {
        let orderings: Option<Vec<_>> = names.iter().map(|name| ordering(self.int(op, name)?)).collect();
        Some(Atomic {
            orderings: orderings?,
            scope: self.text(op, "syncscope").unwrap_or_default().to_owned(),
        })
    }

    /// The kind of access of an operation; the alignment is that of the operation, or else the given one.
    fn access(&self, op: Op, orderings: &[&str], alignment: Option<u64>) -> Access {
        let own = self.int(op, "alignment").filter(|alignment| *alignment != 0);
        Access {
            alignment: own.map_or(alignment.unwrap_or(1), |alignment| alignment as u64),
            is_volatile: self.has(op, "volatile_"),
            atomic: self.atomic(op, orderings).map(Box::new),
        }
    }

    fn alloca(&mut self, op: Op) {
        let Some(element) = self.type_of(op, "elem_type") else { return };
        let Some(result) = self.result_type(op) else { return };
        let space = match kind(self.ctx, result) {
            Some(Kind::Pointer(space)) => space,
            _ => 0,
        };
        let own = self.int(op, "alignment").filter(|alignment| *alignment != 0);
        let default = self.layout.preferred_alignment(self.ctx, element).unwrap_or(1);
        let alignment = own.map_or(default, |alignment| alignment as u64);
        let (count, is_inalloca) = (self.operand(op, 0), self.has(op, "inalloca"));
        self.emit_for(op, InstKind::Alloca { element, count, alignment, space, is_inalloca }, Flags::NONE);
    }

    fn load(&mut self, op: Op) {
        let Some(ty) = self.result_type(op) else { return };
        let pointer = self.operand(op, 0);
        let access = self.access(op, &["ordering"], self.layout.alignment(self.ctx, ty));
        let inst = self.emit_for(op, InstKind::Load { pointer, access }, Flags::NONE);
        if self.has(op, "invariant") {
            let node = self.tuple(Vec::new());
            self.attach(&inst, "invariant.load", node);
        }
        self.dereferenceable(op, &inst);
        self.access_metadata(op, &inst);
    }

    fn store(&mut self, op: Op) {
        let (value, pointer) = (self.operand(op, 0), self.operand(op, 1));
        let access = self.access(op, &["ordering"], self.layout.alignment(self.ctx, value.ty));
        let inst = self.emit_for(op, InstKind::Store { value, pointer, access }, Flags::NONE);
        self.access_metadata(op, &inst);
    }

    /// The metadata that most accesses have.
    pub(super) fn access_metadata(&mut self, op: Op, inst: &Val) {
        if self.has(op, "nontemporal") {
            let node = self.tuple(vec![Md::Const(Const::i32(1))]);
            self.attach(inst, "nontemporal", node);
        }
        if self.has(op, "invariantGroup") {
            let node = self.tuple(Vec::new());
            self.attach(inst, "invariant.group", node);
        }
        let groups = self.array(op, "access_groups");
        if !groups.is_empty() {
            let node = self.access_groups(groups);
            self.attach(inst, "llvm.access.group", node);
        }
        for (name, kind) in [("alias_scopes", "alias.scope"), ("noalias_scopes", "noalias")] {
            let scopes = self.array(op, name);
            if !scopes.is_empty() {
                let node = self.alias_scopes(scopes);
                self.attach(inst, kind, node);
            }
        }
        let tags = self.attr(op, "tbaa").and_then(|tags| array_elements(self.ctx, tags)).unwrap_or_default();
        if let &[tag] = tags {
            let node = self.tbaa_node(tag);
            self.attach(inst, "tbaa", node);
        }
    }

    /// Attaches how many bytes of a pointer's target can be accessed.
    pub(super) fn dereferenceable(&mut self, op: Op, inst: &Val) {
        let Some(reader) =
            self.attr(op, "dereferenceable").and_then(|found| super::reader::Reader::new(self.ctx, found))
        else {
            return;
        };
        let bytes = Const::i64(reader.int("bytes") as u64);
        let kind = if reader.int("mayBeNull") != 0 { "dereferenceable_or_null" } else { "dereferenceable" };
        let node = self.tuple(vec![Md::Const(bytes)]);
        self.attach(inst, kind, node);
    }

    fn gep(&mut self, op: Op) {
        let Some(gep) = GEPOp::cast(self.ir, op) else { return };
        let Some(element) = self.type_of(op, "elem_type") else { return };
        let mut dynamic = gep.dynamic_indices(self.ir);
        let mut operands = vec![self.value(gep.base(self.ir))];
        for index in self.ints(op, "rawConstantIndices").unwrap_or_default() {
            match i32::try_from(index) {
                // MLIR's mark of an index that is an operand.
                Ok(i32::MIN) => operands.extend(dynamic.next().map(|value| self.value(value))),
                _ => operands.push(Const::i32(index as u32).into()),
            }
        }
        let flags = self.no_wrap(gep.no_wrap_flags(self.ir));
        let constants: Option<Vec<ConstRef>> =
            operands.iter().map(|operand| operand.as_const().cloned()).collect();
        let extent = |name: &str| self.extent(name);
        if let Some(folded) = constants
            .and_then(|constants| fold::gep(self.ctx, &self.layout, flags, element, &constants, &extent))
        {
            return self.set_result(op, folded.into());
        }
        self.emit_for(op, InstKind::Gep { element, operands }, flags);
    }

    /// Number of bytes of a global of the module that can be accessed.
    fn extent(&self, name: &str) -> Option<u64> {
        let op = *self.symbols.get(name)?;
        if self.enum_word(op, "linkage").as_deref() == Some("extern_weak") {
            return None;
        }
        let ty: Type = self.type_of(op, "global_type")?;
        self.layout.store_bytes(self.ctx, ty)
    }
}
