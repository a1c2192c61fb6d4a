//! Suffixes of a value: `.field`, `{bits}` and `[elements]`; and lists of ranges.

use super::{Eval, Evaluator, Mode, Owner, codes};
use crate::diagnostics::{Diagnostic, closest_name};
use crate::records::{Op, Type, TypeKind, Value, ValueKind};
use crate::source::Span;
use crate::syntax::ast::{Expr, Ident, RangePiece, RangeSeparator};

/// Most bits or iterations a list of ranges may name; a mistyped bound must not exhaust memory.
const MAX_RANGE: usize = 1 << 20;

impl Evaluator<'_> {
    /// `base.name`
    pub(super) fn field_access(
        &mut self,
        base: &Expr<'_>,
        name: Ident<'_>,
        record: Owner,
        expected: Option<Type>,
        mode: Mode,
    ) -> Eval<Value> {
        // As in llvm-tblgen, the expected type applies to the base too, where it affects list literals only.
        let value = self.expr(base, record, expected, mode)?;
        let symbol = self.store.symbols.intern(name.name);
        let Some(ty) = self.field_type(value, symbol) else {
            return self.no_such_field(value, name);
        };
        self.fold_field(value, symbol, ty, record)
    }

    fn no_such_field(&mut self, value: Value, name: Ident<'_>) -> Eval<Value> {
        let ty = self.type_name_of(value);
        let message =
            format!("a value of type '{ty}' has no field '{}': {}", name.name, self.shortened(value));
        let mut diagnostic = Diagnostic::error(codes::UNKNOWN_FIELD, name.span, message);
        let classes = match self.type_of(value).map(|ty| self.store.types.kind(ty)) {
            Some(TypeKind::Record(classes)) => classes.to_vec(),
            _ => Vec::new(),
        };
        let fields = classes.iter().flat_map(|&c| &self.store.record(c).fields).map(|f| self.text(f.name));
        if let Some(close) = closest_name(name.name, fields) {
            diagnostic.help = Some(format!("did you mean '{close}'?"));
        }
        self.report(diagnostic)
    }

    /// `base{7-4, 0}`
    pub(super) fn bit_select(
        &mut self,
        base: &Expr<'_>,
        pieces: &[RangePiece<'_>],
        record: Owner,
        expected: Option<Type>,
        mode: Mode,
    ) -> Eval<Value> {
        let value = self.expr(base, record, expected, mode)?;
        let mut bits = self.ranges(pieces)?;
        bits.reverse();
        let width = match self.store.kind(value) {
            ValueKind::Int(_) => Some(64),
            ValueKind::Bits(run) => Some(self.store.values.len(run) as u64),
            _ => match self.type_of(value).map(|ty| self.store.types.kind(ty)) {
                Some(TypeKind::Bits(width)) => Some(*width),
                _ => None,
            },
        };
        let Some(width) = width else {
            let message =
                format!("bits of a value of type '{}' cannot be selected", self.type_name_of(value));
            return self.error_at(base.span, codes::BAD_BITS, message);
        };
        if let Some(bit) = bits.iter().find(|b| u64::from(**b) >= width) {
            let message = format!("bit {bit} is outside of a value of {width} bits");
            return self.error_at(base.span, codes::BAD_BITS, message);
        }
        let bits: Vec<Value> = bits.into_iter().map(|bit| self.bit_of(value, bit)).collect();
        Ok(self.store.values.bits(&bits))
    }

    /// The numbers that a list of ranges names, in the order written.
    pub(super) fn ranges(&mut self, pieces: &[RangePiece<'_>]) -> Eval<Vec<u32>> {
        let mut numbers = Vec::new();
        for piece in pieces {
            let start = self.expr(&piece.start, None, None, Mode::Value)?;
            self.range_piece(start, piece, &mut numbers)?;
        }
        Ok(numbers)
    }

    /// Appends the numbers of one range whose first value is constant.
    pub(super) fn range_piece(
        &mut self,
        start: Value,
        piece: &RangePiece<'_>,
        into: &mut Vec<u32>,
    ) -> Eval<()> {
        let start = self.range_bound(start, piece.start.span)?;
        let Some(end) = &piece.end else {
            into.push(start);
            return Ok(());
        };
        let value = self.expr(end, None, None, Mode::Value)?;
        let value = self.range_end(value, piece.separator);
        let end = self.range_bound(value, end.span)?;
        if start.abs_diff(end) as usize >= MAX_RANGE || into.len() >= MAX_RANGE {
            return self.error_at(piece.start.span, codes::BAD_RANGE, "the range is too long");
        }
        if start < end {
            into.extend(start..=end);
        } else {
            into.extend((end..=start).rev());
        }
        Ok(())
    }

    /// `1-5` is read as `1` and `-5`.
    fn range_end(&mut self, value: Value, separator: RangeSeparator) -> Value {
        match (separator, self.store.kind(value)) {
            (RangeSeparator::Juxtaposed, ValueKind::Int(int)) => self.store.values.int(int.wrapping_neg()),
            _ => value,
        }
    }

    fn range_bound(&mut self, value: Value, span: Span) -> Eval<u32> {
        match self.store.kind(value) {
            ValueKind::Int(int) => match u32::try_from(int) {
                Ok(bound) => Ok(bound),
                Err(_) => self.error_at(span, codes::BAD_RANGE, format!("{int} cannot bound a range")),
            },
            _ => {
                let message = format!("a range is bounded by integers, not by {}", self.shortened(value));
                self.error_at(span, codes::BAD_RANGE, message)
            }
        }
    }

    /// `base[i]`, `base[1...3, 5]`
    pub(super) fn subscript(
        &mut self,
        base: &Expr<'_>,
        elements: &[RangePiece<'_>],
        trailing_comma: bool,
        record: Owner,
        mode: Mode,
    ) -> Eval<Value> {
        let list = self.expr(base, record, None, mode)?;
        let list_type = self.type_of(list);
        let Some((list_type, element)) =
            list_type.and_then(|ty| self.store.types.element(ty).map(|element| (ty, element)))
        else {
            let message = format!("a value of type '{}' has no elements", self.type_name_of(list));
            return self.error_at(base.span, codes::TYPE_MISMATCH, message);
        };
        let index = self.subscript_index(elements, trailing_comma, record)?;
        self.here = base.span;
        if self.type_of(index) == Some(Type::INT) {
            self.fold(Op::ListElement, element, &[list, index], record, false)
        } else {
            self.fold(Op::ListSlice, list_type, &[list, index], record, false)
        }
    }

    /// An integer for a single element, a list of integers for a slice.
    fn subscript_index(
        &mut self,
        elements: &[RangePiece<'_>],
        trailing_comma: bool,
        record: Owner,
    ) -> Eval<Value> {
        let mut slices: Vec<Value> = Vec::new();
        let mut single: Vec<Value> = Vec::new();
        for piece in elements {
            let value = self.subscript_piece(piece, record)?;
            match self.type_of(value) {
                Some(Type::INT) if elements.len() == 1 && !trailing_comma => return Ok(value),
                Some(Type::INT) => single.push(value),
                Some(Type::LIST_OF_INT) => {
                    if !single.is_empty() {
                        slices.push(self.store.values.list(&single, Type::INT));
                        single.clear();
                    }
                    slices.push(value);
                }
                _ => {
                    let message = format!(
                        "a subscript is an int or list<int>, not of type '{}'",
                        self.type_name_of(value)
                    );
                    return self.error_at(piece.start.span, codes::TYPE_MISMATCH, message);
                }
            }
        }
        if !single.is_empty() {
            slices.push(self.store.values.list(&single, Type::INT));
        }
        let mut slices = slices.into_iter();
        let mut all = match slices.next() {
            Some(first) => first,
            None => self.store.values.list(&[], Type::INT),
        };
        for slice in slices {
            all = match self.fold_listconcat(all, slice) {
                Some(joined) => joined,
                None => self.store.values.op(Op::ListConcat, Type::LIST_OF_INT, &[all, slice]),
            };
        }
        Ok(all)
    }

    fn subscript_piece(&mut self, piece: &RangePiece<'_>, record: Owner) -> Eval<Value> {
        let start = self.expr(&piece.start, record, None, Mode::Value)?;
        let Some(end) = &piece.end else { return Ok(start) };
        let value = self.expr(end, record, None, Mode::Value)?;
        let end_value = self.range_end(value, piece.separator);
        for (value, span) in [(end_value, end.span), (start, piece.start.span)] {
            if self.type_of(value) != Some(Type::INT) {
                let message =
                    format!("a range is bounded by integers, not by type '{}'", self.type_name_of(value));
                return self.error_at(span, codes::TYPE_MISMATCH, message);
            }
        }
        if matches!(self.store.kind(end_value), ValueKind::Int(int) if int < 0)
            && piece.separator == RangeSeparator::Juxtaposed
        {
            return self.error_at(end.span, codes::BAD_RANGE, "a range cannot end with a negative number");
        }
        self.here = piece.start.span;
        self.fold(Op::RangeClosed, Type::LIST_OF_INT, &[start, end_value], record, false)
    }
}
