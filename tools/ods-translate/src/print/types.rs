//! Types, and the order in which structs with names are defined.

use std::fmt::Write as _;

use dialect_llvm::LLVMStructType;
use ir_core::context::{Context, Type};
use rustc_hash::FxHashSet;

use crate::model::attributes::AttrSet;
use crate::model::constant::{Const, ConstKind};
use crate::model::instruction::{Inst, InstKind, Val, ValKind};
use crate::model::types::{Kind, float_name, kind};
use crate::model::{Function, Module};

/// Appends the text of a type.
pub(super) fn write(ctx: &Context, ty: Type, out: &mut String) {
    // Writing to a string does not fail.
    let _ = match kind(ctx, ty) {
        Some(Kind::Void) => out.write_str("void"),
        Some(Kind::Token) => out.write_str("token"),
        Some(Kind::Label) => out.write_str("label"),
        Some(Kind::Metadata) => out.write_str("metadata"),
        Some(Kind::Amx) => out.write_str("x86_amx"),
        Some(Kind::Int(width)) => write!(out, "i{width}"),
        Some(Kind::Float(semantics)) => out.write_str(float_name(semantics).unwrap_or("float")),
        Some(Kind::PpcFloat) => out.write_str("ppc_fp128"),
        Some(Kind::Pointer(0)) => out.write_str("ptr"),
        Some(Kind::Pointer(space)) => write!(out, "ptr addrspace({space})"),
        Some(Kind::Vector { count, is_scalable, element }) => {
            let _ = write!(out, "<{}{count} x ", if is_scalable { "vscale x " } else { "" });
            write(ctx, element, out);
            out.write_char('>')
        }
        Some(Kind::Array(count, element)) => {
            let _ = write!(out, "[{count} x ");
            write(ctx, element, out);
            out.write_char(']')
        }
        Some(Kind::Struct(structure)) if structure.is_identified(ctx) => {
            super::name('%', structure.name(ctx), out);
            Ok(())
        }
        Some(Kind::Struct(structure)) => {
            write_body(ctx, structure, out);
            Ok(())
        }
        Some(Kind::Function(function)) => {
            write(ctx, function.return_type(ctx), out);
            out.push_str(" (");
            list(ctx, function.params(ctx), out);
            if function.var_arg(ctx) {
                out.push_str(if function.params(ctx).is_empty() { "..." } else { ", ..." });
            }
            out.write_char(')')
        }
        Some(Kind::Target(target)) => {
            out.push_str("target(\"");
            crate::escape::escape(target.ext_type_name(ctx).as_bytes(), out);
            out.push('"');
            for &ty in target.type_params(ctx) {
                out.push_str(", ");
                write(ctx, ty, out);
            }
            target.int_params(ctx).into_iter().for_each(|number| {
                let _ = write!(out, ", {number}");
            });
            out.write_char(')')
        }
        None => Ok(()),
    };
}

fn list(ctx: &Context, types: &[Type], out: &mut String) {
    for (index, &ty) in types.iter().enumerate() {
        out.push_str(if index == 0 { "" } else { ", " });
        write(ctx, ty, out);
    }
}

/// Appends `{ i32, ptr }`, `<{ i8 }>` or `opaque`.
pub(super) fn write_body(ctx: &Context, structure: LLVMStructType, out: &mut String) {
    if structure.is_opaque(ctx) {
        return out.push_str("opaque");
    }
    let (open, close) = if structure.is_packed(ctx) { ("<{", "}>") } else { ("{", "}") };
    out.push_str(open);
    let elements = structure.elements(ctx);
    if !elements.is_empty() {
        out.push(' ');
        list(ctx, elements, out);
        out.push(' ');
    }
    out.push_str(close);
}

/// The identified structs of a module, in the order in which LLVM's `TypeFinder` visits them.
pub(super) fn identified(ctx: &Context, module: &Module) -> Vec<LLVMStructType> {
    let mut finder = Finder { ctx, seen: FxHashSet::default(), found: Vec::new() };
    for global in &module.globals {
        finder.ty(global.ty);
        global.initializer.iter().for_each(|constant| finder.constant(constant));
    }
    for alias in module.aliases.iter().chain(&module.ifuncs) {
        finder.ty(alias.ty);
        alias.target.iter().for_each(|constant| finder.constant(constant));
    }
    module.functions.iter().for_each(|function| finder.function(function));
    finder.found
}

struct Finder<'a> {
    ctx: &'a Context,
    seen: FxHashSet<Type>,
    found: Vec<LLVMStructType>,
}

impl Finder<'_> {
    fn ty(&mut self, ty: Type) {
        let mut left = vec![ty];
        while let Some(ty) = left.pop() {
            if !self.seen.insert(ty) {
                continue;
            }
            match kind(self.ctx, ty) {
                Some(Kind::Struct(structure)) => {
                    if structure.is_identified(self.ctx) {
                        self.found.push(structure);
                    }
                    left.extend(structure.elements(self.ctx).iter().rev());
                }
                Some(Kind::Array(_, element) | Kind::Vector { element, .. }) => left.push(element),
                Some(Kind::Function(function)) => {
                    left.extend(function.params(self.ctx).iter().rev());
                    left.push(function.return_type(self.ctx));
                }
                Some(Kind::Target(target)) => left.extend(target.type_params(self.ctx).iter().rev()),
                _ => {}
            }
        }
    }

    fn constant(&mut self, constant: &Const) {
        self.ty(constant.ty);
        match &constant.kind {
            ConstKind::Aggregate(elements) => elements.iter().for_each(|element| self.constant(element)),
            ConstKind::Gep { element, operands, .. } => {
                self.ty(*element);
                operands.iter().for_each(|operand| self.constant(operand));
            }
            ConstKind::Cast(_, operand) | ConstKind::Splat(operand) => self.constant(operand),
            ConstKind::Binary(_, _, a, b) => {
                self.constant(a);
                self.constant(b);
            }
            _ => {}
        }
    }

    fn function(&mut self, function: &Function) {
        self.ty(function.ty);
        self.attributes(&function.result, &function.parameters);
        function.instructions().for_each(|inst| self.instruction(inst));
    }

    fn instruction(&mut self, inst: &Inst) {
        inst.ty.iter().for_each(|&ty| self.ty(ty));
        inst.kind.each_operand(|operand| self.operand(operand));
        match &inst.kind {
            InstKind::Gep { element, .. } | InstKind::Alloca { element, .. } => self.ty(*element),
            InstKind::Call(call) => self.attributes(&call.result, &call.parameters),
            _ => {}
        }
    }

    fn attributes(&mut self, result: &AttrSet, parameters: &[AttrSet]) {
        for set in std::iter::once(result).chain(parameters) {
            set.types.iter().for_each(|&ty| self.ty(ty));
        }
    }

    fn operand(&mut self, operand: &Val) {
        match &operand.kind {
            ValKind::Const(constant) => self.constant(constant),
            _ => self.ty(operand.ty),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::write;
    use ir_core::context::Context;
    use ir_core::prelude::Type;

    #[test]
    fn names_that_need_quotes_have_them() {
        let ctx = Context::new();
        dialect_llvm::register(&ctx);
        let structure = dialect_llvm::LLVMStructType::identified(&ctx, "a b\"");
        let mut out = String::new();
        let base: Type = ir_core::attr_or_type::DefHandle::base(structure);
        write(&ctx, base, &mut out);
        assert_eq!(out, "%\"a b\\22\"");
    }
}
