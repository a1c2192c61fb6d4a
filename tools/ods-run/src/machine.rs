//! The machine that code is for: this one, with all instructions that it has.

use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_codegen::settings::{Configurable as _, Flags, builder};

/// The optimization level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OptLevel {
    /// None: code as soon as possible.
    #[default]
    None,
    /// All of Cranelift's optimizations: values are numbered, loop invariants leave loops, instructions are
    /// combined.
    Speed,
}

/// The machine.
///
/// # Errors
/// A message if Cranelift has no code for it.
pub(crate) fn host(level: OptLevel, is_pic: bool, has_tail_calls: bool) -> Result<OwnedTargetIsa, String> {
    let mut flags = builder();
    let (level, registers) = match level {
        OptLevel::None => ("none", "single_pass"),
        OptLevel::Speed => ("speed", "backtracking"),
    };
    let settings = [
        ("opt_level", level),
        ("regalloc_algorithm", registers),
        ("is_pic", if is_pic { "true" } else { "false" }),
        // Functions of the C library are anywhere in the address space.
        ("use_colocated_libcalls", "false"),
        // Integers of 128 bits are passed as LLVM passes them.
        ("enable_llvm_abi_extensions", "true"),
        ("probestack_strategy", "inline"),
        ("enable_verifier", if cfg!(debug_assertions) { "true" } else { "false" }),
        ("unwind_info", "false"),
        // Cranelift finds the frame that a tail call leaves by its pointer.
        ("preserve_frame_pointers", if has_tail_calls { "true" } else { "false" }),
    ];
    for (name, value) in settings {
        flags.set(name, value).map_err(|error| error.to_string())?;
    }
    let machine = cranelift_native::builder().map_err(str::to_owned)?;
    machine.finish(Flags::new(flags)).map_err(|error| error.to_string())
}
