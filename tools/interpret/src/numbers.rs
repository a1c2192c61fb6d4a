//! Numbers of types: their kinds, and computations on each element of a value.

use ir_core::context::{Context, Type, TypeKind};
use ir_core::num::FloatSemantics;
use ir_core::predicates::shaped;

use crate::code::{Flow, Slot};
use crate::emitter::Emitter;
use crate::machine::{Machine, elements_of, scalar_bits};
use crate::stop::{Computed, undefined};
use crate::value::Value;

/// The kind of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// An integer of this width; an `index` has 64 bits.
    Int(u32),
    /// A float.
    Float(FloatSemantics),
}

impl Number {
    /// The kind of the numbers of a type: of a scalar, or of the elements of a vector or tensor. `None` for
    /// other types and for integers of more than 128 bits.
    #[must_use]
    pub fn get(ctx: &Context, ty: Type) -> Option<Self> {
        match shaped::element_type_or_self(ctx, ty).kind(ctx) {
            TypeKind::Integer { width, .. } => (1..=128).contains(&width).then_some(Number::Int(width)),
            TypeKind::Index => Some(Number::Int(64)),
            TypeKind::Float(semantics) => Some(Number::Float(semantics)),
            _ => is_pointer(ctx, shaped::element_type_or_self(ctx, ty)).then_some(Number::Int(64)),
        }
    }

    /// The number of bits.
    #[must_use]
    pub fn width(self) -> u32 {
        match self {
            Number::Int(width) => width,
            Number::Float(semantics) => semantics.width(),
        }
    }
}

/// Whether values of a type have elements: vectors and tensors.
#[must_use]
pub fn has_elements(ctx: &Context, ty: Type) -> bool {
    matches!(
        ty.kind(ctx),
        TypeKind::Vector { .. } | TypeKind::RankedTensor { .. } | TypeKind::UnrankedTensor(_)
    )
}

impl Emitter<'_> {
    /// The width of the integers of an operand; emits an error for other types.
    pub fn int_width(&mut self, operand: usize) -> Option<u32> {
        match Number::get(self.ctx(), self.operand_type(operand)) {
            Some(Number::Int(width)) => Some(width),
            _ => self.unsupported_type(self.operand_type(operand)),
        }
    }

    /// The width of the integers of the result; emits an error for other types.
    pub fn result_width(&mut self) -> Option<u32> {
        match Number::get(self.ctx(), self.result_type(0)) {
            Some(Number::Int(width)) => Some(width),
            _ => self.unsupported_type(self.result_type(0)),
        }
    }

    /// The format of the floats of an operand; emits an error for other types.
    pub fn float_format(&mut self, operand: usize) -> Option<FloatSemantics> {
        match Number::get(self.ctx(), self.operand_type(operand)) {
            Some(Number::Float(semantics)) => Some(semantics),
            _ => self.unsupported_type(self.operand_type(operand)),
        }
    }

    /// The format of the floats of the result; emits an error for other types.
    pub fn result_format(&mut self) -> Option<FloatSemantics> {
        match Number::get(self.ctx(), self.result_type(0)) {
            Some(Number::Float(semantics)) => Some(semantics),
            _ => self.unsupported_type(self.result_type(0)),
        }
    }

    /// Emits the error of a type that is not implemented.
    pub fn unsupported_type<T>(&mut self, ty: Type) -> Option<T> {
        let name = ty.to_text(self.ctx());
        self.unsupported(format!("is not implemented for the type '{name}'"));
        None
    }

    /// Emits a function of a number, for each element of vectors and tensors.
    pub fn map1(&mut self, f: impl Fn(u128) -> Computed<u128> + Send + Sync + 'static) {
        let (a, result) = (self.operand(0), self.result(0));
        if !has_elements(self.ctx(), self.operand_type(0)) {
            return self.step(move |m| {
                let value = f(m.bits(a)?)?;
                m.set(result, Value::Bits(value));
                Ok(Flow::Next)
            });
        }
        self.step(move |m| {
            let value = m.get(a).clone();
            let mut elements = Vec::with_capacity(elements_of(&value)?.len());
            for element in elements_of(&value)? {
                let computed = scalar_bits(element).and_then(&f).map(Value::Bits);
                elements.push(m.value_or_poison(computed)?);
            }
            m.set(result, value.with_elements(elements));
            Ok(Flow::Next)
        });
    }

    /// Emits a function of two numbers, for each pair of elements of vectors and tensors.
    pub fn map2(&mut self, f: impl Fn(u128, u128) -> Computed<u128> + Send + Sync + 'static) {
        self.map2_with_machine(move |_, a, b| f(a, b));
    }

    /// Like [`Emitter::map2`]; the function also takes the machine.
    pub fn map2_with_machine(
        &mut self,
        f: impl Fn(&mut Machine<'_>, u128, u128) -> Computed<u128> + Send + Sync + 'static,
    ) {
        let (a, b, result) = (self.operand(0), self.operand(1), self.result(0));
        if !has_elements(self.ctx(), self.operand_type(0)) {
            return self.step(move |m| {
                let (a, b) = (m.bits(a)?, m.bits(b)?);
                let value = f(m, a, b)?;
                m.set(result, Value::Bits(value));
                Ok(Flow::Next)
            });
        }
        self.step(move |m| {
            let value = zip2(m, a, b, |m, a, b| f(m, scalar_bits(a)?, scalar_bits(b)?).map(Value::Bits))?;
            m.set(result, value);
            Ok(Flow::Next)
        });
    }

    /// Emits a function of three numbers, for each triple of elements of vectors and tensors.
    pub fn map3(&mut self, f: impl Fn(u128, u128, u128) -> Computed<u128> + Send + Sync + 'static) {
        let (a, b, c, result) = (self.operand(0), self.operand(1), self.operand(2), self.result(0));
        if !has_elements(self.ctx(), self.operand_type(0)) {
            return self.step(move |m| {
                let value = f(m.bits(a)?, m.bits(b)?, m.bits(c)?)?;
                m.set(result, Value::Bits(value));
                Ok(Flow::Next)
            });
        }
        self.step(move |m| {
            let pairs = zip2(m, a, b, |_, a, b| Ok(Value::aggregate([a.clone(), b.clone()])))?;
            let third = m.get(c).clone();
            let mut elements = Vec::new();
            for (pair, c) in elements_of(&pairs)?.iter().zip(elements_of(&third)?) {
                let [a, b] = pair.elements() else { continue };
                let compute = || f(scalar_bits(a)?, scalar_bits(b)?, scalar_bits(c)?).map(Value::Bits);
                elements.push(m.value_or_poison(compute())?);
            }
            m.set(result, pairs.with_elements(elements));
            Ok(Flow::Next)
        });
    }

    /// Emits a function of two numbers with two results, for each pair of elements of vectors and tensors.
    pub fn map2_to_2(&mut self, f: impl Fn(u128, u128) -> Computed<(u128, u128)> + Send + Sync + 'static) {
        let (a, b) = (self.operand(0), self.operand(1));
        let (low, high) = (self.result(0), self.result(1));
        let has_elements = has_elements(self.ctx(), self.operand_type(0));
        self.step(move |m| {
            if !has_elements {
                let (first, second) = f(m.bits(a)?, m.bits(b)?)?;
                m.set(low, Value::Bits(first));
                m.set(high, Value::Bits(second));
                return Ok(Flow::Next);
            }
            let first = zip2(m, a, b, |_, a, b| Ok(Value::Bits(f(scalar_bits(a)?, scalar_bits(b)?)?.0)))?;
            let second = zip2(m, a, b, |_, a, b| Ok(Value::Bits(f(scalar_bits(a)?, scalar_bits(b)?)?.1)))?;
            m.set(low, first);
            m.set(high, second);
            Ok(Flow::Next)
        });
    }
}

/// A function of each pair of elements of two vectors or tensors.
///
/// # Errors
/// An operand is poison as a whole, or the shapes of tensors differ.
pub fn zip2(
    m: &mut Machine<'_>,
    a: Slot,
    b: Slot,
    mut f: impl FnMut(&mut Machine<'_>, &Value, &Value) -> Computed<Value>,
) -> Computed<Value> {
    let (a, b) = (m.get(a).clone(), m.get(b).clone());
    let (left, right) = (elements_of(&a)?, elements_of(&b)?);
    let has_other_shape = match (&a, &b) {
        (Value::Tensor(a), Value::Tensor(b)) => a.sizes != b.sizes,
        _ => left.len() != right.len(),
    };
    if has_other_shape {
        return undefined("has operands with different shapes");
    }
    let mut elements = Vec::with_capacity(left.len());
    for (x, y) in left.iter().zip(right) {
        let computed = f(m, x, y);
        elements.push(m.value_or_poison(computed)?);
    }
    Ok(a.with_elements(elements))
}

/// Whether a type is a pointer of the dialect `llvm`.
#[must_use]
pub fn is_pointer(ctx: &Context, ty: Type) -> bool {
    use ir_core::attr_or_type::DefHandle as _;
    dialect_llvm::LLVMPointerType::cast(ctx, ty).is_some()
}
