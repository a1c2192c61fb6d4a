//! The code of the book's page about running.

#![expect(unsafe_code, reason = "functions of modules are called")]

use std::error::Error;

use ir_core::{Context, Module};
use ods_run::{Jit, JitOptions, OptLevel, object, register_dialects};

/// The module of the page.
const MODULE: &str = include_str!("book/dot.mlir");

// ANCHOR: memory
/// A memref of one dimension, as functions with `llvm.emit_c_interface` take it.
#[repr(C)]
struct Memref {
    allocated: *mut f64,
    aligned: *mut f64,
    offset: i64,
    size: i64,
    stride: i64,
}

impl Memref {
    fn new(data: &mut [f64]) -> Self {
        let (pointer, size) = (data.as_mut_ptr(), data.len() as i64);
        Memref { allocated: pointer, aligned: pointer, offset: 0, size, stride: 1 }
    }
}

fn dot(jit: &Jit, a: &mut [f64], b: &mut [f64]) -> Result<f64, Box<dyn Error>> {
    assert_eq!(a.len(), b.len());
    let dot = jit.get::<fn(*mut Memref, *mut Memref) -> f64>("_mlir_ciface_dot")?;
    let (mut a, mut b) = (Memref::new(a), Memref::new(b));
    // SAFETY: The module reads as many elements of both as the first one has.
    Ok(unsafe { dot.call(&raw mut a, &raw mut b) })
}
// ANCHOR_END: memory

// ANCHOR: compile
fn compiled(text: &str) -> Result<Jit, Box<dyn Error>> {
    let ctx = Context::new();
    register_dialects(&ctx);
    let module = Module::parse_file(&ctx, "dot.mlir", text)?;
    module.verify()?;
    let options = JitOptions { level: OptLevel::Speed, ..JitOptions::default() };
    Ok(Jit::with_options(&module, &options)?)
}
// ANCHOR_END: compile

#[test]
fn memrefs() -> Result<(), Box<dyn Error>> {
    let jit = compiled(MODULE)?;
    assert_eq!(dot(&jit, &mut [1.0, 2.0, 3.0], &mut [10.0, 100.0, 1000.0])?, 3210.0);
    Ok(())
}

#[test]
fn object_files() -> Result<(), Box<dyn Error>> {
    let ctx = Context::new();
    register_dialects(&ctx);
    let module = Module::parse(&ctx, MODULE)?;
    // ANCHOR: object
    let bytes: Vec<u8> = object::compile(&module, OptLevel::Speed)?;
    // ANCHOR_END: object
    assert!(bytes.len() > 500);
    Ok(())
}
