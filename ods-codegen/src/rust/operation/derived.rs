//! Derived attributes, which are computed from the rest of an operation.
//!
//! ```text
//! pub fn element_type(self, ir: &Ir) -> Type { constraints::load_op_element_type(ir.context(), ir, self.0, …) }
//! ```
//!
//! As in predicates, code that has no form in Rust becomes a user-provided function.

use super::Calls;
use crate::expr::Expr;
use crate::model::names::camel_to_snake;
use crate::model::{Attribute, Named, Operation, Result};
use crate::rust::emit::DerivedAccessor;
use crate::rust::expr::{Form, OpArgument, OpCode, Ty};
use crate::rust::{Emitter, RustType, Taken, TokenStream, ident, quote, snake};
use crate::{Diagnostic, codes};

impl<'r> Emitter<'r, '_> {
    /// The accessors of the derived attributes of an operation.
    ///
    /// # Errors
    /// When one has a type that has no form in Rust.
    pub(super) fn derived(
        &mut self,
        op: &Operation<'r>,
        taken: &mut Taken,
        calls: &Calls<'_>,
    ) -> Result<Vec<DerivedAccessor>> {
        let derived = op.attributes.iter().filter(|attribute| attribute.constraint.is_derived());
        derived.map(|attribute| self.derived_accessor(op, attribute, taken, calls)).collect()
    }

    fn derived_accessor(
        &mut self,
        op: &Operation<'r>,
        attribute: &Named<'r, Attribute<'r>>,
        taken: &mut Taken,
        calls: &Calls<'_>,
    ) -> Result<DerivedAccessor> {
        let code = attribute.constraint.derived_body()?;
        let cpp = attribute.constraint.return_type();
        let record = attribute.constraint.record();
        let unsupported = || {
            let message =
                format!("the derived attribute '{}' is a '{cpp}', which has no form in Rust", attribute.name);
            Diagnostic::error(codes::UNSUPPORTED, op.record.span(), message)
                .with_note(record.span(), "the attribute is defined here")
        };
        let request = OpCode {
            operation: op,
            expr: expression(code),
            result: cpp,
            name: format!("{}_{}", camel_to_snake(op.class_name), camel_to_snake(attribute.name)),
            doc: format!(" The derived attribute `{}`.", attribute.name),
            used_at: record.span(),
        };
        let function = self.constraints.translator.op_value(request).ok_or_else(unsupported)?;
        let ty = self.cpp_type(cpp, Form::Owned, op.namespace).ok_or_else(unsupported)?;
        let mut is_optional = function.is_partial;
        let mut arguments = Vec::new();
        for argument in &function.arguments {
            arguments.push(match argument {
                OpArgument::Op => quote!(self.0),
                OpArgument::Part(name, ty) => {
                    let call = calls.call(name);
                    match ty {
                        Ty::Attribute(_) => {
                            is_optional = true;
                            quote!(self.#call?)
                        }
                        Ty::List(_) => quote!(&self.#call),
                        _ => quote!(self.#call),
                    }
                }
            });
        }
        let name = &function.name;
        let try_it = function.is_partial.then(|| quote!(?));
        let value = quote!(constraints::#name(ir.context(), ir, #(#arguments),*) #try_it);
        let value = convert(value, &function.result, &ty);
        let (returned, value) = if is_optional { (ty.option(), quote!(Some(#value))) } else { (ty, value) };
        Ok(DerivedAccessor {
            doc: format!(" Derived attribute `{}`.", attribute.name),
            name: ident(&taken.free(snake(attribute.name))),
            ty: returned,
            value,
        })
    }
}

/// The value of a function for code in the definition, as a value of the type that C++ names.
pub fn convert(value: TokenStream, result: &Ty, expected: &RustType) -> TokenStream {
    match result {
        Ty::Int if expected.is("i64") => value,
        Ty::Float if expected.is("f64") => value,
        Ty::Int | Ty::Float => quote!(#value as #expected),
        Ty::Str => quote!(#value.to_owned()),
        _ => value,
    }
}

/// The expression of the code, even if it cannot be parsed.
fn expression(code: &str) -> Expr {
    crate::rust::interfaces::expression(code).unwrap_or_else(|| Expr::unparsed(code))
}
