//! Operations that are calls of intrinsics.

use ir_core::attr_or_type::DefHandle;
use ir_core::context::{AttrKind, Type};
use ir_core::ir::Op;
use ir_core::predicates::attributes::attribute_type;

use super::reader::Reader;
use super::{Outcome, Translation};
use crate::intrinsics::{Intrinsic, Overload};
use crate::model::Function;
use crate::model::attributes::AttrSet;
use crate::model::constant::{Const, ConstKind};
use crate::model::flags::Flags;
use crate::model::instruction::{Call, InstKind, Record, Val, ValKind};
use crate::model::metadata::{Md, MdId};
use crate::model::types::{element_at, mangle, metadata, scalar, with_shape_of};

/// Attributes of operations that are arguments of the intrinsics: the name of the operation, and index and
/// name of each.
pub(crate) const IMMEDIATES: &[(&str, &[(usize, &str)])] = &[
    ("abs", &[(1, "is_int_min_poison")]),
    ("ctlz", &[(1, "is_zero_poison")]),
    ("cttz", &[(1, "is_zero_poison")]),
    ("expect.with.probability", &[(2, "prob")]),
    ("invariant.end", &[(1, "size")]),
    ("invariant.start", &[(0, "size")]),
    ("is.fpclass", &[(1, "bit")]),
    ("memcpy", &[(3, "isVolatile")]),
    ("memcpy.inline", &[(2, "len"), (3, "isVolatile")]),
    ("memmove", &[(3, "isVolatile")]),
    ("memset", &[(3, "isVolatile")]),
    ("memset.inline", &[(2, "len"), (3, "isVolatile")]),
    ("prefetch", &[(1, "rw"), (2, "hint"), (3, "cache")]),
    ("ubsantrap", &[(0, "failureKind")]),
    ("vector.extract", &[(1, "pos")]),
    ("vector.insert", &[(2, "pos")]),
];

impl Translation<'_> {
    /// Translates `llvm.intr.…`.
    pub(super) fn intrinsic(&mut self, op: Op, name: &str) -> Outcome {
        match name {
            "dbg.declare" | "dbg.value" | "dbg.label" => {
                self.debug_record(op, name);
                return Ok(());
            }
            "masked.load" | "masked.store" | "masked.gather" | "masked.scatter" => {
                return self.masked(op, name);
            }
            "experimental.noalias.scope.decl" => {
                let scope: Vec<_> = self.attr(op, "scope").into_iter().collect();
                let node = self.alias_scopes(&scope);
                let argument = self.metadata_value(Md::Node(node));
                self.intrinsic_call(op, "llvm.experimental.noalias.scope.decl", None, vec![argument])?;
                return Ok(());
            }
            _ if name.starts_with("matrix.") => return self.matrix(op, name),
            _ if name.starts_with("experimental.constrained.") => return self.constrained(op, name),
            _ => {}
        }
        let bundles = self.bundles(op);
        let bundled: usize = bundles.iter().map(|(_, values)| values.len()).sum();
        let mut operands = self.operand_values(op);
        operands.truncate(operands.len() - bundled.min(operands.len()));
        let mut operands = operands.into_iter();
        let immediates = IMMEDIATES.iter().find(|(found, _)| *found == name).map_or(&[][..], |found| found.1);
        let mut arguments = Vec::new();
        loop {
            let immediate = immediates.iter().find(|(index, _)| *index == arguments.len());
            match immediate {
                Some((_, attribute)) => arguments.push(self.immediate(op, attribute)?),
                None => match operands.next() {
                    Some(operand) => arguments.push(operand),
                    None => break,
                },
            }
        }
        let result = self.result_type(op);
        let name = match name {
            "vastart" => "va_start",
            "vaend" => "va_end",
            "vacopy" => "va_copy",
            name => name,
        };
        let call = self.intrinsic_call(op, &format!("llvm.{name}"), result, arguments)?;
        let positions: Vec<usize> = immediates.iter().map(|(index, _)| *index).collect();
        self.call_attributes(op, &call, &positions)?;
        if let ValKind::Inst(index) = call.kind
            && let InstKind::Call(call) = &mut self.body.insts[index as usize].kind
        {
            call.bundles = bundles;
        }
        self.access_metadata(op, &call);
        self.set_result(op, call);
        Ok(())
    }

    /// The constant of an attribute that is an argument.
    fn immediate(&self, op: Op, name: &str) -> Outcome<Val> {
        let Some(attribute) = self.attr(op, name) else { return self.unknown(op) };
        if let Some(ty) = attribute_type(self.ctx, attribute) {
            return Ok(self.constant(ty, attribute, self.ir.location(op))?.into());
        }
        let value = match attribute.kind(self.ctx) {
            AttrKind::Dialect(_) => Reader::new(self.ctx, attribute).and_then(|reader| reader.first_int()),
            _ => None,
        };
        match value {
            Some(value) => Ok(Const::i32(value as u32).into()),
            None => self.unknown(op),
        }
    }

    pub(super) fn metadata_value(&self, md: Md) -> Val {
        Val { ty: metadata(self.ctx), kind: ValKind::Metadata(Box::new(md)) }
    }

    /// Calls an intrinsic, which is declared if it is new.
    pub(super) fn intrinsic_call(
        &mut self,
        op: Op,
        name: &str,
        result: Option<Type>,
        arguments: Vec<Val>,
    ) -> Outcome<Val> {
        let Some((base, intrinsic)) = self.intrinsics.find(name).filter(|(base, _)| *base == name) else {
            return self.unknown(op);
        };
        Ok(self.known_call(base, &intrinsic, result, arguments))
    }

    /// Calls an intrinsic of the table.
    pub(super) fn known_call(
        &mut self,
        base: &str,
        intrinsic: &Intrinsic,
        result: Option<Type>,
        arguments: Vec<Val>,
    ) -> Val {
        let result =
            self.known_result(intrinsic, &arguments).or(result).filter(|_| intrinsic.result_type != "void");
        let (name, ty) = self.declaration(base, intrinsic, result, &arguments);
        let flags =
            if result.is_some_and(|ty| self.is_float_result(ty)) { self.body.flags } else { Flags::NONE };
        let pointer = dialect_llvm::types::pointer(self.ctx);
        let call = Call {
            tail: "",
            convention: String::new(),
            function_type: ty,
            callee: Const::new(pointer, ConstKind::Symbol(name)).into(),
            arguments,
            result: AttrSet::default(),
            parameters: Vec::new(),
            attributes: AttrSet::default(),
            bundles: Vec::new(),
            is_intrinsic: true,
            invoke: None,
        };
        self.emit(result, InstKind::Call(Box::new(call)), flags)
    }

    /// The result type in the table.
    fn known_result(&self, intrinsic: &Intrinsic, arguments: &[Val]) -> Option<Type> {
        let overload = |index: &str| match *intrinsic.overloads.get(index.parse::<usize>().ok()?)? {
            Overload::Parameter(index) => arguments.get(index).map(|argument| argument.ty),
            _ => None,
        };
        let text = intrinsic.result_type;
        if let Some(index) = text.strip_prefix('=') {
            return overload(index);
        }
        if let Some(index) = text.strip_prefix('e') {
            return overload(index).map(|ty| scalar(self.ctx, ty));
        }
        if let Some(index) = text.strip_prefix('s') {
            return overload(index).map(|ty| with_shape_of(self.ctx, ty, Type::I1));
        }
        Some(match text {
            "i1" => Type::I1,
            "i8" => Type::I8,
            "i16" => Type::I16,
            "i32" => Type::I32,
            "i64" => Type::I64,
            "float" => Type::F32,
            "double" => Type::F64,
            "ptr" => dialect_llvm::types::pointer(self.ctx),
            "token" => ir_core::predicates::build::named_type(self.ctx, "llvm", "token"),
            _ => return None,
        })
    }

    /// The name and the type of an intrinsic's declaration, which is added if it is new.
    fn declaration(
        &mut self,
        base: &str,
        intrinsic: &Intrinsic,
        result: Option<Type>,
        arguments: &[Val],
    ) -> (std::sync::Arc<str>, Type) {
        let result = result.unwrap_or_else(|| dialect_llvm::types::void(self.ctx));
        let mut name = base.to_owned();
        for overload in &intrinsic.overloads {
            let ty = match *overload {
                Overload::Result => Some(result),
                Overload::Element(index) => element_at(self.ctx, result, index),
                Overload::Parameter(index) => arguments.get(index).map(|argument| argument.ty),
            };
            name.push('.');
            mangle(self.ctx, ty.unwrap_or(result), &mut name);
        }
        let name: std::sync::Arc<str> = name.into();
        let types: Vec<Type> = arguments.iter().map(|argument| argument.ty).collect();
        let fixed = if intrinsic.is_variadic { &[][..] } else { types.as_slice() };
        let ty = dialect_llvm::LLVMFunctionType::get(self.ctx, result, fixed, intrinsic.is_variadic).base();
        if let Some(&declared) = self.declared.get(&name) {
            return (name, declared);
        }
        if let Some(&found) = self.shared().functions.get(&name) {
            let declared = self.module().functions[found].ty;
            self.declared.insert(name.clone(), declared);
            return (name, declared);
        }
        let mut function = Function::new(name.clone(), ty);
        function.attributes.parse(intrinsic.attributes);
        let width = |ty: Type| crate::model::types::integer_width(self.ctx, ty).unwrap_or(32);
        let sized = |text: &str, ty: Type| text.replace("i%s", &format!("i{}", width(ty)));
        function.result.parse(&sized(intrinsic.result, result));
        function.parameters = vec![AttrSet::default(); fixed.len()];
        for (index, attributes) in &intrinsic.parameters {
            let attributes = sized(attributes, types.get(*index).copied().unwrap_or(Type::I32));
            if let Some(set) = function.parameters.get_mut(*index) {
                set.parse(&attributes);
            }
        }
        let shared = self.shared();
        shared.functions.insert(name.clone(), shared.out.functions.len());
        shared.out.functions.push(function);
        (name, ty)
    }

    /// Accesses of memory under a mask, which have an alignment.
    fn masked(&mut self, op: Op, name: &str) -> Outcome {
        let operands = self.operand_values(op);
        // LLVM has alignments that are powers of two.
        let alignment = self.int(op, "alignment").and_then(|alignment| alignment.checked_ilog2());
        let alignment = 1 << alignment.unwrap_or(0);
        let result = self.result_type(op);
        let mut arguments = operands;
        if let (Some(ty), 2) = (result, arguments.len()) {
            arguments.push(Const::poison(ty).into());
        }
        let pointer = usize::from(result.is_none());
        let name = format!("llvm.{name}");
        let call = self.intrinsic_call(op, &name, result, arguments)?;
        if let ValKind::Inst(index) = call.kind
            && let InstKind::Call(call) = &mut self.body.insts[index as usize].kind
        {
            call.parameters = vec![AttrSet::default(); pointer + 1];
            call.parameters[pointer].integer("align", alignment);
        }
        if self.has(op, "nontemporal") {
            let node = self.tuple(vec![Md::Const(Const::i32(1))]);
            self.attach(&call, "nontemporal", node);
        }
        self.set_result(op, call);
        Ok(())
    }

    fn matrix(&mut self, op: Op, name: &str) -> Outcome {
        let number = |name: &str| Val::from(Const::i32(self.int(op, name).unwrap_or(0) as u32));
        let operands = self.operand_values(op);
        let mut arguments = operands.clone();
        let is_access = name.starts_with("matrix.column");
        if is_access {
            let volatile = ir_core::num::ApInt::new(1, u64::from(self.has(op, "isVolatile")));
            arguments.push(Const::int(Type::I1, volatile).into());
        }
        match name {
            "matrix.multiply" => arguments.extend(["lhs_rows", "lhs_columns", "rhs_columns"].map(number)),
            _ => arguments.extend(["rows", "columns"].map(number)),
        }
        let result = self.result_type(op).map(|ty| self.matrix_type(op, name, ty));
        let call = self.intrinsic_call(op, &format!("llvm.{name}"), result, arguments)?;
        let pointer = if result.is_some() { 0 } else { 1 };
        let matrix = result.or(operands.first().map(|operand| operand.ty));
        if let (true, Some(ty), ValKind::Inst(index)) = (is_access, matrix, &call.kind) {
            let alignment = self.layout.alignment(self.ctx, scalar(self.ctx, ty)).unwrap_or(1);
            if let InstKind::Call(call) = &mut self.body.insts[*index as usize].kind {
                call.parameters = vec![AttrSet::default(); pointer + 1];
                call.parameters[pointer].integer("align", alignment as i64);
            }
        }
        self.set_result(op, call);
        Ok(())
    }

    /// The type of a matrix: numbers of rows and columns say how long it is.
    fn matrix_type(&self, op: Op, name: &str, ty: Type) -> Type {
        let sizes = match name {
            "matrix.multiply" => ["lhs_rows", "rhs_columns"],
            _ => ["rows", "columns"],
        };
        let count = sizes.iter().map(|size| self.int(op, size).unwrap_or(0)).product();
        self.ctx.vector_type(&[count], &[false], scalar(self.ctx, ty))
    }

    /// Operations with a rounding mode and a behaviour of exceptions.
    fn constrained(&mut self, op: Op, name: &str) -> Outcome {
        const ROUNDING: [&str; 5] = ["towardzero", "tonearest", "upward", "downward", "tonearestaway"];
        const EXCEPTIONS: [&str; 3] = ["ignore", "maytrap", "strict"];
        let mut arguments = self.operand_values(op);
        if let Some(mode) = self.int(op, "roundingmode") {
            let mode = ROUNDING.get(mode as usize).copied().unwrap_or("dynamic");
            arguments.push(self.metadata_value(Md::String(format!("round.{mode}"))));
        }
        let behaviour = self.int(op, "fpExceptionBehavior").unwrap_or(0);
        let behaviour = EXCEPTIONS.get(behaviour as usize).copied().unwrap_or("strict");
        arguments.push(self.metadata_value(Md::String(format!("fpexcept.{behaviour}"))));
        let result = self.result_type(op);
        let call = self.intrinsic_call(op, &format!("llvm.{name}"), result, arguments)?;
        if let ValKind::Inst(index) = call.kind
            && let InstKind::Call(call) = &mut self.body.insts[index as usize].kind
        {
            call.attributes.flag("strictfp");
        }
        self.set_result(op, call);
        Ok(())
    }

    /// A record of debug information, which the next instruction gets; none without a location.
    fn debug_record(&mut self, op: Op, name: &str) {
        if self.body.location.is_none() {
            return;
        }
        let Some(location) = self.record_location(op) else { return };
        let attribute = if name == "dbg.label" { "label" } else { "varInfo" };
        let Some(variable) = self.attr(op, attribute).and_then(|found| self.debug_node(found)) else {
            return;
        };
        let mut nodes: Vec<MdId> = vec![variable];
        if name != "dbg.label" {
            nodes.push(self.expression(self.attr(op, "locationExpr")));
        }
        nodes.push(location);
        let (name, value) = match name {
            "dbg.declare" => ("dbg_declare", Some(self.operand(op, 0))),
            "dbg.value" => ("dbg_value", Some(self.operand(op, 0))),
            _ => ("dbg_label", None),
        };
        self.body.records.push(Record { name, value, nodes });
    }
}
