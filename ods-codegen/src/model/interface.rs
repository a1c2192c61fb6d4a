//! Interfaces of operations, attributes, types and dialects (`mlir/IR/Interfaces.td`).

use ods_parser::records::FieldRef;
use ods_parser::source::{SourceMap, Span};

use super::{Result, attribute::is_blank, fields, view};
use crate::{Diagnostic, codes};

/// The kind of entity that implements an interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InterfaceKind {
    /// Operations.
    Op,
    /// Attributes.
    Attr,
    /// Types.
    Type,
    /// Dialects.
    Dialect,
}

/// An argument of a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MethodArgument<'r> {
    /// Its C++ type.
    pub cpp_type: &'r str,
    /// Its name; empty when it has none.
    pub name: &'r str,
}

impl InterfaceKind {
    /// All kinds.
    pub const ALL: [InterfaceKind; 4] =
        [InterfaceKind::Op, InterfaceKind::Attr, InterfaceKind::Type, InterfaceKind::Dialect];

    /// The class that interfaces of the kind derive from.
    pub fn class(self) -> &'static str {
        match self {
            InterfaceKind::Op => "OpInterface",
            InterfaceKind::Attr => "AttrInterface",
            InterfaceKind::Type => "TypeInterface",
            InterfaceKind::Dialect => "DialectInterface",
        }
    }

    /// The class of references to interfaces that list the methods which an operation, attribute or type
    /// defines.
    pub(crate) fn reference_class(self) -> &'static str {
        match self {
            InterfaceKind::Op => "DeclareOpInterfaceMethods",
            InterfaceKind::Attr => "DeclareAttrInterfaceMethods",
            InterfaceKind::Type => "DeclareTypeInterfaceMethods",
            // Interfaces of dialects have no such references.
            InterfaceKind::Dialect => "DeclareInterfaceMethods",
        }
    }
}

view! {
    /// A record of the class `Interface`.
    Interface
}

fields! {
    Interface
    /// The name of its C++ class.
    cpp_name: string "cppInterfaceName",
    /// Markdown about it; may be empty.
    description: string "description",
    /// The namespace of its C++ class; empty without one.
    namespace: text "cppNamespace",
    /// Whether it is verified after everything in the regions.
    verifies_with_regions: flag "verifyWithRegions",
    /// Whether the record only refers to an interface, and lists which of its methods are declared.
    is_reference: class "DeclareInterfaceMethods",
    /// The interfaces it extends.
    bases: views(Interface) "baseInterfaces",
    /// Its own methods, without those of the interfaces it extends.
    methods: views(InterfaceMethod) "methods",
}

impl<'r> Interface<'r> {
    /// The interface, if everything that every generator needs can be read.
    pub(super) fn checked(self) -> Result<Interface<'r>> {
        self.bases()?;
        Ok(self)
    }

    /// Its namespace without a leading `::`, and its name; empty texts for those that it lacks.
    pub fn qualified_name(self) -> (&'r str, &'r str) {
        let namespace = self.namespace();
        let name = self.record.get("cppInterfaceName").as_str().unwrap_or_default();
        (namespace.strip_prefix("::").unwrap_or(namespace), name)
    }

    /// Whether its definition contains code that verifies what implements it.
    pub fn has_verifier(self) -> bool {
        let code = self.record.get("verify").as_str();
        code.is_some_and(|code| !code.trim().is_empty())
    }

    /// The methods that are declared although they have a default body.
    pub fn overridden_methods(self) -> Vec<&'r str> {
        self.record.strings("alwaysOverriddenMethods").unwrap_or_default()
    }

    /// Whether it is an interface of that kind.
    pub fn is_of(self, kind: InterfaceKind) -> bool {
        self.record.is_a(kind.class())
    }
}

view! {
    /// A record of the class `InterfaceMethod`.
    InterfaceMethod
}

fields! {
    InterfaceMethod
    /// Its name.
    name: string "name",
    /// The C++ type of its result.
    return_type: string "returnType",
    /// Markdown about it; may be empty.
    description: string "description",
    /// Whether it is called without an object.
    is_static: class "StaticInterfaceMethod",
}

impl<'r> InterfaceMethod<'r> {
    /// The C++ code of its body; `None` if every implementation provides one.
    ///
    /// # Errors
    /// When the field is not a string.
    pub fn body(self) -> Result<Option<&'r str>> {
        Ok(Some(self.record.string("body")?).filter(|body| !body.trim_matches(is_blank).is_empty()))
    }

    /// The C++ code of its default body; `None` if every implementation must provide one.
    ///
    /// # Errors
    /// When the field is not a string.
    pub fn default_body(self) -> Result<Option<&'r str>> {
        Ok(Some(self.record.string("defaultBody")?).filter(|body| !body.trim_matches(is_blank).is_empty()))
    }

    /// The location of the code of its body; `None` if a class computes the body.
    pub fn code_span(self, code: &str, sources: &SourceMap) -> Option<Span> {
        let fields = ["body", "defaultBody"].into_iter().filter_map(|field| self.record.field(field));
        let is_code = |span: &Span| !span.is_none() && sources.text(*span).contains(code.trim());
        fields.map(FieldRef::value_span).find(is_code)
    }

    /// Its arguments.
    ///
    /// # Errors
    /// When the field is not a dag of strings.
    pub fn arguments(self) -> Result<Vec<MethodArgument<'r>>> {
        let dag = self.record.dag("arguments")?;
        let bad = || {
            let message =
                format!("the arguments of an interface's method must be C++ types, not {}", dag.text());
            Diagnostic::error(codes::WRONG_INTERFACE, self.record.span(), message)
        };
        dag.args()
            .map(|arg| {
                let cpp_type = arg.value.as_str().ok_or_else(bad)?;
                Ok(MethodArgument { cpp_type, name: arg.name.unwrap_or_default() })
            })
            .collect()
    }
}
