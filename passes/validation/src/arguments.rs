//! Arguments of the function before a pass.

use interpret::Input;
use interpret::inputs::{Random, draw};
use ir_core::context::{Context, Type};

/// The parameters of a function.
pub(crate) struct Parameters<'a> {
    ctx: &'a Context,
    types: &'a [Type],
}

impl<'a> Parameters<'a> {
    pub(crate) fn new(ctx: &'a Context, types: &'a [Type]) -> Self {
        Parameters { ctx, types }
    }

    /// Boundary values and random ones by type.
    ///
    /// # Errors
    /// The type of a parameter that has no drawn values.
    pub(crate) fn draw(&self, random: &mut Random) -> Result<Vec<Input>, String> {
        let draw = |ty: &Type| {
            draw(self.ctx, *ty, random)
                .ok_or_else(|| format!("there are no arguments of the type '{}'", ty.to_text(self.ctx)))
        };
        self.types.iter().map(draw).collect()
    }

    /// Arguments like these, with one drawn again.
    pub(crate) fn mutate(&self, arguments: &[Input], random: &mut Random) -> Vec<Input> {
        let mut arguments = arguments.to_vec();
        let index = random.below(arguments.len() as u64) as usize;
        if let Some(drawn) = self.types.get(index).and_then(|ty| draw(self.ctx, *ty, random)) {
            arguments[index] = drawn;
        }
        arguments
    }

    /// The arguments as MLIR text.
    pub(crate) fn texts(&self, arguments: &[Input]) -> Vec<String> {
        let text = |(input, ty): (&Input, &Type)| match input {
            Input::Value(value) => interpret::value_text(self.ctx, value, *ty),
            Input::Buffer(buffer) => interpret::buffer_text(self.ctx, buffer, *ty),
            Input::Bytes(bytes) => format!("{bytes:?} : {}", ty.to_text(self.ctx)),
        };
        arguments.iter().zip(self.types).map(text).collect()
    }
}
