//! The formats of MLIR's float types, as data.

/// A float format. The variants carry MLIR's type names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "each is the MLIR type of that name")]
pub enum FloatSemantics {
    F4E2M1FN,
    F6E2M3FN,
    F6E3M2FN,
    F8E5M2,
    F8E4M3,
    F8E4M3FN,
    F8E5M2FNUZ,
    F8E4M3FNUZ,
    F8E4M3B11FNUZ,
    F8E3M4,
    F8E8M0FNU,
    BF16,
    F16,
    TF32,
    F32,
    F64,
    F80,
    F128,
}

/// The non-finite values of a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NonFinite {
    /// Infinities and NaNs, in the largest exponent, as IEEE 754 has them.
    Ieee,
    /// One NaN (of either sign, if the format has signs) and no infinity.
    NanOnly,
    /// Neither.
    FiniteOnly,
}

/// Encoding of a format's NaNs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NanEncoding {
    /// The largest exponent and a fraction that isn't zero, as IEEE 754 has them; also of formats without
    /// NaN.
    Ieee,
    /// Every bit but the sign is set.
    AllOnes,
    /// The encoding that would be -0; there is no -0 then.
    NegativeZero,
}

/// The numbers that describe one format; see LLVM's `fltSemantics`.
pub(super) struct Format {
    /// MLIR's name of the type.
    name: &'static str,
    /// Exponent of the largest finite number.
    max_exponent: i32,
    /// Exponent of the smallest normal number; denormals share it.
    min_exponent: i32,
    /// Bits of the significand with the integer bit, whether stored or implied.
    precision: u32,
    /// Bits of the encoding.
    width: u32,
    non_finite: NonFinite,
    nan_encoding: NanEncoding,
    has_zero: bool,
    has_sign: bool,
    /// Whether the integer bit is stored.
    explicit_integer_bit: bool,
}

const fn ieee(name: &'static str, max_exponent: i32, precision: u32, width: u32) -> Format {
    Format {
        name,
        max_exponent,
        min_exponent: 1 - max_exponent,
        precision,
        width,
        non_finite: NonFinite::Ieee,
        nan_encoding: NanEncoding::Ieee,
        has_zero: true,
        has_sign: true,
        explicit_integer_bit: false,
    }
}

/// A format whose exponents and special values are not IEEE 754's.
const fn special(
    name: &'static str,
    exponents: (i32, i32),
    precision: u32,
    width: u32,
    non_finite: NonFinite,
    nan_encoding: NanEncoding,
) -> Format {
    let (min_exponent, max_exponent) = exponents;
    Format { min_exponent, non_finite, nan_encoding, ..ieee(name, max_exponent, precision, width) }
}

/// In the order of [`FloatSemantics`]' variants.
static FORMATS: [Format; 18] = [
    special("f4E2M1FN", (0, 2), 2, 4, NonFinite::FiniteOnly, NanEncoding::Ieee),
    special("f6E2M3FN", (0, 2), 4, 6, NonFinite::FiniteOnly, NanEncoding::Ieee),
    special("f6E3M2FN", (-2, 4), 3, 6, NonFinite::FiniteOnly, NanEncoding::Ieee),
    ieee("f8E5M2", 15, 3, 8),
    ieee("f8E4M3", 7, 4, 8),
    special("f8E4M3FN", (-6, 8), 4, 8, NonFinite::NanOnly, NanEncoding::AllOnes),
    special("f8E5M2FNUZ", (-15, 15), 3, 8, NonFinite::NanOnly, NanEncoding::NegativeZero),
    special("f8E4M3FNUZ", (-7, 7), 4, 8, NonFinite::NanOnly, NanEncoding::NegativeZero),
    special("f8E4M3B11FNUZ", (-10, 4), 4, 8, NonFinite::NanOnly, NanEncoding::NegativeZero),
    ieee("f8E3M4", 3, 5, 8),
    Format {
        has_zero: false,
        has_sign: false,
        ..special("f8E8M0FNU", (-127, 127), 1, 8, NonFinite::NanOnly, NanEncoding::AllOnes)
    },
    ieee("bf16", 127, 8, 16),
    ieee("f16", 15, 11, 16),
    ieee("tf32", 127, 11, 19),
    ieee("f32", 127, 24, 32),
    ieee("f64", 1023, 53, 64),
    Format { explicit_integer_bit: true, ..ieee("f80", 16383, 64, 80) },
    ieee("f128", 16383, 113, 128),
];

impl FloatSemantics {
    /// Every format, by ascending width.
    pub const ALL: [Self; 18] = [
        Self::F4E2M1FN,
        Self::F6E2M3FN,
        Self::F6E3M2FN,
        Self::F8E5M2,
        Self::F8E4M3,
        Self::F8E4M3FN,
        Self::F8E5M2FNUZ,
        Self::F8E4M3FNUZ,
        Self::F8E4M3B11FNUZ,
        Self::F8E3M4,
        Self::F8E8M0FNU,
        Self::BF16,
        Self::F16,
        Self::TF32,
        Self::F32,
        Self::F64,
        Self::F80,
        Self::F128,
    ];

    fn format(self) -> &'static Format {
        &FORMATS[self as usize]
    }

    /// The format of MLIR's type `name`, such as `f8E4M3FN`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|s| s.name() == name)
    }

    /// MLIR's name of the type.
    pub fn name(self) -> &'static str {
        self.format().name
    }

    /// Bits of the encoding.
    pub fn width(self) -> u32 {
        self.format().width
    }

    /// Bits of the significand with the integer bit, stored or implied.
    pub fn precision(self) -> u32 {
        self.format().precision
    }

    /// Bits of the significand that are stored.
    pub fn stored_significand_bits(self) -> u32 {
        self.precision() - u32::from(!self.format().explicit_integer_bit)
    }

    /// Bits of the encoded exponent.
    pub fn exponent_bits(self) -> u32 {
        self.width() - self.stored_significand_bits() - u32::from(self.has_sign())
    }

    /// The exponent of the largest finite number.
    pub fn max_exponent(self) -> i32 {
        self.format().max_exponent
    }

    /// The exponent of the smallest normal number.
    pub fn min_exponent(self) -> i32 {
        self.format().min_exponent
    }

    /// The non-finite values of the format.
    pub fn non_finite(self) -> NonFinite {
        self.format().non_finite
    }

    /// Encoding of NaNs.
    pub fn nan_encoding(self) -> NanEncoding {
        self.format().nan_encoding
    }

    /// Whether zero has an encoding.
    pub fn has_zero(self) -> bool {
        self.format().has_zero
    }

    /// Whether negative numbers have an encoding.
    pub fn has_sign(self) -> bool {
        self.format().has_sign
    }

    /// Whether the significand's integer bit is stored, as in `f80`.
    pub fn has_explicit_integer_bit(self) -> bool {
        self.format().explicit_integer_bit
    }

    /// Whether -0 and +0 are distinct.
    pub fn has_negative_zero(self) -> bool {
        self.has_zero() && self.has_sign() && self.nan_encoding() != NanEncoding::NegativeZero
    }

    /// The bias of the encoded exponent. A format without zero has no denormals, so its smallest exponent is
    /// encoded as 0 and not as 1.
    pub(super) fn bias(self) -> i32 {
        i32::from(self.has_zero()) - self.min_exponent()
    }
}
