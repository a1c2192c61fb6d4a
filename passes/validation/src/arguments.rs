//! Arguments: how they are drawn, and which ones a converted function gets.

use interpret::inputs::{Random, draw};
use interpret::{Input, Value};
use ir_core::context::{Context, Type, TypeKind};

/// The conversion of a function's parameters by a pass.
pub(crate) struct Parameters<'a> {
    ctx: &'a Context,
    types: &'a [Type],
    conversions: Vec<Conversion>,
}

/// The conversion of a parameter.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Conversion {
    /// The type is the same, or its values have the same form.
    Same,
    /// A vector of several dimensions becomes nested arrays: the lengths of the inner ones.
    Nested,
}

impl<'a> Parameters<'a> {
    /// # Errors
    /// The reason why the same arguments cannot be given to both functions.
    pub(crate) fn new(ctx: &'a Context, before: &'a [Type], after: &[Type]) -> Result<Self, String> {
        if before.len() != after.len() {
            let (before, after) = (before.len(), after.len());
            return Err(format!("it has {before} parameters before and {after} after"));
        }
        let conversions: Result<Vec<_>, _> =
            before.iter().zip(after).map(|(before, after)| conversion(ctx, *before, *after)).collect();
        Ok(Parameters { ctx, types: before, conversions: conversions? })
    }

    /// Arguments for the function before the pass: boundary values and random ones by type.
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

    /// The same arguments for the function after the pass.
    pub(crate) fn convert(&self, arguments: &[Input], after: &[Type]) -> Vec<Input> {
        let convert = |((input, conversion), ty): ((&Input, &Conversion), &Type)| match (input, conversion) {
            (Input::Value(value), Conversion::Nested) => Input::Value(nested(self.ctx, *ty, value)),
            _ => input.clone(),
        };
        arguments.iter().zip(&self.conversions).zip(after).map(convert).collect()
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

/// The conversion from values of a type to values of another one.
///
/// # Errors
/// The reason why they do not.
fn conversion(ctx: &Context, before: Type, after: Type) -> Result<Conversion, String> {
    if before == after {
        return Ok(Conversion::Same);
    }
    match (before.kind(ctx), after.kind(ctx)) {
        (TypeKind::Index, TypeKind::Integer { width: 64, .. }) => Ok(Conversion::Same),
        (TypeKind::Index, TypeKind::Integer { width, .. }) => Err(format!("its indices have {width} bits")),
        (TypeKind::Vector { shape: [_] | [], .. }, TypeKind::Vector { shape: [_], .. })
        | (TypeKind::Complex(_), _) => Ok(Conversion::Same),
        (TypeKind::Vector { .. }, _) => Ok(Conversion::Nested),
        _ => Err(format!("'{}' became '{}'", before.to_text(ctx), after.to_text(ctx))),
    }
}

/// A vector's elements as nested arrays of vectors.
fn nested(ctx: &Context, ty: Type, value: &Value) -> Value {
    fn take(ctx: &Context, ty: Type, elements: &mut std::slice::Iter<'_, Value>) -> Value {
        use ir_core::attr_or_type::DefHandle as _;
        if let Some(array) = dialect_llvm::LLVMArrayType::cast(ctx, ty) {
            let element = array.element_type(ctx);
            let count = array.num_elements(ctx);
            return Value::aggregate((0..count).map(|_| take(ctx, element, elements)).collect::<Vec<_>>());
        }
        match ty.kind(ctx) {
            TypeKind::Vector { shape, .. } => {
                let count = shape.iter().product::<i64>() as usize;
                Value::aggregate(elements.by_ref().take(count).cloned().collect::<Vec<_>>())
            }
            _ => elements.next().cloned().unwrap_or_else(|| Value::aggregate([])),
        }
    }
    if value.is_poison() { value.clone() } else { take(ctx, ty, &mut value.elements().iter()) }
}
