//! Arithmetic and lists in predicates, and methods of `APInt`.

use super::count;
use crate::num::ApInt;

/// `APInt::isStrictlyPositive`
pub fn is_strictly_positive(value: &ApInt) -> bool {
    !value.is_negative() && !value.is_zero()
}

/// `APInt::isNonNegative`
pub fn is_non_negative(value: &ApInt) -> bool {
    !value.is_negative()
}

/// `APInt::isNegative`
pub fn is_negative(value: &ApInt) -> bool {
    value.is_negative()
}

/// `APInt::isZero`
pub fn is_zero(value: &ApInt) -> bool {
    value.is_zero()
}

/// `APInt::isPowerOf2`
pub fn is_power_of_2(value: &ApInt) -> bool {
    value.is_power_of_2()
}

/// `APInt::getSExtValue`
pub fn sext_value(value: &ApInt) -> Option<i64> {
    value.as_i64()
}

/// `APInt::getZExtValue`; also `None` for values that do not fit into an `i64`.
pub fn zext_value(value: &ApInt) -> Option<i64> {
    value.as_u64().and_then(|value| i64::try_from(value).ok())
}

/// `APInt::getBitWidth`
pub fn bit_width(value: &ApInt) -> i64 {
    i64::from(value.width())
}

/// `llvm::isPowerOf2_64`
pub fn is_power_of_2_64(value: i64) -> bool {
    value > 0 && value & (value - 1) == 0
}

/// The number of elements of a list.
pub fn len<T>(list: &[T]) -> i64 {
    count(list.len())
}

/// The element at an index.
pub fn element<T: Clone>(list: &[T], index: i64) -> Option<T> {
    list.get(usize::try_from(index).ok()?).cloned()
}

/// `ArrayRef::drop_front(n)`
pub fn drop_front<T>(list: &[T], n: i64) -> Option<&[T]> {
    list.get(usize::try_from(n).ok()?..)
}

/// `ArrayRef::drop_back(n)`
pub fn drop_back<T>(list: &[T], n: i64) -> Option<&[T]> {
    list.get(..list.len().checked_sub(usize::try_from(n).ok()?)?)
}

/// Whether two adjacent elements are equal (`std::adjacent_find` finds something).
pub fn has_equal_neighbours<T: PartialEq>(list: &[T]) -> bool {
    list.windows(2).any(|pair| pair[0] == pair[1])
}

/// `llvm::all_equal`
pub fn all_equal<T: PartialEq>(list: &[T]) -> bool {
    list.windows(2).all(|pair| pair[0] == pair[1])
}

/// A list of `count` copies of a value; `None` above 2^24, the maximum number of operands of an operation.
pub fn repeated<T: Clone>(value: T, count: i64) -> Option<Vec<T>> {
    let count = usize::try_from(count).ok().filter(|count| *count <= 1 << 24)?;
    Some(vec![value; count])
}
