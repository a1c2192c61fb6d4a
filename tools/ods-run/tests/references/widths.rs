//! Arithmetic of integers of any width up to 128 bits, in integers of 128 bits.

/// The widths that have a program.
pub(crate) const WIDTHS: &[u32] = &[3, 5, 7, 8, 9, 12, 16, 17, 24, 31, 32, 33, 48, 63, 64, 65, 100, 127, 128];

/// The result of the program of this width.
pub(crate) fn result(width: u32) -> i64 {
    let mask = u128::MAX >> (128 - width);
    let signed = |x: u128| ((x << (128 - width)) as i128) >> (128 - width);
    let seed = (0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C834 & mask) | 1;
    let factor = (0xD1B5_4A32_D192_ED03_AEF1_7502_108E_F2D9 & mask) | 1;
    let shift = width / 3;
    let step = |x: u128| {
        let b = x.wrapping_mul(factor).wrapping_add(seed) & mask;
        let d = b ^ ((signed(b) >> shift) as u128 & mask);
        let g = (d << shift).wrapping_sub(d >> shift) & mask;
        let quotient = signed(g).wrapping_div(signed(factor)) as u128 & mask;
        let remainder = signed(d).wrapping_rem(signed(factor)) as u128 & mask;
        let s = quotient.wrapping_add(remainder) & mask;
        let t = (d / factor) ^ (g % factor);
        let m = if signed(s) < signed(t) { s } else { t };
        let n = if s < t { t } else { s };
        let o = if signed(m) > signed(g) { m } else { g };
        (o ^ n.min(d)).wrapping_add(b) & mask
    };
    let last = (0..200).fold(seed, |x, _| step(x));
    let wide = signed(last);
    wide as i64 ^ (wide >> 64) as i64
}
