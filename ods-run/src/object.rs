//! Object files.

use cranelift_module::default_libcall_names;
use cranelift_object::{ObjectBuilder, ObjectModule};
use ir_core::Module;

use crate::Error;
use crate::machine::{OptLevel, host};

/// Compiles a module of the dialect `llvm` into an object file for this machine. Each function `f` has a wrapper `_mlir_f`, as in the object
/// files of `mlir-runner`.
///
/// # Errors
/// An operation or a type that Cranelift cannot express, or a machine for which it has no code.
pub fn compile(module: &Module, level: OptLevel) -> Result<Vec<u8>, Error> {
    let machine = host(level, true)?;
    let builder = ObjectBuilder::new(machine, "module", default_libcall_names());
    let mut object = ObjectModule::new(builder.map_err(|error| error.to_string())?);
    crate::compile::compile(module.ir(), module.operation(), &mut object, true)
        .map_err(|diagnostic| Error::located(module.context(), diagnostic))?;
    object.finish().emit().map_err(|error| Error::Message(error.to_string()))
}
