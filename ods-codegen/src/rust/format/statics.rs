//! Assembly formats as statics, shared by all operations, types and attributes of a dialect with equal
//! formats, and named after the first one.
//!
//! ```text
//! op_formats! {
//!     NEG_OP_FORMAT: [Blank(" "), Part(Operand(0)), Part(AttrDict)] { operand_types: &[Built] }
//! }
//! ```
//!
//! Directives that MLIR's dialects share are in `ir-core/src/runtime/directives`; the generator names them
//! by `SHARED_DIRECTIVES`.

use ods_schema::format::{DefElement, OpFormat, Uses};

use crate::FxHashMap;
use crate::rust::emit::{Emit, items};
use crate::rust::names::shouty;
use crate::rust::{Ident, Taken, TokenStream, ident, quote};

/// The formats of a dialect, collected as they are used.
#[derive(Default)]
pub struct Formats<'a> {
    names: Taken,
    /// The statics, by their values.
    known: FxHashMap<String, Ident>,
    op_formats: Vec<(Ident, OpFormat<'a>)>,
    def_formats: Vec<(Ident, &'a [DefElement<'a>])>,
}

impl<'a> Formats<'a> {
    /// The static of the format of an operation with this handle.
    pub fn add_operation(&mut self, handle: &Ident, format: OpFormat<'a>) -> Ident {
        let (name, is_new) = self.name(handle, format!("{format:?}"));
        if is_new {
            self.op_formats.push((name.clone(), format));
        }
        name
    }

    /// The static of the format of a type or attribute with this handle.
    pub fn add_definition(&mut self, handle: &Ident, elements: &'a [DefElement<'a>]) -> Ident {
        let (name, is_new) = self.name(handle, format!("{elements:?}"));
        if is_new {
            self.def_formats.push((name.clone(), elements));
        }
        name
    }

    /// The name of the static with a value, and whether the value is new.
    fn name(&mut self, handle: &Ident, value: String) -> (Ident, bool) {
        if let Some(known) = self.known.get(&value) {
            return (known.clone(), false);
        }
        let name = ident(&self.names.free(shouty(&handle.to_string()) + "_FORMAT"));
        self.known.insert(value, name.clone());
        (name, true)
    }

    /// The format of an operation by its static.
    pub fn operation(&self, name: &Ident) -> Option<OpFormat<'a>> {
        self.op_formats.iter().find(|(known, _)| known == name).map(|(_, format)| *format)
    }

    /// The format of a type or attribute by its static.
    pub fn definition(&self, name: &Ident) -> Option<&'a [DefElement<'a>]> {
        self.def_formats.iter().find(|(known, _)| known == name).map(|(_, elements)| *elements)
    }

    /// All statics.
    pub fn finish(self) -> TokenStream {
        let op_formats = self.op_formats.iter().map(|(name, format)| {
            let (elements, fields) = (items(format.elements), fields(format));
            quote!(#name: #elements { #(#fields),* })
        });
        let op_formats: Vec<TokenStream> = op_formats.collect();
        let def_formats = self.def_formats.iter().map(|(name, elements)| {
            let elements = items(elements);
            quote!(#name: #elements)
        });
        let def_formats: Vec<TokenStream> = def_formats.collect();
        let operations = (!op_formats.is_empty()).then(|| quote!(op_formats! { #(#op_formats)* }));
        let definitions = (!def_formats.is_empty()).then(|| quote!(def_formats! { #(#def_formats,)* }));
        quote!(#definitions #operations)
    }
}

/// The fields of a format that are not empty, besides its elements.
fn fields(format: &OpFormat<'_>) -> Vec<TokenStream> {
    let OpFormat {
        elements: _,
        directives,
        operand_types,
        result_types,
        infers_results,
        uses,
        attributes,
        properties,
        segment_sizes,
    } = *format;
    let lists = [
        ("directives", list(directives)),
        ("operand_types", list(operand_types)),
        ("result_types", list(result_types)),
        ("infers_results", infers_results.then(|| infers_results.emit())),
        ("uses", (uses != Uses::NONE).then(|| uses.emit())),
        ("attributes", list(attributes)),
        ("properties", list(properties)),
        ("segment_sizes", list(segment_sizes)),
    ];
    let fields = lists.into_iter().filter_map(|(name, value)| {
        let (name, value) = (ident(name), value?);
        Some(quote!(#name: #value))
    });
    fields.collect()
}

/// A list that is not empty.
fn list<T: Emit>(values: &[T]) -> Option<TokenStream> {
    (!values.is_empty()).then(|| values.emit())
}
