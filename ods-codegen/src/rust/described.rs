//! Names, types and signatures of generated Rust, for documentation.

use bumpalo::Bump;

use super::attributes::RustValue;
use super::emit::{Method, MethodBody};
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
    /// Reads the definitions. Items of dialects are named as from beside the dialects' modules:
    /// `gpu::Dimension`.
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
        let ty = ParamType::from_parameter(parameter, &self.definitions, dialect.namespace()?);
        Ok(text(&ty.returned(&paths, Lifetime::Elided)))
    }

    /// The type of an attribute's accessor: `i64`, `Option<&str>`.
    pub(crate) fn attribute(&self, operation: &Operation<'r>, attribute: Attribute<'r>) -> String {
        let paths = Paths { own_dialect: operation.dialect_name.to_owned(), ..self.paths.clone() };
        let ty =
            RustValue::new(attribute).rust_type(&ItemPaths { paths: &paths, definitions: &self.definitions });
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

/// A method of an interface's trait, for code that calls it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CalledMethod {
    /// The name.
    pub(crate) name: String,
    /// The first argument.
    pub(crate) given: GivenIr,
    /// Whether the result is an `Option`, because implementations may lack the method.
    pub(crate) is_partial: bool,
}

/// The first argument of an interface's method.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GivenIr {
    /// `ctx: &Context`
    Context,
    /// `ir: &Ir`
    Shared,
    /// `ir: &mut Ir`
    Mutable,
}

/// Traits of interfaces.
pub(crate) struct InterfaceTraits<'r, 's>(Emitter<'r, 's>);

impl<'r, 's> InterfaceTraits<'r, 's> {
    /// Reads the definitions.
    pub(crate) fn new(records: &'r Records, sources: &'s SourceMap, arena: &'s Bump) -> Self {
        InterfaceTraits(Emitter::new(records, sources, arena, None))
    }

    /// The methods of an interface's trait; `None` for a method with types that Rust lacks.
    fn methods(&mut self, interface: Interface<'r>, kind: InterfaceKind) -> Result<Vec<Option<Method>>> {
        let implementers = Implementers { interface: interface.qualified_name(), operations: &[] };
        let mut lowered = Methods::new(kind);
        let add = |method| {
            lowered.add(&mut self.0, interface, method, &implementers)?;
            Ok(lowered.items.pop())
        };
        interface.methods()?.into_iter().map(add).collect()
    }

    /// The methods for code that calls them; `None` for a method with types that Rust lacks.
    ///
    /// # Errors
    /// When a field of the definition is invalid.
    pub(crate) fn called(
        &mut self,
        interface: Interface<'r>,
        kind: InterfaceKind,
    ) -> Result<Vec<Option<CalledMethod>>> {
        let called = |method: Method| CalledMethod {
            name: method.name.to_string(),
            given: match &method.ir {
                None => GivenIr::Context,
                Some(RustType::RefMut(_)) => GivenIr::Mutable,
                Some(_) => GivenIr::Shared,
            },
            is_partial: matches!(method.body, MethodBody::Untranslated | MethodBody::Attribute(_)),
        };
        Ok(self.methods(interface, kind)?.into_iter().map(|method| method.map(called)).collect())
    }
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
    let described = |method: Method| DescribedMethod {
        name: method.name.to_string(),
        declaration: format!("{};", layout::line(method.signature())),
        is_required: matches!(method.body, MethodBody::Required),
    };
    let arena = Bump::new();
    let methods = InterfaceTraits::new(records, sources, &arena).methods(interface, kind)?;
    Ok(methods.into_iter().map(|method| method.map(described)).collect())
}

/// The name of an interface's trait.
///
/// # Errors
/// When the name is not a string.
pub(crate) fn trait_name(interface: Interface<'_>) -> Result<String> {
    Ok(names::class_ident(interface.cpp_name()?).to_string())
}

fn text(ty: &RustType) -> String {
    layout::line(ty.to_token_stream())
}
