//! Types of values, and the implicit conversions between them.

use rustc_hash::FxHashSet;

use super::Evaluator;
use crate::records::{Op, RecordId, Symbol, Type, TypeKind, Value, ValueKind};

impl Evaluator<'_> {
    /// The type of a value; none for `?`.
    pub(super) fn type_of(&mut self, value: Value) -> Option<Type> {
        Some(match self.store.kind(value) {
            ValueKind::Unset => return None,
            ValueKind::Bit(_) | ValueKind::VarBit(..) => Type::BIT,
            ValueKind::Int(_) => Type::INT,
            ValueKind::Str(_) | ValueKind::Code(_) | ValueKind::AnonymousName(_) => Type::STRING,
            ValueKind::Bits(run) => self.store.types.bits(self.store.values.len(run) as u64),
            ValueKind::List(_, element) => self.store.types.list_of(element),
            ValueKind::Dag(_) => Type::DAG,
            ValueKind::Def(id) | ValueKind::Instance(id, _) => self.store.record_type(id),
            ValueKind::Var(_, ty) | ValueKind::Field(_, _, ty) => ty,
            ValueKind::Op(Op::IsA | Op::Exists, ..) => Type::INT,
            ValueKind::Op(Op::Instances, ty, _) => self.store.types.list_of(ty),
            ValueKind::Op(_, ty, _) => ty,
        })
    }

    /// A type, or "?" for the unset value, for messages.
    pub(super) fn type_name_of(&mut self, value: Value) -> String {
        if let Some(ty) = self.type_of(value) { self.store.type_text(ty) } else { "?".into() }
    }

    /// Whether values of type `from` are valid where `to` is expected, perhaps after a conversion.
    pub(super) fn is_convertible(&self, from: Type, to: Type) -> bool {
        use TypeKind::{Bit, Bits, Int, Record};
        let (from, to) = self.strip_common_lists(from, to);
        if from == to {
            return true;
        }
        match (self.store.types.kind(from), self.store.types.kind(to)) {
            (Bit, Int) | (Bits(_), Int) | (Int, Bit | Bits(_)) => true,
            (Bit, Bits(width)) | (Bits(width), Bit) => *width == 1,
            (Record(from), Record(to)) => to.iter().all(|&t| self.any_derives_from(from, t)),
            _ => false,
        }
    }

    /// Whether every value of type `from` is a value of type `to` as it is.
    pub(super) fn is_a(&self, from: Type, to: Type) -> bool {
        let (from, to) = self.strip_common_lists(from, to);
        if from == to {
            return true;
        }
        match (self.store.types.kind(from), self.store.types.kind(to)) {
            (TypeKind::Record(from), TypeKind::Record(to)) => {
                to.iter().all(|&t| self.any_derives_from(from, t))
            }
            _ => false,
        }
    }

    /// Strips list types from both types while both are lists and differ. Aliases can nest lists arbitrarily
    /// deep, so this is a loop.
    fn strip_common_lists(&self, mut a: Type, mut b: Type) -> (Type, Type) {
        while a != b
            && let (Some(inner_a), Some(inner_b)) = (self.store.types.element(a), self.store.types.element(b))
        {
            (a, b) = (inner_a, inner_b);
        }
        (a, b)
    }

    fn any_derives_from(&self, classes: &[RecordId], class: RecordId) -> bool {
        classes.iter().any(|&c| c == class || self.store.derives_from(c, class))
    }

    /// The type that values of both types have in common.
    pub(super) fn common_type(&mut self, a: Type, b: Type) -> Option<Type> {
        let (mut a, mut b) = (a, b);
        let mut lists = 0;
        let mut common = loop {
            if a == b {
                break a;
            }
            if let Some(classes) = self.common_classes(a, b) {
                break self.store.intersection(classes);
            }
            if self.is_convertible(a, b) {
                break b;
            }
            if self.is_convertible(b, a) {
                break a;
            }
            (a, b) = (self.store.types.element(a)?, self.store.types.element(b)?);
            lists += 1;
        };
        for _ in 0..lists {
            common = self.store.types.list_of(common);
        }
        Some(common)
    }

    /// The nearest classes that records of both types derive from; none if either type is not a record type.
    fn common_classes(&self, a: Type, b: Type) -> Option<Vec<RecordId>> {
        let (TypeKind::Record(left), TypeKind::Record(right)) =
            (self.store.types.kind(a), self.store.types.kind(b))
        else {
            return None;
        };
        let mut pending = left.to_vec();
        let mut seen = FxHashSet::default();
        let mut common = Vec::new();
        while let Some(class) = pending.pop() {
            if !seen.insert(class) {
                continue;
            }
            if self.any_derives_from(right, class) {
                common.push(class);
            } else {
                pending.extend(self.store.record(class).parents.iter().map(|p| p.0));
            }
        }
        Some(common)
    }

    pub(super) fn field_type(&mut self, value: Value, name: Symbol) -> Option<Type> {
        if let ValueKind::Def(id) = self.store.kind(value) {
            return self.store.record(id).field(name).map(|f| f.ty);
        }
        let ty = self.type_of(value)?;
        let TypeKind::Record(classes) = self.store.types.kind(ty) else { return None };
        classes.iter().find_map(|&c| self.store.record(c).field(name)).map(|f| f.ty)
    }

    /// The value as a value of type `ty`, without making a symbolic conversion.
    pub(super) fn convert(&mut self, value: Value, ty: Type) -> Option<Value> {
        match self.store.kind(value) {
            ValueKind::Unset => Some(value),
            ValueKind::Bit(bit) => match *self.store.types.kind(ty) {
                TypeKind::Bit => Some(value),
                TypeKind::Int => Some(self.store.values.int(i64::from(bit))),
                TypeKind::Bits(1) => Some(self.store.values.bits(&[value])),
                _ => None,
            },
            ValueKind::Bits(run) => self.convert_bits(value, run, ty),
            ValueKind::Int(int) => self.convert_int(value, int, ty),
            ValueKind::Str(_) | ValueKind::Code(_) => (ty == Type::STRING).then_some(value),
            ValueKind::List(run, element) => self.convert_list(value, run, element, ty),
            ValueKind::Def(_) => {
                let own = self.type_of(value)?;
                (matches!(self.store.types.kind(ty), TypeKind::Record(_)) && self.is_convertible(own, ty))
                    .then_some(value)
            }
            _ => {
                let own = self.type_of(value)?;
                if self.is_a(own, ty) {
                    return Some(value);
                }
                (own == Type::BIT && *self.store.types.kind(ty) == TypeKind::Bits(1))
                    .then(|| self.store.values.bits(&[value]))
            }
        }
    }

    fn convert_bits(&mut self, value: Value, run: crate::records::Run, ty: Type) -> Option<Value> {
        let width = self.store.values.len(run);
        match *self.store.types.kind(ty) {
            TypeKind::Bit => (width == 1).then(|| self.store.values.get(run, 0)),
            TypeKind::Bits(expected) => (width as u64 == expected).then_some(value),
            TypeKind::Int => {
                let mut int = 0i64;
                for (index, bit) in self.store.values.items(run).enumerate() {
                    let ValueKind::Bit(bit) = self.store.kind(bit) else { return None };
                    // An integer has no bits beyond the 64th.
                    int |= i64::from(bit).checked_shl(index as u32).unwrap_or(0);
                }
                Some(self.store.values.int(int))
            }
            _ => None,
        }
    }

    fn convert_int(&mut self, value: Value, int: i64, ty: Type) -> Option<Value> {
        match *self.store.types.kind(ty) {
            TypeKind::Int => Some(value),
            TypeKind::Bit => (int == 0 || int == 1).then(|| Value::bit(int == 1)),
            TypeKind::Bits(width) => {
                let fits = width >= 64 || int >> width == 0 || (width > 0 && int >> (width - 1) == -1);
                // No definition is wider than this; the limit keeps a huge width from exhausting memory.
                if !fits || width > super::MAX_BITS {
                    return None;
                }
                let bits: Vec<Value> = (0..width).map(|i| Value::bit(i < 64 && int >> i & 1 == 1)).collect();
                Some(self.store.values.bits(&bits))
            }
            _ => None,
        }
    }

    fn convert_list(
        &mut self,
        value: Value,
        run: crate::records::Run,
        element: Type,
        ty: Type,
    ) -> Option<Value> {
        let expected = self.store.types.element(ty)?;
        if expected == element {
            return Some(value);
        }
        let mut items = Vec::with_capacity(self.store.values.len(run));
        let mut changed = false;
        for index in 0..self.store.values.len(run) {
            let item = self.store.values.get(run, index);
            let converted = self.convert(item, expected)?;
            changed |= converted != item;
            items.push(converted);
        }
        Some(if changed { self.store.values.list(&items, expected) } else { value })
    }

    /// The value converted to type `ty`, as a symbolic conversion if it is not constant yet; none if the
    /// conversion is invalid.
    pub(super) fn cast(&mut self, value: Value, ty: Type) -> Option<Value> {
        let Some(own) = self.type_of(value) else { return Some(value) };
        if self.is_a(own, ty) {
            return Some(value);
        }
        if let Some(converted) = self.convert(value, ty) {
            return Some(converted);
        }
        self.is_convertible(own, ty).then(|| self.store.values.op(Op::Cast, ty, &[value]))
    }

    /// The value as it is stored in a field of type `ty`: converted, and split into bits if `ty` is `bits`.
    pub(super) fn value_for_field(&mut self, value: Value, ty: Type) -> Option<Value> {
        let value = self.cast(value, ty)?;
        let TypeKind::Bits(width) = *self.store.types.kind(ty) else { return Some(value) };
        if matches!(self.store.kind(value), ValueKind::Bits(_)) {
            return Some(value);
        }
        if width > super::MAX_BITS {
            return None;
        }
        let bits: Vec<Value> = (0..width as u32).map(|bit| self.bit_of(value, bit)).collect();
        Some(self.store.values.bits(&bits))
    }

    /// Bit `bit` of a value.
    pub(super) fn bit_of(&mut self, value: Value, bit: u32) -> Value {
        match self.store.kind(value) {
            ValueKind::Unset | ValueKind::Bit(_) | ValueKind::VarBit(..) => value,
            ValueKind::Int(int) => Value::bit(bit < 64 && int >> bit & 1 == 1),
            ValueKind::Bits(run) if (bit as usize) < self.store.values.len(run) => {
                self.store.values.get(run, bit as usize)
            }
            _ if self.type_of(value) == Some(Type::BIT) => value,
            _ => self.store.values.var_bit(value, bit),
        }
    }

    /// The value as an integer, if it is constant.
    pub(super) fn as_int(&mut self, value: Value) -> Option<i64> {
        let converted = self.convert(value, Type::INT)?;
        if let ValueKind::Int(int) = self.store.kind(converted) { Some(int) } else { None }
    }

    /// Whether a value is constant. `?` is constant; a field of a record is constant if its value is.
    pub(super) fn is_concrete(&self, value: Value) -> bool {
        if !self.store.values.is_symbolic(value) {
            return true;
        }
        match self.store.kind(value) {
            ValueKind::Bits(run) | ValueKind::List(run, _) | ValueKind::Op(Op::Cond, _, run) => {
                self.store.values.items(run).all(|v| self.is_concrete(v))
            }
            ValueKind::Dag(run) => {
                self.is_concrete(self.store.values.dag_operator(run))
                    && (0..self.store.values.dag_len(run))
                        .all(|i| self.is_concrete(self.store.values.dag_arg(run, i).0))
            }
            ValueKind::Field(base, name, _) => match self.store.kind(base) {
                ValueKind::Def(id) => {
                    self.store.record(id).field(name).is_some_and(|f| self.is_concrete(f.value))
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether a value can be the default of a template parameter: a value that contains `?` means "no
    /// default".
    pub(super) fn is_complete(&self, value: Value) -> bool {
        match self.store.kind(value) {
            ValueKind::Unset => false,
            ValueKind::Bits(run) | ValueKind::List(run, _) => {
                self.store.values.items(run).all(|v| self.is_complete(v))
            }
            _ => true,
        }
    }
}
