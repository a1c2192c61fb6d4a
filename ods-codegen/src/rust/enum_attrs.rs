//! Attributes that hold an enum's value.
//!
//! ```text
//! pub struct IntegerOverflowFlagsAttr { value: IntegerOverflowFlags }    the storage
//! static ENUM_ATTRS: &[EnumAttrSpec] = …                                 what the dialect reads them by
//! ```

use ods_parser::diagnostics::Diagnostic;
use ods_parser::records::Records;
use proc_macro2::TokenStream;
use quote::quote;

use super::Emitter;
use super::attributes::enum_name;
use super::names::ident;
use crate::model::{self, Dialect, EnumAttr, Result};

/// How the value is written behind the mnemonic.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// `<value>`
    Angled,
    /// ` value`
    Bare,
}

impl Form {
    /// The form that a declarative format says, when it is one of these.
    fn of(format: &str) -> Option<Form> {
        match format.split_whitespace().collect::<String>().trim_start_matches("``") {
            "`<`$value`>`" => Some(Form::Angled),
            "$value" => Some(Form::Bare),
            _ => None,
        }
    }
}

/// The items of the attributes, and the table that the dialect reads them by.
pub(super) struct EnumAttrs {
    pub(super) items: Vec<TokenStream>,
    pub(super) specs: Vec<TokenStream>,
}

impl<'r> Emitter<'r, '_> {
    /// The attributes of the dialect that hold an enum's value, and are written in one of the usual two forms. Others
    /// stay without a storage, so that code that names them does not compile.
    pub(super) fn enum_attrs(
        &self,
        records: &'r Records,
        dialect: Dialect<'r>,
        errors: &mut Vec<Diagnostic>,
    ) -> EnumAttrs {
        let mut all = EnumAttrs { items: Vec::new(), specs: Vec::new() };
        for attr in model::enum_attrs(records) {
            if !attr.dialect().is_ok_and(|owner| owner == dialect) {
                continue;
            }
            let Some(form) = attr.assembly_format().and_then(Form::of) else { continue };
            match self.enum_attr(attr, dialect, form) {
                Ok(Some((item, spec))) => {
                    all.items.push(item);
                    all.specs.push(spec);
                }
                Ok(None) => {}
                Err(error) => errors.push(error),
            }
        }
        all
    }

    fn enum_attr(
        &self,
        attr: EnumAttr<'r>,
        dialect: Dialect<'r>,
        form: Form,
    ) -> Result<Option<(TokenStream, TokenStream)>> {
        let (definition, class) = (attr.enumeration()?, attr.record().string("cppClassName")?);
        let Some(mnemonic) = attr.mnemonic() else { return Ok(None) };
        let same = |text: &str| text.trim_start_matches("::").to_owned();
        // The enum of another dialect is in that dialect's module.
        if same(definition.namespace()?) != same(dialect.namespace()?) {
            return Ok(None);
        }
        let (class, value) = (ident(class), enum_name(definition));
        let doc = self.docs(&format!("#{}.{mnemonic}", dialect.name()?), "", attr.record());
        let (opening, closing) = match form {
            Form::Angled => (format!("{mnemonic}<"), ">"),
            Form::Bare => (format!("{mnemonic} "), ""),
        };
        let print_end = (!closing.is_empty()).then(|| quote! { printer.text(#closing); });
        let item = quote! {
            #doc
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub struct #class(#value);

            impl #class {
                #[doc = " The attribute of a value."]
                pub fn get(ctx: &Context, value: #value) -> Attribute {
                    ctx.attribute(AttrKind::Dialect(&#class(value)))
                }

                #[doc = " The value."]
                pub fn value(&self) -> #value {
                    self.0
                }
            }

            impl AttrStorage for #class {
                fn dialect(&self) -> &'static str {
                    NAMESPACE
                }

                fn mnemonic(&self) -> &'static str {
                    #mnemonic
                }

                fn print(&self, printer: &mut Printer<'_>) {
                    printer.text(#opening);
                    printer.display(self.0);
                    #print_end
                }

                fn clone_box(&self) -> Box<dyn AttrStorage> {
                    Box::new(*self)
                }
            }
        };
        let is_angled = form == Form::Angled;
        let enum_text = format!("{}::{}", definition.namespace()?, definition.class_name()?);
        let mut cases = Vec::new();
        for case in definition.cases()? {
            cases.push(case.spelling()?);
        }
        let separator = match definition.is_bit_enum() {
            true => {
                let separator = definition.separator()?.trim();
                quote! { Some(#separator) }
            }
            false => quote! { None },
        };
        let spec = quote! {
            EnumAttrSpec {
                mnemonic: #mnemonic,
                is_angled: #is_angled,
                enum_name: #enum_text,
                cases: &[#(#cases),*],
                separator: #separator,
                make: |ctx, text| Some(#class::get(ctx, text.parse().ok()?)),
            }
        };
        Ok(Some((item, spec)))
    }
}
