//! Calls of functions, pointers and inline assembly.

use ir_core::context::Attribute;
use ir_core::ir::{InsertionPoint, Value};

use super::ast::{Attr, Call, Inst, Val, ValKind};
use super::attributes::Effects;
use super::create::{NewOp, Properties};
use super::{Import, Outcome};
use crate::model::constant::ConstKind;
use crate::model::types::{Kind, kind};

/// Attributes of calls that are properties.
const FLAGS: [(&str, &str); 6] = [
    ("convergent", "convergent"),
    ("nounwind", "no_unwind"),
    ("willreturn", "will_return"),
    ("noinline", "no_inline"),
    ("alwaysinline", "always_inline"),
    ("inlinehint", "inline_hint"),
];

impl Import<'_> {
    /// Creates the operation of a call.
    pub(super) fn call(&mut self, inst: &Inst, call: &Call) -> Outcome<Option<Value>> {
        if let ValKind::Asm(_) = &call.callee.kind {
            return self.inline_asm(inst, call);
        }
        if let Some(name) = callee_name(call).filter(|name| name.starts_with("llvm.")).map(str::to_owned)
            && let Some(result) = self.intrinsic(inst, call, &name)?
        {
            return Ok(result.0);
        }
        if call.is_invoke {
            return self.invoke(inst, call);
        }
        let operands = self.call_operands(inst, call)?;
        let mut properties = self.callee_properties(inst, call)?;
        if self.is_float(inst.ty) {
            properties.set("fastmathFlags", self.fast_math(inst.flags));
        }
        if !call.tail.is_empty() {
            properties.set("TailCallKind", self.enum_case("tailcallkind", &call.tail));
        }
        self.call_attributes(call, &mut properties);
        self.access_metadata(inst, &mut properties)?;
        let sizes = [operands.len(), 0];
        properties.set("operandSegmentSizes", self.sizes(&sizes));
        properties.set("op_bundle_sizes", self.sizes(&[]));
        Ok(self.create_call("llvm.call", inst, &operands, properties))
    }

    /// Creates an operation with the result type of the instruction.
    pub(super) fn create_call(
        &mut self,
        name: &str,
        inst: &Inst,
        operands: &[Value],
        properties: Properties,
    ) -> Option<Value> {
        match inst.result {
            Some(_) => Some(self.create_value(name, operands, inst.ty, properties)),
            None => {
                self.create(name, NewOp { operands, properties, ..NewOp::default() });
                None
            }
        }
    }

    /// The callee, unless it is a function, and the arguments.
    fn call_operands(&mut self, inst: &Inst, call: &Call) -> Outcome<Vec<Value>> {
        let mut operands = Vec::new();
        if self.called_function(call).is_none() {
            operands.push(self.value(inst.offset, &call.callee)?);
        }
        operands.extend(self.values(inst.offset, &inst.operands)?);
        Ok(operands)
    }

    /// The function that a call names; none if it goes through a pointer.
    fn called_function<'a>(&self, call: &'a Call) -> Option<&'a str> {
        let name = callee_name(call)?;
        let is_ifunc = || self.ast.aliases.iter().any(|alias| alias.is_ifunc && alias.symbol.name == name);
        (self.symbols.contains_key(name) || name.starts_with("llvm.") || is_ifunc()).then_some(name)
    }

    /// Properties that calls and invokes have.
    fn callee_properties(&mut self, inst: &Inst, call: &Call) -> Outcome<Properties> {
        let mut properties = Properties::default();
        if let Some(name) = self.called_function(call).map(str::to_owned) {
            properties.set("callee", self.symbol_name(inst.offset, &name)?);
        }
        if let Some(Kind::Function(ty)) = kind(self.ctx, call.function_type)
            && ty.var_arg(self.ctx)
        {
            properties.set("var_callee_type", self.ctx.type_attr(call.function_type));
        }
        properties.set("CConv", self.convention(inst.offset, call.convention.as_deref())?);
        self.signature_attributes(inst.offset, &call.parameters, &call.result, &mut properties)?;
        Ok(properties)
    }

    fn call_attributes(&self, call: &Call, properties: &mut Properties) {
        let attributes = self.flat_attributes(&call.attributes);
        for attribute in &attributes {
            if let Attr::Flag(name) = attribute
                && let Some((_, property)) = FLAGS.iter().find(|(flag, _)| flag == name)
            {
                properties.flag(property, true);
            }
        }
        properties.set("memory_effects", self.call_effects(call, &attributes));
    }

    /// The memory effects of a call: those of its attributes and of its function, and those that bundles add.
    fn call_effects(&self, call: &Call, attributes: &[Attr]) -> Option<Attribute> {
        let mut effects = Effects::new(attributes);
        if let Some(&function) = callee_name(call).and_then(|name| self.symbols.get(name)) {
            let function = &self.ast.functions[function];
            let mut own = Effects::new(&self.flat_attributes(&function.attributes));
            let tags: Vec<&str> = call.bundles.iter().map(|(tag, _)| tag.as_str()).collect();
            let reads = tags.iter().any(|tag| !matches!(*tag, "ptrauth" | "kcfi" | "convergencectrl"));
            let writes = tags
                .iter()
                .any(|tag| !matches!(*tag, "deopt" | "funclet" | "ptrauth" | "kcfi" | "convergencectrl"));
            if reads {
                own = own.or(Effects([1; 6]));
            }
            if writes {
                own = own.or(Effects([2; 6]));
            }
            effects = effects.and(own);
        }
        self.memory_effects(effects)
    }

    /// An `invoke`. Its result cannot be an operand of itself: where a phi has it, a block in between branches.
    fn invoke(&mut self, inst: &Inst, call: &Call) -> Outcome<Option<Value>> {
        let mut operands = self.call_operands(inst, call)?;
        let normal = self.successor(inst, 0)?;
        let incoming = self.incoming(inst, 0)?;
        let uses_result =
            |value: &Val| matches!(value.kind, ValKind::Local(local) if Some(local) == inst.result);
        let is_indirect = incoming.iter().any(uses_result);
        let mut target = normal;
        if is_indirect {
            let Some(region) = self.ir.parent_region(normal) else {
                return self.error(inst.offset, "the successor is not reached");
            };
            target = self.ir.add_block(region, Some(normal), &[]);
        }
        let unwind = self.branch_operands(inst, 1)?;
        let mut properties = self.callee_properties(inst, call)?;
        properties.set("branch_weights", self.branch_weights(inst)?);
        properties.set("op_bundle_sizes", self.sizes(&[]));
        let arguments = operands.len();
        let own = if is_indirect { Vec::new() } else { self.values(inst.offset, &incoming)? };
        operands.extend(&own);
        operands.extend(&unwind);
        properties.set("operandSegmentSizes", self.sizes(&[arguments, own.len(), unwind.len(), 0]));
        let types: &[_] = if inst.result.is_some() { &[inst.ty] } else { &[] };
        let successors = [target, self.successor(inst, 1)?];
        let op = self.create(
            "llvm.invoke",
            NewOp { operands: &operands, types, successors: &successors, properties, num_regions: 0 },
        );
        let result = inst.result.map(|local| {
            let value = self.ir.result(op, 0);
            self.locals.insert(local, value);
            value
        });
        if is_indirect {
            let operands = self.values(inst.offset, &incoming)?;
            self.point = InsertionPoint::at_block_end(target);
            self.create("llvm.br", NewOp { operands: &operands, successors: &[normal], ..NewOp::default() });
        }
        Ok(result)
    }

    fn inline_asm(&mut self, inst: &Inst, call: &Call) -> Outcome<Option<Value>> {
        let ValKind::Asm(asm) = &call.callee.kind else { return Ok(None) };
        if call.is_invoke {
            return self.error(inst.offset, "an invoke of inline assembly is not supported");
        }
        let operands = self.values(inst.offset, &inst.operands)?;
        let mut properties = Properties::default()
            .property("asm_string", self.string(&asm.text))
            .property("constraints", self.string(&asm.constraints))
            .property("asm_dialect", self.i64(u64::from(asm.is_intel)));
        if !call.tail.is_empty() {
            properties.set("tail_call_kind", self.enum_case("tailcallkind", &call.tail));
        }
        properties.flag("has_side_effects", asm.has_side_effects);
        properties.flag("is_align_stack", asm.is_align_stack);
        let mut parameters = Properties::default();
        self.signature_attributes(inst.offset, &call.parameters, &[], &mut parameters)?;
        properties.set("operand_attrs", parameters.get("arg_attrs"));
        // The operation has a result even where that is `void`.
        Ok(Some(self.create_value("llvm.inline_asm", &operands, inst.ty, properties)))
    }
}

/// The name of the symbol that is called.
pub(super) fn callee_name(call: &Call) -> Option<&str> {
    match &call.callee.kind {
        ValKind::Const(constant) => match &constant.kind {
            ConstKind::Symbol(name) => Some(name),
            _ => None,
        },
        _ => None,
    }
}
