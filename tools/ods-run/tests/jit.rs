//! Functions of modules, called from Rust.

#![expect(unsafe_code, reason = "functions of modules are called")]

use std::ffi::c_void;

use ir_core::{Context, Module};
use ods_run::{Error, Jit, JitOptions, OptLevel, object};

fn with_options(text: &str, options: &JitOptions) -> Jit {
    let ctx = Context::new();
    ods_run::register_dialects(&ctx);
    let module = Module::parse(&ctx, text).unwrap();
    module.verify().unwrap();
    Jit::with_options(&module, options).unwrap()
}

fn compiled(text: &str) -> Jit {
    with_options(text, &JitOptions::default())
}

/// A type of each kind goes in and comes out as it is, also the smallest and the largest ones.
#[test]
fn scalars() {
    macro_rules! same {
        ($($ty:ty, $mlir:literal: $($value:expr),*;)*) => {$(
            let text = format!("llvm.func @f(%a: {0}) -> {0} {{ llvm.return %a : {0} }}", $mlir);
            let jit = compiled(&text);
            let f = jit.get::<fn($ty) -> $ty>("f").unwrap();
            // SAFETY: The function returns its argument.
            $(assert_eq!(unsafe { f.call($value) }, $value);)*
        )*};
    }
    same! {
        bool, "i1": true, false;
        i8, "i8": i8::MIN, -1, 0, i8::MAX;
        u16, "i16": 0, u16::MAX;
        i32, "i32": i32::MIN, i32::MAX;
        u64, "i64": u64::MAX, 1;
        i128, "i128": i128::MIN, -1, i128::MAX;
        f32, "f32": -0.5, f32::INFINITY;
        f64, "f64": f64::MIN_POSITIVE, -1.0e300;
    }
    let jit = compiled("llvm.func @f(%a: !llvm.ptr) -> !llvm.ptr { llvm.return %a : !llvm.ptr }");
    let f = jit.get::<fn(*const i32) -> *const i32>("f").unwrap();
    let x = 5;
    // SAFETY: The function returns its argument.
    assert_eq!(unsafe { f.call(&raw const x) }, &raw const x);
}

#[test]
fn several_parameters() {
    let jit = compiled(
        "llvm.func @f(%a: i64, %b: f64, %c: i8, %d: f32, %e: i64, %f: i64, %g: i64, %h: i64) -> f64 {
      %c1 = llvm.sext %c : i8 to i64
      %d1 = llvm.fpext %d : f32 to f64
      %0 = llvm.add %a, %c1 : i64
      %1 = llvm.mul %0, %e : i64
      %2 = llvm.sub %1, %f : i64
      %3 = llvm.xor %2, %g : i64
      %4 = llvm.add %3, %h : i64
      %5 = llvm.sitofp %4 : i64 to f64
      %6 = llvm.fmul %b, %d1 : f64
      %7 = llvm.fadd %5, %6 : f64
      llvm.return %7 : f64
    }",
    );
    let f = jit.get::<fn(i64, f64, i8, f32, i64, i64, i64, i64) -> f64>("f").unwrap();
    let expected = (((5 - 3) * 7 - 100_i64) ^ 9) as f64 + 11.0 + 1.5 * 2.5;
    // SAFETY: The function calculates.
    assert_eq!(unsafe { f.call(5, 1.5, -3, 2.5, 7, 100, 9, 11) }, expected);
}

#[test]
fn types_are_compared() {
    let jit = compiled(
        "llvm.func @f(%a: i64) -> i64 { llvm.return %a : i64 }
      llvm.func @s(%a: !llvm.struct<(i64, i64)>) { llvm.return }
      llvm.func internal @hidden() { llvm.return }
      llvm.func @malloc(i64) -> !llvm.ptr
      llvm.mlir.global external @g(1 : i64) : i64",
    );
    let message = |error: Result<_, Error>| error.err().unwrap().to_string();
    assert_eq!(
        message(jit.get::<fn(i32) -> i64>("f").map(drop)),
        "function 'f' has the type '!llvm.func<i64 (i64)>', which is not 'fn(i32) -> i64'"
    );
    assert_eq!(
        message(jit.get::<fn(i64)>("f").map(drop)),
        "function 'f' has the type '!llvm.func<i64 (i64)>', which is not 'fn(i64)'"
    );
    assert_eq!(
        message(jit.get::<fn(i64, i64)>("s").map(drop)),
        "function 's' has the type '!llvm.func<void (struct<(i64, i64)>)>', which is not 'fn(i64, i64)'"
    );
    for name in ["hidden", "malloc", "missing", "g"] {
        assert_eq!(message(jit.get::<fn()>(name).map(drop)), format!("Symbols not found: [ {name} ]"));
    }
    assert_eq!(message(jit.packed("f").map(drop)), "Symbols not found: [ _mlir_f ]");
}

/// The descriptor of a memref with one dimension, as the C interface of MLIR's lowering passes it.
#[repr(C)]
struct Descriptor {
    allocated: *mut f64,
    aligned: *mut f64,
    offset: i64,
    size: i64,
    stride: i64,
}

/// `sum`, `scaled` and their C interfaces, as `mlir-opt --convert-func-to-llvm` writes them for memrefs.
const MEMREFS: &str = include_str!("memrefs.mlir");

#[test]
fn memrefs_by_the_c_interface() {
    for level in [OptLevel::None, OptLevel::Speed] {
        let jit = with_options(MEMREFS, &JitOptions { level, ..JitOptions::default() });
        let mut data = [1.0, 10.0, 2.0, 20.0, 3.0, 30.0];
        let pointer = data.as_mut_ptr();
        let mut every_second =
            Descriptor { allocated: pointer, aligned: pointer, offset: 0, size: 3, stride: 2 };
        let sum = jit.get::<fn(*mut Descriptor) -> f64>("_mlir_ciface_sum").unwrap();
        // SAFETY: The descriptor is that of `data`.
        assert_eq!(unsafe { sum.call(&raw mut every_second) }, 6.0);
        let mut result = Descriptor { allocated: pointer, aligned: pointer, offset: 0, size: 0, stride: 0 };
        let scaled = jit.get::<fn(*mut Descriptor, *mut Descriptor, f64)>("_mlir_ciface_scaled").unwrap();
        // SAFETY: As before; the result is written to a descriptor.
        unsafe { scaled.call(&raw mut result, &raw mut every_second, 0.5) };
        assert_eq!((result.aligned, result.size, result.stride), (pointer, 3, 2));
        assert_eq!(data, [0.5, 10.0, 1.0, 20.0, 1.5, 30.0]);
    }
}

/// Wrappers take all in memory, descriptors as structs.
#[test]
fn packed() {
    let jit = with_options(MEMREFS, &JitOptions { packed: true, ..JitOptions::default() });
    let mut data = [1.0_f64, 2.0, 4.0];
    let (mut allocated, mut aligned) = (data.as_mut_ptr(), data.as_mut_ptr());
    let (mut offset, mut size, mut stride, mut factor) = (0_i64, 3_i64, 1_i64, 3.0_f64);
    let mut result = Descriptor { allocated, aligned, offset: 7, size: 7, stride: 7 };
    let word = |value: *mut i64| value.cast::<c_void>();
    let mut arguments = [
        (&raw mut allocated).cast::<c_void>(),
        (&raw mut aligned).cast(),
        word(&raw mut offset),
        word(&raw mut size),
        word(&raw mut stride),
        (&raw mut factor).cast(),
        (&raw mut result).cast(),
    ];
    // SAFETY: The addresses are those of values of the function's types.
    unsafe { jit.packed("scaled").unwrap().call(&mut arguments) };
    assert_eq!((result.aligned, result.offset, result.size, result.stride), (aligned, 0, 3, 1));
    assert_eq!(data, [3.0, 6.0, 12.0]);
}

#[test]
fn globals_have_addresses() {
    let jit = compiled(
        "llvm.mlir.global external @g(41 : i64) : i64
      llvm.func @bump() {
        %p = llvm.mlir.addressof @g : !llvm.ptr
        %x = llvm.load %p : !llvm.ptr -> i64
        %one = llvm.mlir.constant(1 : i64) : i64
        %y = llvm.add %x, %one : i64
        llvm.store %y, %p : i64, !llvm.ptr
        llvm.return
      }",
    );
    let address = jit.address("g").unwrap().cast::<i64>();
    // SAFETY: The function changes the global, at whose address there are 8 bytes.
    unsafe {
        jit.get::<fn()>("bump").unwrap().call();
        assert_eq!(address.read(), 42);
    }
    assert!(jit.address("h").is_none());
}

/// Programs of an object file and the system's linker.
#[test]
fn object_files_are_linked() {
    assert_eq!(linked(include_str!("programs/printf.llvm"), &[]), "text -42 1234567890123 3.142 A ff\n");
}

/// The C library calls destructors from the last one on.
#[test]
#[ignore = "needs libmlir-22-dev: cargo xtask ci"]
fn constructors_and_destructors_of_object_files_run() {
    let shown = "1\n2\n3\n4\n100\n101\n5\n";
    let library = format!("{}/libmlir_c_runner_utils.so", "/usr/lib/llvm-22/lib");
    let program = include_str!("programs/constructors.llvm");
    assert_eq!(linked(program, &[&library, "-Wl,-rpath,/usr/lib/llvm-22/lib"]), shown);
}

/// The output of a module that is compiled to a program and linked with `more`.
fn linked(module: &str, more: &[&str]) -> String {
    let ctx = Context::new();
    ods_run::register_dialects(&ctx);
    let module = Module::parse(&ctx, module).unwrap();
    let folder = std::env::temp_dir().join(format!("ods-run-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (object, program) = (folder.join("a.o"), folder.join("a.out"));
    std::fs::write(&object, object::compile(&module, OptLevel::Speed).unwrap()).unwrap();
    let linked = std::process::Command::new("cc")
        .arg(&object)
        .args(more)
        .arg("-o")
        .arg(&program)
        .arg("-lm")
        .output()
        .unwrap();
    assert!(linked.status.success(), "{}", String::from_utf8_lossy(&linked.stderr));
    let output = std::process::Command::new(&program).output().unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned()
}
