//! Operations in all widths and element types, compared with functions in Rust.

#![expect(unsafe_code, reason = "functions of modules are called")]

use ir_core::{Context, Module};
use ods_run::{Jit, JitOptions, OptLevel};

fn compiled(text: &str) -> Vec<Jit> {
    let ctx = Context::new();
    ods_run::register_dialects(&ctx);
    let module = Module::parse(&ctx, text).unwrap();
    module.verify().unwrap();
    let levels = [OptLevel::None, OptLevel::Speed];
    levels
        .map(|level| Jit::with_options(&module, &JitOptions { level, ..JitOptions::default() }).unwrap())
        .into()
}

/// An update of a memory cell in a type, by the former content and the operand.
type Update<T> = fn(T, T) -> T;

/// Atomic updates of integers in each width. The unsigned type computes; the signed one compares.
macro_rules! atomic_integers {
    ($($unsigned:ident $signed:ident)*) => {$({
        type U = $unsigned;
        type I = $signed;
        let updates: [(&str, Update<U>); 15] = [
            ("xchg", |_, b| b),
            ("add", U::wrapping_add),
            ("sub", U::wrapping_sub),
            ("_and", |a, b| a & b),
            ("nand", |a, b| !(a & b)),
            ("_or", |a, b| a | b),
            ("_xor", |a, b| a ^ b),
            ("max", |a, b| I::max(a as I, b as I) as U),
            ("min", |a, b| I::min(a as I, b as I) as U),
            ("umax", U::max),
            ("umin", U::min),
            ("uinc_wrap", |a, b| if a >= b { 0 } else { a + 1 }),
            ("udec_wrap", |a, b| if a == 0 || a > b { b } else { a - 1 }),
            ("usub_cond", |a, b| if a >= b { a - b } else { a }),
            ("usub_sat", U::saturating_sub),
        ];
        let ty = format!("i{}", U::BITS);
        let function = |(name, _): &(&str, Update<U>)| format!(
            "llvm.func @{name}(%p: !llvm.ptr, %b: {ty}) -> {ty} {{\n\
             %0 = llvm.atomicrmw {name} %p, %b seq_cst : !llvm.ptr, {ty}\nllvm.return %0 : {ty} }}\n"
        );
        let text: String = updates.iter().map(function).collect();
        let values = [0, 1, 3, 5, U::MAX, U::MAX / 2, U::MAX / 2 + 1];
        for jit in compiled(&text) {
            for (name, update) in updates {
                let f = jit.get::<fn(*mut U, U) -> U>(name).unwrap();
                for (a, b) in values.iter().flat_map(|a| values.map(|b| (*a, b))) {
                    let mut cell = a;
                    // SAFETY: The function accesses the cell only.
                    let old = unsafe { f.call(&raw mut cell, b) };
                    assert_eq!((old, cell), (a, update(a, b)), "{name} {ty} {a} {b}");
                }
            }
        }
    })*};
}

#[test]
fn atomic_updates_of_integers() {
    atomic_integers!(u8 i8 u16 i16 u32 i32 u64 i64);
}

macro_rules! atomic_floats {
    ($($float:ident $ty:literal)*) => {$({
        type F = $float;
        let updates: [(&str, Update<F>); 7] = [
            ("xchg", |_, b| b),
            ("fadd", |a, b| a + b),
            ("fsub", |a, b| a - b),
            ("fmax", F::max),
            ("fmin", F::min),
            ("fmaximum", |a, b| if a.is_nan() || b.is_nan() { F::NAN } else { a.max(b) }),
            ("fminimum", |a, b| if a.is_nan() || b.is_nan() { F::NAN } else { a.min(b) }),
        ];
        let function = |(name, _): &(&str, Update<F>)| format!(
            "llvm.func @{name}(%p: !llvm.ptr, %b: {0}) -> {0} {{\n\
             %0 = llvm.atomicrmw {name} %p, %b seq_cst : !llvm.ptr, {0}\nllvm.return %0 : {0} }}\n", $ty
        );
        let text: String = updates.iter().map(function).collect();
        let values = [0.0, 1.5, -3.25, F::INFINITY, F::NAN, F::MIN_POSITIVE];
        for jit in compiled(&text) {
            for (name, update) in updates {
                let f = jit.get::<fn(*mut F, F) -> F>(name).unwrap();
                for (a, b) in values.iter().flat_map(|a| values.map(|b| (*a, b))) {
                    let mut cell = a;
                    // SAFETY: The function accesses the cell only.
                    unsafe { f.call(&raw mut cell, b) };
                    let expected = update(a, b);
                    let is_same = cell == expected || cell.is_nan() && expected.is_nan();
                    assert!(is_same, "{name} {a} {b}: {cell}");
                }
            }
        }
    })*};
}

#[test]
fn atomic_updates_of_floats() {
    atomic_floats!(f32 "f32" f64 "f64");
}

/// Small floats and vectors of them are updated as integers of their size: 1.5 + 1.5 and -2 + -2.
#[test]
fn atomic_updates_of_small_floats() {
    let function = |name: &str, ty: &str, width: u32| {
        format!(
            "llvm.func @{name}(%p: !llvm.ptr, %b: i{width}) {{\n%0 = llvm.bitcast %b : i{width} to {ty}\n\
             %1 = llvm.atomicrmw fadd %p, %0 seq_cst : !llvm.ptr, {ty}\nllvm.return }}\n"
        )
    };
    let text = function("half", "f16", 16)
        + &function("bfloat", "bf16", 16)
        + &function("pair", "vector<2xf16>", 32);
    for jit in compiled(&text) {
        let (mut half, mut bfloat, mut pair) = (0x3e00_u16, 0x3fc0_u16, 0xc000_3e00_u32);
        // SAFETY: The functions access the cells only.
        unsafe {
            jit.get::<fn(*mut u16, u16)>("half").unwrap().call(&raw mut half, 0x3e00);
            jit.get::<fn(*mut u16, u16)>("bfloat").unwrap().call(&raw mut bfloat, 0x3fc0);
            jit.get::<fn(*mut u32, u32)>("pair").unwrap().call(&raw mut pair, 0xc000_3e00);
        }
        assert_eq!((half, bfloat, pair), (0x4200, 0x4040, 0xc400_4200));
    }
}

/// Products and their overflow in widths above 64, where Cranelift has no larger integer. The functions get
/// and return integers of 128 bits, so that Rust can call them.
#[test]
fn overflow_of_wide_products() {
    for width in [65, 67, 96, 100, 127, 128] {
        let function = |sign: char| {
            let resize = |name: &str, from: u32, to: u32, value: &str| match from.cmp(&to) {
                std::cmp::Ordering::Greater => format!("%{name} = llvm.trunc %{value} : i{from} to i{to}\n"),
                std::cmp::Ordering::Less if sign == 's' => {
                    format!("%{name} = llvm.sext %{value} : i{from} to i{to}\n")
                }
                std::cmp::Ordering::Less => format!("%{name} = llvm.zext %{value} : i{from} to i{to}\n"),
                std::cmp::Ordering::Equal => format!("%{name} = llvm.bitcast %{value} : i{from} to i{to}\n"),
            };
            let (a, b) = (resize("x", 128, width, "a"), resize("y", 128, width, "b"));
            let result = resize("s", width, 128, "r");
            format!(
                "llvm.func @{sign}mul(%a: i128, %b: i128, %p: !llvm.ptr) -> i128 {{\n{a}{b}\
                 %0 = \"llvm.intr.{sign}mul.with.overflow\"(%x, %y) : (i{width}, i{width}) -> !llvm.struct<(i{width}, i1)>\n\
                 %r = llvm.extractvalue %0[0] : !llvm.struct<(i{width}, i1)>\n\
                 %o = llvm.extractvalue %0[1] : !llvm.struct<(i{width}, i1)>\n\
                 %z = llvm.zext %o : i1 to i8\nllvm.store %z, %p : i8, !llvm.ptr\n\
                 {result}llvm.return %s : i128 }}\n"
            )
        };
        let half = 1_i128 << (width - 2);
        let least = -half - half;
        let values =
            [0, 1, -1, 2, 3, least, least + 1, half, half - 1 + half, 1 << 63, 1 << 64, (1 << 64) - 1];
        for jit in compiled(&(function('s') + &function('u'))) {
            let signed = jit.get::<fn(i128, i128, *mut u8) -> i128>("smul").unwrap();
            let unsigned = jit.get::<fn(u128, u128, *mut u8) -> u128>("umul").unwrap();
            for (a, b) in values.iter().flat_map(|a| values.map(|b| (*a, b))) {
                let mut overflow = 2;
                let spare = 128 - width;
                let (a, b) = (a << spare >> spare, b << spare >> spare);
                // SAFETY: The function writes the flag only.
                let result = unsafe { signed.call(a, b, &raw mut overflow) };
                let product = a.wrapping_mul(b) << spare >> spare;
                let is_exact = a.checked_mul(b) == Some(product);
                assert_eq!((result, overflow), (product, u8::from(!is_exact)), "smul i{width} {a} {b}");
                let mask = u128::MAX >> spare;
                let (a, b) = (a as u128 & mask, b as u128 & mask);
                // SAFETY: The function writes the flag only.
                let result = unsafe { unsigned.call(a, b, &raw mut overflow) };
                let product = a.wrapping_mul(b) & mask;
                let is_exact = a.checked_mul(b) == Some(product);
                assert_eq!((result, overflow), (product, u8::from(!is_exact)), "umul i{width} {a} {b}");
            }
        }
    }
}

/// A function on 8 elements that `memory` contains, with a mask and a vector from memory.
fn masked_function(name: &str, ty: &str, body: &str) -> String {
    format!(
        "llvm.func @{name}(%p: !llvm.ptr, %m: i8, %v: !llvm.ptr) {{\n\
         %mask = llvm.bitcast %m : i8 to vector<8xi1>\n\
         %w = llvm.load %v {{alignment = 1 : i64}} : !llvm.ptr -> vector<8x{ty}>\n\
         %i = llvm.mlir.constant(dense<[7, 1, 4, 2, 0, 3, 6, 5]> : vector<8xi32>) : vector<8xi32>\n\
         %ps = llvm.getelementptr %p[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, {ty}\n\
         {body}llvm.return }}\n"
    )
}

fn masked_functions(ty: &str) -> String {
    let (vector, mask) = (format!("vector<8x{ty}>"), "vector<8xi1>");
    let store = format!("llvm.store %r, %v {{alignment = 1 : i64}} : {vector}, !llvm.ptr\n");
    [
        (
            "load",
            format!("%r = llvm.intr.masked.load %p, %mask, %w {{alignment = 1 : i32}} : (!llvm.ptr, {mask}, {vector}) -> {vector}\n{store}"),
        ),
        (
            "gather",
            format!("%r = llvm.intr.masked.gather %ps, %mask, %w {{alignment = 1 : i32}} : (vector<8x!llvm.ptr>, {mask}, {vector}) -> {vector}\n{store}"),
        ),
        (
            "expandload",
            format!("%r = \"llvm.intr.masked.expandload\"(%p, %mask, %w) : (!llvm.ptr, {mask}, {vector}) -> {vector}\n{store}"),
        ),
        (
            "store",
            format!("llvm.intr.masked.store %w, %p, %mask {{alignment = 1 : i32}} : {vector}, {mask} into !llvm.ptr\n"),
        ),
        (
            "scatter",
            format!("llvm.intr.masked.scatter %w, %ps, %mask {{alignment = 1 : i32}} : {vector}, {mask} into vector<8x!llvm.ptr>\n"),
        ),
        (
            "compressstore",
            format!("\"llvm.intr.masked.compressstore\"(%w, %p, %mask) : ({vector}, !llvm.ptr, {mask}) -> ()\n"),
        ),
    ]
    .iter()
    .map(|(name, body)| masked_function(name, ty, body))
    .collect()
}

/// The enabled elements of the vector, each with the element of memory that it accesses.
fn accessed(name: &str, mask: u8) -> Vec<(usize, usize)> {
    const INDICES: [usize; 8] = [7, 1, 4, 2, 0, 3, 6, 5];
    let enabled: Vec<usize> = (0..8).filter(|index| mask >> index & 1 == 1).collect();
    let memory = |(position, index): (usize, &usize)| match name {
        "gather" | "scatter" => INDICES[*index],
        "expandload" | "compressstore" => position,
        _ => *index,
    };
    enabled.iter().enumerate().map(|(position, index)| (*index, memory((position, index)))).collect()
}

macro_rules! masked {
    ($($ty:literal: $rust:ident;)*) => {$(
        for jit in compiled(&masked_functions($ty)) {
            for name in ["load", "gather", "expandload", "store", "scatter", "compressstore"] {
                let f = jit.get::<fn(*mut $rust, u8, *mut $rust)>(name).unwrap();
                for mask in [0, 255, 1, 128, 0b1010_1010, 0b0110_0111] {
                    let (mut memory, mut vector) = ([0; 8], [0; 8]);
                    for index in 0..8 {
                        (memory[index], vector[index]) = (index as $rust * 3 + 1, index as $rust * 5 + 60);
                    }
                    let (mut expected, mut loaded) = (memory, vector);
                    for (element, at) in accessed(name, mask) {
                        if name.ends_with("load") || name == "gather" {
                            loaded[element] = memory[at];
                        } else {
                            expected[at] = vector[element];
                        }
                    }
                    // SAFETY: The function accesses the two arrays only.
                    unsafe { f.call(memory.as_mut_ptr(), mask, vector.as_mut_ptr()) };
                    assert_eq!((memory, vector), (expected, loaded), "{name} {} {mask:#b}", $ty);
                }
            }
        }
    )*};
}

/// Floats are compared by their bits.
#[test]
fn masked_accesses() {
    masked! {
        "i8": u8;
        "i16": u16;
        "i32": u32;
        "i64": u64;
        "i128": u128;
        "f16": u16;
        "bf16": u16;
        "f32": u32;
        "f64": u64;
        "!llvm.ptr": u64;
    }
}

/// A disabled element has no address, here the null pointer.
#[test]
fn disabled_elements_have_no_address() {
    for jit in compiled(&masked_functions("i32")) {
        for name in ["load", "gather", "expandload", "store", "scatter", "compressstore"] {
            let mut vector = [1, 2, 3, 4, 5, 6, 7, 8_u32];
            let f = jit.get::<fn(*const u32, u8, *mut u32)>(name).unwrap();
            // SAFETY: With no element enabled, the function accesses the array only.
            unsafe { f.call(std::ptr::null(), 0, vector.as_mut_ptr()) };
            assert_eq!(vector, [1, 2, 3, 4, 5, 6, 7, 8]);
        }
    }
}

/// Vectors of elements that are not whole bytes: bit casts, memory, and constants in globals.
#[test]
fn packed_vectors() {
    let vectors = ["vector<24xi1>", "vector<8xi3>", "vector<3xi8>", "vector<2xi12>", "vector<1xi24>"];
    for (index, from) in vectors.iter().enumerate() {
        let to = vectors[(index + 1) % vectors.len()];
        let text = format!(
            "llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 {{\n\
             %0 = llvm.trunc %a : i32 to i24\n%1 = llvm.bitcast %0 : i24 to {from}\n\
             llvm.store %1, %p {{alignment = 1 : i64}} : {from}, !llvm.ptr\n\
             %2 = llvm.load %p {{alignment = 1 : i64}} : !llvm.ptr -> {from}\n\
             %3 = llvm.bitcast %2 : {from} to {to}\n%4 = llvm.bitcast %3 : {to} to i24\n\
             %5 = llvm.zext %4 : i24 to i32\nllvm.return %5 : i32 }}"
        );
        for jit in compiled(&text) {
            let f = jit.get::<fn(u32, *mut u8) -> u32>("f").unwrap();
            for value in [0, 1, 0x00ff_ffff, 0x0012_3456, 0x00fe_dcba] {
                let mut memory = [0xaa_u8; 4];
                // SAFETY: The function accesses three bytes.
                let result = unsafe { f.call(value, memory.as_mut_ptr()) };
                let bytes = value.to_le_bytes();
                assert_eq!((result, &memory[..3], memory[3]), (value, &bytes[..3], 0xaa), "{from} {to}");
            }
        }
    }
}

#[test]
fn constants_of_packed_vectors() {
    let text = "
        llvm.mlir.global internal constant @bits(dense<[true, false, true, true, false, false, false, true, true]> : vector<9xi1>) : vector<9xi1>
        llvm.mlir.global internal constant @all(dense<true> : vector<9xi1>) : vector<9xi1>
        llvm.mlir.global internal constant @parts() : !llvm.struct<(i8, vector<4xi2>)> {
          %0 = llvm.mlir.undef : !llvm.struct<(i8, vector<4xi2>)>
          %1 = llvm.mlir.constant(7 : i8) : i8
          %2 = llvm.mlir.constant(dense<[1, -1, 0, 1]> : vector<4xi2>) : vector<4xi2>
          %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i8, vector<4xi2>)>
          %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<(i8, vector<4xi2>)>
          llvm.return %4 : !llvm.struct<(i8, vector<4xi2>)>
        }
        llvm.func @f() -> i64 {
          %p = llvm.mlir.addressof @bits : !llvm.ptr
          %q = llvm.mlir.addressof @parts : !llvm.ptr
          %s = llvm.mlir.addressof @all : !llvm.ptr
          %0 = llvm.load %p : !llvm.ptr -> i16
          %1 = llvm.load %q : !llvm.ptr -> i16
          %2 = llvm.load %s : !llvm.ptr -> i16
          %v = llvm.mlir.constant(dense<[true, true, false, true]> : vector<4xi1>) : vector<4xi1>
          %3 = llvm.bitcast %v : vector<4xi1> to i4
          %4 = llvm.zext %0 : i16 to i64
          %5 = llvm.zext %1 : i16 to i64
          %6 = llvm.zext %2 : i16 to i64
          %7 = llvm.zext %3 : i4 to i64
          %16 = llvm.mlir.constant(16 : i64) : i64
          %8 = llvm.shl %4, %16 : i64
          %9 = llvm.or %8, %5 : i64
          %10 = llvm.shl %9, %16 : i64
          %11 = llvm.or %10, %6 : i64
          %12 = llvm.shl %11, %16 : i64
          %13 = llvm.or %12, %7 : i64
          llvm.return %13 : i64
        }";
    for jit in compiled(text) {
        let f = jit.get::<fn() -> u64>("f").unwrap();
        // SAFETY: The function reads the module's globals only.
        assert_eq!(unsafe { f.call() }, 0x018d_4d07_01ff_000b);
    }
}

/// Lanes from a position on are enabled before the end. The sum of both has no width.
#[test]
fn lane_masks() {
    let text = "llvm.func @f(%base: i8, %n: i8) -> i16 {
        %0 = llvm.intr.get.active.lane.mask %base, %n : i8, i8 to vector<16xi1>
        %1 = llvm.bitcast %0 : vector<16xi1> to i16
        llvm.return %1 : i16
      }";
    for jit in compiled(text) {
        let f = jit.get::<fn(u8, u8) -> u16>("f").unwrap();
        for (base, end) in [(0, 3), (5, 3), (2, 9), (250, 255), (255, 255), (0, 255), (0, 0), (254, 2)] {
            let lane = |index: u16| u16::from(u16::from(base) + index < u16::from(end)) << index;
            // SAFETY: The function calculates.
            assert_eq!(unsafe { f.call(base, end) }, (0..16).map(lane).sum::<u16>(), "{base} {end}");
        }
    }
}
