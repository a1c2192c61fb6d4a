//! Calls of external functions as data: what the environment sees, and the model that answers.

use ir_core::context::{Context, Type};

use crate::text;
use crate::value::{Buffer, Value};

/// The model of external functions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Externals {
    /// The seed of returned and written values.
    pub seed: u64,
    /// The index of the call that ends the program, if it is reached.
    pub last_call: Option<usize>,
}

/// A value as the environment sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Observed {
    /// The type before conversions.
    pub ty: Type,
    /// The value.
    pub value: Value,
    /// The contents of a memref.
    pub contents: Option<Buffer>,
}

/// A call of an external function.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// The name of the function.
    pub name: String,
    /// The arguments.
    pub arguments: Vec<Observed>,
    /// The memory of the program's memref arguments at this time.
    pub memory: Vec<Observed>,
}

impl Call {
    /// The call with its arguments as MLIR text: `@f(1 : i32, [1, 2] : memref<2xi8>)`.
    #[must_use]
    pub fn to_text(&self, ctx: &Context) -> String {
        let text = |observed: &Observed| match &observed.contents {
            Some(contents) => text::buffer_text(ctx, contents, observed.ty),
            None if matches!(observed.value, Value::Pointer(_)) => observed.ty.to_text(ctx),
            None => text::value_text(ctx, &observed.value, observed.ty),
        };
        let list = |observed: &[Observed]| observed.iter().map(text).collect::<Vec<_>>().join(", ");
        let memory = match &self.memory[..] {
            [] => String::new(),
            memory => format!(" with {} in arguments", list(memory)),
        };
        format!("@{}({}){memory}", self.name, list(&self.arguments))
    }
}
