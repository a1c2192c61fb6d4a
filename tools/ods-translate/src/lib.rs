//! Translations between modules and other languages, with the output of `mlir-translate`:
//!
//! - the dialect `llvm` to LLVM IR, as `--mlir-to-llvmir`
//! - the dialect `emitc` to C or C++, as `--mlir-to-cpp`
//! - LLVM IR to the dialect `llvm`, as `--import-llvm`
//!
//! No LLVM is needed: the module is translated to a model of LLVM IR ([`to_llvm_ir`]), with LLVM's constant
//! folding, data layouts and intrinsics, and printed as LLVM prints it.

mod cpp;
mod driver;
mod escape;
mod export;
mod fold;
mod import;
mod intrinsics;
mod model;
mod options;
mod print;

pub use cpp::CppOptions;
pub use driver::run;

use ir_core::Module;
use ir_core::context::Context;
use ir_core::ir::{Ir, Op};
use ir_core::text::Diagnostics;

/// The text of LLVM IR for a module of the dialect `llvm`. The module must be valid.
///
/// ```
/// use ir_core::prelude::*;
///
/// let ctx = Context::new();
/// ods_translate::register_dialects(&ctx);
/// let text = "llvm.func @twice(%x: i32) -> i32 { %0 = llvm.add %x, %x : i32 llvm.return %0 : i32 }";
/// let module = Module::parse(&ctx, text)?;
/// module.verify()?;
/// let text = ods_translate::to_llvm_ir(&module)?;
/// assert!(text.contains("define i32 @twice(i32 %0) {\n  %2 = add i32 %0, %0\n  ret i32 %2\n}\n"), "{text}");
/// # Ok::<(), Diagnostics>(())
/// ```
///
/// # Errors
/// The first operation, attribute or constant that has no translation, with its location.
pub fn to_llvm_ir(module: &Module) -> Result<String, Diagnostics> {
    llvm_ir(module.ir(), module.operation()).map_err(|error| module.diagnostics(vec![error]))
}

/// Like [`to_llvm_ir`], of an operation that is a module.
///
/// # Errors
/// The first operation, attribute or constant that has no translation, with its location.
pub fn llvm_ir(ir: &Ir, top: Op) -> Result<String, ir_core::diagnostic::Diagnostic> {
    let translated = export::translate(ir, top)?;
    let text = print::module_text(ir.context(), &translated);
    translated.release(ir.context().threads());
    Ok(text)
}

/// The module of the dialect `llvm` for a text of LLVM IR, equal to that of `mlir-translate --import-llvm`.
///
/// ```
/// use ir_core::prelude::*;
///
/// let ctx = Context::new();
/// ods_translate::register_dialects(&ctx);
/// let text = "define i32 @twice(i32 %x) {\n  %r = add i32 %x, %x\n  ret i32 %r\n}\n";
/// let module = ods_translate::from_llvm_ir(&ctx, "twice.ll", text)?;
/// assert!(module.to_string().contains("%0 = llvm.add %arg0, %arg0 : i32\n    llvm.return %0 : i32"));
/// # Ok::<(), Diagnostics>(())
/// ```
///
/// # Errors
/// The first thing in the text that is not valid LLVM IR, or has no translation, with its location.
pub fn from_llvm_ir(ctx: &Context, file: &str, text: impl AsRef<[u8]>) -> Result<Module, Diagnostics> {
    let text = text.as_ref();
    match import::import(ctx, file.as_bytes(), text) {
        Ok((module, _)) => Ok(module),
        Err(error) => Err(Diagnostics::new(ctx, vec![error]).with_source(file, text)),
    }
}

/// The text of C or C++ for a module of the dialect `emitc`. The module must be valid.
///
/// ```
/// use ir_core::prelude::*;
///
/// let ctx = Context::new();
/// ods_translate::register_cpp_dialects(&ctx);
/// let text = "emitc.func @twice(%x: i32) -> i32 { %0 = add %x, %x : (i32, i32) -> i32 return %0 : i32 }";
/// let module = Module::parse(&ctx, text)?;
/// module.verify()?;
/// let text = ods_translate::to_cpp(&module, &ods_translate::CppOptions::default())?;
/// assert_eq!(text, "int32_t twice(int32_t v1) {\n  int32_t v2 = v1 + v1;\n  return v2;\n}\n\n");
/// # Ok::<(), Diagnostics>(())
/// ```
///
/// # Errors
/// The first operation, type or attribute that has no form in C++, with its location.
pub fn to_cpp(module: &Module, options: &CppOptions) -> Result<String, Diagnostics> {
    let mut text = String::new();
    match cpp::write(module.ir(), module.operation(), options, &mut text) {
        Ok(()) => Ok(text),
        Err(error) => Err(module.diagnostics(vec![error])),
    }
}

/// Registers the dialects that modules to translate to C++ have.
pub fn register_cpp_dialects(ctx: &Context) {
    ir_core::ops::register_builtin(ctx);
    dialects::cf::register(ctx);
    dialects::emitc::register(ctx);
    dialects::func::register(ctx);
}

/// Registers the dialects that modules from and to LLVM IR have.
pub fn register_dialects(ctx: &Context) {
    ir_core::ops::register_builtin(ctx);
    dialect_llvm::register(ctx);
    dialects::dlti::register(ctx);
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
