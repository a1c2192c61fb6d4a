//! `ExecutionEngine.h`: modules of the dialect `llvm` as machine code in memory.

use crate::boundary::{
    Handle, MlirExecutionEngine, MlirLogicalResult, MlirModule, MlirStringRef, Outcome, Pointer, Refused,
    add_object, object, raw, remove_object, tags,
};
use crate::printing::{Flags, op_text};
use ir_core::text::PrintOptions;
use ir_objects::Boxes;
use ods_run::{Engine, JitOptions, OptLevel};
use std::ffi::{c_int, c_void};
use std::fmt::Display;
use std::path::PathBuf;
use std::sync::Arc;

static ENGINES: Boxes<Engine> = Boxes::new(tags::EXECUTION_ENGINE);

/// The wrapper of a function: it takes addresses of the arguments, then one of memory for the result.
type Packed = unsafe extern "C-unwind" fn(*mut *mut c_void);

fn engine(handle: MlirExecutionEngine) -> Outcome<Arc<Engine>> {
    object(&ENGINES, handle.bits())
}

fn failed(error: &ods_run::Error) -> Refused {
    Refused::arguments(error.to_string())
}

/// Reports on the standard error, as MLIR does, what a function without a result could not do. It was called
/// properly, so that the process goes on.
fn report(function: &str, done: Result<(), impl Display>) -> Outcome<()> {
    if let Err(error) = done {
        eprintln!("error: {function}: {error}");
    }
    Ok(())
}

/// The address of a function or a global; null if the module defines no such name.
fn address(handle: MlirExecutionEngine, name: &str) -> Outcome<*mut c_void> {
    let address = engine(handle)?.address(name).map_err(|error| failed(&error))?;
    Ok(address.map_or(std::ptr::null_mut(), |address| address.cast_mut().cast()))
}

capi! {
    /// Compiles a module of the dialect `llvm`, whose later changes do not reach the engine. `optLevel` 0
    /// means code without optimization, the shared libraries define what the module declares. Object files
    /// can always be written, and are independent of their position. Null if the module cannot be compiled;
    /// missing names are not an error until they are needed, because they may be registered.
    fn mlirExecutionEngineCreate(
        op: MlirModule,
        optLevel: c_int,
        numPaths: c_int,
        sharedLibPaths: *const MlirStringRef,
        enableObjectDump: bool,
        enablePIC: bool,
    ) -> MlirExecutionEngine {
        let _ = (enableObjectDump, enablePIC);
        let paths = raw::slice(sharedLibPaths, numPaths as isize)?;
        let libraries = paths.iter().map(|path| raw::text(*path).map(PathBuf::from)).collect::<Outcome<_>>()?;
        let level = if optLevel == 0 { OptLevel::None } else { OptLevel::Speed };
        let options = JitOptions { level, libraries, packed: true, ..JitOptions::default() };
        let (guard, module) = op.enter()?;
        let print = PrintOptions { generic: true, debug_info: true, ..PrintOptions::default() };
        let text = op_text(&guard, module, &Flags { options: print });
        drop(guard);
        let engine = Engine::new(text, options).map_err(|error| failed(&error))?;
        Ok(MlirExecutionEngine::from_bits(add_object(&ENGINES, engine)?))
    }

    /// Calls the constructors of the module, the first time. Its destructors are then called when the engine
    /// is destroyed.
    fn mlirExecutionEngineInitialize(jit: MlirExecutionEngine) {
        // SAFETY: As in MLIR, whoever runs a module vouches for what it does.
        report("mlirExecutionEngineInitialize", unsafe { engine(jit)?.initialize() })
    }

    /// Destroys an engine; its code and addresses in it must not be used any more.
    fn mlirExecutionEngineDestroy(jit: MlirExecutionEngine) {
        remove_object(&ENGINES, jit.bits())
    }

    /// Calls the C interface of a function (`_mlir_ciface_NAME`, which lowering creates for functions with
    /// `llvm.emit_c_interface`) with addresses of its arguments, then one of memory for its result if it has
    /// one. Fails if the module defines no such function.
    fn mlirExecutionEngineInvokePacked(
        jit: MlirExecutionEngine,
        name: MlirStringRef,
        arguments: *mut *mut c_void,
    ) -> MlirLogicalResult {
        // It keeps the code while the function runs.
        let engine = engine(jit)?;
        let name = format!("_mlir__mlir_ciface_{}", raw::text(name)?);
        let Some(address) = engine.address(&name).map_err(|error| failed(&error))? else {
            return Ok(MlirLogicalResult::FAILURE);
        };
        // SAFETY: The address is that of a wrapper, which has this type; whoever calls the function vouches
        // for the arguments.
        let call: Packed = unsafe { std::mem::transmute(address) };
        // SAFETY: As above.
        unsafe { call(arguments) };
        Ok(MlirLogicalResult::SUCCESS)
    }

    /// The wrapper of a function, which takes addresses of the arguments; null if the module defines no such
    /// function.
    fn mlirExecutionEngineLookupPacked(jit: MlirExecutionEngine, name: MlirStringRef) -> *mut c_void {
        address(jit, &format!("_mlir_{}", raw::text(name)?))
    }

    /// The address of a function or a global; null if the module defines no such name.
    fn mlirExecutionEngineLookup(jit: MlirExecutionEngine, name: MlirStringRef) -> *mut c_void {
        address(jit, raw::text(name)?)
    }

    /// Makes an address known under a name, before the first name is looked up.
    fn mlirExecutionEngineRegisterSymbol(jit: MlirExecutionEngine, name: MlirStringRef, sym: *mut c_void) {
        let name = raw::text(name)?;
        report("mlirExecutionEngineRegisterSymbol", engine(jit)?.register(name, sym.expose_provenance()))
    }

    /// Writes the module as an object file.
    fn mlirExecutionEngineDumpToObjectFile(jit: MlirExecutionEngine, fileName: MlirStringRef) {
        let (engine, file) = (engine(jit)?, raw::text(fileName)?);
        let write = |object: Vec<u8>| std::fs::write(file, object).map_err(|error| format!("{file}: {error}"));
        let written = engine.object().map_err(|error| error.to_string()).and_then(write);
        report("mlirExecutionEngineDumpToObjectFile", written)
    }
}
