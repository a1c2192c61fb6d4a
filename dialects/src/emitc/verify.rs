//! Verifiers of operators, accesses and operations with regions.

use ir_core::ir::Definition;
use ir_core::predicates::attributes::{array_elements, dense_array_ints, string_value, type_value};
use ir_core::runtime::VerifyRegions;
use ir_core::text::op_text;
use rustc_hash::FxHashMap;

use super::expressions::{has_side_effects, is_c_expression};
use super::types::is_integer_index_or_opaque;
use super::*;
use crate::prelude::*;

/// The types of an operation's operands.
fn operand_types(ir: &Ir, op: impl OpHandle) -> Vec<Type> {
    ir.operand_types(op.op()).collect()
}

fn is_pointer(ir: &Ir, ty: Type) -> bool {
    PointerType::is(ir.context(), ty)
}

/// Whether values of the type are integers, or may be.
fn is_integer_or_opaque(ir: &Ir, ty: Type) -> bool {
    let ctx = ir.context();
    matches!(ty.kind(ctx), TypeKind::Integer { .. }) || OpaqueType::is(ctx, ty)
}

impl VerifyOp for AddressOfOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let types = operand_types(ir, self).first().copied().zip(ir.result_types(self.op()).next());
        let Some((variable, pointer)) = types else { return Ok(()) };
        let referenced = LValueType::cast(ctx, variable).map(|ty| ty.value_type(ctx));
        if referenced == PointerType::cast(ctx, pointer).map(|ty| ty.pointee(ctx)) {
            Ok(())
        } else {
            fail(ir, self, "requires result to be a pointer to the type referenced by operand")
        }
    }
}

impl VerifyOp for DereferenceOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let types = operand_types(ir, self).first().copied().zip(ir.result_types(self.op()).next());
        let Some((pointer, variable)) = types else { return Ok(()) };
        let referenced = LValueType::cast(ctx, variable).map(|ty| ty.value_type(ctx));
        if referenced == PointerType::cast(ctx, pointer).map(|ty| ty.pointee(ctx)) {
            Ok(())
        } else {
            fail(ir, self, "requires result to be an lvalue of the type pointed to by operand")
        }
    }
}

impl VerifyOp for AddOp {
    fn verify(self, ir: &Ir) -> Verified {
        let [lhs, rhs] = operand_types(ir, self)[..] else { return Ok(()) };
        match (is_pointer(ir, lhs), is_pointer(ir, rhs)) {
            (true, true) => fail(ir, self, "requires that at most one operand is a pointer"),
            (true, false) if is_integer_or_opaque(ir, rhs) => Ok(()),
            (false, true) if is_integer_or_opaque(ir, lhs) => Ok(()),
            (false, false) => Ok(()),
            _ => {
                let message =
                    "requires that one operand is an integer or of opaque type if the other is a pointer";
                fail(ir, self, message)
            }
        }
    }
}

impl VerifyOp for SubOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let [lhs, rhs] = operand_types(ir, self)[..] else { return Ok(()) };
        let Some(result) = ir.result_types(self.op()).next() else { return Ok(()) };
        let message = match (is_pointer(ir, lhs), is_pointer(ir, rhs)) {
            (false, true) => "rhs can only be a pointer if lhs is a pointer",
            (true, false) if !is_integer_or_opaque(ir, rhs) => {
                "requires that rhs is an integer, pointer or of opaque type if lhs is a pointer"
            }
            (true, true) if !is_integer_or_opaque(ir, result) && !PtrDiffTType::is(ctx, result) => {
                "requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers"
            }
            _ => return Ok(()),
        };
        fail(ir, self, message)
    }
}

impl VerifyOp for ApplyOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let types = operand_types(ir, self).first().copied().zip(ir.result_types(self.op()).next());
        let Some((operand, result)) = types else { return Ok(()) };
        let operator = self.applicable_operator_attr(ir).and_then(|text| string_value(ctx, text));
        let message = match operator.unwrap_or_default() {
            "" => "applicable operator must not be empty",
            "&" if !LValueType::is(ctx, operand) => "operand type must be an lvalue when applying `&`",
            "&" if !is_pointer(ir, result) => "result type must be a pointer when applying `&`",
            "*" if !is_pointer(ir, operand) => "operand type must be a pointer when applying `*`",
            "&" | "*" => return Ok(()),
            _ => "applicable operator is illegal",
        };
        fail(ir, self, message)
    }
}

/// A value as MLIR prints it in messages.
fn value_text(ir: &Ir, value: Value) -> String {
    match ir.definition(value) {
        Definition::Result(op, _) => op_text(ir, op),
        Definition::Argument(_, index) => {
            let ty = ir.value_type(value).to_text(ir.context());
            format!("<block argument> of type '{ty}' at index: {index}")
        }
    }
}

impl VerifyOp for AssignOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let (variable, value) = (self.var(ir), self.value(ir));
        if ir.defining_op(variable).is_none() {
            return fail(ir, self, "cannot assign to block argument");
        }
        let Some(ty) = LValueType::cast(ctx, ir.value_type(variable)) else { return Ok(()) };
        let (ty, given) = (ty.value_type(ctx), ir.value_type(value));
        if ty == given {
            return Ok(());
        }
        let (ty, given) = (ty.to_text(ctx), given.to_text(ctx));
        let (variable, value) = (value_text(ir, variable), value_text(ir, value));
        let message = format!(
            "requires value's type ('{given}') to match variable's type ('{ty}')\n  variable: {variable}\n  value: {value}\n"
        );
        fail(ir, self, message)
    }
}

impl VerifyOp for CallOpaqueOp {
    fn verify(self, ir: &Ir) -> Verified {
        let (ctx, op) = (ir.context(), self.op());
        if self.callee_attr(ir).and_then(|callee| string_value(ctx, callee)).is_none_or(str::is_empty) {
            return fail(ir, self, "callee must not be empty");
        }
        let list =
            |list: Option<Attribute>| list.and_then(|list| array_elements(ctx, list)).unwrap_or_default();
        for argument in list(self.args_attr(ir)) {
            match argument.kind(ctx) {
                AttrKind::Integer { ty: Type::INDEX, .. } => {
                    let index = int(ctx, *argument).and_then(|index| usize::try_from(index).ok());
                    if index.is_none_or(|index| index >= ir.num_operands(op)) {
                        return fail(ir, self, "index argument is out of range");
                    }
                }
                AttrKind::Array(_) => return fail(ir, self, "array argument has no type"),
                _ => {}
            }
        }
        let is_template_argument = |argument: &Attribute| {
            matches!(argument.kind(ctx), AttrKind::Integer { .. } | AttrKind::Float { .. })
                || type_value(ctx, *argument).is_some()
                || OpaqueAttr::is(ctx, *argument)
        };
        if !list(self.template_args_attr(ir)).iter().all(is_template_argument) {
            return fail(ir, self, "template argument has invalid type");
        }
        if ir.result_types(op).any(|ty| ArrayType::is(ctx, ty)) {
            fail(ir, self, "cannot return array type")
        } else {
            Ok(())
        }
    }
}

impl VerifyOp for LiteralOp {
    fn verify(self, ir: &Ir) -> Verified {
        let value = self.value_attr(ir).and_then(|value| string_value(ir.context(), value));
        if value.is_none_or(str::is_empty) { fail(ir, self, "value must not be empty") } else { Ok(()) }
    }
}

impl VerifyOp for VerbatimOp {
    fn verify(self, ir: &Ir) -> Verified {
        let text = self.value_attr(ir).and_then(|value| string_value(ir.context(), value)).unwrap_or("");
        let values = ir.num_operands(self.op());
        match format_parts(text, values != 0) {
            Err(message) => fail(ir, self, message),
            Ok(parts) if parts.iter().filter(|part| **part == FormatPart::Placeholder).count() != values => {
                fail(ir, self, "requires operands for each placeholder in the format string")
            }
            Ok(_) => Ok(()),
        }
    }
}

impl VerifyOp for SubscriptOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let operands = operand_types(ir, self);
        let Some((base, indices)) = operands.split_first() else { return Ok(()) };
        let result = ir.result_types(self.op()).next().and_then(|ty| LValueType::cast(ctx, ty));
        let Some(result) = result.map(|ty| ty.value_type(ctx)) else { return Ok(()) };
        let text = |ty: Type| ty.to_text(ctx);
        let wrong = indices.iter().position(|ty| !is_integer_index_or_opaque(ctx, *ty));
        let message = if let Some(array) = ArrayType::cast(ctx, *base) {
            let (rank, element) = (array.shape(ctx).len(), array.element_type(ctx));
            match wrong {
                _ if rank != indices.len() => {
                    let given = indices.len();
                    format!(
                        "on array operand requires number of indices ({given}) to match the rank of the array type ({rank})"
                    )
                }
                Some(wrong) => {
                    let ty = text(indices[wrong]);
                    format!(
                        "on array operand requires index operand {wrong} to be integer-like, but got '{ty}'"
                    )
                }
                None if element != result => {
                    let (element, result) = (text(element), text(result));
                    format!(
                        "on array operand requires element type ('{element}') and result type ('{result}') to match"
                    )
                }
                None => return Ok(()),
            }
        } else if let Some(pointer) = PointerType::cast(ctx, *base) {
            let pointee = pointer.pointee(ctx);
            match wrong {
                _ if indices.len() != 1 => {
                    format!("on pointer operand requires one index operand, but got {}", indices.len())
                }
                Some(wrong) => {
                    let ty = text(indices[wrong]);
                    format!("on pointer operand requires index operand to be integer-like, but got '{ty}'")
                }
                None if pointee != result => {
                    let (pointee, result) = (text(pointee), text(result));
                    format!(
                        "on pointer operand requires pointee type ('{pointee}') and result type ('{result}') to match"
                    )
                }
                None => return Ok(()),
            }
        } else {
            return Ok(());
        };
        fail(ir, self, message)
    }
}

impl VerifyOp for YieldOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let Some(around) = ir.parent_op(self.op()) else { return Ok(()) };
        let result = ir.operand_types(self.op()).next();
        let is_loop = DoOp::cast(ir, around).is_some();
        let expected = ir.num_results(around);
        match result {
            Some(_) if !is_loop && expected != 1 => fail(ir, self, "yields a value not returned by parent"),
            None if !is_loop && expected != 0 => {
                fail(ir, self, "does not yield a value to be returned by parent")
            }
            Some(ty) if LValueType::is(ctx, ty) => {
                fail(ir, self, "yielding lvalues is not supported for this op")
            }
            _ => Ok(()),
        }
    }
}

impl VerifyOp for ExpressionOp {
    fn verify(self, ir: &Ir) -> Verified {
        let end = self.body(ir).and_then(|body| ir.last_op(body)).and_then(|end| YieldOp::cast(ir, end));
        let value = end.and_then(|end| ir.operands(end.op()).next());
        let (Some(end), Some(value)) = (end, value) else {
            return fail(ir, self, "must yield a value at termination");
        };
        let Some(root) = ir.defining_op(value) else {
            return fail(ir, self, "yielded value has no defining op");
        };
        if ir.parent_op(root) != Some(self.op()) {
            return fail(ir, self, "yielded value not defined within expression");
        }
        if ir.result_types(self.op()).next() != Some(ir.value_type(value)) {
            return fail(ir, self, "requires yielded type to match return type");
        }
        for op in self.body(ir).into_iter().flat_map(|body| ir.ops(body)).filter(|op| *op != end.op()) {
            if !is_c_expression(ir, op) {
                return fail(ir, self, "contains an unsupported operation");
            }
            if ir.num_results(op) != 1 {
                return fail(ir, self, "requires exactly one result for each operation");
            }
            if ir.is_unused(ir.result(op, 0)) {
                return fail(ir, self, "contains an unused operation");
            }
        }
        self.verify_side_effects(ir, root)
    }
}

impl ExpressionOp {
    /// Checks that operations with side effects are evaluated once.
    fn verify_side_effects(self, ir: &Ir, root: Op) -> Verified {
        let (mut visits, mut pending) = (FxHashMap::<Op, u8>::default(), vec![root]);
        while let Some(op) = pending.pop() {
            let count = visits.entry(op).or_insert(0);
            *count = count.saturating_add(1);
            if *count > 1 && has_side_effects(ir, op) {
                return fail(ir, self, "requires exactly one use for operations with side effects");
            }
            // The operands of an operation that is evaluated twice are evaluated twice, too; more often makes no difference.
            if *count <= 2 {
                pending.extend(ir.operands(op).filter_map(|value| ir.defining_op(value)));
            }
        }
        Ok(())
    }
}

impl VerifyRegions for ForOp {
    fn verify_regions(self, ir: &Ir) -> Verified {
        let Some(body) = ir.first_block(self.region(ir)) else { return Ok(()) };
        let mut counters = ir.arguments(body);
        let (Some(counter), None) = (counters.next(), counters.next()) else {
            let message = "expected body to have a single block argument for the induction variable";
            return fail(ir, self, message);
        };
        if ir.value_type(counter) == ir.value_type(self.lower_bound(ir)) {
            Ok(())
        } else {
            fail(ir, self, "expected induction variable to be same type as bounds and step")
        }
    }
}

impl VerifyOp for SwitchOp {
    fn verify(self, ir: &Ir) -> Verified {
        let (ctx, op) = (ir.context(), self.op());
        let cases = self.cases_attr(ir).and_then(|cases| dense_array_ints(ctx, cases)).unwrap_or_default();
        let regions: Vec<Region> = ir.regions(op).collect();
        let given = regions.len().saturating_sub(1);
        if cases.len() != given {
            let cases = cases.len();
            return fail(ir, self, format!("has {given} case regions but {cases} case values"));
        }
        if let Some((_, case)) = cases.iter().enumerate().find(|(index, case)| cases[..*index].contains(case))
        {
            return fail(ir, self, format!("has duplicate case value: {case}"));
        }
        for (index, region) in regions.into_iter().enumerate() {
            let name = match index.checked_sub(1) {
                None => "default region".to_owned(),
                Some(case) => format!("case region #{case}"),
            };
            self.verify_end(ir, region, &name)?;
        }
        Ok(())
    }
}

impl SwitchOp {
    /// Checks the last operation of a region.
    fn verify_end(self, ir: &Ir, region: Region, name: &str) -> Verified {
        let Some(end) = ir.first_block(region).and_then(|block| ir.last_op(block)) else { return Ok(()) };
        let Some(end) = YieldOp::cast(ir, end) else {
            let end = ir.name(end).as_str(ir.context());
            return fail(ir, self, format!("expected region to end with emitc.yield, but got {end}"));
        };
        let count = ir.num_operands(end.op());
        if count == 0 {
            return Ok(());
        }
        let message = format!("expected each region to return 0 values, but {name} returns {count}");
        let error = op_error(ir, self.op(), &message);
        Err(error.with_note(ir.location(end.op()), "see yield operation here"))
    }
}

impl VerifyOp for DoOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let name = |op: Op| ir.name(op).as_str(ctx).to_owned();
        let Some(block) = ir.first_block(self.condition_region(ir)) else { return Ok(()) };
        let ops: Vec<Op> = ir.ops(block).collect();
        let [first, last] = ops[..] else {
            let message = format!(
                "condition region must contain exactly two operations: 'emitc.expression' followed by 'emitc.yield', but \
                 found {} operations",
                ops.len()
            );
            return fail(ir, self, message);
        };
        let Some(expression) = ExpressionOp::cast(ir, first) else {
            let found = name(first);
            let message =
                format!("expected first op in condition region to be 'emitc.expression', but got {found}");
            return fail(ir, self, message);
        };
        let value = ir.result(expression.op(), 0);
        let ty = ir.value_type(value);
        if ir_core::predicates::types::integer_width(ctx, ty) != Some(1) {
            let ty = ty.to_text(ctx);
            let message =
                format!("emitc.expression in condition region must return 'i1', but returns '{ty}'");
            return fail(ir, self, message);
        }
        let Some(end) = YieldOp::cast(ir, last) else {
            let found = name(last);
            let message =
                format!("expected last op in condition region to be 'emitc.yield', but got {found}");
            return fail(ir, self, message);
        };
        let yielded: Vec<Value> = ir.operands(end.op()).collect();
        if yielded.len() != 1 {
            let count = yielded.len();
            let message =
                format!("expected condition region to return 1 value, but it returns {count} values");
            return fail(ir, self, message);
        }
        if yielded != [value] {
            let message = "'emitc.yield' must return result of 'emitc.expression' from this condition region";
            return Err(op_failure(ir, self.op(), message));
        }
        let body = ir.first_block(self.body_region(ir)).and_then(|block| ir.last_op(block));
        if body.is_some_and(|end| ir.name(end).has(ctx, ir_core::context::Traits::TERMINATOR)) {
            fail(ir, self, "body region must not contain terminator")
        } else {
            Ok(())
        }
    }
}
