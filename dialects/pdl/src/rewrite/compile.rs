//! The compiler of rewrites.

use std::collections::HashMap;

use ir_core::ir::{Ir, Op, OpHandle as _, Value};
use ir_core::predicates::attributes::{array_elements, string_value};
use ir_core::verify::op_failure;

use super::{Initial, ResultIndex, Rewrite, Slot, Step, Types};
use crate::inferable::{has_inference, is_replacement, operation_name};
use crate::matcher::{Compiled, Matched, Matcher, constant_types, index, kinds};
use crate::natives::{Native, NativeFunctions};
use crate::parts::{is, is_range};
use crate::value::{Kind, PdlValue};
use crate::{
    ApplyNativeRewriteOp, AttributeOp, EraseOp, OperationOp, RangeOp, ReplaceOp, ResultOp, ResultsOp,
    RewriteOp, TypeOp, TypesOp,
};

struct Compiler<'a> {
    ir: &'a Ir,
    natives: &'a NativeFunctions,
    matcher: &'a mut Matcher,
    matched: &'a Matched,
    slots: Vec<Initial>,
    known: HashMap<Value, Slot>,
    steps: Vec<Step>,
}

/// Compiles the rewrite of the pattern that was added to the matcher last.
///
/// # Errors
/// What is not supported, at its location.
pub(crate) fn compile(
    ir: &Ir,
    natives: &NativeFunctions,
    matcher: &mut Matcher,
    matched: &Matched,
    rewrite: RewriteOp,
) -> Compiled<Rewrite> {
    let mut compiler = Compiler {
        ir,
        natives,
        matcher,
        matched,
        slots: Vec::new(),
        known: HashMap::new(),
        steps: Vec::new(),
    };
    if ir.attribute(rewrite.op(), "name").is_some() {
        // The root comes first among the operands.
        let arguments: Vec<Value> = ir.operands(rewrite.op()).collect();
        compiler.call(rewrite.op(), &arguments, &[])?;
    } else {
        let body = ir.first_block(ir.region(rewrite.op(), 0));
        for op in body.into_iter().flat_map(|body| ir.ops(body)) {
            compiler.step(op)?;
        }
    }
    Ok(Rewrite { slots: compiler.slots, steps: compiler.steps })
}

impl Compiler<'_> {
    fn slot(&mut self, initial: Initial) -> Slot {
        self.slots.push(initial);
        self.slots.len() - 1
    }

    /// The slot of a handle that a step gives.
    fn result(&mut self, handle: Value) -> Slot {
        let slot = self.slot(Initial::Later);
        self.known.insert(handle, slot);
        slot
    }

    /// The slot of a handle that `user` uses.
    fn operand(&mut self, user: Op, handle: Value) -> Compiled<Slot> {
        if let Some(slot) = self.known.get(&handle) {
            return Ok(*slot);
        }
        let initial = match self.constant(handle)? {
            Some(constant) => Initial::Constant(constant),
            None => match self.matcher.uses(self.matched, handle) {
                Some(index) => Initial::Matched(index),
                None => {
                    let message = "the operation uses a handle that neither the matcher nor the rewrite gives an entity";
                    return Err(op_failure(self.ir, user, message));
                }
            },
        };
        let slot = self.slot(initial);
        self.known.insert(handle, slot);
        Ok(slot)
    }

    fn operands(&mut self, user: Op, handles: impl IntoIterator<Item = Value>) -> Compiled<Vec<Slot>> {
        handles.into_iter().map(|handle| self.operand(user, handle)).collect()
    }

    /// The entity of a handle that is the same in all matches.
    fn constant(&self, handle: Value) -> Compiled<Option<PdlValue>> {
        let attribute = self.ir.defining_op(handle).filter(|op| is::<AttributeOp>(self.ir, *op));
        match attribute {
            Some(op) => Ok(self.ir.attribute(op, "value").map(PdlValue::Attribute)),
            None => constant_types(self.ir, handle),
        }
    }

    fn step(&mut self, op: Op) -> Compiled<()> {
        let ir = self.ir;
        if let Some(operation) = OperationOp::cast(ir, op) {
            return self.create(operation);
        }
        if let Some(replace) = ReplaceOp::cast(ir, op) {
            return self.replace(replace);
        }
        if is::<ApplyNativeRewriteOp>(ir, op) {
            let arguments: Vec<Value> = ir.operands(op).collect();
            let results: Vec<Value> = ir.results(op).collect();
            return self.call(op, &arguments, &results);
        }
        if is::<EraseOp>(ir, op) {
            let op = self.operand(op, ir.operand(op, 0))?;
            self.steps.push(Step::Erase { op });
        } else if is::<RangeOp>(ir, op) {
            let elements = self.operands(op, ir.operands(op))?;
            let kind = kinds(ir, op)?.first().copied().unwrap_or(Kind::Values);
            let result = self.result(ir.result(op, 0));
            self.steps.push(Step::Range { kind, elements, result });
        } else if is::<ResultOp>(ir, op) || is::<ResultsOp>(ir, op) {
            let parent = self.operand(op, ir.operand(op, 0))?;
            let value = ir.result(op, 0);
            let result = match index(ir, op)? {
                Some(index) if is::<ResultOp>(ir, op) => ResultIndex::One(index),
                index => ResultIndex::Segment(index, is_range(ir, value)),
            };
            let to = self.result(value);
            self.steps.push(Step::Result { op: parent, result, to });
        } else if !is::<AttributeOp>(ir, op) && !is::<TypeOp>(ir, op) && !is::<TypesOp>(ir, op) {
            return Err(op_failure(ir, op, "the operation is not supported in a rewrite"));
        }
        Ok(())
    }

    fn call(&mut self, op: Op, arguments: &[Value], results: &[Value]) -> Compiled<()> {
        let function = self.function(op)?;
        let arguments = self.operands(op, arguments.iter().copied())?;
        let kinds = if results.is_empty() { Vec::new() } else { kinds(self.ir, op)? };
        let results = results.iter().zip(kinds).map(|(result, kind)| (self.result(*result), kind)).collect();
        self.steps.push(Step::Call { function, arguments, results });
        Ok(())
    }

    fn function(&self, op: Op) -> Compiled<Native> {
        let ctx = self.ir.context();
        let name = self.ir.attribute(op, "name").and_then(|name| string_value(ctx, name)).unwrap_or_default();
        self.natives.get_rewrite(name).ok_or_else(|| {
            op_failure(self.ir, op, &format!("no rewrite function with the name '{name}' is registered"))
        })
    }

    fn replace(&mut self, replace: ReplaceOp) -> Compiled<()> {
        let (ir, op) = (self.ir, replace.op());
        let old = ir.operand(op, 0);
        let new = replace.repl_operation(ir);
        let values: Vec<Value> = replace.repl_values(ir).collect();
        // As in MLIR, an operation without types in the pattern has no results to be replaced.
        let operation = ir.defining_op(old).and_then(|old| OperationOp::cast(ir, old));
        let has_no_results = operation.is_some_and(|operation| operation.type_values(ir).is_empty());
        let old = self.operand(op, old)?;
        let step = match new {
            Some(new) if !has_no_results => Step::ReplaceByOp { op: old, other: self.operand(op, new)? },
            None if !values.is_empty() => Step::Replace { op: old, values: self.operands(op, values)? },
            _ => Step::Erase { op: old },
        };
        self.steps.push(step);
        Ok(())
    }

    fn create(&mut self, operation: OperationOp) -> Compiled<()> {
        let (ir, op) = (self.ir, operation.op());
        let Some(name) = operation_name(ir, operation) else {
            return Err(op_failure(ir, op, "an operation without a name cannot be created"));
        };
        let operands = self.operands(op, operation.operand_values(ir))?;
        let names = ir.attribute(op, "attributeValueNames");
        let names = names.and_then(|names| array_elements(ir.context(), names)).unwrap_or_default();
        let names = names
            .iter()
            .map(|name| ir.context().ident(string_value(ir.context(), *name).unwrap_or_default()));
        let values = self.operands(op, operation.attribute_values(ir))?;
        let attributes = names.zip(values).collect();
        let types = self.types(operation)?;
        let result = self.result(ir.result(op, 0));
        self.steps.push(Step::Create { name, operands, attributes, types, result });
        self.types_of_created(operation, result);
        Ok(())
    }

    /// The types of a new operation: those given if all are known, those that the operation infers, or those of the one that it replaces.
    fn types(&mut self, operation: OperationOp) -> Compiled<Types> {
        let (ir, op) = (self.ir, operation.op());
        let types: Vec<Value> = operation.type_values(ir).collect();
        let block = ir.parent_block(op);
        let is_known = |this: &Self, ty: &Value| {
            let is_constant = matches!(this.constant(*ty), Ok(Some(_)));
            is_constant || this.known.contains_key(ty) || ir.value_block(*ty) != block
        };
        if !types.is_empty() && types.iter().all(|ty| is_known(self, ty)) {
            return Ok(Types::Given(self.operands(op, types)?));
        }
        if operation_name(ir, operation).is_some_and(|name| has_inference(ir, name)) {
            return Ok(Types::Inferred);
        }
        // The use that was added last is found first, as in MLIR.
        let replaced = ir.uses(ir.result(op, 0)).find(|found| is_replacement(ir, op, *found));
        match replaced {
            Some(found) => Ok(Types::Of(self.operand(op, ir.operand(found.op, 0))?)),
            None if types.is_empty() => Ok(Types::Given(Vec::new())),
            None => {
                let message = "the result types of the operation cannot be found out: give them in the matcher, or let it replace an \
                               operation";
                Err(op_failure(ir, op, message))
            }
        }
    }

    /// Types that were not known before are those of the results that were created.
    fn types_of_created(&mut self, operation: OperationOp, created: Slot) {
        let types: Vec<Value> = operation.type_values(self.ir).collect();
        let is_all = matches!(types[..], [all] if is_range(self.ir, all));
        let mut seen_range = false;
        for (index, ty) in types.into_iter().enumerate() {
            let is_range = is_range(self.ir, ty);
            seen_range |= is_range;
            let result = match (is_all, seen_range) {
                (true, _) => ResultIndex::Segment(None, true),
                (_, true) => ResultIndex::Segment(Some(index), is_range),
                _ => ResultIndex::One(index),
            };
            if !self.known.contains_key(&ty) {
                let to = self.result(ty);
                self.steps.push(Step::TypeOf { op: created, result, to });
            }
        }
    }
}
