//! The printer of attributes.

use super::cache::Key;
use super::names::{is_bare_identifier, is_reserved};
use super::{Printer, TypeElision};
use crate::context::{AttrKind, Attribute, Ident, NamedAttribute, Signedness, Type, TypeKind};
use crate::num::ApInt;

impl Printer<'_> {
    /// Prints an attribute, or its alias.
    pub fn print_attribute(&mut self, attribute: Attribute) {
        self.print_attribute_with(attribute, TypeElision::Never);
    }

    /// Prints an attribute, or its alias, without a type that the parser would infer.
    pub(super) fn print_attribute_without_type(&mut self, attribute: Attribute) {
        self.print_attribute_with(attribute, TypeElision::May);
    }

    /// Prints an attribute, or its alias.
    pub fn print_attribute_with(&mut self, attribute: Attribute, elision: TypeElision) {
        if let Some(collector) = &mut self.collector {
            return collector.attribute(attribute);
        }
        if let Some(alias) = self.aliases.attribute_name(attribute) {
            self.out.push('#');
            self.out.push_str(alias);
            return;
        }
        self.print_attribute_body(attribute, elision);
    }

    /// Prints an attribute itself; nested ones may be aliases.
    pub fn print_attribute_body(&mut self, attribute: Attribute, elision: TypeElision) {
        let kind = attribute.kind(self.ctx);
        match kind {
            AttrKind::Unit => self.text("unit"),
            AttrKind::Integer { ty, value } => self.print_integer_attribute(ty, &value, elision),
            AttrKind::Type(ty) => self.print_type(ty),
            kind => self.cached(Key::attribute(attribute, elision), |p| p.print_kind(kind, elision)),
        }
    }

    fn print_kind(&mut self, kind: AttrKind<'_>, elision: TypeElision) {
        match kind {
            AttrKind::Unit => self.text("unit"),
            AttrKind::Integer { ty, value } => self.print_integer_attribute(ty, &value, elision),
            AttrKind::Float { ty, value } => {
                let start = self.out.len();
                self.display(value);
                // A hexadecimal literal without a type would be parsed as an integer.
                let is_hexadecimal = self.out[start..].starts_with("0x");
                if elision != TypeElision::May || ty != Type::F64 || is_hexadecimal {
                    self.print_trailing_type(ty, elision);
                }
            }
            AttrKind::String { value, ty } => {
                self.print_ident_in_quotes(value);
                self.print_trailing_type(ty, elision);
            }
            AttrKind::Array(elements) => {
                self.out.push('[');
                self.print_list(elements, |p, element| p.print_attribute_with(*element, TypeElision::May));
                self.out.push(']');
            }
            AttrKind::Dictionary(entries) => {
                self.out.push('{');
                self.print_list(entries, |p, entry| p.print_named_attribute(*entry));
                self.out.push('}');
            }
            AttrKind::Type(ty) => self.print_type(ty),
            AttrKind::SymbolRef { root, nested } => {
                self.print_symbol_name(root);
                for name in nested {
                    self.text("::");
                    self.print_symbol_name(*name);
                }
            }
            AttrKind::DenseElements { ty, splat, .. } if self.elides_elements(ty, splat) => {
                self.print_elided_elements(ty, elision);
            }
            AttrKind::DenseElements { ty, splat, data } => {
                self.text("dense<");
                self.print_dense_elements(ty, splat, data, true);
                self.out.push('>');
                self.print_trailing_type(ty, elision);
            }
            AttrKind::DenseStrings { ty, splat, .. } if self.elides_elements(ty, splat) => {
                self.print_elided_elements(ty, elision);
            }
            AttrKind::DenseStrings { ty, splat, values } => {
                self.text("dense<");
                self.print_dense_strings(ty, splat, values);
                self.out.push('>');
                self.print_trailing_type(ty, elision);
            }
            AttrKind::SparseElements { ty, indices, values } => {
                self.print_sparse_elements(ty, indices, values, elision);
            }
            AttrKind::DenseArray { element, data } => self.print_dense_array(element, data),
            AttrKind::DenseResource { ty, key } => {
                self.use_resource(key);
                self.text("dense_resource<");
                self.print_keyword_or_string(key);
                self.out.push('>');
                self.print_trailing_type(ty, elision);
            }
            AttrKind::AffineMap(map) => {
                self.text("affine_map<");
                self.print_affine_map(map);
                self.out.push('>');
            }
            AttrKind::IntegerSet(set) => {
                self.text("affine_set<");
                self.print_integer_set(set);
                self.out.push('>');
            }
            AttrKind::StridedLayout { offset, strides } => self.print_strided_layout(offset, strides),
            AttrKind::Distinct { referenced, id } => self.print_distinct(referenced, id),
            AttrKind::Location(location) => match self.aliases.location_name(self.ctx, location) {
                Some(_) => self.print_location_instance(location),
                None => self.print_location(location),
            },
            AttrKind::Opaque { dialect, body, ty } => {
                self.print_dialect_symbol('#', dialect, body);
                self.print_trailing_type(ty, elision);
            }
            AttrKind::Dialect(storage) => {
                self.print_own_symbol('#', storage.dialect(), |printer| {
                    printer.print_storage(storage.as_any(), storage.printer());
                });
                if let Some(ty) = storage.attribute_type(self.ctx) {
                    self.print_trailing_type(ty, elision);
                }
            }
        }
    }

    /// Prints ` : type`, unless the context implies it or it is `none`.
    pub(super) fn print_trailing_type(&mut self, ty: Type, elision: TypeElision) {
        if elision != TypeElision::Must && ty != Type::NONE {
            self.text(" : ");
            self.print_type(ty);
        }
    }

    fn print_integer_attribute(&mut self, ty: Type, value: &ApInt, elision: TypeElision) {
        if ty == Type::I1 {
            self.text(if value.is_zero() { "false" } else { "true" });
            return;
        }
        self.print_integer_value(ty, value);
        if elision != TypeElision::May || ty != Type::I64 {
            self.print_trailing_type(ty, elision);
        }
    }

    /// Prints an integer with the signedness of its type.
    pub(super) fn print_integer_value(&mut self, ty: Type, value: &ApInt) {
        let unsigned =
            matches!(ty.kind(self.ctx), TypeKind::Integer { signedness: Signedness::Unsigned, .. });
        match (unsigned, value.as_i64()) {
            (false, Some(value)) => self.print_integer(value),
            (false, None) => self.display(value.signed()),
            (true, _) => self.display(value.unsigned()),
        }
    }

    /// Prints `name = value`, or only the name of a unit attribute.
    pub fn print_named_attribute(&mut self, entry: NamedAttribute) {
        self.print_attribute_key(entry.name);
        if entry.value != Attribute::UNIT {
            self.text(" = ");
            self.print_attribute(entry.value);
        }
    }

    /// Prints the name of an attribute, in quotes if necessary.
    pub fn print_attribute_key(&mut self, name: Ident) {
        let bytes = name.as_bytes(self.ctx);
        if is_bare_identifier(bytes) || is_reserved(bytes) {
            self.text(name.as_str(self.ctx));
        } else {
            self.print_string(bytes);
        }
    }

    /// Prints ` {name = value, …}` with the entries that are not in `elided`; prints nothing if none
    /// remain.
    pub fn print_optional_attribute_dict(&mut self, entries: &[NamedAttribute], elided: &[Ident]) {
        let mut kept = entries.iter().filter(|entry| !elided.contains(&entry.name)).peekable();
        if kept.peek().is_some() {
            self.text(" {");
            self.print_list(kept, |p, entry| p.print_named_attribute(*entry));
            self.out.push('}');
        }
    }

    /// Prints `{a = …, b = …}`.
    pub fn print_attribute_dict(&mut self, entries: &[NamedAttribute]) {
        self.text("{");
        self.print_list(entries, |p, entry| p.print_named_attribute(*entry));
        self.out.push('}');
    }

    fn print_strided_layout(&mut self, offset: i64, strides: &[i64]) {
        self.text("strided<[");
        self.print_list(strides, |p, stride| p.print_size(*stride));
        self.out.push(']');
        if offset != 0 {
            self.text(", offset: ");
            self.print_size(offset);
        }
        self.out.push('>');
    }

    fn print_distinct(&mut self, referenced: Attribute, id: u32) {
        self.noted += 1;
        let next = self.distinct.len() as u32;
        let number = *self.distinct.entry(id).or_insert(next);
        self.text("distinct[");
        self.display(number);
        self.text("]<");
        if referenced != Attribute::UNIT {
            self.print_attribute(referenced);
        }
        self.out.push('>');
    }
}
