//! Instructions on memory.

use ir_core::context::Type;

use super::Line;
use crate::model::instruction::{Access, Atomic, Inst, InstKind};

impl Line<'_, '_> {
    /// An instruction on memory, after the name of its result.
    pub(super) fn memory(&mut self, inst: &Inst) {
        match &inst.kind {
            InstKind::Alloca { element, count, alignment, space, is_inalloca } => {
                self.text(if *is_inalloca { "alloca inalloca " } else { "alloca " });
                self.printer.ty(*element);
                let is_one =
                    count.as_const().and_then(|count| count.as_int()).is_some_and(|count| count.is_one());
                if !is_one || count.ty != Type::I32 {
                    self.text(", ");
                    self.typed(count);
                }
                self.printer.display(format_args!(", align {alignment}"));
                if *space != 0 {
                    self.printer.display(format_args!(", addrspace({space})"));
                }
            }
            InstKind::Load { pointer, access } => {
                self.access_head("load", access, access.atomic.is_some());
                self.result_type(inst);
                self.text(", ");
                self.typed(pointer);
                self.access_tail(access);
            }
            InstKind::Store { value, pointer, access } => {
                self.access_head("store", access, access.atomic.is_some());
                self.list([value, pointer]);
                self.access_tail(access);
            }
            InstKind::Gep { element, operands } => {
                self.opcode("getelementptr", inst.flags);
                self.printer.ty(*element);
                self.text(", ");
                self.list(operands);
            }
            InstKind::AtomicRmw { operation, pointer, value, access } => {
                self.access_head("atomicrmw", access, false);
                self.text(operation);
                self.text(" ");
                self.list([pointer, value]);
                self.access_tail(access);
            }
            InstKind::CmpXchg { is_weak, pointer, expected, new, access } => {
                self.access_head(if *is_weak { "cmpxchg weak" } else { "cmpxchg" }, access, false);
                self.list([pointer, expected, new]);
                self.access_tail(access);
            }
            InstKind::Fence(atomic) => {
                self.text("fence");
                self.atomic(atomic);
            }
            _ => {}
        }
    }

    fn access_head(&mut self, name: &str, access: &Access, is_atomic: bool) {
        self.text(name);
        self.text(if is_atomic { " atomic" } else { "" });
        self.text(if access.is_volatile { " volatile " } else { " " });
    }

    fn access_tail(&mut self, access: &Access) {
        if let Some(atomic) = &access.atomic {
            self.atomic(atomic);
        }
        self.printer.display(format_args!(", align {}", access.alignment));
    }

    fn atomic(&mut self, atomic: &Atomic) {
        if !atomic.scope.is_empty() {
            self.printer.quoted(" syncscope(", &atomic.scope);
            self.text(")");
        }
        for ordering in &atomic.orderings {
            self.printer.display(format_args!(" {ordering}"));
        }
    }
}
