//! Global variables, aliases, ifuncs, comdats, constructors, and properties of the module.

use std::sync::Arc;

use ir_core::attr_or_type::DefHandle;
use ir_core::context::{AttrKind, Type};
use ir_core::ir::Op;
use ir_core::predicates::attributes::{array_elements, int, root_reference, string_value};

use super::reader::Reader;
use super::{Body, Outcome, Translation};
use crate::model::attributes::AttrSet;
use crate::model::constant::{Const, ConstKind, ConstRef};
use crate::model::layout::DataLayout;
use crate::model::{Alias, Global, Symbol};

/// Operations of a module that are translated before others, or with what refers to them.
const SYMBOLS: [&str; 7] = [
    "llvm.func",
    "llvm.mlir.global",
    "llvm.mlir.alias",
    "llvm.mlir.ifunc",
    "llvm.mlir.global_ctors",
    "llvm.mlir.global_dtors",
    "llvm.comdat",
];

impl Translation<'_> {
    /// Refuses operations of dialects without a translation.
    pub(super) fn check_operations(&self) -> Outcome {
        for op in super::module_operations(self.ir, self.top) {
            let name = self.ir.name(op).as_str(self.ctx);
            if !name.starts_with("llvm.") && name != "builtin.module" {
                return self.no_interface(op, name);
            }
        }
        Ok(())
    }

    /// Data layout, target triple and assembly.
    pub(super) fn module_properties(&mut self) -> Outcome {
        let [layout, triple] = ["llvm.data_layout", "llvm.target_triple"]
            .map(|name| self.text(self.top, name).unwrap_or_default().to_owned());
        let layout = if layout.is_empty() { self.layout_text()? } else { layout };
        (self.module().data_layout, self.module().triple) = (layout, triple);
        self.layout = DataLayout::parse(&self.module().data_layout);
        let lines = self.attr(self.top, "llvm.module_asm").and_then(|lines| array_elements(self.ctx, lines));
        let lines = lines.unwrap_or_default().iter().filter_map(|&line| string_value(self.ctx, line));
        self.module().assembly = lines.map(str::to_owned).collect();
        Ok(())
    }

    pub(super) fn comdats(&mut self) -> Outcome {
        const KINDS: [&str; 5] = ["any", "exactmatch", "largest", "nodeduplicate", "samesize"];
        for op in self.operations("llvm.comdat") {
            let Some(block) = self.ir.first_block(self.ir.region(op, 0)) else { continue };
            for selector in self.ir.ops(block) {
                let name: Arc<str> = Arc::from(self.text(selector, "sym_name").unwrap_or_default());
                if self.module().comdats.iter().any(|(found, _)| *found == name) {
                    let message = "comdat selection symbols must be unique even in different comdat regions";
                    return self.error_at(self.ir.location(selector), message);
                }
                let number =
                    self.attr(selector, "comdat").and_then(|kind| Reader::new(self.ctx, kind)?.first_int());
                let number = number.or(self.int(selector, "comdat")).unwrap_or(0);
                let kind = KINDS.get(number as usize).copied().unwrap_or("any");
                self.module().comdats.push((name, kind));
            }
        }
        Ok(())
    }

    /// Global variables, then aliases, then initializers, which may refer to all of them.
    pub(super) fn globals(&mut self) -> Outcome {
        let globals = self.operations("llvm.mlir.global");
        for &op in &globals {
            let global = self.global(op)?;
            self.module().globals.push(global);
        }
        self.list_globals();
        let aliases = self.operations("llvm.mlir.alias");
        for &op in &aliases {
            let ty = self.type_of(op, "alias_type").unwrap_or(Type::NONE);
            let symbol = self.symbol_of(op);
            self.module().aliases.push(Alias { symbol, ty, target: None });
        }
        for (index, &op) in globals.iter().enumerate() {
            if let Some(constant) = self.initializer(op, "fail to convert global initializer")?
                && self.module().globals[index].symbol.linkage != "extern_weak"
            {
                self.module().globals[index].initializer = Some(constant);
            }
        }
        self.constructors();
        for (index, op) in aliases.into_iter().enumerate() {
            self.module().aliases[index].target =
                self.initializer(op, "fail to convert alias initializer")?;
        }
        Ok(())
    }

    fn global(&mut self, op: Op) -> Outcome<Global> {
        let mut ty = self.type_of(op, "global_type").unwrap_or(Type::NONE);
        let mut initializer = None;
        if let Some(value) = self.attr(op, "value") {
            initializer = Some(match value.kind(self.ctx) {
                AttrKind::String { value, .. } => {
                    let bytes = value.as_bytes(self.ctx);
                    ty = dialect_llvm::LLVMArrayType::get(self.ctx, Type::I8, bytes.len() as u64).base();
                    if bytes.iter().all(|byte| *byte == 0) {
                        Const::zero(self.ctx, ty)
                    } else {
                        Const::new(ty, ConstKind::Bytes(bytes.into()))
                    }
                }
                _ => self.constant(ty, value, self.ir.location(op))?,
            });
        }
        let symbol = self.symbol_of(op);
        // Linkage other than that of declarations needs an initializer.
        match symbol.linkage.as_str() {
            "" => {}
            "extern_weak" => initializer = None,
            _ => initializer = initializer.or_else(|| Some(Const::undef(ty))),
        }
        let mut attributes = AttrSet::default();
        self.passthrough(op, "target_specific_attrs", &mut attributes)?;
        let space = self.int(op, "addr_space").unwrap_or(0) as u32;
        let metadata = self.global_debug_info(op);
        Ok(Global {
            symbol,
            ty,
            space,
            is_constant: self.has(op, "constant"),
            is_externally_initialized: self.has(op, "externally_initialized"),
            initializer,
            section: self.text(op, "section").map(str::to_owned),
            comdat: self.comdat_of(op),
            alignment: self.int(op, "alignment").map(|alignment| alignment as u64),
            metadata,
            attributes,
        })
    }

    /// The constant that a region returns; none of an empty region.
    fn initializer(&mut self, op: Op, message: &str) -> Outcome<Option<ConstRef>> {
        let Some(block) = self.ir.first_block(self.ir.region(op, 0)) else { return Ok(None) };
        self.values.clear();
        let ops: Vec<Op> = self.ir.ops(block).collect();
        for &op in &ops {
            if self.ir.name(op).as_str(self.ctx) == "llvm.return" {
                let value = self.operand(op, 0);
                return Ok(value.as_const().cloned());
            }
            self.body = Body::default();
            if let Err(error) = self.operation(op) {
                let follows = ir_core::diagnostic::Diagnostic::error(self.ir.location(op), message);
                return Err(error.followed_by(follows));
            }
            if self.body.is_not_constant {
                return self.error_at(self.ir.location(op), "unemittable constant value");
            }
        }
        Ok(None)
    }

    /// `@llvm.global_ctors` and `@llvm.global_dtors`
    fn constructors(&mut self) {
        for op in super::module_operations(self.ir, self.top).collect::<Vec<_>>() {
            let (list, name) = match self.ir.name(op).as_str(self.ctx) {
                "llvm.mlir.global_ctors" => ("ctors", "llvm.global_ctors"),
                "llvm.mlir.global_dtors" => ("dtors", "llvm.global_dtors"),
                _ => continue,
            };
            let pointer = dialect_llvm::types::pointer(self.ctx);
            let element =
                dialect_llvm::LLVMStructType::literal(self.ctx, &[Type::I32, pointer, pointer], false).base();
            let entries =
                self.array(op, list).iter().zip(self.array(op, "priorities")).map(|(&symbol, &priority)| {
                    let priority = Const::i32(int(self.ctx, priority).unwrap_or(0) as u32);
                    let function = root_reference(self.ctx, symbol).unwrap_or_default();
                    let function = Const::new(pointer, ConstKind::Symbol(Arc::from(function)));
                    Const::aggregate(
                        self.ctx,
                        element,
                        vec![priority, function, Const::zero(self.ctx, pointer)],
                    )
                });
            let entries: Vec<ConstRef> = entries.collect();
            self.append(name, element, entries);
        }
    }

    /// Appends to an array with appending linkage. LLVM replaces a variable by a longer one, which is then
    /// the last.
    fn append(&mut self, name: &str, element: Type, entries: Vec<ConstRef>) {
        let found = self.module().globals.iter().position(|global| &*global.symbol.name == name);
        let before = found.map(|index| self.module().globals.remove(index));
        let mut all = before.and_then(|global| global.initializer?.elements(self.ctx)).unwrap_or_default();
        all.extend(entries);
        let ty = dialect_llvm::LLVMArrayType::get(self.ctx, element, all.len() as u64).base();
        let symbol = Symbol { name: Arc::from(name), linkage: "appending".to_owned(), ..Symbol::default() };
        let initializer = Some(Const::aggregate(self.ctx, ty, all));
        self.module().globals.push(Global {
            symbol,
            ty,
            space: 0,
            is_constant: false,
            is_externally_initialized: false,
            initializer,
            section: None,
            comdat: None,
            alignment: None,
            metadata: Vec::new(),
            attributes: AttrSet::default(),
        });
    }

    pub(super) fn ifuncs(&mut self) {
        for op in self.operations("llvm.mlir.ifunc") {
            let ty = self.type_of(op, "i_func_type").unwrap_or(Type::NONE);
            let resolver = self.symbol(op, "resolver").unwrap_or_default();
            let pointer = dialect_llvm::types::pointer(self.ctx);
            let target = Some(Const::new(pointer, ConstKind::Symbol(Arc::from(resolver))));
            let symbol = self.symbol_of(op);
            self.module().ifuncs.push(Alias { symbol, ty, target });
        }
    }

    /// Translates what is neither a symbol nor in a function.
    pub(super) fn top_level_operations(&mut self) -> Outcome {
        for op in super::module_operations(self.ir, self.top).collect::<Vec<_>>() {
            let name = self.ir.name(op).as_str(self.ctx);
            if name.starts_with("llvm.") && !SYMBOLS.contains(&name) {
                self.body = Body::default();
                self.operation(op)?;
            }
        }
        Ok(())
    }
}
