//! Bang operators: operands, their types, and the type of the result. Computing is [`super::fold`]'s part.

use super::lookup::Scope;
use super::{Abort, Eval, Evaluator, Mode, Owner, codes};
use crate::records::{Field, FieldKind, Op, Record, Type, TypeKind, Value, ValueKind};
use crate::source::Span;
use crate::syntax::ast::{Bang, BangOp, CondClause, Expr, ExprKind, TypeKind as AstTypeKind};

impl Evaluator<'_> {
    /// `!op<T>(args)`
    pub(super) fn bang(&mut self, bang: &Bang<'_>, record: Owner, expected: Option<Type>) -> Eval<Value> {
        match bang.op {
            BangOp::Foreach | BangOp::Filter => self.foreach_or_filter(bang, record, expected),
            BangOp::Foldl => self.foldl(bang, record),
            BangOp::If => self.if_value(bang, record, expected),
            BangOp::Subst => self.subst(bang, record, expected),
            BangOp::Range => self.range_value(bang, record),
            BangOp::Substr | BangOp::Find => self.substr_or_find(bang, record),
            BangOp::Dag => self.dag_value(bang, record),
            BangOp::SetDagArg | BangOp::SetDagName => self.set_dag_part(bang, record),
            BangOp::IsA | BangOp::Exists => self.isa_or_exists(bang, record),
            BangOp::Instances => self.instances_value(bang, record),
            _ => match unary(bang.op) {
                Some(op) => self.unary(op, bang, record),
                None => self.binary(bang, record, expected),
            },
        }
    }

    /// Checks the number of operands.
    pub(super) fn arity(&mut self, bang: &Bang<'_>, allowed: std::ops::RangeInclusive<usize>) -> Eval<()> {
        let count = bang.args.len();
        if allowed.contains(&count) {
            return Ok(());
        }
        let (least, most) = (*allowed.start(), *allowed.end());
        let expected = if least == most { least.to_string() } else { format!("{least} to {most}") };
        let plural = if most == 1 { "" } else { "s" };
        let message = format!("!{} takes {expected} operand{plural}, but {count} are given", bang.op.name());
        self.error_at(bang.op_span, codes::OPERAND_COUNT, message)
    }

    pub(super) fn operand(&mut self, arg: &Expr<'_>, record: Owner) -> Eval<Value> {
        self.expr(arg, record, None, Mode::Value)
    }

    pub(super) fn operand_error<T>(
        &mut self,
        bang: &Bang<'_>,
        span: Span,
        expected: &str,
        value: Value,
    ) -> Eval<T> {
        let message = format!(
            "!{} wants {expected} here, not {} of type '{}'",
            bang.op.name(),
            self.shortened(value),
            self.type_name_of(value)
        );
        self.error_at(span, codes::OPERAND_TYPE, message)
    }

    /// The type in angle brackets.
    pub(super) fn operator_type(&mut self, bang: &Bang<'_>) -> Eval<Type> {
        let Some(ty) = &bang.ty else {
            let message = format!("!{} needs a type: !{}<type>(…)", bang.op.name(), bang.op.name());
            return self.error_at(bang.op_span, codes::OPERATOR_TYPE, message);
        };
        if ty.kind == AstTypeKind::Code {
            let message = "bang operators take 'string' instead of 'code'";
            return self.error_at(ty.span, codes::OPERATOR_TYPE, message);
        }
        self.ty(ty)
    }

    fn unary(&mut self, op: Op, bang: &Bang<'_>, record: Owner) -> Eval<Value> {
        let fixed = match op {
            Op::Cast => Some(self.operator_type(bang)?),
            Op::GetDagOp => Some(match bang.ty {
                Some(_) => self.record_operator_type(bang)?,
                None => Type::ANY_RECORD,
            }),
            Op::Repr | Op::ToLower | Op::ToUpper | Op::GetDagOpName => Some(Type::STRING),
            Op::Head | Op::Tail | Op::ListFlatten => None,
            _ => Some(Type::INT),
        };
        self.arity(bang, 1..=1)?;
        let operand = self.operand(&bang.args[0], record)?;
        let span = bang.args[0].span;
        let ty = match fixed {
            Some(ty) => {
                if matches!(op, Op::Size | Op::Empty) {
                    let own = self.type_of(operand);
                    let is_list = own.is_some_and(|ty| self.store.types.element(ty).is_some());
                    if !is_list && own != Some(Type::STRING) && own != Some(Type::DAG) {
                        return self.operand_error(bang, span, "a string, list or dag", operand);
                    }
                }
                ty
            }
            None => self.list_operation_type(op, bang, operand)?,
        };
        self.here = bang.op_span.join(span);
        self.fold(op, ty, &[operand], record, false)
    }

    fn record_operator_type(&mut self, bang: &Bang<'_>) -> Eval<Type> {
        let ty = self.operator_type(bang)?;
        if matches!(self.store.types.kind(ty), TypeKind::Record(_)) {
            return Ok(ty);
        }
        let message =
            format!("the type of !{} must be a class, not '{}'", bang.op.name(), self.store.type_text(ty));
        self.error_at(bang.op_span, codes::OPERATOR_TYPE, message)
    }

    fn list_operation_type(&mut self, op: Op, bang: &Bang<'_>, operand: Value) -> Eval<Type> {
        let span = bang.args[0].span;
        let own = self.type_of(operand);
        let Some((list, element)) = own.and_then(|ty| self.store.types.element(ty).map(|e| (ty, e))) else {
            return self.operand_error(bang, span, "a list", operand);
        };
        if op == Op::ListFlatten {
            return Ok(if self.store.types.element(element).is_some() { element } else { list });
        }
        let element = match self.store.kind(operand) {
            ValueKind::List(run, _) if self.store.values.len(run) > 0 => {
                let first = self.store.values.get(run, 0);
                match self.type_of(first) {
                    Some(ty) => ty,
                    None => {
                        return self.operand_error(
                            bang,
                            span,
                            "a list with a constant first element",
                            operand,
                        );
                    }
                }
            }
            _ => element,
        };
        Ok(if op == Op::Head { element } else { self.store.types.list_of(element) })
    }

    fn isa_or_exists(&mut self, bang: &Bang<'_>, record: Owner) -> Eval<Value> {
        let ty = self.operator_type(bang)?;
        self.arity(bang, 1..=1)?;
        let operand = self.operand(&bang.args[0], record)?;
        if bang.op == BangOp::IsA {
            return self.fold(Op::IsA, ty, &[operand], record, false);
        }
        if self.type_of(operand) != Some(Type::STRING) {
            let span = bang.args[0].span;
            return self.operand_error(bang, span, "the name of a record as a string", operand);
        }
        self.fold(Op::Exists, ty, &[operand], record, false)
    }

    fn instances_value(&mut self, bang: &Bang<'_>, record: Owner) -> Eval<Value> {
        let ty = self.record_operator_type(bang)?;
        self.arity(bang, 0..=1)?;
        let pattern = match bang.args {
            [pattern] => {
                let value = self.operand(pattern, record)?;
                if self.type_of(value) != Some(Type::STRING) {
                    return self.operand_error(bang, pattern.span, "a regular expression as a string", value);
                }
                value
            }
            _ => self.store.string(""),
        };
        self.fold(Op::Instances, ty, &[pattern], record, false)
    }

    fn if_value(&mut self, bang: &Bang<'_>, record: Owner, expected: Option<Type>) -> Eval<Value> {
        self.arity(bang, 3..=3)?;
        let condition = self.operand(&bang.args[0], record)?;
        let then_value = self.expr(&bang.args[1], record, expected, Mode::Value)?;
        let else_value = self.expr(&bang.args[2], record, expected, Mode::Value)?;
        let (then_type, else_type) = (self.type_of(then_value), self.type_of(else_value));
        let Some((a, b)) = then_type.or(else_type).zip(else_type.or(then_type)) else {
            let message = "the type of this !if cannot be inferred: both values are '?'";
            return self.error_at(bang.op_span, codes::OPERAND_TYPE, message);
        };
        let Some(ty) = self.common_type(a, b) else {
            let message = format!(
                "the values of !if have no type in common: '{}' and '{}'",
                self.store.type_text(a),
                self.store.type_text(b)
            );
            return self.error_at(bang.op_span, codes::OPERAND_TYPE, message);
        };
        self.fold(Op::If, ty, &[condition, then_value, else_value], record, false)
    }

    /// `!cond(c1: v1, …)`
    pub(super) fn cond(
        &mut self,
        clauses: &[CondClause<'_>],
        record: Owner,
        expected: Option<Type>,
    ) -> Eval<Value> {
        let whole = self.here;
        let mut operands = Vec::with_capacity(2 * clauses.len());
        let mut common: Option<Type> = None;
        for clause in clauses {
            operands.push(self.operand(&clause.condition, record)?);
            let value = self.expr(&clause.value, record, expected, Mode::Value)?;
            operands.push(value);
            let Some(ty) = self.type_of(value) else { continue };
            common = match common {
                None => Some(ty),
                Some(so_far) => match self.common_type(so_far, ty) {
                    Some(both) => Some(both),
                    None => {
                        let message = format!(
                            "the values of !cond have no type in common: '{}' and '{}'",
                            self.store.type_text(so_far),
                            self.store.type_text(ty)
                        );
                        return self.error_at(clause.value.span, codes::OPERAND_TYPE, message);
                    }
                },
            };
        }
        let Some(ty) = common else {
            let message = "the type of this !cond cannot be inferred: every value is '?'";
            return self.error_at(whole, codes::OPERAND_TYPE, message);
        };
        self.here = whole;
        self.fold(Op::Cond, ty, &operands, record, false)
    }

    fn subst(&mut self, bang: &Bang<'_>, record: Owner, expected: Option<Type>) -> Eval<Value> {
        self.arity(bang, 3..=3)?;
        let target = self.operand(&bang.args[0], record)?;
        let replacement = self.expr(&bang.args[1], record, expected, Mode::Value)?;
        let value = self.expr(&bang.args[2], record, expected, Mode::Value)?;
        let Some(ty) = self.type_of(value) else {
            return self.operand_error(bang, bang.args[2].span, "a string or record", value);
        };
        self.fold(Op::Subst, ty, &[target, replacement, value], record, false)
    }

    fn range_value(&mut self, bang: &Bang<'_>, record: Owner) -> Eval<Value> {
        self.arity(bang, 1..=3)?;
        let mut values = Vec::with_capacity(3);
        for arg in bang.args {
            let value = self.operand(arg, record)?;
            let ty = self.type_of(value);
            let is_list = ty.is_some_and(|ty| self.store.types.element(ty).is_some());
            if ty != Some(Type::INT) && !(is_list && bang.args.len() == 1) {
                return self.operand_error(bang, arg.span, "integers, or one list", value);
            }
            values.push(value);
        }
        let zero = self.store.values.int(0);
        let one = self.store.values.int(1);
        let operands = match *values {
            [value] if self.type_of(value) == Some(Type::INT) => [zero, value, one],
            [list] => [zero, self.fold(Op::Size, Type::INT, &[list], record, false)?, one],
            [start, stop] => [start, stop, one],
            [start, stop, step, ..] => [start, stop, step],
            [] => return Err(Abort),
        };
        self.fold(Op::Range, Type::LIST_OF_INT, &operands, record, false)
    }

    fn substr_or_find(&mut self, bang: &Bang<'_>, record: Owner) -> Eval<Value> {
        self.arity(bang, 2..=3)?;
        let is_find = bang.op == BangOp::Find;
        let expected = [Type::STRING, if is_find { Type::STRING } else { Type::INT }, Type::INT];
        let mut operands = Vec::with_capacity(3);
        for (arg, ty) in bang.args.iter().zip(expected) {
            let value = self.operand(arg, record)?;
            if value != Value::UNSET && self.type_of(value) != Some(ty) {
                let expected = if ty == Type::STRING { "a string" } else { "an int" };
                return self.operand_error(bang, arg.span, expected, value);
            }
            operands.push(value);
        }
        if operands.len() == 2 {
            operands.push(self.store.values.int(if is_find { 0 } else { i64::MAX }));
        }
        let (op, ty) = if is_find { (Op::Find, Type::INT) } else { (Op::Substr, Type::STRING) };
        self.fold(op, ty, &operands, record, false)
    }

    fn dag_value(&mut self, bang: &Bang<'_>, record: Owner) -> Eval<Value> {
        self.arity(bang, 3..=3)?;
        let operator = self.operand(&bang.args[0], record)?;
        let children = self.operand(&bang.args[1], record)?;
        let names = self.operand(&bang.args[2], record)?;
        let children_type = self.type_of(children);
        if children_type.is_some_and(|ty| self.store.types.element(ty).is_none()) {
            return self.operand_error(bang, bang.args[1].span, "a list of arguments or '?'", children);
        }
        let names_type = self.type_of(names);
        if names_type.is_some_and(|ty| ty != Type::LIST_OF_STRING) {
            return self.operand_error(bang, bang.args[2].span, "a list of names or '?'", names);
        }
        if children_type.is_none() && names_type.is_none() {
            let message = "either the arguments or the names of !dag must be given";
            return self.error_at(bang.args[1].span, codes::OPERAND_TYPE, message);
        }
        self.fold(Op::Dag, Type::DAG, &[operator, children, names], record, false)
    }

    fn set_dag_part(&mut self, bang: &Bang<'_>, record: Owner) -> Eval<Value> {
        self.arity(bang, 3..=3)?;
        let dag = self.operand(&bang.args[0], record)?;
        let key = self.operand(&bang.args[1], record)?;
        let value = self.operand(&bang.args[2], record)?;
        if !matches!(self.type_of(key), Some(Type::INT | Type::STRING)) {
            return self.operand_error(bang, bang.args[1].span, "an index or a name", key);
        }
        let op = if bang.op == BangOp::SetDagArg { Op::SetDagArg } else { Op::SetDagName };
        if op == Op::SetDagName && self.type_of(value).is_some_and(|ty| ty != Type::STRING) {
            return self.operand_error(bang, bang.args[2].span, "a name or '?'", value);
        }
        self.fold(op, Type::DAG, &[dag, key, value], record, false)
    }

    /// The name that an operation binds.
    fn bound_variable(
        &mut self,
        bang: &Bang<'_>,
        index: usize,
        record: Owner,
    ) -> Eval<crate::records::Symbol> {
        let arg = &bang.args[index];
        let ExprKind::Ident(name) = arg.kind else {
            let message = format!("!{} wants the name of a variable here", bang.op.name());
            return self.error_at(arg.span, codes::VARIABLE_NAME, message);
        };
        let name = self.store.symbols.intern(name);
        if record.is_some_and(|id| self.store.record(id).field(name).is_some()) {
            let message =
                format!("the variable '{}' hides a field or variable of that name", self.text(name));
            return self.error_at(arg.span, codes::NAME_TAKEN, message);
        }
        Ok(name)
    }

    /// Evaluates `expr` with fields of these types in scope, as variables that remain symbolic.
    fn with_variables(
        &mut self,
        variables: &[(crate::records::Symbol, Type)],
        expr: &Expr<'_>,
        record: Owner,
        expected: Option<Type>,
    ) -> Eval<Value> {
        let holder = match record {
            Some(id) => id,
            None => {
                let name = self.store.string(".parse");
                self.store.add_record(Record::new(name, Span::NONE))
            }
        };
        let before = self.store.record(holder).fields.len();
        for &(name, ty) in variables {
            let (value, kind) = (Value::UNSET, FieldKind::Normal);
            let field = Field { name, ty, value, kind, used: false, span: expr.span, value_span: Span::NONE };
            self.store.record_mut(holder).fields.push(field);
        }
        let result = self
            .run_in_scope(Scope::record(holder), |eval| eval.expr(expr, Some(holder), expected, Mode::Value));
        self.store.record_mut(holder).fields.truncate(before);
        result
    }

    fn foreach_or_filter(&mut self, bang: &Bang<'_>, record: Owner, expected: Option<Type>) -> Eval<Value> {
        self.arity(bang, 3..=3)?;
        let is_foreach = bang.op == BangOp::Foreach;
        let variable = self.bound_variable(bang, 0, record)?;
        let over = self.operand(&bang.args[1], record)?;
        let over_type = self.type_of(over);
        let element = over_type.and_then(|ty| self.store.types.element(ty));
        let (variable_type, expr_type) = match element {
            Some(element) => match expected.map(|ty| self.store.types.element(ty)) {
                Some(None) => return self.result_mismatch(bang, expected, "a list"),
                Some(Some(_)) if !is_foreach => (element, Some(Type::INT)),
                Some(inner) => (element, inner),
                None => (element, None),
            },
            None if over_type == Some(Type::DAG) && is_foreach => {
                if expected.is_some_and(|ty| ty != Type::DAG) {
                    return self.result_mismatch(bang, expected, "a dag");
                }
                (Type::DAG, None)
            }
            None => {
                let kinds = if is_foreach { "a list or dag" } else { "a list" };
                return self.operand_error(bang, bang.args[1].span, kinds, over);
            }
        };
        let expr = self.with_variables(&[(variable, variable_type)], &bang.args[2], record, expr_type)?;
        let ty = match (is_foreach, element) {
            (true, Some(_)) => match self.type_of(expr) {
                Some(ty) => self.store.types.list_of(ty),
                None => return self.operand_error(bang, bang.args[2].span, "a value of a known type", expr),
            },
            (true, None) => Type::DAG,
            (false, _) => over_type.ok_or(Abort)?,
        };
        let name = self.store.values.string(variable);
        self.fold(if is_foreach { Op::Foreach } else { Op::Filter }, ty, &[name, over, expr], record, false)
    }

    fn result_mismatch(&mut self, bang: &Bang<'_>, expected: Option<Type>, got: &str) -> Eval<Value> {
        let expected = expected.map(|ty| self.store.type_text(ty)).unwrap_or_default();
        let message =
            format!("expected a value of type '{expected}', but this !{} returns {got}", bang.op.name());
        self.error_at(bang.op_span, codes::TYPE_MISMATCH, message)
    }

    fn foldl(&mut self, bang: &Bang<'_>, record: Owner) -> Eval<Value> {
        self.arity(bang, 5..=5)?;
        let start = self.operand(&bang.args[0], record)?;
        let Some(start_type) = self.type_of(start) else {
            return self.operand_error(bang, bang.args[0].span, "a start value of a known type", start);
        };
        let list = self.operand(&bang.args[1], record)?;
        let list_type = self.type_of(list);
        let Some(element) = list_type.and_then(|ty| self.store.types.element(ty)) else {
            return self.operand_error(bang, bang.args[1].span, "a list", list);
        };
        let accumulator = self.bound_variable(bang, 2, record)?;
        let item = self.bound_variable(bang, 3, record)?;
        let variables = [(accumulator, start_type), (item, element)];
        let expr = self.with_variables(&variables, &bang.args[4], record, None)?;
        if self.type_of(expr) != Some(start_type) {
            let message = format!(
                "the expression of !foldl is of type '{}', but the start value is of type '{}'",
                self.type_name_of(expr),
                self.store.type_text(start_type)
            );
            return self.error_at(bang.args[4].span, codes::OPERAND_TYPE, message);
        }
        let (accumulator, item) = (self.store.values.string(accumulator), self.store.values.string(item));
        self.fold(Op::Foldl, start_type, &[start, list, accumulator, item, expr], record, false)
    }
}

/// The operation of an operator with one operand and no form of its own.
fn unary(op: BangOp) -> Option<Op> {
    macro_rules! same {
        ($($name:ident)*) => { match op { $(BangOp::$name => Some(Op::$name),)* _ => None } };
    }
    same! {
        Cast Not Head Tail Size Empty GetDagOp GetDagOpName LogTwo Repr ToLower ToUpper ListFlatten Initialized
    }
}
