//! Code: functions as steps, the dense form that the machine runs.
//!
//! Each function is prepared once. Its values, also those of nested regions, have slots of a frame; an
//! operation is one step or a few, which are closures over slots and constants. Regions are jumps within
//! the function, so that nothing recurses over the structure of a program. Code does not refer to the
//! module.

use ir_core::context::{Attribute, Context, Ident, Location, OpName, Type};
use rustc_hash::FxHashMap;

use crate::convention::Signature;
use crate::layout::Layout;

/// The index of a value in the frame of its function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot(pub(crate) u32);

/// A position in the steps of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label(pub(crate) u32);

/// The index of a function of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FunctionId(pub(crate) u32);

/// The step after this one.
#[derive(Clone, Copy, Debug)]
pub enum Flow {
    /// The next one.
    Next,
    /// The one at this label.
    Jump(Label),
    /// A function was entered or left.
    Switch,
}

/// The operation that a step belongs to.
#[derive(Debug)]
pub struct Origin {
    pub name: OpName,
    pub location: Location,
    pub results: Box<[(Slot, Type)]>,
}

/// The steps of a function.
pub struct Code<S> {
    pub name: String,
    pub location: Location,
    pub steps: Vec<S>,
    /// The index of the origin of each step.
    pub origin_of: Vec<u32>,
    pub origins: Vec<Origin>,
    pub labels: Vec<u32>,
    pub frame_size: u32,
    /// The slots of results, by the index of the call.
    pub sites: Vec<Box<[Slot]>>,
    pub params: Vec<Type>,
    pub results: Vec<Type>,
    /// Whether the function has a body.
    pub is_defined: bool,
    /// Whether calls may have more arguments than parameters.
    pub is_variadic: bool,
    /// Whether calls may have any effect: no attribute restricts them.
    pub is_opaque: bool,
    /// Whether others may use the memory of each parameter while the function runs.
    pub is_shared: Vec<bool>,
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct Global {
    pub name: String,
    pub location: Location,
    pub ty: Type,
    pub layout: Option<Layout>,
    pub initial: Initial,
    pub is_constant: bool,
    pub alignment: u64,
}

/// The first content of a global variable.
#[derive(Clone, Copy, Debug)]
pub enum Initial {
    Uninitialized,
    Attribute(Attribute),
    Function(FunctionId),
}

/// A module as code. `S` is a step: a parameter, because steps refer to the machine, which has the code.
pub struct ModuleCode<S> {
    pub ctx: Context,
    pub codes: Vec<Code<S>>,
    pub functions: FxHashMap<Ident, FunctionId>,
    pub globals: Vec<Global>,
    /// Functions to call before, with their priorities.
    pub constructors: Vec<(i64, Ident)>,
    /// Functions to call after, with their priorities.
    pub destructors: Vec<(i64, Ident)>,
    /// The location of the module.
    pub location: Location,
}

impl<S> ModuleCode<S> {
    /// The code of a function.
    pub fn code(&self, function: FunctionId) -> &Code<S> {
        &self.codes[function.0 as usize]
    }

    /// The signature of the function of this name.
    pub fn signature(&self, name: &str) -> Option<Signature<'_>> {
        let code = self.code(*self.functions.get(&self.ctx.ident(name))?);
        Some(Signature { params: &code.params, results: &code.results })
    }
}

/// Names of functions and of globals while a program is built.
pub struct Symbols {
    pub functions: FxHashMap<Ident, FunctionId>,
    pub globals: FxHashMap<Ident, u32>,
}
