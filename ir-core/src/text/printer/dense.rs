//! The printer of dense and sparse elements.

use super::Printer;
use super::TypeElision;
use crate::context::{AttrKind, Attribute, ElementFormat, Ident, Type, TypeKind, dense::element_count};
use crate::num::{ApFloat, ApInt};
use crate::text::parser::array_number_bytes;

impl Printer<'_> {
    fn element_count(&self, ty: Type) -> u64 {
        element_count(ty.shape(self.ctx).unwrap_or_default())
    }

    /// Whether the elements are elided because of their number.
    pub(super) fn elides_elements(&self, ty: Type, splat: bool) -> bool {
        let limit = self.options.elide_elements_above;
        !splat && limit.is_some_and(|limit| self.element_count(ty) > limit)
    }

    pub(super) fn print_elided_elements(&mut self, ty: Type, elision: TypeElision) {
        self.text("dense_resource<__elided__>");
        self.print_trailing_type(ty, elision);
    }

    /// Prints the contents of the angle brackets of dense elements.
    pub(super) fn print_dense_elements(&mut self, ty: Type, splat: bool, data: &[u8], allow_hex: bool) {
        let Some(format) = ty.element_type(self.ctx).and_then(|e| ElementFormat::get(self.ctx, e)) else {
            return;
        };
        let count = self.element_count(ty);
        let hex = self.options.hex_elements_above.is_some_and(|limit| count > limit);
        if !splat && allow_hex && hex {
            self.text("\"0x");
            self.print_hex(data);
            self.out.push('"');
            return;
        }
        self.print_nested(ty, splat, |p, index| p.print_element(format, data, index));
    }

    /// Prints elements that are strings.
    pub(super) fn print_dense_strings(&mut self, ty: Type, splat: bool, values: &[Ident]) {
        self.print_nested(ty, splat, |p, index| p.print_ident_in_quotes(values[index]));
    }

    /// Prints the element at `index`, both parts if it is complex.
    fn print_element(&mut self, format: ElementFormat, data: &[u8], index: usize) {
        if format.packed {
            return self.print_bit(data, index);
        }
        if format.parts == 1 {
            return self.print_number(format.number, &data[format.number_range(index)]);
        }
        self.out.push('(');
        if format.number.bit_width(self.ctx) == Some(1) {
            // MLIR stores complex parts in whole bytes, but prints them as if they were packed.
            self.print_bit(data, 2 * index);
            self.out.push(',');
            self.print_bit(data, 2 * index + 1);
            return self.out.push(')');
        }
        self.print_number(format.number, &data[format.number_range(2 * index)]);
        self.out.push(',');
        self.print_number(format.number, &data[format.number_range(2 * index + 1)]);
        self.out.push(')');
    }

    fn print_bit(&mut self, data: &[u8], index: usize) {
        let bit = data[index / 8] >> (index % 8) & 1;
        self.text(if bit == 0 { "false" } else { "true" });
    }

    /// Prints a number of type `ty` from its bytes.
    fn print_number(&mut self, ty: Type, bytes: &[u8]) {
        match ty.kind(self.ctx) {
            TypeKind::Float(semantics) => {
                let bits = bytes.iter().rev().fold(0, |bits: u128, byte| bits << 8 | u128::from(*byte));
                self.display(ApFloat::from_bits(semantics, bits));
            }
            TypeKind::Index => self.display(ApInt::from_le_bytes(64, bytes).signed()),
            TypeKind::Integer { width: 1, .. } => {
                self.text(if bytes.first().is_some_and(|byte| byte & 1 != 0) { "true" } else { "false" });
            }
            TypeKind::Integer { width, .. } => {
                self.print_integer_value(ty, &ApInt::from_le_bytes(width, bytes))
            }
            _ => {}
        }
    }

    /// Prints elements in nested lists according to the shape; `print` prints the element at an index.
    fn print_nested(&mut self, ty: Type, splat: bool, mut print: impl FnMut(&mut Self, usize)) {
        let shape = ty.shape(self.ctx).unwrap_or_default();
        if splat {
            return print(self, 0);
        }
        let count = self.element_count(ty);
        if count == 0 {
            return;
        }
        // The number of innermost dimensions that begin or end at an index.
        let mut counters = vec![0_u64; shape.len()];
        let mut open = 0;
        for index in 0..count as usize {
            self.text(if index == 0 { "" } else { ", " });
            for _ in open..shape.len() {
                self.out.push('[');
            }
            open = shape.len();
            print(self, index);
            for (counter, size) in counters.iter_mut().zip(shape).rev() {
                *counter += 1;
                if *counter < size.unsigned_abs() {
                    break;
                }
                *counter = 0;
                self.out.push(']');
                open -= 1;
            }
        }
    }

    pub(super) fn print_sparse_elements(
        &mut self,
        ty: Type,
        indices: Attribute,
        values: Attribute,
        elision: TypeElision,
    ) {
        self.text("sparse<");
        if let AttrKind::DenseElements { ty, splat, data } = indices.kind(self.ctx)
            && self.element_count(ty) != 0
        {
            self.print_dense_elements(ty, splat, data, false);
            self.text(", ");
            match values.kind(self.ctx) {
                AttrKind::DenseElements { ty, splat, data } => {
                    self.print_dense_elements(ty, splat, data, true);
                }
                AttrKind::DenseStrings { ty, splat, values } => self.print_dense_strings(ty, splat, values),
                _ => {}
            }
        }
        self.out.push('>');
        self.print_trailing_type(ty, elision);
    }

    pub(super) fn print_dense_array(&mut self, element: Type, data: &[u8]) {
        self.text("array<");
        self.print_type(element);
        if !data.is_empty() {
            self.text(": ");
            self.print_dense_array_elements(element, data);
        }
        self.out.push('>');
    }

    /// Prints the elements of a dense array, separated by commas.
    pub(crate) fn print_dense_array_elements(&mut self, element: Type, data: &[u8]) {
        let bytes = array_number_bytes(element.bit_width(self.ctx).unwrap_or_default());
        self.print_list(data.chunks_exact(bytes), |p, number| p.print_number(element, number));
    }
}
