//! Types of options other than numbers, strings and enumerations.

use ir_core::pass::{OptionError, PassOptionValue};

/// The pipeline that simplifies callables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CallablePipeline {
    /// The canonicalizer with its default options.
    #[default]
    Canonicalize,
    /// No passes.
    Empty,
}

impl PassOptionValue for CallablePipeline {
    const KIND: &'static str = "string";

    fn parse(value: Option<&str>) -> Result<Self, OptionError> {
        match value.unwrap_or_default().trim() {
            "" => Ok(CallablePipeline::Empty),
            "canonicalize" => Ok(CallablePipeline::Canonicalize),
            other => Err(OptionError::Invalid(format!(
                "'{other}' is not supported: callables are simplified by 'canonicalize' or nothing"
            ))),
        }
    }

    fn text(&self) -> String {
        match self {
            CallablePipeline::Canonicalize => "canonicalize".to_owned(),
            CallablePipeline::Empty => String::new(),
        }
    }
}

/// A pipeline for the callables of one operation name. No such pipeline is supported yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpPipeline {}

impl PassOptionValue for OpPipeline {
    const KIND: &'static str = "pass-manager";

    fn parse(_value: Option<&str>) -> Result<Self, OptionError> {
        Err(OptionError::Invalid("pipelines for single operations are not supported".to_owned()))
    }

    fn text(&self) -> String {
        match *self {}
    }
}
