//! Object files.

use cranelift_module::default_libcall_names;
use cranelift_object::{ObjectBuilder, ObjectModule};
use ir_core::Module;

use crate::Error;
use crate::lower::tail_calls::TailCalls;
use crate::machine::{OptLevel, host};

/// Whether object files of this machine have the format ELF.
const IS_ELF: bool = cfg!(all(unix, not(target_vendor = "apple")));

/// Compiles a module of the dialect `llvm` into an object file for this machine. Each function `f` has a
/// wrapper `_mlir_f`, as in the object files of `mlir-runner`. The functions of `llvm.mlir.global_ctors` and
/// `llvm.mlir.global_dtors` are called by the C library.
///
/// # Errors
/// An operation or a type that Cranelift cannot express, a machine for which it has no code, or constructors
/// in a file that is not of the format ELF.
pub fn compile(module: &Module, level: OptLevel) -> Result<Vec<u8>, Error> {
    let machine = host(level, true, TailCalls::in_module(module))?;
    let builder = ObjectBuilder::new(machine, "module", default_libcall_names());
    let mut object = ObjectModule::new(builder.map_err(|error| error.to_string())?);
    let compiled = crate::compile::compile(module.ir(), module.operation(), &mut object, true)
        .map_err(|diagnostic| Error::located(module.context(), diagnostic))?;
    if !compiled.startup.is_empty() {
        if !IS_ELF {
            let message = "constructors and destructors are in object files of the format ELF only";
            return Err(Error::Message(message.to_owned()));
        }
        compiled.startup.write_elf(&mut object)?;
    }
    object.finish().emit().map_err(|error| Error::Message(error.to_string()))
}
