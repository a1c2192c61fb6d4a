//! Algorithms on integers and memory.

use super::Reference;

/// Programs and what calculates their results.
pub(crate) const RESULTS: &[Reference] = &[
    ("sum", || (0..1000).sum()),
    ("sum_of_squares", || (0..50_i64).flat_map(|i| (0..50).map(move |j| i * j)).sum()),
    ("collatz", collatz),
    ("gcd", || (1..40).flat_map(|a| (1..40).map(move |b| gcd(a, b))).sum()),
    ("power_mod", power_mod),
    ("lcg", || {
        (0..10_000).fold(42_i64, |x, _| {
            x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407)
        })
    }),
    ("xorshift", xorshift),
    ("integer_sqrt", || 1_000_000_000_000_007_u64.isqrt() as i64),
    ("digits", || (1_u64 << 60).to_string().bytes().map(|digit| i64::from(digit - b'0')).sum()),
    ("switch", || (0..20).map(|i| [1, 10, 100, -7][i % 4]).sum()),
    ("switch_arguments", || [22, 33, 11 * 22, 11].iter().fold(0, |all, one| all * 1000 + one)),
    ("branches", || (0..10_i32).fold(1_i32, |acc, i| acc.wrapping_mul(10).wrapping_sub(i)).into()),
    ("swap", || (0..90).fold((0_i64, 1_i64), |(a, b), _| (b, a.wrapping_add(b))).0),
    ("reversed", || {
        let mut all = [1, 2, 3];
        all.rotate_left(7 % 3);
        all.iter().fold(0, |acc, x| acc * 10 + x)
    }),
    ("factorial", || (1..=20).product()),
    ("fibonacci", || fibonacci(20)),
    ("ackermann", || ackermann(2, 9)),
    ("mutual", || 10),
    ("hanoi", || hanoi(12, 1, 2, 3, 0)),
    ("sieve", || (2..10_000_u32).filter(|n| (2..=n.isqrt()).all(|d| n % d != 0)).count() as i64),
    ("bubble_sort", sorted_hash),
    ("memref_arguments", || (0..5).map(|i| i * 9 + i + 100).sum()),
    ("subview", subview),
    ("memref_copy", || (0..10).map(|i| i * i).sum()),
    ("alloca_dynamic", || (1..40).map(|i| i / 2).sum()),
    ("alloca_loop", || (0..100).map(|i| i * i).sum()),
    ("global_memref", || 100 + [3, 1, 4, 1, 5, 9, 2, 6].iter().sum::<i64>()),
    ("prefix_sums", || (0..100_i16).fold(0_i16, |sum, i| sum.wrapping_add(i.wrapping_mul(997))).into()),
    ("binary_search", binary_search),
    ("transpose", transpose),
    ("knapsack", knapsack),
    ("levenshtein", || levenshtein(b"kitten", b"sitting")),
    ("crc32", crc32),
    ("queens", || queens(6)),
    ("odd_memory", odd_memory),
    ("list", || (0..100).map(|i| i * i).sum()),
    ("strings", || {
        b"Hello, MLIR!".iter().fold(0_i64, |hash, byte| hash.wrapping_mul(31).wrapping_add(i64::from(*byte)))
            + 12
    }),
    ("function_pointers", || 14 * 1000 + 49),
    ("func_constant", || 103 * 1000 + 300),
    ("global_addresses", || ((30 * 100 + 20) * 100 + 5) * 100 + 1),
    ("affine", affine),
    ("returned_memory", || 70_000 + 70_000 + i64::from(70_000_i64 as i16)),
    ("division", division),
    ("extended", extended),
    ("overflow_wraps", || [-128, 127, 0, 1].iter().fold(0, |all, one| all * 1000 + one)),
    ("poison", || 9),
    ("unreachable_blocks", || 5),
];

fn collatz() -> i64 {
    let length = |start: i64| {
        let (mut n, mut length) = (start, 1);
        while n != 1 {
            (n, length) = (if n % 2 == 0 { n / 2 } else { 3 * n + 1 }, length + 1);
        }
        length
    };
    // Of several sequences of the greatest length, the first one.
    let best = (1..3000).map(|n| (length(n), n)).max_by_key(|(length, n)| (*length, -n)).unwrap();
    best.1 * 1000 + best.0
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn power_mod() -> i64 {
    let modulus = 1_000_007_u64;
    let (mut base, mut exponent, mut result) = (7_u64, 123_456_789, 1);
    while exponent != 0 {
        if exponent % 2 == 1 {
            result = result * base % modulus;
        }
        (base, exponent) = (base * base % modulus, exponent / 2);
    }
    result as i64
}

fn xorshift() -> i64 {
    let step = |mut x: u64| {
        x ^= x << 13;
        x ^= x >> 7;
        x ^ x << 17
    };
    (0..1000).fold(88_172_645_463_325_252, |x, _| step(x)) as i64
}

fn fibonacci(n: i64) -> i64 {
    if n < 2 { n } else { fibonacci(n - 1) + fibonacci(n - 2) }
}

fn ackermann(m: i64, n: i64) -> i64 {
    match (m, n) {
        (0, n) => n + 1,
        (m, 0) => ackermann(m - 1, 1),
        (m, n) => ackermann(m - 1, ackermann(m, n - 1)),
    }
}

fn hanoi(n: i64, a: i64, b: i64, c: i64, hash: i64) -> i64 {
    if n == 0 {
        return hash;
    }
    let hash = hanoi(n - 1, a, c, b, hash).wrapping_mul(31).wrapping_add(a * b);
    hanoi(n - 1, c, b, a, hash)
}

fn sorted_hash() -> i64 {
    let next = |x: &i64| Some((x.wrapping_mul(1_103_515_245).wrapping_add(12_345)) % 2_147_483_648);
    let mut all: Vec<i64> = std::iter::successors(Some(1), next).skip(1).take(64).collect();
    all.sort_unstable();
    all.iter().fold(0, |hash: i64, x| hash.wrapping_mul(31).wrapping_add(*x))
}

fn subview() -> i64 {
    let element = |i: i64, j: i64| (1 + 2 * i) * 12 + 2 + 3 * j;
    let all = (0..3).flat_map(|i| (0..3).map(move |j| (i, j)));
    all.fold(0, |acc: i64, (i, j)| acc.wrapping_mul(element(i, j)).wrapping_add(element(i, j)))
}

fn binary_search() -> i64 {
    let squares: Vec<i64> = (0..100).map(|i| i * i).collect();
    let find = |x: i64| squares.partition_point(|square| *square < x) as i64;
    (find(50) * 1000 + find(4900)) * 1000 + find(100_000)
}

fn transpose() -> i64 {
    let element = |i: i64, j: i64| i64::from(((i * 7 + j) * (i * 7 + j)) as i8);
    let all = (0..7).flat_map(|j| (0..4).map(move |i| (i, j)));
    all.fold(1, |hash: i64, (i, j)| hash.wrapping_mul(31).wrapping_add(element(i, j)))
}

fn knapsack() -> i64 {
    let things: Vec<(usize, i64)> = (0..10).map(|i| (i * 7 % 11 + 3, (i * 11 % 13 + 1) as i64)).collect();
    // All subsets.
    let value = |set: u32| {
        let chosen = things.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
        let (weight, value) = chosen.fold((0, 0), |sum, (_, thing)| (sum.0 + thing.0, sum.1 + thing.1));
        if weight <= 50 { value } else { 0 }
    };
    (0..1 << 10).map(value).max().unwrap()
}

fn levenshtein(a: &[u8], b: &[u8]) -> i64 {
    match (a, b) {
        ([], rest) | (rest, []) => rest.len() as i64,
        ([x, a_rest @ ..], [y, b_rest @ ..]) => {
            let replaced = levenshtein(a_rest, b_rest) + i64::from(x != y);
            replaced.min(levenshtein(a_rest, b) + 1).min(levenshtein(a, b_rest) + 1)
        }
    }
}

fn crc32() -> i64 {
    let mut crc = u32::MAX;
    for byte in 0..=255_u32 {
        crc ^= byte;
        for _ in 0..8 {
            crc = if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 };
        }
    }
    i64::from(!crc)
}

fn queens(size: usize) -> i64 {
    fn place(size: usize, columns: &mut Vec<usize>) -> i64 {
        let row = columns.len();
        if row == size {
            return 1;
        }
        let mut count = 0;
        for column in 0..size {
            let is_free =
                columns.iter().enumerate().all(|(r, c)| *c != column && c.abs_diff(column) != row - r);
            if is_free {
                columns.push(column);
                count += place(size, columns);
                columns.pop();
            }
        }
        count
    }
    place(size, &mut Vec::new())
}

fn odd_memory() -> i64 {
    let signed = |x: i64, width: u32| x << (64 - width) >> (64 - width);
    (0..20_i64).fold(0, |acc, i| {
        let x = signed(i * -77_777, 24);
        let y = i.wrapping_mul(123_456_789_012) & ((1 << 40) - 1);
        ((acc + x) ^ y) - (x & 1)
    })
}

fn affine() -> i64 {
    let element = |i: i64, j: i64| i * 20 + j / 3;
    (0..10).flat_map(|i| (0..(i + 5).min(12)).map(move |j| element(i, j + 1))).sum()
}

fn division() -> i64 {
    let one = |a: i64, b: i64| {
        let floor = (a as f64 / b as f64).floor() as i64;
        let ceil = (a as f64 / b as f64).ceil() as i64;
        [a / b, a % b, floor, ceil].iter().fold(0, |all, x| all * 11 + x)
    };
    let all = [(17, 5), (17, -5), (-17, 5), (-17, -5)];
    all.iter().fold(0_i64, |sum, (a, b)| sum.wrapping_mul(100_003).wrapping_add(one(*a, *b)))
}

fn extended() -> i64 {
    let (a, b) = (-1_234_567_890_123_456_789_i64, 8_765_432_109_876_543_210_i64);
    let signed = i128::from(a) * i128::from(b);
    let unsigned = u128::from(a as u64) * u128::from(b as u64);
    let (sum, carry) = (a as u64).overflowing_add(b as u64);
    let (double, second) = (a as u64).overflowing_add(a as u64);
    let x = (signed as i64 ^ (signed >> 64) as i64).wrapping_add((unsigned >> 64) as i64) ^ unsigned as i64;
    let all = x.wrapping_add(sum as i64).wrapping_add(double as i64);
    all.wrapping_mul(10).wrapping_add(carry.into()).wrapping_mul(10).wrapping_add(second.into())
}
