//! The typing of operators with two operands (or more, where that is short for nesting).

use super::{Eval, Evaluator, Mode, Owner, codes};
use crate::records::{Op, Type, Value};
use crate::source::Span;
use crate::syntax::ast::{Bang, BangOp};

/// Requirement of an operator on its operands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Operands {
    /// All operands have this type.
    Same(Type),
    /// Lists of a type that the first operand fixes.
    Lists,
    /// Two values that can be compared; for `!eq` and `!ne` records too.
    Comparable { records: bool },
    /// The types of the operands in their order; none where any type is valid.
    Each(Option<Type>, Option<Type>),
}

/// Operation, type of the result (none when the operands decide), and operands of an operator.
fn signature(op: BangOp) -> Option<(Op, Option<Type>, Operands)> {
    use Operands::{Comparable, Each, Lists, Same};
    let arithmetic = |op| (op, Some(Type::INT), Same(Type::INT));
    let ordered = |op| (op, Some(Type::BIT), Comparable { records: false });
    let dag = Some(Type::DAG);
    Some(match op {
        BangOp::Add => arithmetic(Op::Add),
        BangOp::Sub => arithmetic(Op::Sub),
        BangOp::Mul => arithmetic(Op::Mul),
        BangOp::Div => arithmetic(Op::Div),
        BangOp::And => arithmetic(Op::And),
        BangOp::Or => arithmetic(Op::Or),
        BangOp::Xor => arithmetic(Op::Xor),
        BangOp::Shl => arithmetic(Op::Shl),
        BangOp::Sra => arithmetic(Op::Sra),
        BangOp::Srl => arithmetic(Op::Srl),
        BangOp::Eq => (Op::Eq, Some(Type::BIT), Comparable { records: true }),
        BangOp::Ne => (Op::Ne, Some(Type::BIT), Comparable { records: true }),
        BangOp::Le => ordered(Op::Le),
        BangOp::Lt => ordered(Op::Lt),
        BangOp::Ge => ordered(Op::Ge),
        BangOp::Gt => ordered(Op::Gt),
        BangOp::StrConcat => (Op::StrConcat, Some(Type::STRING), Same(Type::STRING)),
        BangOp::Con => (Op::Con, dag, Same(Type::DAG)),
        BangOp::ListConcat => (Op::ListConcat, None, Lists),
        BangOp::ListRemove => (Op::ListRemove, None, Lists),
        BangOp::ListSplat => (Op::ListSplat, None, Each(None, Some(Type::INT))),
        BangOp::Interleave => (Op::Interleave, Some(Type::STRING), Each(None, Some(Type::STRING))),
        BangOp::Match => (Op::Match, Some(Type::BIT), Same(Type::STRING)),
        BangOp::SetDagOp => (Op::SetDagOp, dag, Each(dag, Some(Type::ANY_RECORD))),
        BangOp::SetDagOpName => (Op::SetDagOpName, dag, Each(dag, Some(Type::STRING))),
        BangOp::GetDagArg => (Op::GetDagArg, None, Each(dag, None)),
        BangOp::GetDagName => (Op::GetDagName, Some(Type::STRING), Each(dag, Some(Type::INT))),
        _ => return None,
    })
}

/// Operators that take more than two operands as short for nesting from the right.
fn is_associative(op: Op) -> bool {
    matches!(op, Op::StrConcat | Op::ListConcat | Op::Con | Op::Add | Op::And | Op::Or | Op::Xor | Op::Mul)
}

impl Evaluator<'_> {
    pub(super) fn binary(&mut self, bang: &Bang<'_>, record: Owner, required: Option<Type>) -> Eval<Value> {
        let Some((op, result, operands)) = signature(bang.op) else {
            let message = format!("!{} is not supported", bang.op.name());
            return self.error_at(bang.op_span, codes::OPERAND_COUNT, message);
        };
        let result = if op == Op::GetDagArg { Some(self.operator_type(bang)?) } else { result };
        if let (Some(result), Some(required)) = (result, required)
            && !self.is_convertible(result, required)
        {
            let message = format!(
                "expected a value of type '{}', but !{} returns '{}'",
                self.store.type_text(required),
                bang.op.name(),
                self.store.type_text(result)
            );
            return self.error_at(bang.op_span, codes::TYPE_MISMATCH, message);
        }
        self.arity(bang, 2..=if is_associative(op) { usize::MAX } else { 2 })?;
        let (mut values, list_type) = self.binary_operands(bang, operands, record, required)?;
        let ty = match (result, op) {
            (Some(ty), _) => ty,
            (None, Op::ListSplat) => {
                let item = self.type_of(values[0]).unwrap_or(Type::ANY_RECORD);
                self.store.types.list_of(item)
            }
            (None, _) => list_type.unwrap_or(Type::ANY_RECORD),
        };
        self.here = bang.op_span;
        while values.len() > 2
            && let (Some(right), Some(left)) = (values.pop(), values.pop())
        {
            let joined = self.fold(op, ty, &[left, right], record, false)?;
            values.push(joined);
        }
        self.fold(op, ty, &values, record, false)
    }

    /// The operands, and the type that lists have in common.
    fn binary_operands(
        &mut self,
        bang: &Bang<'_>,
        operands: Operands,
        record: Owner,
        required: Option<Type>,
    ) -> Eval<(Vec<Value>, Option<Type>)> {
        let mut expected = match operands {
            Operands::Same(ty) => Some(ty),
            Operands::Lists => required,
            Operands::Comparable { .. } => None,
            Operands::Each(first, _) => first,
        };
        let mut values = Vec::with_capacity(bang.args.len());
        for (index, arg) in bang.args.iter().enumerate() {
            let value = self.expr(arg, record, expected, Mode::Value)?;
            let Some(ty) = self.type_of(value) else {
                return self.operand_error(bang, arg.span, "a value", value);
            };
            match expected {
                None => {
                    self.check_free_operand(bang, operands, index, value, ty, required)?;
                    expected = Some(ty);
                }
                Some(known) => {
                    let Some(common) = self.common_type(known, ty) else {
                        let required = format!("a value of type '{}'", self.store.type_text(known));
                        return self.operand_error(bang, arg.span, &required, value);
                    };
                    if operands != Operands::Same(Type::INT) {
                        expected = Some(common);
                    }
                }
            }
            values.push(value);
            if let Operands::Each(_, second) = operands {
                expected = second;
            }
        }
        Ok((values, expected))
    }

    /// Checks an operand whose type is not determined yet.
    fn check_free_operand(
        &mut self,
        bang: &Bang<'_>,
        operands: Operands,
        index: usize,
        value: Value,
        ty: Type,
        required: Option<Type>,
    ) -> Eval<()> {
        let span: Span = bang.args[index].span;
        let is_list = self.store.types.element(ty).is_some();
        let scalar = self.is_convertible(ty, Type::INT) || ty == Type::STRING;
        let (fits, kind) = match operands {
            Operands::Lists => (is_list, "a list"),
            Operands::Comparable { records: true } => {
                (scalar || self.is_convertible(ty, Type::ANY_RECORD), "a bit, bits, int, string or record")
            }
            Operands::Comparable { records: false } => (scalar, "a bit, bits, int or string"),
            Operands::Each(..) if bang.op == BangOp::GetDagArg => (scalar, "an index or a name"),
            Operands::Each(..) if bang.op == BangOp::Interleave => {
                let fits = ty == Type::LIST_OF_STRING || self.is_convertible(ty, Type::LIST_OF_INT);
                (fits, "a list of string, int, bits or bit")
            }
            Operands::Each(..) => (self.splat_fits(ty, required), "an element of the expected list"),
            Operands::Same(_) => (true, ""),
        };
        if fits { Ok(()) } else { self.operand_error(bang, span, kind, value) }
    }

    /// Whether a list of values of type `item` can be used where type `wanted` is expected.
    fn splat_fits(&mut self, item: Type, required: Option<Type>) -> bool {
        let Some(required) = required else { return true };
        let list = self.store.types.list_of(item);
        self.is_convertible(list, required)
    }
}
