//! Values of the schema as expressions: the constants of generated Rust that the runtime reads.
//!
//! The names are those of [`op_names`](ods_schema::format::op_names) and
//! [`def_names`](ods_schema::format::def_names), which the runtime's macros import.

use ods_schema::format::{
    Anchor, Argument, Clause, DefPart, Directive, Element, Field, Group, OpPart, Origin, TypeSource, Typed,
    Uses,
};

use crate::rust::{Literal, TokenStream, ident, literal, quote};

/// A value that can be emitted as an expression.
pub trait Emit {
    /// The expression.
    fn emit(&self) -> TokenStream;
}

impl Emit for usize {
    fn emit(&self) -> TokenStream {
        let number = Literal::usize_unsuffixed(*self);
        quote!(#number)
    }
}

impl Emit for bool {
    fn emit(&self) -> TokenStream {
        quote!(#self)
    }
}

impl Emit for &str {
    fn emit(&self) -> TokenStream {
        let text = literal(self);
        quote!(#text)
    }
}

impl<T: Emit> Emit for &[T] {
    fn emit(&self) -> TokenStream {
        let items = items(self);
        quote!(&#items)
    }
}

impl<A: Emit, B: Emit> Emit for (A, B) {
    fn emit(&self) -> TokenStream {
        call(None, [self.0.emit(), self.1.emit()])
    }
}

impl<T: Emit> Emit for Option<T> {
    fn emit(&self) -> TokenStream {
        match self {
            Some(value) => call(Some("Some"), [value.emit()]),
            None => quote!(None),
        }
    }
}

/// `[a, b]`
pub fn items<T: Emit>(values: &[T]) -> TokenStream {
    let values = values.iter().map(Emit::emit);
    quote!([#(#values),*])
}

/// `{ name: value }`, or `Type { name: value }`
fn structure<const N: usize>(ty: Option<&str>, fields: [(&str, TokenStream); N]) -> TokenStream {
    let ty = ty.map(ident);
    let fields = fields.into_iter().map(|(name, value)| {
        let (name, value) = (ident(name), value);
        quote!(#name: #value)
    });
    quote!(#ty { #(#fields),* })
}

/// `(a, b)`, or `name(a, b)`
fn call<const N: usize>(name: Option<&str>, values: [TokenStream; N]) -> TokenStream {
    let name = name.map(ident);
    quote!(#name (#(#values),*))
}

/// Implements [`Emit`] for structs: `structs!(Name { field, … })`.
macro_rules! structs {
    ($($(<$($kind:ident),*>)? $ty:ident $(<$($args:tt),*>)? { $($field:ident),* })*) => {$(
        impl $(<$($kind: Emit),*>)? Emit for $ty $(<$($args),*>)? {
            fn emit(&self) -> TokenStream {
                let $ty { $($field),* } = self;
                structure(Some(stringify!($ty)), [$((stringify!($field), $field.emit())),*])
            }
        }
    )*};
}

/// Implements [`Emit`] for enums: `enums!(Name { Variant(value), Variant { field } … })`; `[Name]` before the
/// braces qualifies the variants.
macro_rules! enums {
    ($($(<$($kind:ident),*>)? $ty:ident $(<$($args:tt),*>)? $([$path:ident])? {
        $($variant:ident $(($($value:ident),*))? $({ $($field:ident),* })?),* $(,)?
    })*) => {$(
        impl $(<$($kind: Emit),*>)? Emit for $ty $(<$($args),*>)? {
            fn emit(&self) -> TokenStream {
                let value = match self {
                    $($ty::$variant $(($($value),*))? $({ $($field),* })? => {
                        enums!(@variant $variant $(($($value),*))? $({ $($field),* })?)
                    })*
                };
                $(let value = { let path = ident(stringify!($path)); quote!(#path::#value) };)?
                value
            }
        }
    )*};
    (@variant $variant:ident) => {{
        let name = ident(stringify!($variant));
        quote!(#name)
    }};
    (@variant $variant:ident ($($value:ident),*)) => { call(Some(stringify!($variant)), [$($value.emit()),*]) };
    (@variant $variant:ident { $($field:ident),* }) => {
        structure(Some(stringify!($variant)), [$((stringify!($field), $field.emit())),*])
    };
}

structs! {
    <P, A> Group<'_, P, A> { anchor, is_inverted, then, otherwise }
    <P, A> Clause<'_, P, A> { literal, anchor, elements }
    Directive<'_> { name, arguments }
}

enums! {
    <P, A> Element<'_, P, A> {
        Blank(text), Newline, Literal(text), Part(part), Optional(group), Clauses(clauses)
    }
    <A> Anchor<'_, A> { Any(subjects), Flag(subject) }
    OpPart {
        Operand(index), Attribute(index), QualifiedAttribute(index), Property(index), Region(index), Successor(index),
        AttrDict, AttrDictWithKeyword, PropDict, Operands, Regions, Successors,
        Type(of), QualifiedType(of), FunctionalType(inputs, results), Custom(index)
    }
    Typed [Typed] { Operand(index), Result(index), Operands, Results }
    Argument<'_> { Bound(part), Ref(part), Code(code) }
    TypeSource { Written, Built, Same(from), Transformed(function, from), Elements(from) }
    Origin [Origin] { Operand(index), Result(index), Attribute(index) }
    DefPart<'_> {
        Param { index, space, is_qualified }, Params { indices, space }, Struct { fields, space }, Custom(index)
    }
    Field [Field] { Param(index), Custom(index, directive) }
}

impl<P: Emit, A: Emit> Emit for &Group<'_, P, A> {
    fn emit(&self) -> TokenStream {
        let group = if self.is_plain() {
            let (anchor, then) = (self.anchor.emit(), self.then.emit());
            quote!(Group::new(#anchor, #then))
        } else {
            (**self).emit()
        };
        quote!(&#group)
    }
}

impl Emit for Uses {
    fn emit(&self) -> TokenStream {
        let Uses { operands, operand_types, result_types, regions, successors, prop_dict } = *self;
        let flags = [
            ("operands", operands),
            ("operand_types", operand_types),
            ("result_types", result_types),
            ("regions", regions),
            ("successors", successors),
            ("prop_dict", prop_dict),
        ];
        let set = flags.into_iter().filter(|(_, is_set)| *is_set).map(|(name, _)| ident(name));
        quote!(Uses { #(#set: true,)* ..Uses::NONE })
    }
}
