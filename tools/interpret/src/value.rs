//! Values of a running program.
//!
//! Scalars are inline: a value takes 32 bytes, and only aggregates, tensors and memrefs are on the heap.
//! The bits of a value mean nothing without its type, which is known when an operation is prepared.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use ir_core::num::{ApFloat, ApInt};

/// The index of a poison value's origin among those of a run.
#[derive(Clone, Copy, Debug, Eq)]
pub struct PoisonId(pub(crate) u32);

impl PartialEq for PoisonId {
    /// Poison equals poison, whatever its origin is.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// An address with its provenance: the allocation that may be accessed through it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Pointer {
    /// The index of the allocation; 0 for a null pointer and for an integer that was never an address.
    pub allocation: u32,
    /// The address.
    pub address: u64,
}

/// A memref: an address, and the distances of its elements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemRef {
    /// The first byte of the buffer, which the offset is relative to.
    pub base: Pointer,
    /// The number of elements between `base` and the first element.
    pub offset: i64,
    /// The number of elements in each dimension.
    pub sizes: Vec<i64>,
    /// The distance of neighbours in each dimension, in elements.
    pub strides: Vec<i64>,
}

/// A tensor, whose shape may be known at run time only.
#[derive(Clone, Debug, PartialEq)]
pub struct Tensor {
    /// The number of elements in each dimension.
    pub sizes: Vec<i64>,
    /// The elements in row-major order.
    pub elements: Vec<Value>,
}

/// The contents of a memref: its sizes, and its elements in row-major order.
#[derive(Clone, Debug, PartialEq)]
pub struct Buffer {
    /// The number of elements in each dimension.
    pub sizes: Vec<i64>,
    /// The elements.
    pub elements: Vec<Value>,
}

/// A value of a type that another crate defines.
#[derive(Clone)]
pub struct Object(pub Arc<dyn Any + Send + Sync>);

impl fmt::Debug for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Object")
    }
}

impl PartialEq for Object {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// A value of a running program.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Poison, or an undefined value.
    Poison(PoisonId),
    /// An integer of at most 128 bits, an `index`, or a float: its bits, zero above its width.
    Bits(u128),
    /// An address of the dialect `llvm`, or a function.
    Pointer(Pointer),
    /// The elements of a vector in row-major order, of an array, of a struct, or of a complex number.
    Aggregate(Arc<[Value]>),
    /// A tensor.
    Tensor(Arc<Tensor>),
    /// A memref.
    MemRef(Arc<MemRef>),
    /// A value of another type.
    Object(Object),
}

/// The bits of a width, at most 128.
#[must_use]
#[inline]
pub fn mask(width: u32) -> u128 {
    u128::MAX >> (128 - width.clamp(1, 128))
}

/// The signed number with these bits.
#[must_use]
#[inline]
pub fn signed(bits: u128, width: u32) -> i128 {
    let shift = 128 - width.clamp(1, 128);
    ((bits << shift) as i128) >> shift
}

/// The bits of a number of at most 128 bits.
#[must_use]
pub fn int_bits(value: &ApInt) -> u128 {
    let word = |index: usize| value.words().get(index).copied().map_or(0, u128::from);
    word(0) | word(1) << 64
}

impl Value {
    /// The content of a slot that was never written.
    pub(crate) const UNSET: Self = Value::Poison(PoisonId(0));

    /// The integer of this width.
    #[must_use]
    pub fn int(value: i128, width: u32) -> Self {
        Value::Bits(value as u128 & mask(width))
    }

    /// A value of type `index`.
    #[must_use]
    pub fn index(value: i64) -> Self {
        Value::Bits(u128::from(value as u64))
    }

    /// A value of type `i1`.
    #[must_use]
    pub fn bool(value: bool) -> Self {
        Value::Bits(u128::from(value))
    }

    /// A float of type `f32`.
    #[must_use]
    pub fn f32(value: f32) -> Self {
        Value::Bits(value.to_bits().into())
    }

    /// A float of type `f64`.
    #[must_use]
    pub fn f64(value: f64) -> Self {
        Value::Bits(value.to_bits().into())
    }

    /// A float of any format.
    #[must_use]
    pub fn float(value: &ApFloat) -> Self {
        Value::Bits(value.to_bits())
    }

    /// An aggregate of these elements.
    #[must_use]
    pub fn aggregate(elements: impl IntoIterator<Item = Value>) -> Self {
        Value::Aggregate(elements.into_iter().collect())
    }

    /// A tensor with these elements in row-major order.
    #[must_use]
    pub fn tensor(sizes: Vec<i64>, elements: Vec<Value>) -> Self {
        Value::Tensor(Arc::new(Tensor { sizes, elements }))
    }

    /// The elements of an aggregate or of a tensor; none for other values.
    #[must_use]
    pub fn elements(&self) -> &[Value] {
        match self {
            Value::Aggregate(elements) => elements,
            Value::Tensor(tensor) => &tensor.elements,
            _ => &[],
        }
    }

    /// Whether it is poison as a whole.
    #[must_use]
    pub fn is_poison(&self) -> bool {
        matches!(self, Value::Poison(_))
    }

    /// Whether it, or an element of it, is poison.
    #[must_use]
    pub fn has_poison(&self) -> bool {
        self.is_poison() || self.elements().iter().any(Value::has_poison)
    }

    /// A value like this one with other elements.
    #[must_use]
    pub fn with_elements(&self, elements: Vec<Value>) -> Self {
        match self {
            Value::Tensor(tensor) => Value::tensor(tensor.sizes.clone(), elements),
            _ => Value::Aggregate(elements.into()),
        }
    }
}
