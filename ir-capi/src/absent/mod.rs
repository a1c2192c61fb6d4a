//! The functions of the headers of dialects that are not part of this library. They exist, so that programs that mention them
//! link: tests answer no, identities and names are those of classes without members, and everything else reports that the
//! dialect is missing, and returns null, false or 0.

use crate::boundary::{MlirAttribute, Pointer, Returned};

/// Defines the tests for classes that have no members.
macro_rules! no_member {
    ($(fn $name:ident($argument:ident: $ty:ty);)*) => {
        capi! {$(
            #[doc = " False: this library does not have the class."]
            fn $name($argument: $ty) -> bool {
                let _ = $argument;
                Ok(false)
            }
        )*}
    };
}

/// Defines the functions that return identities of classes without members.
macro_rules! type_ids {
    ($($name:ident,)*) => {
        capi! {$(
            #[doc = " An identity that no type and no attribute has."]
            fn $name() -> MlirTypeID {
                Ok(crate::boundary::named_type_id(stringify!($name)))
            }
        )*}
    };
}

/// Defines the functions that return names of classes.
macro_rules! names {
    ($($name:ident $class:literal,)*) => {
        capi! {$(
            #[doc = concat!(" The name `", $class, "`.")]
            fn $name() -> MlirStringRef {
                Ok(MlirStringRef::of($class.as_bytes()))
            }
        )*}
    };
}

pub mod linalg;
pub mod sparse_tensor;
pub mod transform_interpreter;

/// The headers of the modules here, without folder and `.h`.
#[cfg(test)]
pub(crate) const HEADERS: &[(&str, &str)] = &[
    ("linalg", "Linalg"),
    ("sparse_tensor", "SparseTensor"),
    ("transform_interpreter", "Transform/Interpreter"),
];

/// Declares structs of attributes.
macro_rules! attributes {
    ($($(#[doc = $doc:literal])* $name:ident { $($field:ident,)* })*) => {$(
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(C)]
        pub struct $name {
            $(#[doc = concat!("`", stringify!($field), "`, a list of dimensions.")] pub $field: MlirAttribute,)*
        }

        impl Returned for $name {
            /// No dimensions are known.
            fn failed() -> Option<Self> {
                Some($name { $($field: MlirAttribute::null(),)* })
            }
        }
    )*};
}

attributes! {
    /// The dimensions of a contraction.
    MlirLinalgContractionDimensions { batch, m, n, k, }
    /// The dimensions of a convolution.
    MlirLinalgConvolutionDimensions {
        batch, outputImage, outputChannel, filterLoop, inputChannel, depth, strides, dilations,
    }
}
