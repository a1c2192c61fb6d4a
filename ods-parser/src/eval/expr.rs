//! Expressions to values.

use super::{Abort, Eval, Evaluator, Mode, Owner, codes};
use crate::diagnostics::Diagnostic;
use crate::records::{DagParts, Op, Symbol, Type, TypeKind, Value, ValueKind};
use crate::source::Span;
use crate::syntax::ast::{self, ClassRef, Expr, ExprKind};

impl Evaluator<'_> {
    /// The value of an expression. Names are looked up for `record`. `wanted` is the expected type, which
    /// determines the type of list literals. In name mode an unknown name evaluates to itself.
    pub(super) fn expr(
        &mut self,
        expr: &Expr<'_>,
        record: Owner,
        expected: Option<Type>,
        mode: Mode,
    ) -> Eval<Value> {
        let outer = std::mem::replace(&mut self.here, expr.span);
        self.enter()?;
        let value = self.expr_kind(expr, record, expected, mode)?;
        self.leave()?;
        self.here = outer;
        Ok(value)
    }

    fn expr_kind(
        &mut self,
        expr: &Expr<'_>,
        record: Owner,
        expected: Option<Type>,
        mode: Mode,
    ) -> Eval<Value> {
        match expr.kind {
            ExprKind::Int(int) => Ok(self.store.values.int(int)),
            ExprKind::Binary { value, width } => {
                let bits: Vec<Value> =
                    (0..width).map(|i| Value::bit(i < 64 && value >> i & 1 == 1)).collect();
                Ok(self.store.values.bits(&bits))
            }
            ExprKind::Bool(value) => Ok(self.store.values.int(i64::from(value))),
            ExprKind::Str(text) => {
                let symbol = self.literal(text, expr.span, "\"");
                Ok(self.store.values.string(symbol))
            }
            ExprKind::Code(text) => {
                let symbol = self.literal(text, expr.span, "[{");
                Ok(self.store.values.code(symbol))
            }
            ExprKind::Unset => Ok(Value::UNSET),
            ExprKind::Bits(items) => self.bits_literal(items, record),
            ExprKind::List { items, element_type } => {
                self.list_literal(expr.span, items, element_type, record, expected)
            }
            ExprKind::Dag(dag) => self.dag_literal(dag, record),
            ExprKind::Ident(name) => self.identifier(name, expr.span, record, mode),
            ExprKind::Instance(class) => self.class_value(class, record),
            ExprKind::Bang(bang) => self.bang(bang, record, expected),
            ExprKind::Cond(clauses) => self.cond(clauses, record, expected),
            ExprKind::Field { base, name } => self.field_access(base, name, record, expected, mode),
            ExprKind::BitSelect { base, pieces } => self.bit_select(base, pieces, record, expected, mode),
            ExprKind::Subscript { base, elements, trailing_comma } => {
                self.subscript(base, elements, trailing_comma, record, mode)
            }
            ExprKind::Paste { operands, operator, trailing } => {
                self.paste(operands, operator, trailing, record, expected, mode)
            }
        }
    }

    /// The symbol of a literal that begins with `opening`.
    fn literal(&mut self, text: &str, span: Span, opening: &str) -> Symbol {
        /// Literals of at least this length are not copied from their file.
        const KEPT_IN_SOURCE: usize = 48;
        if text.len() < KEPT_IN_SOURCE {
            return self.store.symbols.intern(text);
        }
        let Some((source, base)) = self.files.text_at(span.lo) else {
            return self.store.symbols.intern(text);
        };
        let offset = (span.lo - base) as usize + opening.len();
        self.store.symbols.intern_literal(text, source, offset)
    }

    /// `{ a, b }`
    fn bits_literal(&mut self, items: &[Expr<'_>], record: Owner) -> Eval<Value> {
        let mut bits = Vec::new();
        for item in items {
            let value = self.expr(item, record, None, Mode::Value)?;
            match self.store.kind(value) {
                ValueKind::Bits(run) => bits.extend(self.store.values.items(run).rev()),
                ValueKind::Var(_, ty) if matches!(self.store.types.kind(ty), TypeKind::Bits(_)) => {
                    let TypeKind::Bits(width) = *self.store.types.kind(ty) else { return Err(Abort) };
                    bits.extend((0..width as u32).rev().map(|bit| self.bit_of(value, bit)));
                }
                _ => match self.cast(value, Type::BIT) {
                    Some(bit) => bits.push(bit),
                    None => {
                        let message = format!("{} is not a bit", self.shortened(value));
                        return self.error_at(item.span, codes::BAD_BITS, message);
                    }
                },
            }
        }
        bits.reverse();
        Ok(self.store.values.bits(&bits))
    }

    /// `[ a, b ]<T>`
    fn list_literal(
        &mut self,
        span: Span,
        items: &[Expr<'_>],
        element_type: Option<&ast::Type<'_>>,
        record: Owner,
        expected: Option<Type>,
    ) -> Eval<Value> {
        let expected_element = match expected {
            Some(ty) => match self.store.types.element(ty) {
                Some(element) => Some(element),
                None => {
                    let message =
                        format!("expected a value of type '{}', not a list", self.store.type_text(ty));
                    return self.error_at(span, codes::TYPE_MISMATCH, message);
                }
            },
            None => None,
        };
        let mut values = Vec::with_capacity(items.len());
        for item in items {
            values.push(self.expr(item, record, expected_element, Mode::Value)?);
        }
        let given = element_type.map(|ty| self.ty(ty)).transpose()?;
        let deduced = self.common_element_type(&values, items)?;
        let element = match (given, deduced) {
            (Some(given), Some(deduced)) if !self.is_convertible(deduced, given) => {
                return self.element_mismatch(span, deduced, given);
            }
            (Some(given), _) => Some(given),
            (None, deduced) => deduced,
        };
        let element = match (element, expected_element) {
            (Some(element), Some(expected)) if !self.is_convertible(element, expected) => {
                return self.element_mismatch(span, element, expected);
            }
            (Some(element), _) | (None, Some(element)) => element,
            (None, None) => {
                let diagnostic =
                    Diagnostic::error(codes::UNTYPED_LIST, span, "the type of this list cannot be inferred");
                return self.report(diagnostic.with_help("write the element type after it: []<int>"));
            }
        };
        Ok(self.store.values.list(&values, element))
    }

    fn common_element_type(&mut self, values: &[Value], items: &[Expr<'_>]) -> Eval<Option<Type>> {
        let mut common: Option<Type> = None;
        for (&value, item) in values.iter().zip(items) {
            let Some(ty) = self.type_of(value) else { continue };
            common = match common {
                None => Some(ty),
                Some(so_far) => match self.common_type(so_far, ty) {
                    Some(both) => Some(both),
                    None => {
                        let message = format!(
                            "this element is of type '{}', the ones before it are of type '{}'",
                            self.store.type_text(ty),
                            self.store.type_text(so_far)
                        );
                        return self.error_at(item.span, codes::TYPE_MISMATCH, message);
                    }
                },
            };
        }
        Ok(common)
    }

    fn element_mismatch(&mut self, span: Span, found: Type, expected: Type) -> Eval<Value> {
        let message = format!(
            "expected elements of type '{}', but these are of type '{}'",
            self.store.type_text(expected),
            self.store.type_text(found)
        );
        self.error_at(span, codes::TYPE_MISMATCH, message)
    }

    /// `(op:$name a:$x, b)`
    fn dag_literal(&mut self, dag: &ast::Dag<'_>, record: Owner) -> Eval<Value> {
        let operator = self.expr(&dag.operator, record, None, Mode::Value)?;
        let name = dag.operator_name.map(|n| self.store.symbols.intern(n.name));
        let mut args = Vec::with_capacity(dag.args.len());
        for arg in dag.args {
            let value = match &arg.value {
                Some(value) => self.expr(value, record, None, Mode::Value)?,
                None => Value::UNSET,
            };
            args.push((value, arg.name.map(|n| self.store.symbols.intern(n.name))));
        }
        Ok(self.store.values.dag(&DagParts { operator, name, args }))
    }

    /// `Class<args>`
    fn class_value(&mut self, class_ref: &ClassRef<'_>, record: Owner) -> Eval<Value> {
        let class = self.class(class_ref.name)?;
        let args = class_ref.args.unwrap_or_default();
        let args = self.arguments(args, class, record, class_ref.span)?;
        let instance = self.store.values.instance(class, &args);
        self.instance_spans.entry(instance).or_insert(class_ref.name.span);
        for arg in &args {
            if self.has_references(arg.value)? {
                return Ok(instance);
            }
        }
        self.here = class_ref.span;
        self.instantiate(instance)
    }

    /// `a # b # c`: the operands from left to right, joined from right to left.
    fn paste(
        &mut self,
        operands: &[Expr<'_>],
        operator: Span,
        trailing: bool,
        record: Owner,
        expected: Option<Type>,
        mode: Mode,
    ) -> Eval<Value> {
        let mut values: Vec<Value> = Vec::with_capacity(operands.len() + 1);
        let mut mode = mode;
        let mut expected = expected;
        for (index, operand) in operands.iter().enumerate() {
            let value = self.expr(operand, record, expected, mode)?;
            let Some(ty) = self.type_of(value) else {
                return self.error_at(operand.span, codes::TYPE_MISMATCH, "'?' cannot be pasted");
            };
            let last = index + 1 == operands.len();
            if self.store.types.element(ty).is_some() {
                // A list is joined with the value that follows; names that follow are values too.
                mode = Mode::Value;
                values.push(value);
            } else {
                mode = Mode::Name;
                expected = None;
                // A single last operand keeps its type until the other operand is known.
                let alone = last && !trailing && index > 0;
                values.push(if alone { value } else { self.pasted_string(value, operator)? });
            }
        }
        if trailing && values.last().is_some_and(|&last| !self.is_list(last)) {
            values.push(self.store.string(""));
        }
        if !values.iter().any(|&value| self.is_list(value)) {
            if let Some(last) = values.last_mut() {
                *last = self.pasted_string(*last, operator)?;
            }
            return Ok(self.join_chain(&values));
        }
        let Some(mut joined) = values.pop() else { return Err(Abort) };
        while let Some(left) = values.pop() {
            joined = if self.is_list(left) {
                self.join_lists(left, joined, operator)?
            } else {
                let right = self.pasted_string(joined, operator)?;
                self.join_strings(left, right)
            };
        }
        Ok(joined)
    }

    fn is_list(&mut self, value: Value) -> bool {
        self.type_of(value).is_some_and(|ty| self.store.types.element(ty).is_some())
    }

    fn join_lists(&mut self, left: Value, right: Value, operator: Span) -> Eval<Value> {
        if !self.is_list(right) {
            let message =
                format!("a list cannot be pasted to a value of type '{}'", self.type_name_of(right));
            return self.error_at(operator, codes::TYPE_MISMATCH, message);
        }
        if let Some(joined) = self.fold_listconcat(left, right) {
            return Ok(joined);
        }
        let ty = self.type_of(left).ok_or(Abort)?;
        Ok(self.store.values.op(Op::ListConcat, ty, &[left, right]))
    }

    /// Two strings joined, perhaps symbolically.
    pub(super) fn join_strings(&mut self, left: Value, right: Value) -> Value {
        match self.fold_strconcat(left, right) {
            Some(joined) => joined,
            None => self.store.values.op(Op::StrConcat, Type::STRING, &[left, right]),
        }
    }

    /// An operand of a paste as a string.
    fn pasted_string(&mut self, value: Value, operator: Span) -> Eval<Value> {
        match self.type_of(value) {
            Some(Type::STRING) => Ok(value),
            Some(_) => self.fold(Op::Cast, Type::STRING, &[value], None, false),
            None => self.error_at(operator, codes::TYPE_MISMATCH, "'?' cannot be pasted"),
        }
    }
}
