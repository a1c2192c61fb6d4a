//! Dialects with types and attributes only, for the functions of `mlir-c/Dialect` and for modules that use them.
//! Operations of these dialects are unregistered.

#![allow(missing_docs, reason = "the definitions are MLIR's, whose descriptions are not repeated")]

use dialects::Registration;

macro_rules! type_dialects {
    ($($name:ident)*) => {
        $(pub mod $name;)*

        /// The dialects.
        pub(crate) static TYPE_DIALECTS: [Registration; [$(stringify!($name)),*].len()] =
            [$((stringify!($name), $name::register)),*];
    };
}

type_dialects! { amdgpu gpu nvgpu quant smt transform }
