//! Constructors and destructors of a module: `llvm.mlir.global_ctors` and `llvm.mlir.global_dtors`.

use cranelift_module::{DataDescription, FuncId, Module};
use ir_core::context::{AttrKind, Ident};
use ir_core::ir::Op;
use ir_core::predicates::attributes::{array_elements, int};

use crate::error::words;
use crate::unit::{Symbol, Unit};

/// The functions that a module lists, each with its priority, in the order of the text.
#[derive(Default)]
pub(crate) struct Startup {
    constructors: Vec<(u16, FuncId)>,
    destructors: Vec<(u16, FuncId)>,
}

impl Startup {
    /// Adds the functions that an operation lists, if it is a `llvm.mlir.global_ctors` or a `llvm.mlir.global_dtors`.
    ///
    /// # Errors
    /// A message about a function that cannot be called without arguments, or that the module does not define.
    pub(crate) fn add(&mut self, unit: &Unit<'_>, op: Op) -> Result<(), String> {
        match unit.ir.name(op).as_str(unit.ctx) {
            "llvm.mlir.global_ctors" => self.constructors.extend(listed(unit, op, "ctors")?),
            "llvm.mlir.global_dtors" => self.destructors.extend(listed(unit, op, "dtors")?),
            _ => {}
        }
        Ok(())
    }

    /// The constructors and the destructors in the order in which LLVM's just-in-time compiler calls them: by ascending priority, equal ones
    /// in the order of the text.
    pub(crate) fn into_sorted(mut self) -> [Vec<FuncId>; 2] {
        self.constructors.sort_by_key(|(priority, _)| *priority);
        self.destructors.sort_by_key(|(priority, _)| *priority);
        [self.constructors, self.destructors].map(|list| list.into_iter().map(|(_, id)| id).collect())
    }

    /// Writes the functions into the sections of an ELF file that the C library calls: sorted by the linker, destructors from the
    /// last one on.
    ///
    /// # Errors
    /// A message about an object file that cannot hold them.
    pub(crate) fn write_elf(&self, module: &mut dyn Module) -> Result<(), String> {
        for (list, section) in [(&self.constructors, ".init_array"), (&self.destructors, ".fini_array")] {
            for (priority, id) in list {
                write_pointer(module, &format!("{section}.{priority:05}"), *id)?;
            }
        }
        Ok(())
    }

    /// Whether the module lists no function.
    pub(crate) fn is_empty(&self) -> bool {
        self.constructors.is_empty() && self.destructors.is_empty()
    }
}

/// The functions that an operation lists in the attribute of that name, with their priorities.
fn listed(unit: &Unit<'_>, op: Op, list: &str) -> Result<Vec<(u16, FuncId)>, String> {
    let (ir, ctx) = (unit.ir, unit.ctx);
    let elements =
        |name| ir.attribute(op, name).and_then(|list| array_elements(ctx, list)).unwrap_or_default();
    let mut functions = Vec::new();
    for (name, priority) in elements(list).iter().zip(elements("priorities")) {
        let AttrKind::SymbolRef { root, .. } = name.kind(ctx) else { continue };
        let id = callable(unit, root).map_err(|reason| format!("calls '@{}', {reason}", root.as_str(ctx)))?;
        // A priority has 16 bits in object files.
        let priority = int(ctx, *priority).and_then(|value| u16::try_from(value).ok());
        functions.push((priority.ok_or("has a priority that is not between 0 and 65535")?, id));
    }
    Ok(functions)
}

/// The function of a name, which takes no arguments.
fn callable(unit: &Unit<'_>, name: Ident) -> Result<FuncId, &'static str> {
    let Ok((Symbol::Function(function), 0)) = unit.resolve(name) else {
        return Err("which is not a function");
    };
    if unit.ir.is_empty_region(unit.ir.region(function.op, 0)) {
        return Err("which the module does not define");
    }
    match function.ty.params(unit.ctx) {
        [] => Ok(function.id),
        _ => Err("which has parameters"),
    }
}

/// Writes the address of a function into a section of its own.
fn write_pointer(module: &mut dyn Module, section: &str, function: FuncId) -> Result<(), String> {
    let id = module.declare_anonymous_data(true, false).map_err(|error| words(&error))?;
    let mut description = DataDescription::new();
    description.set_segment_section("", section);
    description.set_align(8);
    description.define(vec![0; 8].into_boxed_slice());
    let function = module.declare_func_in_data(function, &mut description);
    description.write_function_addr(0, function);
    module.define_data(id, &description).map_err(|error| words(&error))
}
