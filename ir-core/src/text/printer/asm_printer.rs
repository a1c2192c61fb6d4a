//! The common interface of the printers of types and attributes and of operations (MLIR's `AsmPrinter`).

use super::{Printer, TypeElision};
use crate::context::{AffineMap, Attribute, Context, Ident, NamedAttribute, Type};
use std::borrow::Borrow;

/// A printer of text, types and attributes. [`Printer`] and [`OperationPrinter`](super::OperationPrinter)
/// correspond to `AsmPrinter` and `OpAsmPrinter` of MLIR.
pub trait AsmPrinter<'a>: Sized {
    /// The printer of types and attributes.
    fn base(&self) -> &Printer<'a>;

    /// Mutable [`base`](Self::base).
    fn base_mut(&mut self) -> &mut Printer<'a>;

    /// The context.
    fn context(&self) -> &'a Context {
        self.base().context()
    }

    /// Prints text verbatim.
    fn text(&mut self, text: &str) -> &mut Self {
        self.base_mut().text(text);
        self
    }

    /// Prints any value that implements `Display`.
    fn display(&mut self, value: impl std::fmt::Display) {
        self.base_mut().display(value);
    }

    /// Prints a decimal integer.
    fn print_integer(&mut self, value: i64) {
        self.base_mut().print_integer(value);
    }

    /// Prints bytes in quotes, with escapes.
    fn print_string(&mut self, bytes: &[u8]) {
        self.base_mut().print_string(bytes);
    }

    /// Prints `@name`, quoted if necessary.
    fn print_symbol_name(&mut self, name: Ident) {
        self.base_mut().print_symbol_name(name);
    }

    /// Prints `elements`, separated by commas.
    fn print_list<T>(&mut self, elements: impl IntoIterator<Item = T>, mut print: impl FnMut(&mut Self, T)) {
        for (index, element) in elements.into_iter().enumerate() {
            self.text(if index == 0 { "" } else { ", " });
            print(self, element);
        }
    }

    /// Prints a type.
    fn print_type(&mut self, ty: Type) {
        self.base_mut().print_type(ty);
    }

    /// Prints types, separated by commas.
    fn print_types(&mut self, types: impl IntoIterator<Item: Borrow<Type>>) -> &mut Self {
        self.base_mut().print_types(types);
        self
    }

    /// Prints `(inputs) -> results`.
    fn print_function_type(&mut self, inputs: &[Type], results: &[Type]) {
        self.base_mut().print_function_type(inputs, results);
    }

    /// Prints the results of a function type after the arrow.
    fn print_function_results(&mut self, results: &[Type]) {
        self.base_mut().print_function_results(results);
    }

    /// Prints a type without its dialect.
    fn print_own_type(&mut self, ty: Type) {
        self.base_mut().print_own_type(ty);
    }

    /// Prints an attribute.
    fn print_attribute(&mut self, attribute: Attribute) {
        self.base_mut().print_attribute(attribute);
    }

    /// Prints an attribute, with or without its type.
    fn print_attribute_with(&mut self, attribute: Attribute, elision: TypeElision) {
        self.base_mut().print_attribute_with(attribute, elision);
    }

    /// Prints an attribute without its dialect.
    fn print_own_attribute(&mut self, attribute: Attribute) {
        self.base_mut().print_own_attribute(attribute);
    }

    /// Prints `{name = value, …}`.
    fn print_attribute_dict(&mut self, entries: &[NamedAttribute]) {
        self.base_mut().print_attribute_dict(entries);
    }

    /// Prints ` {name = value, …}` without the entries named in `elided`; prints nothing if none remain.
    fn print_optional_attribute_dict(&mut self, entries: &[NamedAttribute], elided: &[Ident]) {
        self.base_mut().print_optional_attribute_dict(entries, elided);
    }

    /// Prints an affine map.
    fn print_affine_map(&mut self, map: AffineMap) {
        self.base_mut().print_affine_map(map);
    }
}

impl<'a> AsmPrinter<'a> for Printer<'a> {
    fn base(&self) -> &Printer<'a> {
        self
    }

    fn base_mut(&mut self) -> &mut Printer<'a> {
        self
    }
}
