//! Names, types and signatures of generated Rust, for documentation.

use super::attributes::RustValue;
use super::emit::MethodBody;
use super::expr::parameter::{ItemPaths, ParamType};
use super::expr::{Definitions, Paths};
use super::interfaces::{Implementers, Methods};
use super::types::Lifetime;
use super::{Emitter, RustType, ToTokens, layout, names};
use crate::model::{AttrOrTypeDef, Attribute, Enum, Interface, InterfaceKind, Operation, Parameter, Result};
use crate::{Records, SourceMap};

/// Names and types of generated items.
pub(crate) struct Described<'r> {
    definitions: Definitions<'r>,
    paths: Paths,
}

impl<'r> Described<'r> {
    /// Reads the definitions. Items of dialects are named as from beside the dialects' modules: `gpu::Dimension`.
    pub(crate) fn new(records: &'r Records) -> Described<'r> {
        Described {
            definitions: Definitions::new(records),
            paths: Paths { levels: None, ..Paths::default() },
        }
    }

    /// The handle of an operation: `AddOp`.
    pub(crate) fn operation(&self, operation: &Operation<'r>) -> String {
        self.definitions.handle(operation).to_string()
    }

    /// The handle of a type or attribute: `BoxType`.
    pub(crate) fn handle(&self, def: &AttrOrTypeDef<'r>) -> Result<String> {
        Ok(self.definitions.item(Some(def.dialect()?.name()?), def.cpp_class_name()?).to_string())
    }

    /// The enum of a definition: `Color`.
    pub(crate) fn enumeration(&self, definition: Enum<'r>) -> String {
        self.definitions.enum_item(definition).to_string()
    }

    /// The case of an enum: `LessThan`, or `NNAN` of a bit enum.
    pub(crate) fn case(&self, definition: Enum<'r>, symbol: &str) -> String {
        names::enum_case(definition, symbol).to_string()
    }

    /// The type of a parameter's accessor: `i64`, `&[Type]`.
    pub(crate) fn parameter(&self, def: &AttrOrTypeDef<'r>, parameter: Parameter<'r>) -> Result<String> {
        let dialect = def.dialect()?;
        let paths = Paths { own_dialect: dialect.name()?.to_owned(), ..self.paths.clone() };
        let paths = ItemPaths { paths: &paths, definitions: &self.definitions };
        let ty = ParamType::of(parameter, &self.definitions, dialect.namespace()?);
        Ok(text(&ty.returned(&paths, Lifetime::Elided)))
    }

    /// The type of an attribute's accessor: `i64`, `Option<&str>`.
    pub(crate) fn attribute(&self, operation: &Operation<'r>, attribute: Attribute<'r>) -> String {
        let paths = Paths { own_dialect: operation.dialect_name.to_owned(), ..self.paths.clone() };
        let ty =
            RustValue::of(attribute).rust_type(&ItemPaths { paths: &paths, definitions: &self.definitions });
        let is_optional = attribute.is_optional().unwrap_or_default() && !ty.is("bool");
        text(&if is_optional { ty.option() } else { ty })
    }
}

/// A method of an interface's trait.
pub(crate) struct DescribedMethod {
    /// The name.
    pub(crate) name: String,
    /// The declaration: `fn cost(&self, ir: &Ir) -> i64;`.
    pub(crate) declaration: String,
    /// Whether each implementation must have it.
    pub(crate) is_required: bool,
}

/// The methods of an interface's trait; `None` for a method with types that Rust lacks.
///
/// # Errors
/// When a field of the definition is invalid.
pub(crate) fn methods<'r>(
    records: &'r Records,
    sources: &SourceMap,
    interface: Interface<'r>,
    kind: InterfaceKind,
) -> Result<Vec<Option<DescribedMethod>>> {
    let mut emitter = Emitter::new(records, sources, None);
    let implementers = Implementers { interface: interface.qualified_name(), operations: &[] };
    let mut lowered = Methods::new(kind);
    let mut described = Vec::new();
    for method in interface.methods()? {
        let before = lowered.items.len();
        lowered.add(&mut emitter, interface, method, &implementers)?;
        described.push(lowered.items.get(before).map(|method| DescribedMethod {
            name: method.name.to_string(),
            declaration: format!("{};", layout::line(method.signature())),
            is_required: matches!(method.body, MethodBody::Required),
        }));
    }
    Ok(described)
}

fn text(ty: &RustType) -> String {
    layout::line(ty.to_token_stream())
}
