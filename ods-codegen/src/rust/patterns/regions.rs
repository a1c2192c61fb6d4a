//! Result patterns beyond MLIR's rules: moved regions, and concatenated lists of values.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::PatternEmitter;
use super::writer::Writer;
use crate::model::{InlinedRegion, Result, ResultArg, SymbolRef};
use crate::rust::expr::Ty;

impl<'r> PatternEmitter<'_, 'r, '_> {
    /// `rw.replace_root_by_region(body, &[a, b])`
    pub(super) fn inlined(
        &mut self,
        inlined: &InlinedRegion<'r>,
        writer: &mut Writer<'_, 'r>,
    ) -> Result<TokenStream> {
        let arguments = self.values(&inlined.args, writer)?;
        let region = writer.bound(inlined.region).variable;
        Ok(quote! {
            let arguments: Vec<Value> = Vec::from(#arguments);
            rw.replace_root_by_region(#region, &arguments)
        })
    }

    /// `[a, b]`, or if an item is a list of values, `[vec![a], <[Value]>::to_vec(&others)].concat()`.
    pub(super) fn values(
        &mut self,
        items: &[ResultArg<'r>],
        writer: &mut Writer<'_, 'r>,
    ) -> Result<TokenStream> {
        let mut values = Vec::new();
        for item in items {
            values.push(self.native_argument(item, writer)?);
        }
        if values.iter().all(|(_, ty)| *ty == Ty::Value) {
            let values = values.iter().map(|(value, _)| value);
            return Ok(quote! { [#(#values),*] });
        }
        let lists = values.iter().map(|(value, ty)| match ty {
            Ty::Value => quote! { vec![#value] },
            _ => quote! { <[Value]>::to_vec(#value) },
        });
        Ok(quote! { [#(#lists),*].concat() })
    }
}

impl Writer<'_, '_> {
    /// `rw.take_region(body, new_0, 0);` for each region that is moved into an operation.
    pub(super) fn give_regions(&mut self, regions: &[SymbolRef<'_>], op: &Ident) {
        for (number, region) in regions.iter().enumerate() {
            let (region, number) = (self.bound(*region).variable, Literal::usize_unsuffixed(number));
            self.statements.push(quote! { rw.take_region(#region, #op, #number); });
        }
    }
}
