//! Assembly forms of type and attribute constraints: the fields that formats add to the statics of constraints.
//!
//! ```text
//! build: Some(|ctx| Some(build_i1(ctx))), is_of_class: Some(attributes::is_integer_attr), own: Some(("d", "m")),
//! default: Some(default_i32_attr), form: AttrForm { … },
//! ```

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::model::{Attribute, Enum, Result, TypeConstraint};
use crate::rust::Emitter;
use crate::rust::expr::Maker;
use crate::rust::expr::parameter::ItemPaths;

/// A maker as a function that returns an `Option`.
fn optional(maker: &Maker) -> TokenStream {
    let function = &maker.function;
    match maker.is_partial {
        true => quote! { #function },
        false => quote! { |ctx| Some(#function(ctx)) },
    }
}

impl<'r> Emitter<'r, '_> {
    /// The fields of a type constraint besides its summary and test.
    ///
    /// # Errors
    /// When the constraint's code cannot be read.
    pub(in crate::rust) fn type_form(&mut self, constraint: TypeConstraint<'r>) -> Result<TokenStream> {
        let base = constraint.base()?;
        let constraints = &mut self.constraints;
        let build = match constraint.builder_call()? {
            None => None,
            Some(_) => constraints
                .translator
                .built_type(base, constraints.namespace)
                .map_err(|error| error.diagnostic(self.sources))?,
        };
        let build = build.map(|maker| {
            let function = optional(&maker);
            quote! { build: Some(#function), }
        });
        let has_build = build.is_some();
        let class = self.constraints.translator.class_test(base.cpp_type()?, self.constraints.namespace);
        let rest = (!has_build || class.as_ref().is_none_or(|class| class.own.is_none()))
            .then(|| quote! { ..TypeConstraint::ANY });
        let class = class.map(|class| {
            let function = class.function;
            let own = class.own.map(|(dialect, mnemonic)| quote! { own: Some((#dialect, #mnemonic)), });
            quote! { is_of_class: Some(#function), #own }
        });
        Ok(quote! { #build #class #rest })
    }

    /// The fields of an attribute constraint besides its summary and test, which is `test`.
    ///
    /// # Errors
    /// When the constraint's code cannot be read.
    pub(in crate::rust) fn attr_form(
        &mut self,
        attribute: Attribute<'r>,
        test: Option<&Ident>,
    ) -> Result<TokenStream> {
        let constraints = &mut self.constraints;
        let default = constraints.translator.default_attribute(attribute, constraints.namespace);
        let default = default.map_err(|error| error.diagnostic(self.sources))?.map(|maker| {
            let function = optional(&maker);
            quote! { default: Some(#function), }
        });
        let form = self.form(attribute, test)?;
        let form = (!form.is_empty()).then(|| quote! { form: AttrForm { #form }, });
        let rest = (default.is_none() || form.is_none()).then(|| quote! { ..AttrConstraint::ANY });
        Ok(quote! { #default #form #rest })
    }

    fn form(&mut self, attribute: Attribute<'r>, test: Option<&Ident>) -> Result<TokenStream> {
        let base = attribute.base();
        let class =
            self.constraints.translator.class_test(attribute.storage_type(), self.constraints.namespace);
        let mut kind = TokenStream::new();
        if base.is_enum() && base.const_builder_call().is_some() {
            let form = self.enum_form(base)?;
            kind = quote! { kind: FormKind::Enum(#form), };
        } else if base.attr_def_name() == "SymbolNameAttr" {
            kind = quote! { kind: FormKind::Symbol, };
        } else if let Some(element) = dense_array_element(attribute.storage_type()) {
            kind = quote! { kind: FormKind::DenseArray(Type::#element), };
        } else if let Some((dialect, mnemonic)) = class.as_ref().and_then(|class| class.own) {
            kind = quote! { kind: FormKind::Own { dialect: #dialect, mnemonic: #mnemonic }, };
        }
        let ty = match attribute.value_type() {
            None => None,
            Some(ty) => {
                let constraints = &mut self.constraints;
                let made = constraints.translator.built_type(ty, constraints.namespace);
                made.map_err(|error| error.diagnostic(self.sources))?
            }
        };
        let ty = ty.map(|maker| {
            let function = optional(&maker);
            quote! { ty: Some(#function), }
        });
        let translator = &self.constraints.translator;
        let is_tested =
            translator.is_tested_by_predicate(attribute.storage_type(), self.constraints.namespace);
        let class = match class {
            Some(class) => Some(class.function),
            None => test.filter(|_| is_tested).map(|test| quote! { constraints::#test }),
        };
        let class = class.map(|function| quote! { is_of_class: Some(#function), });
        let is_optional = attribute.is_optional()?.then(|| quote! { is_optional: true, });
        if kind.is_empty() && ty.is_none() && class.is_none() && is_optional.is_none() {
            return Ok(TokenStream::new());
        }
        let is_whole = !kind.is_empty() && ty.is_some() && class.is_some() && is_optional.is_some();
        let rest = (!is_whole).then(|| quote! { ..AttrForm::ANY });
        Ok(quote! { #kind #ty #class #is_optional #rest })
    }

    /// The enum's cases, and the integer type that stores a value.
    fn enum_form(&mut self, attribute: Attribute<'r>) -> Result<TokenStream> {
        let definition = Enum::new(attribute.record());
        self.need_enum(definition);
        let translator = &self.constraints.translator;
        let paths = ItemPaths { paths: translator.paths(), definitions: translator.definitions() };
        let path = paths.enumeration(definition);
        let width = proc_macro2::Literal::u32_unsuffixed(u32::try_from(definition.bitwidth()?).unwrap_or(0));
        Ok(quote! { #path::CASES, |ctx| ctx.integer_type(#width) })
    }
}

/// The runtime's constant for the element type of a dense array attribute with this storage class.
fn dense_array_element(storage: &str) -> Option<proc_macro2::Ident> {
    let element = match storage.rsplit("::").next()? {
        "DenseBoolArrayAttr" => "I1",
        "DenseI8ArrayAttr" => "I8",
        "DenseI16ArrayAttr" => "I16",
        "DenseI32ArrayAttr" => "I32",
        "DenseI64ArrayAttr" => "I64",
        "DenseF32ArrayAttr" => "F32",
        "DenseF64ArrayAttr" => "F64",
        _ => return None,
    };
    Some(quote::format_ident!("{element}"))
}
