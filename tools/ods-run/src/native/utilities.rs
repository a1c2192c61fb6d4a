//! Clocks, random numbers, sorting and memory of MLIR's `mlir_c_runner_utils`. Each function is named like
//! the symbol that it implements.

use std::ffi::{c_int, c_void};
use std::io::Write as _;
use std::time::{SystemTime, UNIX_EPOCH};

use super::RuntimeFunction;
use super::descriptor::{BFloat, Element, Half, Memref};

unsafe extern "C" {
    fn malloc(size: usize) -> *mut c_void;
    fn free(memory: *mut c_void);
    fn posix_memalign(memory: *mut *mut c_void, align: usize, size: usize) -> c_int;
}

/// The functions by symbol.
pub(super) const FUNCTIONS: &[RuntimeFunction] = &[
    ("rtclock", || rtclock as *const u8),
    ("_mlir_ciface_nanoTime", || _mlir_ciface_nanoTime as *const u8),
    ("printFlops", || printFlops as *const u8),
    ("printF16", || printF16 as *const u8),
    ("printBF16", || printBF16 as *const u8),
    ("rtsrand", || rtsrand as *const u8),
    ("rtrand", || rtrand as *const u8),
    ("rtdrand", || rtdrand as *const u8),
    ("_mlir_ciface_stdSortI64", || _mlir_ciface_stdSortI64 as *const u8),
    ("_mlir_ciface_stdSortF64", || _mlir_ciface_stdSortF64 as *const u8),
    ("_mlir_ciface_stdSortF32", || _mlir_ciface_stdSortF32 as *const u8),
    ("mlirAlloc", || mlirAlloc as *const u8),
    ("mlirFree", || mlirFree as *const u8),
    ("mlirAlignedAlloc", || mlirAlignedAlloc as *const u8),
    ("mlirAlignedFree", || mlirFree as *const u8),
];

/// Seconds since 1970, in microseconds.
extern "C" fn rtclock() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |time| time.as_micros() as f64 * 1.0e-6)
}

extern "C" fn _mlir_ciface_nanoTime() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as i64)
}

extern "C" fn printFlops(flops: f64) {
    // Nobody reads errors of the error stream.
    let _ = writeln!(std::io::stderr(), "{:.6} GFLOPS", flops / 1.0e9);
}

/// Prints a float of 16 bits, which is passed as its bits.
extern "C" fn printF16(bits: u16) {
    print_small(Half(bits));
}

extern "C" fn printBF16(bits: u16) {
    print_small(BFloat(bits));
}

fn print_small(value: impl Element) {
    let mut text = Vec::new();
    value.show(&mut text);
    super::memrefs::write(&text);
}

/// A generator of random numbers: C++'s `std::mt19937`.
struct Random {
    state: [u32; 624],
    position: usize,
}

impl Random {
    fn new(seed: u64) -> Self {
        let mut state = [seed as u32; 624];
        for index in 1..624 {
            let before: u32 = state[index - 1];
            let mixed = (before ^ before >> 30).wrapping_mul(1_812_433_253);
            state[index] = mixed.wrapping_add(index as u32);
        }
        Random { state, position: 624 }
    }

    fn next(&mut self) -> u32 {
        if self.position == 624 {
            for index in 0..624 {
                let (upper, lower) =
                    (self.state[index] >> 31 << 31, self.state[(index + 1) % 624] & 0x7fff_ffff);
                let both = upper | lower;
                let twist = if both & 1 == 1 { 0x9908_b0df } else { 0 };
                self.state[index] = self.state[(index + 397) % 624] ^ both >> 1 ^ twist;
            }
            self.position = 0;
        }
        let mut value = self.state[self.position];
        self.position += 1;
        value ^= value >> 11;
        value ^= value << 7 & 0x9d2c_5680;
        value ^= value << 15 & 0xefc6_0000;
        value ^ value >> 18
    }

    /// A number from 0 to `limit`, as `std::uniform_int_distribution` of libstdc++ draws it.
    fn up_to(&mut self, limit: u64) -> u64 {
        const ALL: u64 = u32::MAX as u64;
        match limit {
            ALL => u64::from(self.next()),
            0..ALL => {
                // Lemire's method: the upper half of a product, without the least lower halves.
                let range = limit as u32 + 1;
                let mut product = u64::from(self.next()) * u64::from(range);
                if (product as u32) < range {
                    let threshold = range.wrapping_neg() % range;
                    while (product as u32) < threshold {
                        product = u64::from(self.next()) * u64::from(range);
                    }
                }
                product >> 32
            }
            _ => loop {
                let upper = self.up_to(limit >> 32) << 32;
                let value = upper.wrapping_add(u64::from(self.next()));
                if value <= limit && value >= upper {
                    return value;
                }
            },
        }
    }
}

extern "C" fn rtsrand(seed: u64) -> *mut Random {
    Box::into_raw(Box::new(Random::new(seed)))
}

/// A number from 0 to `limit`.
extern "C" fn rtrand(random: *mut Random, limit: u64) -> u64 {
    // SAFETY: The program passes a result of `rtsrand`.
    unsafe { (*random).up_to(limit) }
}

extern "C" fn rtdrand(random: *mut Random) {
    // SAFETY: The program passes a result of `rtsrand`, once.
    drop(unsafe { Box::from_raw(random) });
}

/// The first elements of a memref with one dimension, which are consecutive.
fn with_elements<T>(count: u64, descriptor: *const i64, then: impl FnOnce(&mut [T])) {
    let memref = Memref::new(1, descriptor);
    let first = memref.data.cast::<T>().wrapping_offset(memref.offset as isize);
    // SAFETY: The program passes a memref with at least this many elements.
    then(unsafe { std::slice::from_raw_parts_mut(first, usize::try_from(count).unwrap_or(0)) });
}

extern "C" fn _mlir_ciface_stdSortI64(count: u64, memref: *const i64) {
    with_elements(count, memref, |values: &mut [i64]| values.sort_unstable());
}

extern "C" fn _mlir_ciface_stdSortF64(count: u64, memref: *const i64) {
    with_elements(count, memref, |values: &mut [f64]| values.sort_by(f64::total_cmp));
}

extern "C" fn _mlir_ciface_stdSortF32(count: u64, memref: *const i64) {
    with_elements(count, memref, |values: &mut [f32]| values.sort_by(f32::total_cmp));
}

extern "C" fn mlirAlloc(size: u64) -> *mut c_void {
    // SAFETY: Any size is allowed.
    unsafe { malloc(size as usize) }
}

extern "C" fn mlirFree(memory: *mut c_void) {
    // SAFETY: The program passes the result of an allocation, once.
    unsafe { free(memory) };
}

extern "C" fn mlirAlignedAlloc(align: u64, size: u64) -> *mut c_void {
    let mut memory = std::ptr::null_mut();
    // SAFETY: The result is stored to a variable; a wrong alignment is an error.
    let _ = unsafe { posix_memalign(&raw mut memory, align as usize, size as usize) };
    memory
}
