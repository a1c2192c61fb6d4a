//! Functions: signatures first, because bodies and initializers refer to them, then bodies.

use std::sync::Arc;

use dialect_llvm::LLVMFuncOp;
use ir_core::context::{AttrKind, Attribute};
use ir_core::ir::{Block, Op, OpHandle as _};
use ir_core::predicates::attributes::int;

use super::reader::Reader;
use super::{Body, Outcome, Translation};
use crate::model::constant::Const;
use crate::model::instruction::{Val, ValKind};
use crate::model::metadata::Md;
use crate::model::{Block as LlvmBlock, Function, Symbol};

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
            self.functions.insert(function.symbol.name.clone(), self.out.functions.len());
            self.out.functions.push(function);
        }
        for op in functions {
            let Some(index) = self.function_index(op) else { continue };
            let mut function = self.out.functions[index].clone();
            function.symbol = self.symbol_of(op);
            function.convention = self.convention(op);
            self.function_attributes(op, &mut function.attributes)?;
            self.signature_attributes(op, &mut function)?;
            self.kernel_metadata(op, &mut function);
            function.comdat = self.comdat_of(op);
            function.collector = self.text(op, "garbageCollector").map(str::to_owned);
            function.alignment = self.int(op, "alignment").map(|alignment| alignment as u64);
            if let Some(subprogram) = self.function_subprogram(op) {
                function.metadata.push((0, subprogram));
            }
            self.out.functions[index] = function;
        }
        Ok(())
    }

    fn function_index(&self, op: Op) -> Option<usize> {
        self.functions.get(self.text(op, "sym_name")?).copied()
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
                function.metadata.push((self.out.kinds.number("vec_type_hint"), node));
            }
        }
        for name in ["work_group_size_hint", "reqd_work_group_size"] {
            if let Some(sizes) = self.ints(op, name) {
                let sizes = sizes.into_iter().map(|size| Md::Const(Const::i32(size as u32))).collect();
                let node = self.tuple(sizes);
                function.metadata.push((self.out.kinds.number(name), node));
            }
        }
        if let Some(size) = self.int(op, "intel_reqd_sub_group_size") {
            let node = self.tuple(vec![Md::Const(Const::i32(size as u32))]);
            function.metadata.push((self.out.kinds.number("intel_reqd_sub_group_size"), node));
        }
        if let Some(count) = self.attr(op, "function_entry_count").and_then(|count| int(self.ctx, count)) {
            let name = Md::String("function_entry_count".into());
            let node = self.tuple(vec![name, Md::Const(Const::i64(count as u64))]);
            function.metadata.push((self.out.kinds.number("prof"), node));
        }
    }

    /// Translates the bodies.
    pub(super) fn functions(&mut self) -> Outcome {
        for op in self.operations("llvm.func") {
            let Some(function) = LLVMFuncOp::cast(self.ir, op) else { continue };
            if !function.is_declaration(self.ir) {
                self.function(op)?;
            }
        }
        Ok(())
    }

    fn function(&mut self, op: Op) -> Outcome {
        let Some(index) = self.function_index(op) else { return Ok(()) };
        let region = self.ir.region(op, 0);
        let mut attributes = std::mem::take(&mut self.out.functions[index].attributes);
        self.body_attributes(op, &mut attributes);
        self.out.functions[index].attributes = attributes;
        self.out.functions[index].section = self.text(op, "section").map(str::to_owned);
        if let Some(personality) = self.attr(op, "personality") {
            let pointer = dialect_llvm::types::pointer(self.ctx);
            let personality = self.constant(pointer, personality, self.ir.location(op))?;
            self.out.functions[index].personality = Some(personality);
        }
        self.values.clear();
        self.blocks.clear();
        let blocks: Vec<Block> = self.ir.blocks(region).collect();
        self.blocks.extend(blocks.iter().enumerate().map(|(index, &block)| (block, index)));
        let subprogram =
            self.out.functions[index].metadata.iter().find(|(kind, _)| *kind == 0).map(|found| found.1);
        self.body = Body {
            has_block: true,
            blocks: vec![LlvmBlock::default(); blocks.len()],
            subprogram,
            ..Body::default()
        };
        if let Some(&entry) = blocks.first() {
            let arguments: Vec<_> = self.ir.arguments(entry).collect();
            for (number, argument) in (0..).zip(arguments) {
                let value = Val { ty: self.ir.value_type(argument), kind: ValKind::Arg(number) };
                self.values.insert(argument, value);
            }
        }
        for block in self.sorted_blocks(region) {
            self.body.block = self.block(block);
            if !self.ir.is_entry_block(block) {
                self.block_arguments(block);
            }
            let ops: Vec<Op> = self.ir.ops(block).collect();
            for op in ops {
                self.set_location(self.ir.location(op));
                self.operation(op)?;
                self.memory_model(op)?;
            }
        }
        self.connect_phis(region);
        let body = std::mem::take(&mut self.body);
        let function = &mut self.out.functions[index];
        (function.insts, function.blocks) = (body.insts, body.blocks);
        Ok(())
    }

    /// Attaches annotations of the memory model, which are a discardable attribute.
    fn memory_model(&mut self, op: Op) -> Outcome {
        let Some(attribute) = self.attr(op, "llvm.mmra") else { return Ok(()) };
        let tags: Vec<Attribute> = match attribute.kind(self.ctx) {
            AttrKind::Array(tags) => tags.to_vec(),
            _ => vec![attribute],
        };
        let mut pairs = Vec::new();
        for tag in tags {
            let Some(reader) = Reader::new(self.ctx, tag).filter(|reader| reader.mnemonic == "mmra_tag")
            else {
                let message = "'llvm.mmra' annotations array contains value that isn't an MMRA tag";
                return self.error(op, message);
            };
            let text = |name: &str| reader.text(name).unwrap_or_default().to_owned();
            pairs.push((text("prefix"), text("suffix")));
        }
        let tuples: Vec<Md> = pairs
            .into_iter()
            .map(|(prefix, suffix)| Md::Node(self.tuple(vec![Md::String(prefix), Md::String(suffix)])))
            .collect();
        let node = match tuples.as_slice() {
            [] => return Ok(()),
            [Md::Node(only)] => *only,
            _ => self.tuple(tuples),
        };
        if let Some(&last) = self.body.blocks.get(self.body.block).and_then(|block| block.insts.last()) {
            let ty = ir_core::context::Type::NONE;
            self.attach(&Val { ty, kind: ValKind::Inst(last) }, "mmra", node);
        }
        Ok(())
    }
}
