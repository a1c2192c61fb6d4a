//! Algorithms on floats, step by step as the programs have them, because each step is rounded.

use super::Reference;

/// Programs and what calculates their results.
pub(crate) const RESULTS: &[Reference] = &[
    ("matmul", matmul),
    ("mandelbrot", mandelbrot),
    ("newton_sqrt", || (0..8).fold(2.0_f64, |x, _| (x + 2.0 / x) * 0.5).to_bits() as i64),
    ("simpson", simpson),
    ("math_functions", math_functions),
    ("rounding", rounding),
    ("remainder", || (((7.25_f64 % -2.5) * 1000.0 + -2.5 % 7.25) * 1000.0) as i64),
    ("conversions", conversions),
    ("complex_numbers", || ((3.0 * 3.0 - 4.0 * 4.0) * 1000.0 + 2.0 * 3.0 * -4.0) as i64),
    ("float_to_int", float_to_int),
];

fn matmul() -> i64 {
    let product =
        |i: i32, j: i32| (0..16).fold(0.0, |sum, k| sum + f64::from(i + k) * (f64::from(k - j) * 0.5));
    (product(3, 14) - product(14, 3)).to_bits() as i64
}

fn mandelbrot() -> i64 {
    let steps = |i: i32, j: i32| {
        let (cx, cy) = (f64::from(i) * 0.075 + -2.0, f64::from(j) * 0.075 + -1.5);
        let (mut x, mut y, mut k) = (0.0_f64, 0.0_f64, 0);
        while x * x + y * y < 4.0 && k < 50 {
            (x, y, k) = (x * x - y * y + cx, x * y * 2.0 + cy, k + 1);
        }
        k
    };
    (0..40).flat_map(|i| (0..40).map(move |j| steps(i, j))).sum()
}

fn simpson() -> i64 {
    let f = |x: f64| 1.0 / (1.0 + x * x);
    let part = |i: i32| {
        let a = f64::from(i) * 0.01;
        (f(a) + f(a + 0.005) * 4.0 + f(a + 0.01)) * 0.01 / 6.0
    };
    ((0..100).map(part).fold(0.0, |sum, part| sum + part) * 1.0e12) as i64
}

fn math_functions() -> i64 {
    let (x, y) = (0.7_f64, 2.5_f64);
    let all = [
        x.sin(),
        x.cos(),
        y.exp(),
        y.ln(),
        y.powf(x),
        y.sqrt(),
        x.exp2(),
        y.log2(),
        y.floor(),
        x.ceil(),
        x.mul_add(y, x),
        x.copysign(y),
    ];
    (all.iter().skip(1).fold(all[0], |sum, x| sum + x) * 1.0e9).round() as i64
}

fn rounding() -> i64 {
    let one = |x: f32| {
        let all = [x.floor(), x.ceil(), x.trunc(), x.round(), x.round_ties_even()];
        all.iter().fold(0, |sum, x| sum * 17 + *x as i64)
    };
    [2.5, -2.5, 3.5, -0.4].iter().fold(0, |sum, x| sum * 10_007 + one(*x))
}

fn conversions() -> i64 {
    let (a, b, c, d) = (-100_i8, -30_000_i16, -2_000_000_000_i32, -9_000_000_000_000_000_000_i64);
    let (e_signed, e_unsigned, g) = (3_f32, 3_f32, i128::MIN);
    let singles = [f32::from(a), f32::from(a as u8), c as u32 as f32].map(f32::to_bits);
    let sum = singles[0].wrapping_add(singles[1]).wrapping_add(singles[2]);
    let mixed = sum.wrapping_mul(e_signed.to_bits()).wrapping_add(e_unsigned.to_bits());
    let doubles = [
        f64::from(b),
        f64::from(b as u16),
        f64::from(c),
        d as f64,
        d as u64 as f64,
        g as f64,
        g as u128 as f64,
    ];
    doubles.iter().fold(i64::from(mixed), |all, x| all.wrapping_mul(31).wrapping_add(x.to_bits() as i64))
}

fn float_to_int() -> i64 {
    let all = [
        -3.99_f32 as i64,
        250.7 as i64,
        -1.0e10 as i64,
        1.5e19_f64 as u64 as i64,
        ((-1.0e30_f64 as i128) >> 65) as i64,
    ];
    all.iter().fold(0, |sum: i64, x| sum.wrapping_mul(1009).wrapping_add(*x))
}
