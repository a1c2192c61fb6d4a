//! The functions on memrefs of MLIR's `mlir_runner_utils` and `mlir_c_runner_utils`: copies, output and
//! comparisons. Each is named like the symbol that it implements.

use std::ffi::c_int;
use std::io::Write as _;

use super::RuntimeFunction;
use super::descriptor::{BFloat, Complex, Element, Half, Memref, Unranked, Vector4x4};

unsafe extern "C" {
    fn putchar(byte: c_int) -> c_int;
}

/// Writes to C's standard output, which keeps the order with the output of C functions.
pub(super) fn write(text: &[u8]) {
    for byte in text {
        // SAFETY: Any byte is a character.
        unsafe { putchar(c_int::from(*byte)) };
    }
}

/// Declares the functions of each element type, and the table of their addresses. `by_rank` are functions of
/// ranked memrefs with their ranks.
macro_rules! memrefs {
    (
        $($ty:ty: $print:ident $verify:ident $(shape $shape:ident)? $(plain $plain:ident)?
            $(plain_verify $plain_verify:ident)? $(ranked $rank:literal $ranked:ident)*;)*
    ) => {
        /// The functions by symbol.
        pub(super) const FUNCTIONS: &[RuntimeFunction] = &[
            ("memrefCopy", || memrefCopy as *const u8),
            ("_mlir_ciface_printMemrefVector4x4xf32", || {
                _mlir_ciface_printMemrefVector4x4xf32 as *const u8
            }),
            $((stringify!($print), || $print as *const u8),
            (stringify!($verify), || $verify as *const u8),
            $((stringify!($shape), || $shape as *const u8),)?
            $((stringify!($plain), || $plain as *const u8),)?
            $((stringify!($plain_verify), || $plain_verify as *const u8),)?
            $((stringify!($ranked), || $ranked as *const u8),)*)*
        ];

        $(
            extern "C" fn $print(memref: *const Unranked) {
                print::<$ty>("Unranked Memref ", &Memref::unranked(memref));
            }
            extern "C" fn $verify(actual: *const Unranked, expected: *const Unranked) -> i64 {
                verify::<$ty>(&Memref::unranked(actual), &Memref::unranked(expected))
            }
            $(extern "C" fn $shape(memref: *const Unranked) {
                write(format!("Unranked Memref {}\n", metadata(&Memref::unranked(memref))).as_bytes());
            })?
            $(extern "C" fn $plain(rank: i64, descriptor: *const i64) {
                print::<$ty>("Unranked Memref ", &Memref::new(rank, descriptor));
            })?
            $(extern "C" fn $plain_verify(rank: i64, actual: *const i64, expected: *const i64) -> i64 {
                verify::<$ty>(&Memref::new(rank, actual), &Memref::new(rank, expected))
            })?
            $(extern "C" fn $ranked(descriptor: *const i64) {
                print::<$ty>("Memref ", &Memref::new($rank, descriptor));
            })*
        )*
    };
}

memrefs! {
    i8: _mlir_ciface_printMemrefI8 _mlir_ciface_verifyMemRefI8 shape _mlir_ciface_printMemrefShapeI8
        ranked 1 _mlir_ciface_printMemref1dI8;
    i16: _mlir_ciface_printMemrefI16 _mlir_ciface_verifyMemRefI16;
    i32: _mlir_ciface_printMemrefI32 _mlir_ciface_verifyMemRefI32 shape _mlir_ciface_printMemrefShapeI32
        plain printMemrefI32 plain_verify verifyMemRefI32 ranked 1 _mlir_ciface_printMemref1dI32;
    i64: _mlir_ciface_printMemrefI64 _mlir_ciface_verifyMemRefI64 shape _mlir_ciface_printMemrefShapeI64
        plain printMemrefI64 ranked 1 _mlir_ciface_printMemref1dI64;
    u64: _mlir_ciface_printMemrefInd _mlir_ciface_verifyMemRefInd shape _mlir_ciface_printMemrefShapeInd
        plain printMemrefInd plain_verify verifyMemRefInd ranked 1 _mlir_ciface_printMemref1dInd;
    Half: _mlir_ciface_printMemrefF16 _mlir_ciface_verifyMemRefF16;
    BFloat: _mlir_ciface_printMemrefBF16 _mlir_ciface_verifyMemRefBF16;
    f32: _mlir_ciface_printMemrefF32 _mlir_ciface_verifyMemRefF32 shape _mlir_ciface_printMemrefShapeF32
        plain printMemrefF32 plain_verify verifyMemRefF32
        ranked 0 _mlir_ciface_printMemref0dF32 ranked 1 _mlir_ciface_printMemref1dF32
        ranked 2 _mlir_ciface_printMemref2dF32 ranked 3 _mlir_ciface_printMemref3dF32
        ranked 4 _mlir_ciface_printMemref4dF32;
    f64: _mlir_ciface_printMemrefF64 _mlir_ciface_verifyMemRefF64 shape _mlir_ciface_printMemrefShapeF64
        plain printMemrefF64 plain_verify verifyMemRefF64 ranked 1 _mlir_ciface_printMemref1dF64;
    Complex<f32>: _mlir_ciface_printMemrefC32 _mlir_ciface_verifyMemRefC32
        shape _mlir_ciface_printMemrefShapeC32 plain printMemrefC32 plain_verify verifyMemRefC32
        ranked 1 _mlir_ciface_printMemref1dC32;
    Complex<f64>: _mlir_ciface_printMemrefC64 _mlir_ciface_verifyMemRefC64
        shape _mlir_ciface_printMemrefShapeC64 plain printMemrefC64 plain_verify verifyMemRefC64
        ranked 1 _mlir_ciface_printMemref1dC64;
}

extern "C" fn _mlir_ciface_printMemrefVector4x4xf32(descriptor: *const i64) {
    print::<Vector4x4>("Memref ", &Memref::new(2, descriptor));
}

/// Copies the elements of a memref, of this size in bytes, to another one of the same sizes.
extern "C" fn memrefCopy(size: i64, source: *const Unranked, target: *const Unranked) {
    let (source, target) = (Memref::unranked(source), Memref::unranked(target));
    let bytes = usize::try_from(size).unwrap_or(0);
    let address = |memref: &Memref, index: i64| memref.data.wrapping_offset((index * size) as isize);
    let mut from = offsets(&source, &source.strides);
    let mut to = offsets(&target, &target.strides);
    while let (Some(from), Some(to)) = (from.next(), to.next()) {
        // SAFETY: Both addresses are those of elements. The two memrefs may overlap.
        unsafe { std::ptr::copy(address(&source, from), address(&target, to), bytes) };
    }
}

/// The distances of the elements of a memref in row-major order.
fn offsets<'a>(memref: &'a Memref, strides: &'a [i64]) -> impl Iterator<Item = i64> + 'a {
    let sizes = &memref.sizes;
    let mut indices = vec![0; sizes.len()];
    let mut is_done = sizes.iter().any(|size| *size <= 0);
    std::iter::from_fn(move || {
        if is_done {
            return None;
        }
        let distance: i64 = indices.iter().zip(strides).map(|(index, stride)| index * stride).sum();
        is_done = true;
        for (index, size) in indices.iter_mut().zip(sizes).rev() {
            *index += 1;
            if *index < *size {
                is_done = false;
                break;
            }
            *index = 0;
        }
        Some(memref.offset + distance)
    })
}

/// Address, rank, offset, sizes and strides.
fn metadata(memref: &Memref) -> String {
    let list = |numbers: &[i64]| numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
    let (rank, offset) = (memref.sizes.len(), memref.offset);
    // C++'s streams write no base before a zero.
    let address = match memref.data.addr() {
        0 => "0".to_owned(),
        address => format!("{address:#x}"),
    };
    let (sizes, strides) = (list(&memref.sizes), list(&memref.strides));
    format!("base@ = {address} rank = {rank} offset = {offset} sizes = [{sizes}] strides = [{strides}]")
}

fn print<T: Element>(prefix: &str, memref: &Memref) {
    let mut text = format!("{prefix}{} data = \n", metadata(memref)).into_bytes();
    if memref.sizes.is_empty() {
        text.push(b'[');
        memref.element::<T>(memref.offset).show(&mut text);
        text.push(b']');
    } else {
        show::<T>(memref, 0, memref.offset, &mut text);
    }
    text.push(b'\n');
    write(&text);
    super::flush();
}

/// Appends the elements from a dimension on. Each row of the last but one dimension is a line.
fn show<T: Element>(memref: &Memref, dim: usize, offset: i64, out: &mut Vec<u8>) {
    let (Some(size), Some(stride)) = (memref.sizes.get(dim), memref.strides.get(dim)) else {
        return memref.element::<T>(offset).show(out);
    };
    out.push(b'[');
    for index in 0..*size {
        if index != 0 {
            out.extend(b", ");
            if dim + 1 < memref.sizes.len() {
                out.push(b'\n');
            }
            out.resize(out.len() + dim + 1, b' ');
        }
        show::<T>(memref, dim + 1, offset + index * stride, out);
    }
    out.push(b']');
}

/// The number of elements that differ, or -1 if the shapes do. The first ten are reported.
fn verify<T: Element>(actual: &Memref, expected: &Memref) -> i64 {
    const LIMIT: i64 = 10;
    let mut stderr = std::io::stderr();
    let is_same = actual.offset == expected.offset && actual.strides == expected.strides;
    if !(actual.sizes.is_empty() || is_same && actual.sizes == expected.sizes) {
        // Nobody reads errors of the error stream.
        let _ = write!(stderr, "{}{}", metadata(actual), metadata(expected));
        return -1;
    }
    let mut errors = 0;
    for offset in offsets(actual, &actual.strides) {
        let (own, other) = (actual.element::<T>(offset), expected.element::<T>(offset));
        if own.agrees(other) {
            continue;
        }
        if errors < LIMIT {
            let mut text = Vec::new();
            own.show(&mut text);
            text.extend(b" != ");
            other.show(&mut text);
            text.extend(format!(" offset = {offset}\n").into_bytes());
            let _ = stderr.write_all(&text);
        }
        errors += 1;
    }
    errors
}
