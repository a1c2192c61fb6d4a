//! Functions: their properties, and their blocks.

use dialect_llvm::{BlockAddressAttr, BlockTagAttr};
use ir_core::attr_or_type::DefHandle;
use ir_core::context::{Attribute, Location, Type};
use ir_core::ir::{Block, InsertionPoint, Op, Value};

use super::ast::{self, Function, Inst, InstKind, Symbol};
use super::blocks::reverse_post_order;
use super::create::{NewOp, Properties};
use super::parser::parse_attributes;
use super::{Import, Outcome};
use crate::model::constant::ConstKind;
use crate::model::types::{Kind, kind};

impl<'m> Import<'m> {
    /// Imports all functions but intrinsics that operations stand for.
    pub(super) fn functions(&mut self, body: Block) -> Outcome {
        let ast = self.ast;
        for (index, function) in ast.functions.iter().enumerate() {
            if function.blocks.is_empty() && self.is_operation(&function.symbol.name) {
                continue;
            }
            self.point = InsertionPoint::at_block_end(body);
            self.current_function = index;
            let op = self.function_operation(function)?;
            if !function.blocks.is_empty() {
                self.body(function, op)?;
            }
        }
        self.tag_blocks();
        Ok(())
    }

    /// The blocks of the function that is being imported.
    pub(super) fn function_blocks(&self) -> &'m [ast::Block] {
        self.ast.functions.get(self.current_function).map_or(&[], |function| function.blocks.as_slice())
    }

    fn function_operation(&mut self, function: &Function) -> Outcome<Op> {
        let symbol = &function.symbol;
        let mut properties = self.symbol_properties(symbol, "none")?;
        properties.set("function_type", self.ctx.type_attr(function.ty));
        properties.set("CConv", self.convention(symbol.offset, function.convention.as_deref())?);
        if let Some(personality) = &function.personality {
            let ConstKind::Symbol(name) = &personality.kind else {
                return self.error(symbol.offset, "the personality of a function must be a symbol");
            };
            properties.set("personality", self.symbol_name(symbol.offset, name)?);
        }
        properties.set("garbageCollector", function.collector.as_ref().map(|name| self.string(name)));
        properties.set("section", function.section.as_ref().map(|name| self.string(name)));
        properties.set("alignment", function.alignment.map(|alignment| self.i64(alignment)));
        properties.set("comdat", self.comdat_reference(function.comdat.as_deref()));
        let own = self.intrinsic_attributes(function)?;
        let function = own.as_ref().unwrap_or(function);
        let attributes = self.flat_attributes(&function.attributes);
        self.function_attributes(symbol.offset, &attributes, &mut properties)?;
        self.function_metadata(function, &mut properties)?;
        self.kernel_metadata(function, &mut properties);
        self.signature_attributes(symbol.offset, &function.parameters, &function.result, &mut properties)?;
        Ok(self.create("llvm.func", NewOp { num_regions: 1, properties, ..NewOp::default() }))
    }

    /// A declared intrinsic with the attributes that LLVM defines for it. They replace those of the source.
    /// `None` for other functions.
    fn intrinsic_attributes(&self, function: &Function) -> Outcome<Option<Function>> {
        let Some((_, intrinsic)) = self.intrinsics.find(&function.symbol.name) else { return Ok(None) };
        let read = |text: &str| {
            parse_attributes(self.ctx, text)
                .or_else(|failure| self.error(function.symbol.offset, failure.message))
        };
        let mut own = function.clone();
        own.attributes = read(intrinsic.attributes)?;
        own.result = read(intrinsic.result)?;
        for (index, parameter) in own.parameters.iter_mut().enumerate() {
            let found = intrinsic.parameters.iter().find(|(found, _)| *found == index);
            *parameter = found.map_or(Ok(Vec::new()), |(_, text)| read(text))?;
        }
        Ok(Some(own))
    }

    /// Properties that all symbols have. `missing` is the word for an address that is significant, if it is
    /// written.
    pub(super) fn symbol_properties(&self, symbol: &Symbol, missing: &str) -> Outcome<Properties> {
        let name = self.symbol_text(symbol)?;
        let linkage = if symbol.linkage.is_empty() { "external" } else { symbol.linkage.as_str() };
        let visibility = match symbol.visibility.as_str() {
            "hidden" => 1,
            "protected" => 2,
            _ => 0,
        };
        let unnamed = match symbol.unnamed_addr.as_str() {
            "local_unnamed_addr" => Some(self.i64(1)),
            "unnamed_addr" => Some(self.i64(2)),
            _ if missing == "none" => None,
            _ => Some(self.i64(0)),
        };
        let mut properties = Properties::default()
            .property("sym_name", self.string(&name))
            .property("linkage", self.enum_case("linkage", linkage))
            .property("visibility_", self.i64(visibility))
            .property("unnamed_addr", unnamed);
        properties.flag("dso_local", symbol.is_dso_local);
        properties.flag("thread_local_", symbol.is_thread_local);
        Ok(properties)
    }

    /// The attribute of a calling convention.
    pub(super) fn convention(&self, offset: usize, word: Option<&str>) -> Outcome<Option<Attribute>> {
        let word = match word {
            None | Some("ccc") => return Ok(None),
            Some("ghccc") => "cc_10",
            Some("hipecc") => "cc_11",
            Some("ptx_kernel") => "ptx_kernelcc",
            Some("ptx_device") => "ptx_devicecc",
            Some("spir_func") => "spir_funccc",
            Some("spir_kernel") => "spir_kernelcc",
            Some("aarch64_vector_pcs") => "aarch64_vectorcallcc",
            Some("aarch64_sve_vector_pcs") => "aarch64_sve_vectorcallcc",
            Some(word) => word,
        };
        let amdgpu = format!("{word}cc");
        let word = if word.starts_with("amdgpu_") { amdgpu.as_str() } else { word };
        match self.enum_case("cconv", word) {
            Some(convention) => Ok(Some(convention)),
            None => self.error(offset, format!("the calling convention '{word}' is not supported")),
        }
    }

    /// Creates the blocks that are reached, and what is in them.
    fn body(&mut self, function: &Function, op: Op) -> Outcome {
        let region = self.ir.region(op, 0);
        let order = reverse_post_order(function);
        let mut is_reached = vec![false; function.blocks.len()];
        order.iter().for_each(|&block| is_reached[block] = true);
        self.blocks.clear();
        for is_reached in is_reached {
            let block = is_reached.then(|| self.ir.add_block(region, None, &[]));
            self.blocks.push(block);
        }
        let Some(Some(entry)) = self.blocks.first().copied() else { return Ok(()) };
        self.start_constants(entry);
        let parameters: &[Type] = match kind(self.ctx, function.ty) {
            Some(Kind::Function(ty)) => ty.params(self.ctx),
            _ => &[],
        };
        for (&ty, &local) in parameters.iter().zip(&function.arguments) {
            let argument = self.ir.add_argument(entry, ty, Location::UNKNOWN);
            self.locals.insert(local, argument);
        }
        for index in order {
            let Some(block) = self.blocks[index] else { continue };
            self.current_block = index;
            self.point = InsertionPoint::at_block_end(block);
            self.block(&function.blocks[index].insts, block)?;
        }
        self.debug_records()?;
        self.tagged.insert(function.symbol.name.clone(), self.blocks.clone());
        Ok(())
    }

    fn block(&mut self, insts: &[Inst], block: Block) -> Outcome {
        for inst in insts {
            if let (InstKind::Phi(_), Some(local)) = (&inst.kind, inst.result) {
                let argument = self.ir.add_argument(block, inst.ty, Location::UNKNOWN);
                self.locals.insert(local, argument);
            }
            self.instruction(inst)?;
        }
        Ok(())
    }

    /// Collects a record of a variable, or creates the operation of a label.
    pub(super) fn debug_record(&mut self, offset: usize, record: &ast::DebugRecord) {
        if record.kind != "label" {
            self.records.push((offset, record.clone()));
        } else if let Some(label) = self.debug_info.attribute(&record.variable) {
            let properties = Properties::default().property("label", label);
            self.create("llvm.intr.dbg.label", NewOp { properties, ..NewOp::default() });
        }
    }

    /// Creates the operations of the function's records. Each comes directly after the definition of its
    /// value, which dominates it there, as in MLIR. Records without a translation are dropped.
    fn debug_records(&mut self) -> Outcome {
        for (offset, record) in std::mem::take(&mut self.records) {
            let name = match record.kind.as_str() {
                "value" => "llvm.intr.dbg.value",
                "declare" => "llvm.intr.dbg.declare",
                _ => continue,
            };
            let Some(variable) = self.debug_info.attribute(&record.variable) else { continue };
            let value = match &record.value {
                ast::Md::Local(local) => self.locals.get(local).copied(),
                ast::Md::Const(constant) => Some(self.constant_value(offset, constant)?),
                _ => None,
            };
            let Some(value) = value else { continue };
            let point = match (self.ir.defining_op(value), self.ir.value_block(value)) {
                (Some(op), _) => InsertionPoint::after_op(self.ir, op),
                (None, Some(block)) => Some(InsertionPoint::at_block_begin(self.ir, block)),
                (None, None) => None,
            };
            let Some(point) = point else { continue };
            self.point = point;
            let properties = Properties::default()
                .property("varInfo", variable)
                .property("locationExpr", self.debug_info.attribute(&record.expression));
            self.create(name, NewOp { operands: &[value], properties, ..NewOp::default() });
        }
        Ok(())
    }

    /// The address of a block. Such blocks have tags, numbered in the order of their first use.
    pub(super) fn block_address(
        &mut self,
        offset: usize,
        ty: Type,
        function: &str,
        reference: usize,
    ) -> Outcome<Value> {
        let Some((_, block)) = self.ast.block_references.get(reference) else {
            return self.error(offset, "unhandled constant");
        };
        let target = self.symbols.get(function).map(|&index| &self.ast.functions[index]);
        let index = target.and_then(|target| target.blocks.iter().position(|found| found.name == *block));
        let Some(index) = index else { return self.error(offset, "referenced value is not a basic block") };
        let key = (function.to_owned(), index);
        let next = self.tags.len() as u32 + 1;
        let tag = *self.tags.entry(key).or_insert(next);
        let tag = BlockTagAttr::get(self.ctx, tag).base();
        let address = BlockAddressAttr::get(self.ctx, self.symbol_name(offset, function)?, tag).base();
        let properties = Properties::default().property("block_addr", address);
        Ok(self.create_value("llvm.blockaddress", &[], ty, properties))
    }

    /// Marks the blocks with a taken address.
    fn tag_blocks(&mut self) {
        let mut tags: Vec<((String, usize), u32)> =
            self.tags.iter().map(|(key, tag)| (key.clone(), *tag)).collect();
        tags.sort_by_key(|entry| entry.1);
        for ((function, index), tag) in tags {
            let Some(blocks) = self.tagged.get(&function) else { continue };
            let Some(Some(block)) = blocks.get(index).copied() else { continue };
            self.point = InsertionPoint::at_block_begin(self.ir, block);
            let properties = Properties::default().property("tag", BlockTagAttr::get(self.ctx, tag).base());
            self.create("llvm.blocktag", NewOp { properties, ..NewOp::default() });
        }
    }
}
