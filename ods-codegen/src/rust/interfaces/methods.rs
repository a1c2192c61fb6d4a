//! The methods of an interface's trait.
//!
//! A method without code must be implemented. Code that has a form in Rust is the default of its method. A
//! method whose code has none returns an `Option`, which is `None` unless an implementation overrides it, so
//! that nothing is required of authors and no result is wrong.

use super::body::{DefaultBody, Implementers, MethodParameter};
use crate::model::{Interface, InterfaceKind, InterfaceMethod, Result};
use crate::rust::emit::{Method, MethodBody, Parameter};
use crate::rust::expr::{Form, rust_type};
use crate::rust::{Emitter, RustType, Taken, ident, snake};

/// Names of the items that every handle has.
const RESERVED: &[&str] = &["operation", "base_type", "base_attribute", "op", "base"];

/// The methods of an interface's trait.
pub struct Methods {
    kind: InterfaceKind,
    taken: Taken,
    /// The methods.
    pub items: Vec<Method>,
    /// The names of methods with types that only C++ has.
    pub(super) absent: Vec<String>,
}

impl Methods {
    /// Creates an empty list.
    pub fn new(kind: InterfaceKind) -> Methods {
        Methods { kind, taken: Taken::with_reserved(RESERVED), items: Vec::new(), absent: Vec::new() }
    }

    /// Adds a method, or records that it has types without a form in Rust.
    ///
    /// # Errors
    /// When a field of the definition is invalid.
    pub fn add<'r>(
        &mut self,
        emitter: &mut Emitter<'r, '_>,
        interface: Interface<'r>,
        method: InterfaceMethod<'r>,
        implementers: &Implementers<'_, 'r>,
    ) -> Result<()> {
        let namespace = interface.namespace();
        let returned = method.return_type()?.trim();
        let result = emitter.cpp_type(returned, Form::Owned, namespace);
        let (Some(result), Some(parameters)) = (result, parameters(emitter, method, namespace)?) else {
            self.absent.push(format!("`{}`", method.name()?));
            return Ok(());
        };
        let ir = self.ir(method, returned, &parameters, &result);
        let name = ident(&self.taken.free(method_name(method.name()?)));
        let code = [method.body()?, method.default_body()?].into_iter().flatten().next();
        let body = code.map_or(MethodBody::Required, |code| {
            let body = DefaultBody {
                code,
                kind: self.kind,
                interface,
                method,
                namespace,
                returned,
                result: &result,
                parameters: &parameters,
                has_ir: ir.is_some(),
            };
            body.translated(emitter, implementers).unwrap_or_else(|| {
                emitter.untranslated.push(body.finding(emitter.sources));
                MethodBody::Untranslated
            })
        });
        let parameters = parameters.into_iter().map(|(name, _, ty, _)| Parameter { name, ty }).collect();
        let description = method.description()?.to_owned();
        self.items.push(Method { description, name, ir, parameters, result, body });
        Ok(())
    }

    /// The type of the parameter `ir`, which methods of operations have and those with handles into the IR.
    /// Methods of operations whose only result is success or failure, or nothing, may change the IR, unless
    /// their name starts with `verify`.
    fn ir(
        &self,
        method: InterfaceMethod<'_>,
        returned: &str,
        parameters: &[MethodParameter<'_>],
        result: &RustType,
    ) -> Option<RustType> {
        let mut types = parameters.iter().map(|(_, _, ty, _)| ty).chain([result]);
        let is_of_operation = self.kind == InterfaceKind::Op && !method.is_static();
        // A rewriter provides the IR.
        let has_rewriter = parameters.iter().any(|(_, _, ty, _)| ty.any(&|ty| *ty == RustType::Rewriter));
        if has_rewriter || !is_of_operation && !types.any(RustType::needs_ir) {
            return None;
        }
        let ir = RustType::Name("Ir");
        let returned = returned.trim_start_matches("::").rsplit("::").next().unwrap_or(returned);
        let verifies = method.name().is_ok_and(|name| name.starts_with("verify"));
        Some(match returned {
            "void" | "LogicalResult" if self.kind == InterfaceKind::Op && !verifies => {
                RustType::RefMut(Box::new(ir))
            }
            _ => ir.borrowed(),
        })
    }
}

/// `getMaskType` → `mask_type`
fn method_name(cpp: &str) -> String {
    let rest = cpp.strip_prefix("get").filter(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()));
    snake(rest.unwrap_or(cpp))
}

/// The parameters of a method after the context or the IR; `None` if a type has no form in
/// Rust.
fn parameters<'r>(
    emitter: &mut Emitter<'r, '_>,
    method: InterfaceMethod<'r>,
    namespace: &str,
) -> Result<Option<Vec<MethodParameter<'r>>>> {
    let mut parameters = Vec::new();
    let mut names = Taken::with_reserved(&["ctx", "ir", "self"]);
    for argument in method.arguments()? {
        let Some(ty) = emitter.cpp_type(argument.cpp_type, Form::Borrowed, namespace) else {
            return Ok(None);
        };
        if ty == RustType::Name("Context").borrowed() {
            continue;
        }
        let name = names.free(snake(if argument.name.is_empty() { "argument" } else { argument.name }));
        parameters.push((ident(&name), argument.name, ty, argument.cpp_type));
    }
    Ok(Some(parameters))
}

impl<'r> Emitter<'r, '_> {
    /// The Rust type of a C++ type of a definition in a namespace; `None` if it has no form in Rust.
    pub fn cpp_type(&mut self, cpp: &str, form: Form, namespace: &str) -> Option<RustType> {
        let mut enums = Vec::new();
        let ty = rust_type(cpp, form, self.item_paths(), namespace, &mut enums);
        enums.into_iter().for_each(|found| self.need_enum(found));
        ty
    }
}
