//! Values of expressions.

use std::ops::Deref;

use ir_core::context::{AffineMap, Attribute, IntegerSet, Type};
use ir_core::ir::{self, Block, Op, Region};
use ir_core::num::{ApFloat, ApInt};

/// The value of an expression. Texts and lists borrow from the context or the plan where they can.
///
/// A present option is the value itself, because functions of the runtime return many and the next step
/// takes nearly all of them apart. Only an option in an option is a [`Value::Some`].
#[derive(Clone, Debug)]
pub enum Value<'c> {
    /// A value that only C++ knows.
    Unknown,
    /// An absent option.
    Nothing,
    /// A present option that contains an option.
    Some(Box<Value<'c>>),
    /// A condition.
    Bool(bool),
    /// An integer or an enum case.
    Int(i64),
    /// A float.
    Float(f64),
    /// A text.
    Str(&'c str),
    /// A type.
    Type(Type),
    /// An attribute.
    Attribute(Attribute),
    /// An integer of any width.
    ApInt(ApInt),
    /// A float of any format.
    ApFloat(ApFloat),
    /// An affine map.
    AffineMap(AffineMap),
    /// An integer set.
    IntegerSet(IntegerSet),
    /// A value of the IR.
    Value(ir::Value),
    /// An operation.
    Op(Op),
    /// A region.
    Region(Region),
    /// A block.
    Block(Block),
    /// A list.
    List(List<'c>),
}

impl<'c> Value<'c> {
    /// A present option.
    #[must_use]
    pub fn some(value: Value<'c>) -> Value<'c> {
        match value {
            Value::Nothing | Value::Some(_) => Value::Some(Box::new(value)),
            value => value,
        }
    }

    /// An option.
    #[must_use]
    pub fn option(value: Option<Value<'c>>) -> Value<'c> {
        value.map_or(Value::Nothing, Value::some)
    }

    /// The contents of an option; `None` if it is absent.
    #[must_use]
    pub fn into_option(self) -> Option<Value<'c>> {
        match self {
            Value::Nothing => None,
            Value::Some(value) => Some(*value),
            value => Some(value),
        }
    }

    /// Whether both values are equal; `None` if that is unknown. Lists are compared by their elements.
    #[must_use]
    pub fn is_equal(&self, other: &Value<'c>) -> Option<bool> {
        Some(match (self, other) {
            (Value::Unknown, _) | (_, Value::Unknown) => return None,
            (Value::Nothing, Value::Nothing) => true,
            (Value::Nothing, _) | (_, Value::Nothing) => false,
            (Value::Some(a), Value::Some(b)) => return a.is_equal(b),
            (Value::Bool(a), Value::Bool(b)) => a == b,
            (Value::Int(a), Value::Int(b)) => a == b,
            (Value::Float(a), Value::Float(b)) => a == b,
            (Value::Str(a), Value::Str(b)) => a == b,
            (Value::Type(a), Value::Type(b)) => a == b,
            (Value::Attribute(a), Value::Attribute(b)) => a == b,
            (Value::ApInt(a), Value::ApInt(b)) => a == b,
            (Value::ApFloat(a), Value::ApFloat(b)) => a == b,
            (Value::AffineMap(a), Value::AffineMap(b)) => a == b,
            (Value::IntegerSet(a), Value::IntegerSet(b)) => a == b,
            (Value::Value(a), Value::Value(b)) => a == b,
            (Value::Op(a), Value::Op(b)) => a == b,
            (Value::Region(a), Value::Region(b)) => a == b,
            (Value::Block(a), Value::Block(b)) => a == b,
            (Value::List(a), Value::List(b)) => return a.is_equal(b),
            _ => return None,
        })
    }
}

/// A borrowed or owned list. Unlike a `Cow`, it can be used for a shorter time.
#[derive(Clone, Debug)]
pub enum Slice<'c, T> {
    /// A part of the context or the plan.
    Borrowed(&'c [T]),
    /// A new list.
    Owned(Vec<T>),
}

impl<T> Deref for Slice<'_, T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        match self {
            Slice::Borrowed(list) => list,
            Slice::Owned(list) => list,
        }
    }
}

/// An element of lists of one kind.
pub trait Element<'c>: Sized {
    /// The elements of a list; `None` if they are of another kind.
    fn elements<'v>(list: &'v List<'c>) -> Option<&'v [Self]>;
}

/// Declares lists by their elements, and what is the same for all of them.
macro_rules! lists {
    ($($(#[$doc:meta])* $list:ident: $element:ty => $value:ident,)*) => {
        /// A list.
        #[derive(Clone, Debug)]
        pub enum List<'c> {
            $($(#[$doc])* $list(Slice<'c, $element>),)*
            /// Elements of several kinds, and the empty list.
            Mixed(Vec<Value<'c>>),
        }

        impl<'c> List<'c> {
            /// The number of elements.
            #[must_use]
            pub fn len(&self) -> usize {
                match self {
                    $(List::$list(list) => list.len(),)*
                    List::Mixed(list) => list.len(),
                }
            }

            /// The element at an index.
            #[must_use]
            pub fn get(&self, index: usize) -> Option<Value<'c>> {
                match self {
                    $(List::$list(list) => list.get(index).map(|value| Value::$value(value.clone())),)*
                    List::Mixed(list) => list.get(index).cloned(),
                }
            }

            /// The elements in a range of indices; `None` if it ends after the list.
            #[must_use]
            pub fn range(&self, range: std::ops::Range<usize>) -> Option<List<'c>> {
                Some(match self {
                    $(List::$list(Slice::Borrowed(list)) => List::$list(Slice::Borrowed(list.get(range)?)),)*
                    $(List::$list(Slice::Owned(list)) => List::$list(Slice::Owned(list.get(range)?.to_vec())),)*
                    List::Mixed(list) => List::Mixed(list.get(range)?.to_vec()),
                })
            }

            /// The list of these elements.
            #[must_use]
            pub fn new(elements: Vec<Value<'c>>) -> List<'c> {
                match elements.first() {
                    $(Some(Value::$value(_)) => {
                        let all = elements.iter().map(|value| match value {
                            Value::$value(value) => Some(value.clone()),
                            _ => None,
                        });
                        match all.collect() {
                            Some(list) => List::$list(Slice::Owned(list)),
                            None => List::Mixed(elements),
                        }
                    })*
                    _ => List::Mixed(elements),
                }
            }

            /// Whether both lists have equal elements; `None` if that is unknown.
            #[must_use]
            pub fn is_equal(&self, other: &List<'c>) -> Option<bool> {
                match (self, other) {
                    $((List::$list(a), List::$list(b)) => Some(a[..] == b[..]),)*
                    _ if self.len() != other.len() => Some(false),
                    _ => all(self.iter().zip(other.iter()).map(|(a, b)| a.is_equal(&b))),
                }
            }
        }

        $(
            impl<'c> From<&'c [$element]> for List<'c> {
                fn from(list: &'c [$element]) -> List<'c> {
                    List::$list(Slice::Borrowed(list))
                }
            }

            impl<'c> From<Vec<$element>> for List<'c> {
                fn from(list: Vec<$element>) -> List<'c> {
                    List::$list(Slice::Owned(list))
                }
            }

            impl<'c> Element<'c> for $element {
                fn elements<'v>(list: &'v List<'c>) -> Option<&'v [$element]> {
                    match list {
                        List::$list(list) => Some(list),
                        list if list.is_empty() => Some(&[]),
                        _ => None,
                    }
                }
            }
        )*
    };
}

lists! {
    /// Conditions.
    Bools: bool => Bool,
    /// Integers.
    Ints: i64 => Int,
    /// Texts.
    Strs: &'c str => Str,
    /// Types.
    Types: Type => Type,
    /// Attributes.
    Attributes: Attribute => Attribute,
    /// Values of the IR.
    Values: ir::Value => Value,
    /// Regions.
    Regions: Region => Region,
    /// Blocks.
    Blocks: Block => Block,
}

impl<'c> List<'c> {
    /// Whether it has no elements.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The elements.
    pub fn iter(&self) -> impl Iterator<Item = Value<'c>> + '_ {
        (0..self.len()).filter_map(|index| self.get(index))
    }
}

/// Whether all conditions hold; `None` if that is unknown. A false one decides.
pub fn all(mut conditions: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut is_known = true;
    let is_false = |condition: Option<bool>| {
        is_known &= condition.is_some();
        condition == Some(false)
    };
    if conditions.any(is_false) { Some(false) } else { is_known.then_some(true) }
}
