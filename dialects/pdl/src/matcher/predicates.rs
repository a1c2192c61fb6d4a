//! A pattern as a list of predicates: what its operations, operands, attributes and types ask of the entities at positions.
//!
//! The order is that of MLIR's lowering to `pdl_interp`, because it decides in which order constraints are called.

use std::collections::HashMap;

use ir_core::context::Type;
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Ir, Op, OpHandle as _, Value};
use ir_core::predicates::attributes::{array_elements, bool_value, int, string_value, type_value};
use ir_core::verify::op_failure;

use super::positions::{Answer, Call, Position, PositionId, Positions, Predicate, Question};
use crate::inferable::operation_name;
use crate::natives::NativeFunctions;
use crate::parts::{is, is_range};
use crate::value::{Kind, PdlValue};
use crate::{
    ApplyNativeConstraintOp, AttributeOp, OperandOp, OperandsOp, OperationOp, ResultOp, ResultsOp, TypeOp,
    TypesOp,
};

/// A result of the compiler.
pub(crate) type Compiled<T> = Result<T, Diagnostic>;

/// A piece of the work on a pattern.
enum Work {
    Emit(Predicate),
    /// The predicates of what a handle refers to, which is at a position.
    Visit(Value, PositionId),
}

/// The collector of a pattern's predicates.
pub(super) struct Collector<'a> {
    ir: &'a Ir,
    natives: &'a NativeFunctions,
    pub(super) positions: &'a mut Positions,
    pub(super) predicates: Vec<Predicate>,
    /// Where the handles of the matcher are found.
    pub(super) found: HashMap<Value, PositionId>,
}

fn emit(position: PositionId, question: Question, answer: Answer) -> Work {
    Work::Emit(Predicate { position, question, answer })
}

impl<'a> Collector<'a> {
    pub(super) fn new(ir: &'a Ir, natives: &'a NativeFunctions, positions: &'a mut Positions) -> Self {
        Collector { ir, natives, positions, predicates: Vec::new(), found: HashMap::new() }
    }

    pub(super) fn position(&mut self, position: Position) -> PositionId {
        self.positions.intern(position)
    }

    fn push(&mut self, position: PositionId, question: Question, answer: Answer) {
        self.predicates.push(Predicate { position, question, answer });
    }

    /// The operation that defines a handle.
    fn definition(&self, value: Value) -> Option<Op> {
        self.ir.defining_op(value)
    }

    /// Adds the predicates of an operation and of everything that is reached from it.
    pub(super) fn tree(&mut self, operation: Value, position: PositionId) -> Compiled<()> {
        self.work(vec![Work::Visit(operation, position)])
    }

    /// Adds the predicates of an operation that was reached from its operand with this index, and of what is reached from it.
    pub(super) fn user(
        &mut self,
        operation: Value,
        position: PositionId,
        operand: Option<usize>,
    ) -> Compiled<()> {
        self.found.insert(operation, position);
        let mut work = self.operation(operation, position, operand)?;
        work.reverse();
        self.work(work)
    }

    fn work(&mut self, mut pending: Vec<Work>) -> Compiled<()> {
        while let Some(work) = pending.pop() {
            match work {
                Work::Emit(predicate) => self.predicates.push(predicate),
                Work::Visit(value, position) => {
                    let mut further = self.visit(value, position)?;
                    further.reverse();
                    pending.extend(further);
                }
            }
        }
        Ok(())
    }

    /// The predicates of a handle; of one that was visited before, that both are the same.
    fn visit(&mut self, value: Value, position: PositionId) -> Compiled<Vec<Work>> {
        if let Some(earlier) = self.found.get(&value).copied() {
            return Ok(self.same(value, position, earlier));
        }
        self.found.insert(value, position);
        match self.positions.get(position) {
            Position::Attribute(..) => Ok(self.attribute(value, position)),
            Position::Type(_) => self.ty(value, position),
            Position::Operand(..) | Position::Operands(..) => self.operand(value, position),
            _ => self.operation(value, position, None),
        }
    }

    /// That the entities at two positions are the same; the deeper one is asked.
    fn same(&self, value: Value, position: PositionId, earlier: PositionId) -> Vec<Work> {
        let is_compared = self.definition(value).is_some_and(|op| {
            is::<AttributeOp>(self.ir, op)
                || is::<OperandOp>(self.ir, op)
                || is::<OperandsOp>(self.ir, op)
                || is::<OperationOp>(self.ir, op)
                || is::<TypeOp>(self.ir, op)
                // MLIR 22 forgets these, so a range of types that occurs twice may have two meanings there.
                || is::<TypesOp>(self.ir, op)
        });
        if !is_compared {
            return Vec::new();
        }
        let is_shallower = self.positions.depth(earlier) < self.positions.depth(position);
        let (first, second) = if is_shallower { (earlier, position) } else { (position, earlier) };
        vec![emit(second, Question::EqualTo(first), Answer::Yes)]
    }

    fn attribute(&mut self, value: Value, position: PositionId) -> Vec<Work> {
        let mut work = vec![emit(position, Question::NotNull, Answer::Yes)];
        let Some(op) = self.definition(value).filter(|op| is::<AttributeOp>(self.ir, *op)) else {
            return work;
        };
        if let Some(ty) = self.ir.operands(op).next() {
            let of = self.position(Position::Type(position));
            work.push(Work::Visit(ty, of));
        } else if let Some(constant) = self.ir.attribute(op, "value") {
            work.push(emit(position, Question::Attribute, Answer::Is(PdlValue::Attribute(constant))));
        }
        work
    }

    fn ty(&mut self, value: Value, position: PositionId) -> Compiled<Vec<Work>> {
        let constant = constant_types(self.ir, value)?;
        Ok(constant.map(|types| emit(position, Question::Type, Answer::Is(types))).into_iter().collect())
    }

    fn operand(&mut self, value: Value, position: PositionId) -> Compiled<Vec<Work>> {
        let Some(op) = self.definition(value) else { return Err(self.unknown(value)) };
        let mut work = Vec::new();
        let not_null = |position| emit(position, Question::NotNull, Answer::Yes);
        if is::<OperandOp>(self.ir, op) || is::<OperandsOp>(self.ir, op) {
            // All operands of an operation always exist; segment 0 is not tested by MLIR, either.
            let is_certain = matches!(self.positions.get(position), Position::Operands(_, None | Some(0), _));
            if is::<OperandOp>(self.ir, op) || !is_certain {
                work.push(not_null(position));
            }
            if let Some(ty) = self.ir.operands(op).next() {
                let of = self.position(Position::Type(position));
                work.push(Work::Visit(ty, of));
            }
            return Ok(work);
        }
        let is_result = is::<ResultOp>(self.ir, op);
        if !is_result && !is::<ResultsOp>(self.ir, op) {
            return Err(self.unknown(value));
        }
        let index = index(self.ir, op)?;
        if index.is_some() {
            work.push(not_null(position));
        }
        let parent = self.position(Position::DefiningOp(position));
        work.push(not_null(parent));
        let of = self.result(op, parent, index);
        work.push(emit(of, Question::EqualTo(position), Answer::Yes));
        work.push(Work::Visit(self.ir.operand(op, 0), parent));
        Ok(work)
    }

    /// The position of a `pdl.result` or `pdl.results`.
    pub(super) fn result(&mut self, op: Op, parent: PositionId, index: Option<usize>) -> PositionId {
        let is_range = is_range(self.ir, self.ir.result(op, 0));
        self.position(match index {
            Some(index) if is::<ResultOp>(self.ir, op) => Position::Result(parent, index),
            index => Position::Results(parent, index, is_range),
        })
    }

    /// The error about a handle that cannot be found from the root.
    fn unknown(&self, value: Value) -> Diagnostic {
        let op = self.ir.value_block(value).and_then(|block| self.ir.parent_op(block));
        let message = "a matcher that uses this handle as the operation or operand of a `pdl.operation` is not supported";
        match self.definition(value).or(op) {
            Some(op) => op_failure(self.ir, op, message),
            None => Diagnostic::error(self.ir.value_location(value), message),
        }
    }

    fn operation(&mut self, value: Value, at: PositionId, reached_by: Option<usize>) -> Compiled<Vec<Work>> {
        let ir = self.ir;
        let Some(op) = self.definition(value).and_then(|op| OperationOp::cast(ir, op)) else {
            return Err(self.unknown(value));
        };
        let mut work = Vec::new();
        let is_root = *self.positions.get(at) == Position::Root;
        if !is_root {
            work.push(emit(at, Question::NotNull, Answer::Yes));
        }
        if let Some(name) = operation_name(ir, op) {
            work.push(emit(at, Question::OperationName, Answer::Name(name)));
        }
        let operands: Vec<Value> = op.operand_values(ir).collect();
        let types: Vec<Value> = op.type_values(ir).collect();
        work.extend(count(ir, at, &operands, Question::OperandCount, Question::OperandCountAtLeast));
        work.extend(count(ir, at, &types, Question::ResultCount, Question::ResultCountAtLeast));
        let names = ir.attribute(op.op(), "attributeValueNames");
        let names = names.and_then(|names| array_elements(ir.context(), names)).unwrap_or_default();
        for (name, attribute) in names.iter().zip(op.attribute_values(ir)) {
            let name = ir.context().ident(string_value(ir.context(), *name).unwrap_or_default());
            let of = self.position(Position::Attribute(at, name));
            work.push(Work::Visit(attribute, of));
        }
        self.operands(&operands, at, reached_by, &mut work);
        self.result_types(&types, at, &mut work);
        Ok(work)
    }

    /// Operands up to the first range are found by their indices, the others by their segments. A single range is all operands.
    fn operands(
        &mut self,
        operands: &[Value],
        at: PositionId,
        reached_by: Option<usize>,
        work: &mut Vec<Work>,
    ) {
        if let [all] = operands
            && is_range(self.ir, *all)
        {
            // Those of a user were compared when it was reached.
            if !matches!(self.positions.get(at), Position::User(..)) {
                let of = self.position(Position::Operands(at, None, true));
                work.push(Work::Visit(*all, of));
            }
            return;
        }
        let mut seen_range = false;
        for (index, operand) in operands.iter().enumerate() {
            let is_range = is_range(self.ir, *operand);
            seen_range |= is_range;
            if reached_by == Some(index) {
                continue;
            }
            let of = self.position(if seen_range {
                Position::Operands(at, Some(index), is_range)
            } else {
                Position::Operand(at, index)
            });
            work.push(Work::Visit(*operand, of));
        }
    }

    /// In the same way, types of results.
    fn result_types(&mut self, types: &[Value], at: PositionId, work: &mut Vec<Work>) {
        if let [all] = types
            && is_range(self.ir, *all)
        {
            let results = self.position(Position::Results(at, None, true));
            let of = self.position(Position::Type(results));
            work.push(Work::Visit(*all, of));
            return;
        }
        let mut seen_range = false;
        for (index, ty) in types.iter().enumerate() {
            let is_range = is_range(self.ir, *ty);
            seen_range |= is_range;
            let result = self.position(if seen_range {
                Position::Results(at, Some(index), is_range)
            } else {
                Position::Result(at, index)
            });
            work.push(emit(result, Question::NotNull, Answer::Yes));
            let of = self.position(Position::Type(result));
            work.push(Work::Visit(*ty, of));
        }
    }

    /// Adds what is not reached from operations: constants, results, and calls of constraints.
    pub(super) fn others(&mut self, body: impl Iterator<Item = Op>) -> Compiled<()> {
        for op in body {
            if let Some(value) = self.ir.results(op).next().filter(|value| !self.found.contains_key(value)) {
                self.other(op, value)?;
            }
            if ApplyNativeConstraintOp::cast(self.ir, op).is_some() {
                self.call(op)?;
            }
        }
        Ok(())
    }

    fn other(&mut self, op: Op, value: Value) -> Compiled<()> {
        let ir = self.ir;
        let not_known = || Err(op_failure(ir, op, "the handle cannot be found from the root of the pattern"));
        if is::<AttributeOp>(ir, op) {
            let Some(constant) = ir.attribute(op, "value") else { return not_known() };
            let literal = self.position(Position::AttributeLiteral(constant));
            self.found.insert(value, literal);
        } else if is::<TypeOp>(ir, op) || is::<TypesOp>(ir, op) {
            let constant = ir.attribute(op, "constantType").or_else(|| ir.attribute(op, "constantTypes"));
            let Some(constant) = constant else { return not_known() };
            let literal = self.position(Position::TypeLiteral(constant));
            self.found.insert(value, literal);
        } else if is::<ResultOp>(ir, op) || is::<ResultsOp>(ir, op) {
            let Some(parent) = self.found.get(&ir.operand(op, 0)).copied() else { return not_known() };
            let index = index(ir, op)?;
            let position = self.result(op, parent, index);
            self.found.insert(value, position);
            if index.is_some() {
                self.push(position, Question::NotNull, Answer::Yes);
            }
        } else if !is::<ApplyNativeConstraintOp>(ir, op) {
            return not_known();
        }
        Ok(())
    }

    /// A call of a constraint is a question about the deepest of its arguments.
    fn call(&mut self, op: Op) -> Compiled<()> {
        let ir = self.ir;
        let name =
            ir.attribute(op, "name").and_then(|name| string_value(ir.context(), name)).unwrap_or_default();
        let Some(function) = self.natives.get_constraint(name) else {
            return Err(op_failure(
                ir,
                op,
                &format!("no constraint function with the name '{name}' is registered"),
            ));
        };
        let mut arguments = Vec::new();
        for argument in ir.operands(op) {
            let late = "an argument of the constraint is defined after it and is not part of what is matched";
            arguments.push(*self.found.get(&argument).ok_or_else(|| op_failure(ir, op, late))?);
        }
        let is_negated = ir.attribute(op, "isNegated").and_then(|it| bool_value(ir.context(), it));
        let results = kinds(ir, op)?;
        if is_negated == Some(true) && !results.is_empty() {
            return Err(op_failure(ir, op, "a negated constraint cannot have results"));
        }
        let call = Call {
            name: name.to_owned(),
            arguments: arguments.clone(),
            results,
            is_negated: is_negated == Some(true),
            function,
        };
        let call = self.positions.call(call);
        for (index, result) in ir.results(op).enumerate() {
            let position = self.position(Position::CallResult(call, index));
            match self.found.get(&result).copied() {
                Some(earlier) => {
                    let is_shallower = self.positions.depth(earlier) < self.positions.depth(position);
                    let (first, second) =
                        if is_shallower { (earlier, position) } else { (position, earlier) };
                    self.push(second, Question::EqualTo(first), Answer::Yes);
                }
                None => {
                    self.found.insert(result, position);
                }
            }
        }
        // The first of the deepest ones.
        let deepest = arguments.iter().copied().rev().max_by_key(|position| self.positions.depth(*position));
        if let Some(position) = deepest {
            self.push(position, Question::Call(call), Answer::Yes);
        }
        Ok(())
    }
}

/// The question for a number of values: how many, or, with ranges among them, at least how many.
fn count(ir: &Ir, at: PositionId, values: &[Value], exactly: Question, at_least: Question) -> Option<Work> {
    let single = values.iter().filter(|value| !is_range(ir, **value)).count();
    let question = if single == values.len() { exactly } else { at_least };
    (question == exactly || single > 0).then(|| emit(at, question, Answer::Count(single)))
}

/// The kinds of the results of a call.
pub(crate) fn kinds(ir: &Ir, op: Op) -> Compiled<Vec<Kind>> {
    let unsupported = || op_failure(ir, op, "a range of attributes or operations is not supported");
    ir.result_types(op).map(|ty| Kind::from_type(ir.context(), ty).ok_or_else(unsupported)).collect()
}

/// The index of a `pdl.result` or `pdl.results`.
pub(crate) fn index(ir: &Ir, op: Op) -> Compiled<Option<usize>> {
    let Some(index) = ir.attribute(op, "index").and_then(|index| int(ir.context(), index)) else {
        return Ok(None);
    };
    match usize::try_from(index) {
        Ok(index) => Ok(Some(index)),
        Err(_) => Err(op_failure(ir, op, "the index is negative")),
    }
}

/// The types that a `pdl.type` or `pdl.types` gives.
pub(crate) fn constant_types(ir: &Ir, value: Value) -> Compiled<Option<PdlValue>> {
    let ctx = ir.context();
    let Some(op) = ir.defining_op(value) else { return Ok(None) };
    if is::<TypeOp>(ir, op) {
        let ty = ir.attribute(op, "constantType").and_then(|ty| type_value(ctx, ty));
        return Ok(ty.map(PdlValue::Type));
    }
    let Some(types) = ir.attribute(op, "constantTypes").filter(|_| is::<TypesOp>(ir, op)) else {
        return Ok(None);
    };
    let types: Option<Vec<Type>> =
        array_elements(ctx, types).and_then(|types| types.iter().map(|ty| type_value(ctx, *ty)).collect());
    Ok(types.map(PdlValue::Types))
}
