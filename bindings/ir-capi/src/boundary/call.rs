//! Calls of C: handles are checked, misuse is reported, panics are stopped before they reach C, and
//! exceptions of callbacks pass.

use super::handles::{MlirLogicalResult, MlirNamedAttribute, MlirStringRef, Pointer};
use super::refused::{Outcome, Refused};
use super::unwind::{Watch, abort};
use ir_core::context::Location;
use ir_core::diagnostic::Diagnostic;
use ir_objects::Word;

/// An argument of a function.
pub trait Argument {
    /// The bits of the handle; 0 if it is none.
    fn bits(&self) -> u64 {
        0
    }
}

macro_rules! plain_arguments {
    ($($ty:ty)*) => {$(impl Argument for $ty {})*};
}

plain_arguments! {
    bool i8 i16 i32 i64 u8 u16 u32 u64 isize usize f32 f64 MlirStringRef MlirLogicalResult MlirNamedAttribute
}

impl<T: Pointer> Argument for T {
    fn bits(&self) -> u64 {
        Pointer::bits(*self)
    }
}

impl<T> Argument for *const T {}
impl<T> Argument for *mut T {}
impl<T> Argument for Option<T> {}

/// The result of a function.
pub trait Returned: Sized {
    /// The value that reports a failure; `None` if the type has no such value.
    fn failed() -> Option<Self>;

    /// The value of a function that the library does not have.
    fn absent() -> Option<Self> {
        Self::failed()
    }
}

macro_rules! numbers {
    ($($ty:ty)*) => {$(
        impl Returned for $ty {
            fn failed() -> Option<Self> {
                None
            }

            fn absent() -> Option<Self> {
                Some(Self::default())
            }
        }
    )*};
}

numbers! { i8 i16 i32 i64 u8 u16 u32 u64 isize usize f32 f64 }

impl Returned for MlirStringRef {
    fn failed() -> Option<Self> {
        None
    }

    fn absent() -> Option<Self> {
        Some(MlirStringRef::new(&[]))
    }
}

impl Returned for MlirNamedAttribute {
    fn failed() -> Option<Self> {
        None
    }
}

impl Returned for () {
    fn failed() -> Option<Self> {
        None
    }

    fn absent() -> Option<Self> {
        Some(())
    }
}

impl Returned for bool {
    fn failed() -> Option<Self> {
        None
    }

    fn absent() -> Option<Self> {
        Some(false)
    }
}

impl<T: Pointer> Returned for T {
    fn failed() -> Option<Self> {
        Some(Self::null())
    }
}

impl<T> Returned for *const T {
    fn failed() -> Option<Self> {
        Some(std::ptr::null())
    }
}

impl<T> Returned for *mut T {
    fn failed() -> Option<Self> {
        Some(std::ptr::null_mut())
    }
}

impl Returned for MlirLogicalResult {
    fn failed() -> Option<Self> {
        Some(MlirLogicalResult::FAILURE)
    }
}

/// Runs the body of the function `name`. `arguments` are the names of the parameters and the bits of their
/// handles.
#[inline]
pub fn run<T: Returned>(
    name: &str,
    arguments: impl Fn() -> Vec<(&'static str, u64)>,
    body: impl FnOnce() -> Outcome<T>,
) -> T {
    let watch = Watch::new(name);
    let result = match body() {
        Ok(result) => result,
        Err(refused) => {
            // A reference to the parameter would keep the arguments in memory in every call.
            let arguments = arguments;
            refuse(name, &arguments, &refused)
        }
    };
    watch.end();
    result
}

/// The result of a function that refuses a call. Ends the process if no result reports this.
#[cold]
#[inline(never)]
fn refuse<T: Returned>(name: &str, arguments: &dyn Fn() -> Vec<(&'static str, u64)>, refused: &Refused) -> T {
    let failed = if matches!(refused, Refused::Absent(_)) { T::absent() } else { T::failed() };
    match (failed, refused) {
        (Some(failed), Refused::Failure) => failed,
        (None, Refused::Failure) => abort(&format!("{name} has no result that says that it failed")),
        (failed, _) => {
            let (message, context) = describe(name, &arguments(), refused);
            let failed = failed.unwrap_or_else(|| abort(&message));
            report(context, &message);
            failed
        }
    }
}

/// The message, and a word of the context that it is reported to.
fn describe(name: &str, arguments: &[(&'static str, u64)], refused: &Refused) -> (String, Option<Word>) {
    let context = arguments.iter().filter_map(|(_, bits)| Word::from_bits(*bits)).find(|word| {
        let is_bad = matches!(refused, Refused::Handle(bits, _) if *bits == word.bits());
        !is_bad && ir_objects::lock(*word).is_ok()
    });
    let message = match refused {
        Refused::Handle(bits, misuse) => match arguments.iter().find(|(_, other)| other == bits) {
            Some((argument, _)) => format!("{name}: the argument '{argument}' {misuse}"),
            None => format!("{name}: an element of an argument {misuse}"),
        },
        Refused::Arguments(message) => format!("{name}: {message}"),
        Refused::Absent(what) => format!("{name}: this library does not have {what}"),
        Refused::Failure => name.to_owned(),
    };
    (message, context)
}

/// Reports an error to the handlers of a context; without one to the standard error.
fn report(context: Option<Word>, message: &str) {
    match context {
        Some(word) => crate::boundary::emit(word, vec![Diagnostic::error(Location::UNKNOWN, message)]),
        None => eprintln!("error: {message}"),
    }
}

/// Defines functions of the C API that report that the library does not have what they are for.
macro_rules! absent {
    ($what:literal: $(fn $name:ident($($argument:ident: $ty:ty),* $(,)?) $(-> $result:ty)?;)*) => {
        capi! {$(
            #[doc = concat!(" Reports that the library does not have ", $what, ".")]
            fn $name($($argument: $ty),*) $(-> $result)? {
                Err(crate::boundary::Refused::Absent($what))
            }
        )*}
    };
}

/// Defines functions of the C API. The body is a block of type [`Outcome`] of the result.
macro_rules! capi {
    ($($(#[doc = $doc:expr])* fn $name:ident($($argument:ident: $ty:ty),* $(,)?) $(-> $result:ty)? $body:block)*) => {$(
        $crate::functions! { $(#[doc = $doc])* fn $name($($argument: $ty),*) $(-> $result)? $body }

        #[cfg(test)]
        const _: () = {
            #[used]
            #[unsafe(link_section = "capi_functions")]
            static DECLARED: crate::headers::Function = crate::headers::Function {
                module: module_path!(),
                doc: &[$($doc),*],
                name: stringify!($name),
                arguments: &[$((stringify!($argument), stringify!($ty))),*],
                result: stringify!($($result)?),
            };
        };
    )*};
}
