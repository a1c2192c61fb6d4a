//! Data that C passes by address: texts, arrays, callbacks.

use crate::boundary::{MlirStringCallback, MlirStringRef, Outcome, Refused, call_back};
use std::ffi::{CStr, c_char, c_void};

/// The elements of an array of C.
///
/// The caller of the C function promises that there are `count` of them; a null pointer is accepted where
/// there are none.
pub(crate) fn slice<'a, T>(start: *const T, count: isize) -> Outcome<&'a [T]> {
    match usize::try_from(count) {
        Ok(0) => Ok(&[]),
        Ok(_) if start.is_null() => Err(Refused::arguments(format!("the array of {count} elements is null"))),
        // SAFETY: C promises an array of this length that lives and does not change during the call.
        Ok(count) => Ok(unsafe { std::slice::from_raw_parts(start, count) }),
        Err(_) => Err(Refused::arguments(format!("an array has a negative number of elements, {count}"))),
    }
}

/// The bytes of a text of C.
pub(crate) fn bytes<'a>(text: MlirStringRef) -> Outcome<&'a [u8]> {
    let length = isize::try_from(text.length).map_err(|_| Refused::arguments("a text is too long"))?;
    slice(text.data.cast(), length)
}

/// The text of C, which must be UTF-8.
pub(crate) fn text<'a>(text: MlirStringRef) -> Outcome<&'a str> {
    std::str::from_utf8(bytes(text)?).map_err(|_| Refused::arguments("a text is not UTF-8"))
}

/// The bytes of a text that ends with a zero.
pub(crate) fn c_string<'a>(text: *const c_char) -> Outcome<&'a [u8]> {
    if text.is_null() {
        return Err(Refused::arguments("a text is null"));
    }
    // SAFETY: C promises a text that ends with a zero, and lives and does not change during the call.
    Ok(unsafe { CStr::from_ptr(text) }.to_bytes())
}

/// Passes a text to a callback of C. Nothing of a context may be locked.
pub(crate) fn send(callback: MlirStringCallback, user_data: *mut c_void, text: &[u8]) -> Outcome<()> {
    let Some(callback) = callback else { return Err(Refused::arguments("the callback is null")) };
    // SAFETY: C promises that the callback can be called with its user data.
    call_back(|| unsafe { callback(MlirStringRef::new(text), user_data) });
    Ok(())
}

/// Writes a result to an address of C, unless the pointer is null.
pub(crate) fn write<T>(place: *mut T, value: T) {
    if !place.is_null() {
        // SAFETY: C guarantees memory for a value of this type.
        unsafe { place.write(value) };
    }
}

/// Writes results to an array of C; nowhere if the pointer is null.
pub(crate) fn write_all<T: Copy>(place: *mut T, values: &[T]) {
    if !place.is_null() {
        // SAFETY: C promises a place for this number of values of this type.
        unsafe { std::ptr::copy_nonoverlapping(values.as_ptr(), place, values.len()) };
    }
}
