//! Functions: signatures first, because bodies and initializers refer to them.

use std::sync::Arc;

use dialect_llvm::LLVMFuncOp;
use ir_core::context::AttrKind;
use ir_core::ir::{Op, OpHandle as _};
use ir_core::predicates::attributes::int;

use super::bodies::Definition;
use super::reader::Reader;
use super::{Outcome, Translation};
use crate::model::constant::Const;
use crate::model::metadata::Md;
use crate::model::{Function, Symbol};

impl Translation<'_> {
    /// The properties that all symbols have.
    pub(super) fn symbol_of(&self, op: Op) -> Symbol {
        let linkage = self.enum_word(op, "linkage").filter(|word| word != "external").unwrap_or_default();
        Symbol {
            name: Arc::from(self.text(op, "sym_name").unwrap_or_default()),
            linkage,
            is_dso_local: self.has(op, "dso_local"),
            visibility: match self.int(op, "visibility_") {
                Some(1) => "hidden",
                Some(2) => "protected",
                _ => "",
            },
            unnamed_addr: match self.int(op, "unnamed_addr") {
                Some(1) => "local_unnamed_addr",
                Some(2) => "unnamed_addr",
                _ => "",
            },
            is_thread_local: self.has(op, "thread_local_"),
        }
    }

    /// The comdat that an operation names.
    pub(super) fn comdat_of(&self, op: Op) -> Option<Arc<str>> {
        let AttrKind::SymbolRef { root, nested } = self.attr(op, "comdat")?.kind(self.ctx) else {
            return None;
        };
        Some(Arc::from(nested.last().copied().unwrap_or(root).as_str(self.ctx)))
    }

    /// Declares all functions.
    pub(super) fn function_signatures(&mut self) -> Outcome {
        let functions = self.operations("llvm.func");
        for &op in &functions {
            let Some(ty) = self.type_of(op, "function_type") else { continue };
            let function = Function::new(self.symbol_of(op).name, ty);
            let shared = self.shared();
            shared.functions.insert(function.symbol.name.clone(), shared.out.functions.len());
            shared.out.functions.push(function);
        }
        for op in functions {
            let Some(index) = self.function_index(op) else { continue };
            let mut function = self.module().functions[index].clone();
            function.symbol = self.symbol_of(op);
            function.convention = self.convention(op);
            self.function_attributes(op, &mut function.attributes)?;
            self.signature_attributes(op, &mut function)?;
            self.kernel_metadata(op, &mut function);
            function.comdat = self.comdat_of(op);
            function.collector = self.text(op, "garbageCollector").map(str::to_owned);
            if self.is_definition(op) {
                self.body_attributes(op, &mut function.attributes);
                function.section = self.text(op, "section").map(str::to_owned);
            }
            function.alignment = self.int(op, "alignment").map(|alignment| alignment as u64);
            if let Some(subprogram) = self.function_subprogram(op) {
                function.metadata.push((0, subprogram));
            }
            self.module().functions[index] = function;
        }
        Ok(())
    }

    fn function_index(&mut self, op: Op) -> Option<usize> {
        let name = self.text(op, "sym_name")?;
        self.shared().functions.get(name).copied()
    }

    /// Metadata of kernels, and the number of entries.
    fn kernel_metadata(&mut self, op: Op, function: &mut Function) {
        if let Some(hint) = self.attr(op, "vec_type_hint").and_then(|hint| Reader::new(self.ctx, hint)) {
            let ty = hint
                .attribute("hint")
                .and_then(|ty| ir_core::predicates::attributes::type_value(self.ctx, ty));
            if let Some(ty) = ty {
                let is_signed = Const::i32(u32::from(hint.int("is_signed") != 0));
                let node = self.tuple(vec![Md::Const(Const::undef(ty)), Md::Const(is_signed)]);
                function.metadata.push((self.module().kinds.number("vec_type_hint"), node));
            }
        }
        for name in ["work_group_size_hint", "reqd_work_group_size"] {
            if let Some(sizes) = self.ints(op, name) {
                let sizes = sizes.into_iter().map(|size| Md::Const(Const::i32(size as u32))).collect();
                let node = self.tuple(sizes);
                function.metadata.push((self.module().kinds.number(name), node));
            }
        }
        if let Some(size) = self.int(op, "intel_reqd_sub_group_size") {
            let node = self.tuple(vec![Md::Const(Const::i32(size as u32))]);
            function.metadata.push((self.module().kinds.number("intel_reqd_sub_group_size"), node));
        }
        if let Some(count) = self.attr(op, "function_entry_count").and_then(|count| int(self.ctx, count)) {
            let name = Md::String("function_entry_count".into());
            let node = self.tuple(vec![name, Md::Const(Const::i64(count as u64))]);
            function.metadata.push((self.module().kinds.number("prof"), node));
        }
    }

    /// Translates the bodies.
    pub(super) fn functions(&mut self) -> Outcome {
        let mut definitions = Vec::new();
        for op in self.operations("llvm.func") {
            if self.is_definition(op)
                && let Some(index) = self.function_index(op)
            {
                let metadata = &self.module().functions[index].metadata;
                let subprogram = metadata.iter().find(|(kind, _)| *kind == 0).map(|found| found.1);
                definitions.push(Definition { op, index, subprogram });
            }
        }
        self.bodies(&definitions)
    }

    fn is_definition(&self, op: Op) -> bool {
        LLVMFuncOp::cast(self.ir, op).is_some_and(|function| !function.is_declaration(self.ir))
    }
}
