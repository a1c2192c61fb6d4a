//! Builders that a definition adds to the default ones.

use ods_parser::records::ValueRef;

use super::Result;
use crate::{Diagnostic, RecordRef, codes};

/// A record of one of the classes of builders, such as `OpBuilder`.
#[derive(Clone, Debug)]
pub struct Builder<'r> {
    /// The record.
    pub record: RecordRef<'r>,
    /// The parameters.
    pub parameters: Vec<BuilderParameter<'r>>,
}

/// A parameter of a builder.
#[derive(Clone, Copy, Debug)]
pub struct BuilderParameter<'r> {
    /// Its name.
    pub name: Option<&'r str>,
    /// Its type; `None` if the definition does not specify one.
    pub ty: Option<&'r str>,
    /// Its default value.
    pub default_value: Option<&'r str>,
}

impl<'r> Builder<'r> {
    /// Reads a builder of `owner`.
    ///
    /// # Errors
    /// When the parameters are not a dag of `ins`, one of them has no type, or one without a default follows
    /// one with a default.
    pub fn new(record: RecordRef<'r>, owner: RecordRef<'r>) -> Result<Builder<'r>> {
        let dag = record.dag("dagParams")?;
        if dag.operator().as_def().is_none_or(|operator| operator.name() != "ins") {
            return Err(Diagnostic::error(codes::WRONG_BUILDER, record.span(), "expected 'ins' in builders"));
        }
        let mut parameters: Vec<BuilderParameter<'r>> = Vec::with_capacity(dag.len());
        for (index, arg) in dag.args().enumerate() {
            let Some((ty, default_value)) = type_and_default(arg.value) else {
                let message = format!("parameter #{index} of the builder is neither a string nor a record");
                return Err(Diagnostic::error(codes::WRONG_BUILDER, record.span(), message));
            };
            if default_value.is_none() && parameters.iter().any(|before| before.default_value.is_some()) {
                let message =
                    "expected an argument with default value after other arguments with default values";
                return Err(Diagnostic::error(codes::WRONG_BUILDER, owner.span(), message)
                    .with_note(record.span(), "the builder is defined here"));
            }
            parameters.push(BuilderParameter { name: arg.name, ty, default_value });
        }
        Ok(Builder { record, parameters })
    }

    /// Whether a builder of a type or attribute gets the context from its parameters.
    pub fn infers_context(&self) -> bool {
        self.record.get("hasInferredContextParam").as_bit() == Some(true)
    }

    /// The reason why it is deprecated, if it is.
    pub fn deprecation(&self) -> Option<&'r str> {
        self.record.get("odsCppDeprecated").as_str()
    }

    /// Its body, if the definition has one.
    pub fn body(&self) -> Option<&'r str> {
        self.record.get("body").as_str().filter(|body| !body.is_empty())
    }
}

/// The type and the default of a parameter: a string is the type, a `CArg` has both. `None` for anything
/// else.
fn type_and_default(value: ValueRef<'_>) -> Option<(Option<&str>, Option<&str>)> {
    if let Some(ty) = value.as_str() {
        return Some((Some(ty), None));
    }
    let carg = value.as_def()?;
    let default = carg.get("defaultValue").as_str().filter(|default| !default.is_empty());
    Some((carg.get("type").as_str(), default))
}
