//! Memrefs in memory, as functions of MLIR's runner libraries get them, and their elements.

use std::ffi::{c_char, c_int};

unsafe extern "C" {
    fn snprintf(text: *mut c_char, size: usize, format: *const c_char, ...) -> c_int;
}

/// A memref of any rank.
pub(super) struct Memref {
    pub(super) data: *mut u8,
    pub(super) offset: i64,
    pub(super) sizes: Vec<i64>,
    pub(super) strides: Vec<i64>,
}

/// An unranked memref: its rank, and the address of the descriptor.
#[repr(C)]
pub(super) struct Unranked {
    pub(super) rank: i64,
    pub(super) descriptor: *const i64,
}

impl Memref {
    /// Reads a descriptor: allocated and aligned address, offset, sizes and strides, of 64 bits each.
    pub(super) fn new(rank: i64, descriptor: *const i64) -> Self {
        let rank = usize::try_from(rank).unwrap_or(0);
        // SAFETY: The program passes a descriptor of this rank.
        let field = |index: usize| unsafe { descriptor.add(index).read_unaligned() };
        Memref {
            data: std::ptr::with_exposed_provenance_mut(field(1) as usize),
            offset: field(2),
            sizes: (0..rank).map(|dim| field(3 + dim)).collect(),
            strides: (0..rank).map(|dim| field(3 + rank + dim)).collect(),
        }
    }

    /// Reads the descriptor of an unranked memref.
    pub(super) fn unranked(memref: *const Unranked) -> Self {
        // SAFETY: The program passes the address of an unranked memref.
        let Unranked { rank, descriptor } = unsafe { memref.read_unaligned() };
        Self::new(rank, descriptor)
    }

    /// The element at a distance from the aligned address, counted in elements.
    pub(super) fn element<T: Element>(&self, index: i64) -> T {
        // SAFETY: Indices are within the sizes of the memref, whose elements the program vouches for.
        unsafe { self.data.cast::<T>().offset(index as isize).read_unaligned() }
    }
}

/// Elements that MLIR's runner libraries print and compare.
pub(super) trait Element: Copy {
    /// Appends the text of C++'s streams.
    fn show(self, out: &mut Vec<u8>);
    /// Whether two elements are equal, or close if they are floats of 32 or 64 bits.
    fn agrees(self, expected: Self) -> bool;
}

macro_rules! integers {
    ($($ty:ty)*) => {$(
        impl Element for $ty {
            fn show(self, out: &mut Vec<u8>) {
                out.extend(self.to_string().into_bytes());
            }
            fn agrees(self, expected: Self) -> bool {
                self == expected
            }
        }
    )*};
}
integers!(i16 i32 i64 u64);

/// C++'s streams print integers of 8 bits as characters.
impl Element for i8 {
    fn show(self, out: &mut Vec<u8>) {
        out.push(self.cast_unsigned());
    }
    fn agrees(self, expected: Self) -> bool {
        self == expected
    }
}

/// Whether the error of a float is small relative to the expected one. Infinities and NaN never agree.
macro_rules! is_close {
    ($actual:expr, $expected:expr, $epsilon:expr) => {
        $actual.is_finite()
            && $expected.is_finite()
            && ($actual - $expected).abs() <= $epsilon * $expected.abs()
    };
}

impl Element for f32 {
    fn show(self, out: &mut Vec<u8>) {
        f64::from(self).show(out);
    }
    fn agrees(self, expected: Self) -> bool {
        is_close!(self, expected, 1e-6)
    }
}

impl Element for f64 {
    fn show(self, out: &mut Vec<u8>) {
        out.extend(general(self));
    }
    fn agrees(self, expected: Self) -> bool {
        is_close!(self, expected, 1e-12)
    }
}

/// The text of a float with six digits, `%g`.
fn general(value: f64) -> Vec<u8> {
    let mut text = [0_u8; 32];
    // SAFETY: The format takes one `double`, and writes at most as many bytes as there are.
    let length = unsafe { snprintf(text.as_mut_ptr().cast(), text.len(), c"%g".as_ptr(), value) };
    text[..usize::try_from(length).unwrap_or(0).min(text.len())].to_vec()
}

/// `f16`, as its bits.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(transparent)]
pub(super) struct Half(pub(super) u16);

/// `bf16`, as its bits.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(transparent)]
pub(super) struct BFloat(pub(super) u16);

impl Half {
    pub(super) fn to_f32(self) -> f32 {
        let magnitude = u32::from(self.0 & 0x7fff);
        let value = match magnitude {
            0..0x400 => magnitude as f32 / (1 << 24) as f32,
            0x400..0x7c00 => f32::from_bits((magnitude << 13) + (112 << 23)),
            _ => f32::from_bits((magnitude << 13) + (224 << 23)),
        };
        if self.0 >> 15 == 1 { -value } else { value }
    }
}

impl BFloat {
    pub(super) fn to_f32(self) -> f32 {
        f32::from_bits(u32::from(self.0) << 16)
    }
}

macro_rules! halves {
    ($($ty:ty)*) => {$(
        impl Element for $ty {
            fn show(self, out: &mut Vec<u8>) {
                self.to_f32().show(out);
            }
            fn agrees(self, expected: Self) -> bool {
                self == expected
            }
        }
    )*};
}
halves!(Half BFloat);

/// A complex number.
#[derive(Clone, Copy, PartialEq)]
#[repr(C)]
pub(super) struct Complex<T> {
    re: T,
    im: T,
}

impl<T: Element + PartialEq> Element for Complex<T> {
    fn show(self, out: &mut Vec<u8>) {
        out.push(b'(');
        self.re.show(out);
        out.push(b',');
        self.im.show(out);
        out.push(b')');
    }
    fn agrees(self, expected: Self) -> bool {
        self == expected
    }
}

/// A vector of four vectors of four floats, as a memref's element.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct Vector4x4([[f32; 4]; 4]);

impl Element for Vector4x4 {
    fn show(self, out: &mut Vec<u8>) {
        out.push(b'(');
        for (index, row) in self.0.into_iter().enumerate() {
            out.extend([&b""[..], b",   ", b",   ", b",  "][index.min(3)]);
            out.push(b'(');
            for (index, value) in row.into_iter().enumerate() {
                out.extend([&b""[..], b", ", b", ", b", "][index]);
                value.show(out);
            }
            out.push(b')');
        }
        out.push(b')');
    }
    fn agrees(self, expected: Self) -> bool {
        self.0 == expected.0
    }
}
