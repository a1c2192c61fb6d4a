//! The functions of the headers of dialects that are not part of this library. They exist, so that programs that mention them
//! link: tests answer no, identities and names are those of classes without members, and everything else reports that the
//! dialect is missing, and returns null, false or 0.

use crate::boundary::{
    MlirAffineMap, MlirAttribute, MlirContext, MlirLogicalResult, MlirOperation, MlirStringRef,
    MlirTransformOptions, MlirType, MlirTypeID, call, named_type_id,
};

/// Defines functions that report that they are not supported.
macro_rules! absent {
    ($(fn $name:ident($($argument:ident: $ty:ty),* $(,)?) $(-> $result:ty)?;)*) => {
        capi! {$(
            #[doc = " Not supported: the dialect is not part of this library."]
            fn $name($($argument: $ty),*) $(-> $result)? {
                Ok(crate::absent::answer(stringify!($name), &[$(crate::boundary::Argument::bits(&$argument)),*]))
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

pub mod amdgpu;
pub mod complex;
pub mod emitc;
pub mod gpu;
pub mod irdl;
pub mod linalg;
pub mod llvm;
pub mod nvgpu;
pub mod pdl;
pub mod quant;
pub mod smt;
pub mod sparse_tensor;
pub mod transform;
pub mod transform_interpreter;

/// The headers of the modules here, without folder and `.h`.
#[cfg(test)]
pub(crate) const HEADERS: &[(&str, &str)] = &[
    ("amdgpu", "AMDGPU"),
    ("complex", "Complex"),
    ("emitc", "EmitC"),
    ("gpu", "GPU"),
    ("irdl", "IRDL"),
    ("linalg", "Linalg"),
    ("llvm", "LLVM"),
    ("nvgpu", "NVGPU"),
    ("pdl", "PDL"),
    ("quant", "Quant"),
    ("smt", "SMT"),
    ("sparse_tensor", "SparseTensor"),
    ("transform", "Transform"),
    ("transform_interpreter", "Transform/Interpreter"),
];

/// A result of a function that is not supported.
pub(crate) trait Absent {
    /// The result of the function with this name.
    fn absent(name: &str) -> Self;
}

macro_rules! defaults {
    ($($ty:ty = $value:expr,)*) => {$(
        impl Absent for $ty {
            fn absent(_name: &str) -> Self {
                $value
            }
        }
    )*};
}

defaults! {
    () = (),
    bool = false,
    i8 = 0,
    i32 = 0,
    i64 = 0,
    isize = 0,
    u32 = 0,
    u64 = 0,
    f64 = 0.0,
    MlirAffineMap = MlirAffineMap::null(),
    MlirAttribute = MlirAttribute::null(),
    MlirContext = MlirContext::null(),
    MlirLogicalResult = MlirLogicalResult::FAILURE,
    MlirOperation = MlirOperation::null(),
    MlirStringRef = MlirStringRef { data: std::ptr::null(), length: 0 },
    MlirTransformOptions = MlirTransformOptions::null(),
    MlirType = MlirType::null(),
    MlirLinalgContractionDimensions = MlirLinalgContractionDimensions::NONE,
    MlirLinalgConvolutionDimensions = MlirLinalgConvolutionDimensions::NONE,
}

impl Absent for MlirTypeID {
    /// An identity that no type and no attribute has.
    fn absent(name: &str) -> Self {
        named_type_id(name)
    }
}

/// The answer of the function with this name; `arguments` are the bits of its handles. Tests and identities need no message.
pub(crate) fn answer<T: Absent>(name: &str, arguments: &[u64]) -> T {
    if !name.contains("IsA") && !name.ends_with("GetTypeID") {
        call::report_about(
            arguments,
            &format!("{name} is not supported: its dialect is not part of this library"),
        );
    }
    T::absent(name)
}

/// Declares structs of attributes.
macro_rules! attributes {
    ($($(#[doc = $doc:literal])* $name:ident { $($field:ident,)* })*) => {$(
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(C)]
        pub struct $name {
            $(#[doc = concat!("`", stringify!($field), "`, a list of dimensions.")] pub $field: MlirAttribute,)*
        }

        impl $name {
            /// No dimensions are known.
            const NONE: Self = $name { $($field: MlirAttribute::null(),)* };
        }

        impl call::Returned for $name {
            fn failed() -> Option<Self> {
                Some(Self::NONE)
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
