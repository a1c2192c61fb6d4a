//! Variables, aliases, comdats and properties of the module.

use ir_core::context::{Attribute, NamedAttribute, Type};
use ir_core::ir::{Block, InsertionPoint};

use super::ast::{Alias, Global, Symbol};
use super::create::{NewOp, Properties};
use super::{Import, Outcome};
use crate::model::constant::{Const, ConstKind, ConstRef};
use crate::model::types::{Kind, kind};

/// The operation with all comdats.
const COMDATS: &str = "__llvm_global_comdat";

impl Import<'_> {
    /// The name of a symbol in MLIR. Variables that only have numbers get names.
    pub(super) fn symbol_text(&self, symbol: &Symbol) -> Outcome<String> {
        self.name_text(symbol.offset, &symbol.name)
    }

    fn name_text(&self, offset: usize, name: &str) -> Outcome<String> {
        if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_digit()) {
            return Ok(name.to_owned());
        }
        let is_nameless = |global: &&Global| global.symbol.name.bytes().all(|byte| byte.is_ascii_digit());
        let mut nameless = self.ast.globals.iter().filter(is_nameless);
        match nameless.position(|global| global.symbol.name == name) {
            Some(index) => Ok(format!("mlir.llvm.nameless_global_{index}")),
            None => self.error(offset, "functions and aliases without a name are not supported"),
        }
    }

    /// A reference of a symbol of the text.
    pub(super) fn symbol_name(&self, offset: usize, name: &str) -> Outcome<Attribute> {
        Ok(self.symbol(&self.name_text(offset, name)?))
    }

    /// Creates the selectors of the comdats that are used, in the order of their names.
    pub(super) fn comdats(&mut self) -> Outcome {
        let ast = self.ast;
        let used = ast.globals.iter().filter_map(|global| global.comdat.as_ref());
        let used: Vec<&String> =
            used.chain(ast.functions.iter().filter_map(|function| function.comdat.as_ref())).collect();
        let mut comdats: Vec<&(String, String)> =
            ast.comdats.iter().filter(|comdat| used.contains(&&comdat.0)).collect();
        comdats.sort();
        if comdats.is_empty() {
            return Ok(());
        }
        let properties = Properties::default().property("sym_name", self.string(COMDATS));
        let op = self.create("llvm.comdat", NewOp { num_regions: 1, properties, ..NewOp::default() });
        let saved = self.point;
        let block = self.ir.add_block(self.ir.region(op, 0), None, &[]);
        self.point = InsertionPoint::at_block_end(block);
        for (name, kind) in comdats {
            let value = ["any", "exactmatch", "largest", "nodeduplicate", "samesize"]
                .iter()
                .position(|word| word == kind);
            let Some(value) = value else {
                return self.error(0, format!("unknown selection kind '{kind}'"));
            };
            let properties = Properties::default()
                .property("sym_name", self.string(name))
                .property("comdat", self.i64(value as u64));
            self.create("llvm.comdat_selector", NewOp { properties, ..NewOp::default() });
        }
        self.point = saved;
        Ok(())
    }

    pub(super) fn comdat_reference(&self, name: Option<&str>) -> Option<Attribute> {
        let name = self.ctx.ident(name?);
        Some(self.ctx.symbol_ref_attr(self.ctx.ident(COMDATS), &[name]))
    }

    /// Imports the variables.
    pub(super) fn globals(&mut self, body: Block) -> Outcome {
        let ast = self.ast;
        for global in &ast.globals {
            self.point = InsertionPoint::at_block_end(body);
            match global.symbol.name.as_str() {
                "llvm.global_ctors" | "llvm.global_dtors" => self.constructors(global)?,
                _ => self.variable(global)?,
            }
        }
        Ok(())
    }

    fn variable(&mut self, global: &Global) -> Outcome {
        let offset = global.symbol.offset;
        let expressions = global.metadata.iter().filter(|(name, _)| name == "dbg");
        let expressions: Vec<Attribute> =
            expressions.filter_map(|(_, node)| self.debug_info.attribute(node)).collect();
        let value = global.initializer.as_ref().and_then(|initializer| self.constant_attribute(initializer));
        let mut properties = self
            .symbol_properties(&global.symbol, "none")?
            .property("global_type", self.ctx.type_attr(global.ty))
            .property("value", value)
            .property("addr_space", self.i32(global.space))
            .property("alignment", global.alignment.map(|alignment| self.i64(alignment)))
            .property("section", global.section.as_ref().map(|name| self.string(name)))
            .property("comdat", self.comdat_reference(global.comdat.as_deref()));
        if !expressions.is_empty() {
            properties.set("dbg_exprs", self.ctx.array_attr(&expressions));
        }
        properties.flag("constant", global.is_constant);
        let attributes = self.flat_attributes(&global.attributes);
        if !attributes.is_empty() {
            let mut found = Properties::default();
            self.function_attributes(offset, &attributes, &mut found)?;
            properties.set("target_specific_attrs", found.get("passthrough"));
        }
        let op = self.create("llvm.mlir.global", NewOp { num_regions: 1, properties, ..NewOp::default() });
        let region = self.ir.region(op, 0);
        match (&global.initializer, value) {
            (Some(initializer), None) => self.initializer(offset, region, initializer),
            _ => Ok(()),
        }
    }

    /// The region that returns an initializer.
    fn initializer(&mut self, offset: usize, region: ir_core::ir::Region, initializer: &ConstRef) -> Outcome {
        let block = self.ir.add_block(region, None, &[]);
        self.start_constants(block);
        self.point = InsertionPoint::at_block_end(block);
        let value = self.constant_value(offset, initializer)?;
        self.point = InsertionPoint::at_block_end(block);
        self.create("llvm.return", NewOp { operands: &[value], ..NewOp::default() });
        Ok(())
    }

    /// `@llvm.global_ctors` and `@llvm.global_dtors`
    fn constructors(&mut self, global: &Global) -> Outcome {
        let offset = global.symbol.offset;
        let Some(initializer) = &global.initializer else {
            return self.error(offset, "expected an initializer");
        };
        let entries = match &initializer.kind {
            ConstKind::Aggregate(entries) => entries.to_vec(),
            ConstKind::Zero if initializer.elements(self.ctx).is_some_and(|elements| elements.is_empty()) => {
                Vec::new()
            }
            _ => return self.error(offset, "expected an array of structs"),
        };
        let (mut functions, mut priorities, mut data) = (Vec::new(), Vec::new(), Vec::new());
        for entry in entries {
            let fields = entry.elements(self.ctx).unwrap_or_default();
            let [priority, function, datum] = fields.as_slice() else {
                return self.error(offset, "expected a priority, a function and data");
            };
            let (Some(priority), ConstKind::Symbol(function)) = (priority.as_int(), &function.kind) else {
                return self.error(offset, "expected a priority, a function and data");
            };
            functions.push(self.symbol_name(offset, function)?);
            priorities.push(self.ctx.integer_attr(Type::I32, priority.clone()));
            data.push(match &datum.kind {
                ConstKind::Symbol(name) => self.symbol_name(offset, name)?,
                _ => self.attr("zero", []).unwrap_or(Attribute::UNIT),
            });
        }
        let (name, list) = match global.symbol.name.as_str() {
            "llvm.global_ctors" => ("llvm.mlir.global_ctors", "ctors"),
            _ => ("llvm.mlir.global_dtors", "dtors"),
        };
        let properties = Properties::default()
            .property(list, self.ctx.array_attr(&functions))
            .property("priorities", self.ctx.array_attr(&priorities))
            .property("data", self.ctx.array_attr(&data));
        self.create(name, NewOp { properties, ..NewOp::default() });
        Ok(())
    }

    /// Imports aliases, then ifuncs.
    pub(super) fn aliases(&mut self, body: Block) -> Outcome {
        let ast = self.ast;
        for alias in ast.aliases.iter().filter(|alias| !alias.is_ifunc) {
            self.point = InsertionPoint::at_block_end(body);
            let properties = self
                .symbol_properties(&alias.symbol, "none")?
                .property("alias_type", self.ctx.type_attr(alias.ty));
            let op = self.create("llvm.mlir.alias", NewOp { num_regions: 1, properties, ..NewOp::default() });
            let region = self.ir.region(op, 0);
            self.initializer(alias.symbol.offset, region, &alias.target)?;
        }
        for alias in ast.aliases.iter().filter(|alias| alias.is_ifunc) {
            self.point = InsertionPoint::at_block_end(body);
            self.ifunc(alias)?;
        }
        Ok(())
    }

    fn ifunc(&mut self, alias: &Alias) -> Outcome {
        let offset = alias.symbol.offset;
        let ConstKind::Symbol(resolver) = &alias.target.kind else {
            return self.error(offset, "the resolver of an ifunc must be a symbol");
        };
        let pointer = Const::zero(self.ctx, alias.target.ty).ty;
        let space = match kind(self.ctx, pointer) {
            Some(Kind::Pointer(space)) => space,
            _ => 0,
        };
        let properties = self
            .symbol_properties(&alias.symbol, "zero")?
            .property("i_func_type", self.ctx.type_attr(alias.ty))
            .property("resolver", self.symbol_name(offset, resolver)?)
            .property("resolver_type", self.ctx.type_attr(pointer))
            .property("address_space", self.i32(space));
        self.create("llvm.mlir.ifunc", NewOp { properties, ..NewOp::default() });
        Ok(())
    }

    /// Adds an attribute of the module.
    pub(super) fn set_module_attribute(&mut self, name: &str, value: Attribute) {
        let ctx = self.ctx;
        let before = self.ir.attributes(self.top).and_then(|found| found.dictionary_entries(ctx));
        let mut entries: Vec<NamedAttribute> = before.unwrap_or_default().to_vec();
        entries.push(NamedAttribute { name: ctx.ident(name), value });
        if let Ok(dictionary) = ctx.dictionary_attr(&entries) {
            self.ir.set_attributes(self.top, Some(dictionary));
        }
    }

    /// Sets the triple and the assembly of the module.
    pub(super) fn module_properties(&mut self) {
        let triple = self.string(&self.ast.triple);
        self.set_module_attribute("llvm.target_triple", triple);
        let text: String = self.ast.assembly.iter().flat_map(|piece| [piece.as_str(), "\n"]).collect();
        let mut lines: Vec<&str> = text.split('\n').collect();
        while lines.last().is_some_and(|line| line.is_empty()) {
            lines.pop();
        }
        let lines: Vec<Attribute> = lines.into_iter().map(|line| self.string(line)).collect();
        let lines = self.ctx.array_attr(&lines);
        self.set_module_attribute("llvm.module_asm", lines);
    }
}
