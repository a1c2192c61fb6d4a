//! Expressions in the functions of rules.

use super::Emit;
use crate::rust::expr::Callee;
use crate::rust::{Ident, Literal, ToTokens, TokenStream, ident, literal, quote};

/// A variable of an operation.
#[derive(Clone)]
pub struct OpVariable {
    pub name: Ident,
    /// Whether it is a handle.
    pub is_handle: bool,
}

/// The location of a new operation.
#[derive(Clone)]
pub enum RewriteLocation<'t> {
    /// That of the matched operations.
    Matched,
    /// A name.
    Named(String),
    /// Other locations, perhaps with a name.
    Fused(Vec<RewriteExpr<'t>>, Option<String>),
}

/// An expression in a rule's function.
#[derive(Clone)]
pub enum RewriteExpr<'t> {
    Variable(Ident),
    /// A reference.
    Borrowed(Box<RewriteExpr<'t>>),
    /// An element of an array.
    Item(Ident, usize),
    /// An element of a list, which may be shorter.
    ItemOfList(Ident, usize),
    /// The first element of a list, which may be empty.
    First(Box<RewriteExpr<'t>>),
    /// A result of an operation, by its accessor.
    NamedResult(Ident, Ident),
    /// A result of an operation.
    OpResult(OpVariable, usize),
    /// A result of an operation whose number of results varies.
    ResultOfSeveral(OpVariable, usize),
    /// All results of an operation.
    OpResults(OpVariable),
    /// A copy of a list.
    Cloned(Ident),
    /// The elements of an array as a list.
    ArrayAsList(Ident),
    /// The elements of a slice as a list.
    SliceAsList(Box<RewriteExpr<'t>>),
    /// A list with one element.
    List(Box<RewriteExpr<'t>>),
    Array(Vec<RewriteExpr<'t>>),
    /// Lists, joined.
    Concatenated(Vec<RewriteExpr<'t>>),
    /// No values.
    NoValues,
    /// No attribute.
    NoAttribute,
    /// A constant of the type `Attribute`; without it, the rule does not apply.
    Constant(RuleConstant<'t>),
    /// A constant of the type `Attribute` or `Option<Attribute>`.
    OptionalConstant(RuleConstant<'t>),
    /// The type of a value.
    ValueType(Box<RewriteExpr<'t>>),
    /// The location of an operation.
    OpLocation(OpVariable),
    /// The location of a value.
    ValueLocation(Box<RewriteExpr<'t>>),
    Location(RewriteLocation<'t>),
    /// A call of a translated function.
    Translated(Callee, Vec<RewriteExpr<'t>>),
    /// A call of a user-provided function.
    UserProvided {
        function: Ident,
        /// The location, for a function that takes one.
        location: Option<Box<RewriteExpr<'t>>>,
        /// The other arguments.
        arguments: Vec<RewriteExpr<'t>>,
    },
}

/// A constant of a rule.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum RuleConstant<'t> {
    /// A unit attribute, or none.
    Unit(bool),
    /// A case of an enum: its value, and the width of its type.
    EnumCase(i64, u32),
    /// A property of the type `int32_t`.
    I32(i64),
    /// A property of the type `int64_t`.
    I64(i64),
    /// A property of the type `bool`.
    Bool(bool),
    /// A property of the type `StringRef`.
    Str(&'t str),
    /// The result of a translated function.
    Translated {
        function: &'t str,
        /// Whether it returns an `Option`.
        is_partial: bool,
    },
}

impl ToTokens for RewriteExpr<'_> {
    /// `x`, `rw.value(0)?`, `constraints::sum(rw.ctx(), x, y)?`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            RewriteExpr::Variable(variable) => quote!(#variable),
            RewriteExpr::Borrowed(value) => quote!(&#value),
            RewriteExpr::Item(array, index) => {
                let index = index.emit();
                quote!(#array[#index])
            }
            RewriteExpr::ItemOfList(list, index) => {
                let index = index.emit();
                quote!(*#list.get(#index)?)
            }
            RewriteExpr::First(list) => quote!(*#list.first()?),
            RewriteExpr::NamedResult(op, accessor) => quote!(#op.#accessor(rw.ir())),
            RewriteExpr::OpResult(op, index) => {
                let index = index.emit();
                quote!(rw.ir().result(#op, #index))
            }
            RewriteExpr::ResultOfSeveral(op, index) => {
                let index = index.emit();
                quote!(rw.ir().results(#op).get(#index)?)
            }
            RewriteExpr::OpResults(op) => quote!(rw.ir().results(#op).to_vec()),
            RewriteExpr::Cloned(list) => quote!(#list.clone()),
            RewriteExpr::ArrayAsList(array) => quote!(#array.to_vec()),
            RewriteExpr::SliceAsList(slice) => quote!(<[Value]>::to_vec(#slice)),
            RewriteExpr::List(value) => quote!(vec![#value]),
            RewriteExpr::Array(values) => quote!([#(#values),*]),
            RewriteExpr::Concatenated(lists) => quote!([#(#lists),*].concat()),
            RewriteExpr::NoValues => quote!(Vec::<Value>::new()),
            RewriteExpr::NoAttribute => quote!(None::<Attribute>),
            RewriteExpr::Constant(constant) => {
                let value = constant.value();
                if constant.is_optional() { quote!(#value?) } else { value }
            }
            RewriteExpr::OptionalConstant(constant) => constant.value(),
            RewriteExpr::ValueType(value) => quote!(rw.ir().value_type(#value)),
            RewriteExpr::OpLocation(op) => quote!(rw.ir().location(#op)),
            RewriteExpr::ValueLocation(value) => quote!(rw.ir().value_location(#value)),
            RewriteExpr::Location(location) => quote!(#location),
            RewriteExpr::Translated(Callee { function, takes_ir, is_partial }, arguments) => {
                let ir = takes_ir.then(|| quote!(rw.ir(),));
                let fails = is_partial.then(|| quote!(?));
                quote!(constraints::#function(rw.context(), #ir #(#arguments),*) #fails)
            }
            RewriteExpr::UserProvided { function, location, arguments } => {
                let location = location.iter();
                quote!(Rewrites::#function(rw, #(#location,)* #(#arguments),*)?)
            }
        });
    }
}

impl ToTokens for OpVariable {
    /// `op`, `neg.op()`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let name = &self.name;
        tokens.extend(if self.is_handle { quote!(#name.op()) } else { quote!(#name) });
    }
}

impl RuleConstant<'_> {
    /// Whether the expression is an `Option`.
    pub fn is_optional(self) -> bool {
        match self {
            RuleConstant::Unit(is_set) => !is_set,
            RuleConstant::EnumCase(..) => true,
            RuleConstant::I32(_) | RuleConstant::I64(_) | RuleConstant::Bool(_) | RuleConstant::Str(_) => {
                false
            }
            RuleConstant::Translated { is_partial, .. } => is_partial,
        }
    }

    /// The expression as an `Option<Attribute>`.
    pub fn optional(self) -> TokenStream {
        let value = self.value();
        if self.is_optional() { value } else { quote!(Some(#value)) }
    }

    /// `build::i32_attr(rw.context(), 1)`
    fn value(self) -> TokenStream {
        match self {
            RuleConstant::Unit(true) => quote!(Attribute::UNIT),
            RuleConstant::Unit(false) => quote!(None::<Attribute>),
            RuleConstant::EnumCase(value, width) => {
                let (value, width) = (Literal::i64_unsuffixed(value), Literal::u32_unsuffixed(width));
                quote!(build::integer_attr(rw.context(), rw.context().integer_type(#width), #value))
            }
            RuleConstant::I32(value) => {
                let value = Literal::i64_unsuffixed(value);
                quote!(build::i32_attr(rw.context(), #value))
            }
            RuleConstant::I64(value) => {
                let value = Literal::i64_unsuffixed(value);
                quote!(build::i64_attr(rw.context(), #value))
            }
            RuleConstant::Bool(value) => quote!(rw.context().bool_attr(#value)),
            RuleConstant::Str(text) => {
                let text = literal(text);
                quote!(rw.context().string_attr(#text))
            }
            RuleConstant::Translated { function, .. } => {
                let function = ident(function);
                quote!(constraints::#function(rw.context()))
            }
        }
    }
}
