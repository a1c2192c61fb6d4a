//! Expressions in the functions of rules.

use super::Emit;
use crate::rust::expr::Callee;
use crate::rust::{Ident, Literal, ToTokens, TokenStream, ident, literal, quote};

/// An entity that the source pattern bound to a name.
#[derive(Clone, Copy)]
pub enum Slot {
    Value,
    /// Any number of values.
    Values,
    Attribute,
    /// An attribute that may be absent.
    OptionalAttribute,
    /// An operation.
    Op,
    Type,
    Region,
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
    /// The entity of the source pattern's name with this index.
    Slot(Slot, usize),
    /// A reference.
    Borrowed(Box<RewriteExpr<'t>>),
    /// The value of an `Option`; without it, the rule does not apply.
    Unwrapped(Box<RewriteExpr<'t>>),
    /// An element of an array.
    Item(Ident, usize),
    /// An element of a list, which may be shorter.
    ItemOfList(Ident, usize),
    /// The first element of a list, which may be empty.
    First(Box<RewriteExpr<'t>>),
    /// A result of an operation.
    OpResult(Ident, usize),
    /// All results of an operation.
    OpResults(Ident),
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
    /// A constant, which is an `Option`.
    Constant(RuleConstant<'t>),
    /// The type of a result of the root.
    RootType(usize),
    /// The type of a value.
    ValueType(Box<RewriteExpr<'t>>),
    /// The location of an operation.
    OpLocation(Ident),
    /// The location of a value.
    ValueLocation(Box<RewriteExpr<'t>>),
    /// A call of a translated function.
    Translated(Callee, Vec<RewriteExpr<'t>>),
    /// A call of a user-provided function.
    UserProvided {
        function: Ident,
        /// The location, for a function that takes one.
        location: Option<Box<RewriteLocation<'t>>>,
        /// The other arguments.
        arguments: Vec<RewriteExpr<'t>>,
    },
}

/// A constant of a rule, as an expression of the type `Option<Attribute>`.
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
            RewriteExpr::Slot(slot, index) => slot.read(*index),
            RewriteExpr::Borrowed(value) => quote!(&#value),
            RewriteExpr::Unwrapped(value) => quote!(#value?),
            RewriteExpr::Item(array, index) => {
                let index = index.emit();
                quote!(#array[#index])
            }
            RewriteExpr::ItemOfList(list, index) => {
                let index = index.emit();
                quote!(*#list.get(#index)?)
            }
            RewriteExpr::First(list) => quote!(*#list.first()?),
            RewriteExpr::OpResult(op, index) => {
                let index = index.emit();
                quote!(rw.result(#op, #index)?)
            }
            RewriteExpr::OpResults(op) => quote!(rw.results(#op)),
            RewriteExpr::Cloned(list) => quote!(#list.clone()),
            RewriteExpr::ArrayAsList(array) => quote!(#array.to_vec()),
            RewriteExpr::SliceAsList(slice) => quote!(<[Value]>::to_vec(#slice)),
            RewriteExpr::List(value) => quote!(vec![#value]),
            RewriteExpr::Array(values) => quote!([#(#values),*]),
            RewriteExpr::Concatenated(lists) => quote!([#(#lists),*].concat()),
            RewriteExpr::NoValues => quote!(Vec::<Value>::new()),
            RewriteExpr::NoAttribute => quote!(None::<Attribute>),
            RewriteExpr::Constant(constant) => constant.made_by(&quote!(rw.ctx())),
            RewriteExpr::RootType(result) => {
                let result = result.emit();
                quote!(rw.root_type(#result)?)
            }
            RewriteExpr::ValueType(value) => quote!(rw.ir().value_type(#value)),
            RewriteExpr::OpLocation(op) => quote!(rw.ir().location(#op)),
            RewriteExpr::ValueLocation(value) => quote!(rw.location_of(#value)),
            RewriteExpr::Translated(Callee { function, takes_ir, is_partial }, arguments) => {
                let ir = takes_ir.then(|| quote!(rw.ir(),));
                let fails = is_partial.then(|| quote!(?));
                quote!(constraints::#function(rw.ctx(), #ir #(#arguments),*) #fails)
            }
            RewriteExpr::UserProvided { function, location, arguments } => {
                let location = location.iter();
                quote!(<Rewrites as RewriteFunctions>::#function(rw.rewriter, #(#location,)* #(#arguments),*)?)
            }
        });
    }
}

impl Slot {
    /// `rw.value(0)?`
    fn read(self, index: usize) -> TokenStream {
        let (function, must_exist) = match self {
            Slot::Value => ("value", true),
            Slot::Values => ("values", false),
            Slot::Attribute => ("attribute", true),
            Slot::OptionalAttribute => ("attribute", false),
            Slot::Op => ("op", true),
            Slot::Type => ("ty", true),
            Slot::Region => ("region", true),
        };
        let (function, index, fails) = (ident(function), index.emit(), must_exist.then(|| quote!(?)));
        quote!(rw.#function(#index) #fails)
    }
}

impl RuleConstant<'_> {
    /// `Some(build::i32_attr(rw.ctx(), 1))`
    fn made_by(self, ctx: &TokenStream) -> TokenStream {
        match self {
            RuleConstant::Unit(true) => quote!(Some(Attribute::UNIT)),
            RuleConstant::Unit(false) => quote!(None),
            RuleConstant::EnumCase(value, width) => {
                let (value, width) = (Literal::i64_unsuffixed(value), Literal::u32_unsuffixed(width));
                quote!(build::integer_attr(#ctx, #ctx.integer_type(#width), #value))
            }
            RuleConstant::I32(value) => {
                let value = Literal::i64_unsuffixed(value);
                quote!(Some(build::i32_attr(#ctx, #value)))
            }
            RuleConstant::I64(value) => {
                let value = Literal::i64_unsuffixed(value);
                quote!(Some(build::i64_attr(#ctx, #value)))
            }
            RuleConstant::Bool(value) => quote!(Some(#ctx.bool_attr(#value))),
            RuleConstant::Str(text) => {
                let text = literal(text);
                quote!(Some(#ctx.string_attr(#text)))
            }
            RuleConstant::Translated { function, is_partial } => {
                let function = ident(function);
                let call = quote!(constraints::#function(#ctx));
                if is_partial { call } else { quote!(Some(#call)) }
            }
        }
    }
}

impl Emit for RuleConstant<'_> {
    /// `|ctx| constraints::constant_one(ctx)`
    fn emit(&self) -> TokenStream {
        let ctx = ident(if matches!(self, RuleConstant::Unit(_)) { "_ctx" } else { "ctx" });
        let created = self.made_by(&quote!(#ctx));
        quote!(|#ctx| #created)
    }
}
