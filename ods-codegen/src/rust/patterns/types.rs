//! The result types of operations that a rule creates.

use proc_macro2::TokenStream;
use quote::quote;

use super::PatternEmitter;
use super::hooks::{Signature, function_name};
use super::native::Expected;
use super::writer::{What, Writer, number, result_count};
use crate::model::{Argument, Operation, Result, ResultOp, ReturnType, Source};
use crate::rust::expr::{Subject, Ty};
use crate::rust::types::RustType;

impl<'r> PatternEmitter<'_, 'r, '_> {
    /// `new.types(…);` for each result group, from the first source that applies, as in mlir-tblgen: the rule's `returnType`,
    /// the trait `SameOperandsAndResultType`, the replaced results, the definition.
    pub(super) fn types(
        &mut self,
        op: &ResultOp<'r>,
        replaces: Option<usize>,
        sources: &[TokenStream],
        writer: &mut Writer<'_, 'r>,
    ) -> Result<TokenStream> {
        let operation = &op.operation;
        if operation.results.is_empty() {
            return Ok(TokenStream::new());
        }
        if let Some(types) = &op.types {
            let mut groups = Vec::new();
            for ty in types {
                let ty = self.return_type(ty, writer)?;
                groups.push(quote! { new.types([#ty]); });
            }
            return Ok(quote! { #(#groups)* });
        }
        let follows_operands = operation.has_trait("::mlir::OpTrait::SameOperandsAndResultType");
        if let (Some(first), false) = (replaces, follows_operands) {
            let groups = (0..operation.results.len()).map(|group| {
                let group = number(first + group);
                quote! { new.types([rw.root_type(#group)?]); }
            });
            if result_count(operation).is_some() && writer.rule.has_fixed_results() {
                return Ok(quote! { #(#groups)* });
            }
            return Ok(quote! { new.types(rw.root_types()); });
        }
        let mut groups = Vec::new();
        for group in 0..operation.results.len() {
            match self.inferred(op, group, sources)? {
                Some(ty) => groups.push(quote! { new.types([#ty]); }),
                None => return self.hand_written_types(op),
            }
        }
        Ok(quote! { #(#groups)* })
    }

    /// The types that a user-provided function computes, where C++ relies on a builder without result types.
    ///
    /// ```text
    /// for ty in <Rewrites as RewriteFunctions>::pad_types(rw.rewriter, new.given_operands(), new.given_properties())? {
    ///     new.types([ty]);
    /// }
    /// ```
    fn hand_written_types(&mut self, op: &ResultOp<'r>) -> Result<TokenStream> {
        let operation = &op.operation;
        let is_one_group = operation.results.len() == 1;
        if !is_one_group && result_count(operation).is_none() {
            let name = operation.name();
            let message = format!("the types of the results of '{name}' do not follow from its definition");
            let error = self.unsupported(op.span, operation.record.span(), message);
            return Err(error.with_help("say them in the rule, with (returnType …) behind the arguments"));
        }
        let function = self.hooks.result_types(operation);
        let call = quote! {
            <Rewrites as RewriteFunctions>::#function(rw.rewriter, new.given_operands(), new.given_properties())?
        };
        Ok(match is_one_group {
            true => quote! { new.types(#call); },
            false => quote! {
                for ty in #call {
                    new.types([ty]);
                }
            },
        })
    }

    fn return_type(&mut self, ty: &ReturnType<'r>, writer: &mut Writer<'_, 'r>) -> Result<TokenStream> {
        match ty {
            ReturnType::Of(reference) => {
                let bound = writer.bound(*reference);
                if bound.kind == What::Type {
                    let variable = &bound.variable;
                    return Ok(quote! { #variable });
                }
                let value = writer.value(&bound, reference.index)?;
                let value = value.unwrap_or_else(|| {
                    let list = writer.list(&bound);
                    quote! { *#list.first()? }
                });
                Ok(quote! { rw.ir().value_type(#value) })
            }
            ReturnType::Native(native) => {
                let bound = self.created_native(native, Expected::Type, writer)?;
                let variable = &bound.variable;
                Ok(quote! { #variable })
            }
            ReturnType::Text(text, place) => {
                let constraints = &mut self.emitter.constraints;
                let callee = constraints.translator.native(
                    text,
                    "return_type",
                    &[],
                    &Ty::any_type(),
                    *place,
                    constraints.namespace,
                );
                let Some(callee) = callee else {
                    let name = function_name(text, "return_type");
                    let signature = Signature::of_rewriter(Vec::new(), RustType::Name("Type"));
                    let function = self.hooks.require(&name, text, signature);
                    return Ok(quote! { <Rewrites as RewriteFunctions>::#function(rw.rewriter)? });
                };
                let (function, fails) = (&callee.function, callee.is_partial.then(|| quote! { ? }));
                Ok(quote! { constraints::#function(rw.ctx()) #fails })
            }
        }
    }

    /// A result type that follows from the definition.
    fn inferred(
        &mut self,
        op: &ResultOp<'r>,
        group: usize,
        sources: &[TokenStream],
    ) -> Result<Option<TokenStream>> {
        let operation = &op.operation;
        let Some(inferred) = operation.inferred_types.as_ref().and_then(|types| types.get(group)) else {
            return self.first_attribute_type(operation, sources);
        };
        let constraints = &mut self.emitter.constraints;
        let (source, subject) = match inferred.source {
            Source::Argument(index) => {
                let source = &sources[index];
                match operation.arguments[index] {
                    Argument::Operand(_) => (quote! { rw.ir().value_type(#source) }, Subject::Type),
                    _ if inferred.transformer.trim() == "$_self" => {
                        (quote! { attributes::attribute_type(rw.ctx(), #source)? }, Subject::Attribute)
                    }
                    _ => (quote! { #source }, Subject::Attribute),
                }
            }
            Source::Result(index) => {
                let created = constraints
                    .translator
                    .built_type(operation.results[index].constraint.base()?, operation.namespace);
                let Some(maker) = created.map_err(|error| error.diagnostic(self.emitter.sources))? else {
                    return Ok(None);
                };
                let (function, fails) = (&maker.function, maker.is_partial.then(|| quote! { ? }));
                return Ok(Some(quote! { constraints::#function(rw.ctx()) #fails }));
            }
        };
        if inferred.transformer.trim() == "$_self" {
            return Ok(Some(source));
        }
        let Some(types) = operation.type_transformer(inferred.transformer, None) else { return Ok(None) };
        let created = constraints.translator.transformer(types, subject, false, operation.namespace);
        let Some(maker) = created.map_err(|error| error.diagnostic(self.emitter.sources))? else {
            return Ok(None);
        };
        let (function, fails) = (&maker.function, maker.is_partial.then(|| quote! { ? }));
        Ok(Some(quote! { constraints::#function(rw.ctx(), #source) #fails }))
    }

    /// The type of the first attribute, for an operation with `FirstAttrDerivedResultType`.
    fn first_attribute_type(
        &self,
        operation: &Operation<'r>,
        sources: &[TokenStream],
    ) -> Result<Option<TokenStream>> {
        let is_attribute = |argument: &Argument| matches!(argument, Argument::Attribute(_));
        let first = operation.arguments.iter().position(is_attribute);
        let Some(first) =
            first.filter(|_| operation.has_trait("::mlir::OpTrait::FirstAttrDerivedResultType"))
        else {
            return Ok(None);
        };
        let source = &sources[first];
        Ok(Some(quote! { attributes::attribute_type(rw.ctx(), #source)? }))
    }
}
