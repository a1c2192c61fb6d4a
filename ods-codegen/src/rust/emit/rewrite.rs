//! The functions of rules, which build their results.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, quote};

use super::{Emit, SpecPath};
use crate::rust::expr::Callee;
use crate::rust::names::{ident, literal};

/// The body of a rule's function.
pub(in crate::rust) struct Rewrite<'t> {
    /// The statements.
    pub(in crate::rust) statements: Vec<Statement<'t>>,
    /// The replacement of the matched operations.
    pub(in crate::rust) replacement: Replacement<'t>,
}

/// A statement.
pub(in crate::rust) enum Statement<'t> {
    /// `let x = …;`
    Let(Ident, RewriteExpr<'t>),
    /// `let x: Option<Attribute> = …;`
    LetConstant(Ident, RuleConstant<'t>),
    /// An expression for its effects.
    Do(RewriteExpr<'t>),
    /// A variable of a new operation.
    LetOp(Ident, NewOp<'t>),
    /// Moves a region of the source pattern into a new operation.
    TakeRegion {
        /// The variable of the region.
        region: Ident,
        /// The variable of the operation.
        op: Ident,
        /// The index of the region there.
        index: usize,
    },
}

/// A new operation.
pub(in crate::rust) struct NewOp<'t> {
    /// Its definition.
    pub(in crate::rust) spec: SpecPath,
    /// Its location.
    pub(in crate::rust) location: RewriteLocation<'t>,
    /// Operands and attributes.
    pub(in crate::rust) parts: Vec<NewPart<'t>>,
    /// The result types.
    pub(in crate::rust) types: ResultTypes<'t>,
}

/// A part of a new operation.
pub(in crate::rust) enum NewPart<'t> {
    /// All values of a variable as operands.
    Operands(Ident),
    /// The first one as an operand; without one, the rule does not apply.
    FirstOperand(Ident),
    /// An attribute or property, by its name.
    Attribute(String, RewriteExpr<'t>),
}

/// The result types of a new operation.
pub(in crate::rust) enum ResultTypes<'t> {
    /// One for each result.
    Each(Vec<RewriteExpr<'t>>),
    /// Those of the root.
    OfRoot,
    /// Those that a user-provided function returns, as one group.
    OneGroup(Ident),
    /// Those that a user-provided function returns, each a group.
    GroupEach(Ident),
}

/// The location of a new operation.
#[derive(Clone)]
pub(in crate::rust) enum RewriteLocation<'t> {
    /// That of the matched operations.
    Matched,
    /// A name.
    Named(String),
    /// Other locations, perhaps with a name.
    Fused(Vec<RewriteExpr<'t>>, Option<String>),
}

/// The replacement of the matched operations.
pub(in crate::rust) enum Replacement<'t> {
    /// Values, as an array or list.
    Values(RewriteExpr<'t>),
    /// The only block of a region, with the values of its arguments.
    Region(Ident, RewriteExpr<'t>),
}

/// An entity that the source pattern bound to a name.
#[derive(Clone, Copy)]
pub(in crate::rust) enum Slot {
    /// A value.
    Value,
    /// Any number of values.
    Values,
    /// An attribute.
    Attribute,
    /// An attribute that may be absent.
    OptionalAttribute,
    /// An operation.
    Op,
    /// A type.
    Type,
    /// A region.
    Region,
}

/// An expression in a rule's function.
#[derive(Clone)]
pub(in crate::rust) enum RewriteExpr<'t> {
    /// A variable.
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
    /// An array.
    Array(Vec<RewriteExpr<'t>>),
    /// Lists behind each other.
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
    /// The type of an attribute.
    AttributeType(Box<RewriteExpr<'t>>),
    /// The location of an operation.
    OpLocation(Ident),
    /// The location of a value.
    ValueLocation(Box<RewriteExpr<'t>>),
    /// A call of a translated function.
    Translated(Callee, Vec<RewriteExpr<'t>>),
    /// A call of a user-provided function.
    UserProvided {
        /// The function.
        function: Ident,
        /// The location, for a function that takes one.
        location: Option<Box<RewriteLocation<'t>>>,
        /// The other arguments.
        arguments: Vec<RewriteExpr<'t>>,
    },
}

/// A constant of a rule, as an expression of the type `Option<Attribute>`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::rust) enum RuleConstant<'t> {
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
        /// The function.
        function: &'t str,
        /// Whether it returns an `Option`.
        is_partial: bool,
    },
}

impl ToTokens for Rewrite<'_> {
    /// ```text
    /// let matched = rw.location();
    /// let x = rw.value(0)?;
    /// let neg_0 = { … };
    /// let replacements = [rw.result(neg_0, 0)?];
    /// rw.replace_root(&replacements)
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Rewrite { statements, replacement } = self;
        let is_used = statements.iter().any(Statement::uses_matched);
        let location = is_used.then(|| quote!(let matched = rw.location();));
        tokens.extend(quote!(#location #(#statements)* #replacement));
    }
}

impl Statement<'_> {
    /// Whether it uses the location of the matched operations.
    fn uses_matched(&self) -> bool {
        let location = match self {
            Statement::LetOp(_, new) => &new.location,
            Statement::Let(_, RewriteExpr::UserProvided { location: Some(location), .. })
            | Statement::Do(RewriteExpr::UserProvided { location: Some(location), .. }) => location,
            Statement::Let(..)
            | Statement::LetConstant(..)
            | Statement::Do(_)
            | Statement::TakeRegion { .. } => return false,
        };
        matches!(location, RewriteLocation::Matched)
    }
}

impl ToTokens for Statement<'_> {
    /// `let x = rw.value(0)?;`, `rw.take_region(body, new_0, 0);`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            Statement::Let(variable, value) => quote!(let #variable = #value;),
            Statement::LetConstant(variable, constant) => {
                let value = constant.made_by(&quote!(rw.ctx()));
                quote!(let #variable: Option<Attribute> = #value;)
            }
            Statement::Do(value) => quote!(#value;),
            Statement::LetOp(variable, new) => quote!(let #variable = #new;),
            Statement::TakeRegion { region, op, index } => {
                let index = index.emit();
                quote!(rw.take_region(#region, #op, #index);)
            }
        });
    }
}

impl ToTokens for NewOp<'_> {
    /// ```text
    /// {
    ///     let mut new = create::NewOp::new(NegOp::SPEC, rw.ctx(), matched);
    ///     new.operands([x]);
    ///     new.types([rw.root_type(0)?]);
    ///     rw.make(new)
    /// }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let NewOp { spec, location, parts, types } = self;
        let is_changed = !parts.is_empty() || !types.is_empty();
        let (spec, mutable) = (spec.emit(), is_changed.then(|| quote!(mut)));
        tokens.extend(quote! {
            {
                let #mutable new = create::NewOp::new(#spec, rw.ctx(), #location);
                #(#parts)*
                #types
                rw.make(new)
            }
        });
    }
}

impl ToTokens for NewPart<'_> {
    /// `new.operands(operands.iter().copied());`, `new.attribute("value", constant);`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            NewPart::Operands(variable) => quote!(new.operands(#variable.iter().copied());),
            NewPart::FirstOperand(variable) => quote!(new.operands([*#variable.first()?]);),
            NewPart::Attribute(key, value) => quote!(new.attribute(#key, #value);),
        });
    }
}

impl ResultTypes<'_> {
    /// Whether there are none.
    fn is_empty(&self) -> bool {
        matches!(self, ResultTypes::Each(types) if types.is_empty())
    }
}

impl ToTokens for ResultTypes<'_> {
    /// ```text
    /// for ty in <Rewrites as RewriteFunctions>::pad_types(rw.rewriter, new.given_operands(), new.given_properties())? {
    ///     new.types([ty]);
    /// }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let call = |function: &Ident| {
            quote! {
                <Rewrites as RewriteFunctions>::#function(rw.rewriter, new.given_operands(), new.given_properties())?
            }
        };
        tokens.extend(match self {
            ResultTypes::Each(types) => quote!(#(new.types([#types]);)*),
            ResultTypes::OfRoot => quote!(new.types(rw.root_types());),
            ResultTypes::OneGroup(function) => {
                let types = call(function);
                quote!(new.types(#types);)
            }
            ResultTypes::GroupEach(function) => {
                let types = call(function);
                quote! {
                    for ty in #types {
                        new.types([ty]);
                    }
                }
            }
        });
    }
}

impl ToTokens for RewriteLocation<'_> {
    /// `matched`, `rw.ctx().fused_location(&[rw.ir().location(op)], None)`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            RewriteLocation::Matched => quote!(matched),
            RewriteLocation::Named(name) => {
                quote!(rw.ctx().name_location(rw.ctx().ident(#name), Location::UNKNOWN))
            }
            RewriteLocation::Fused(locations, Some(name)) => {
                quote!(rw.ctx().fused_location(&[#(#locations),*], Some(rw.ctx().string_attr(#name))))
            }
            RewriteLocation::Fused(locations, None) => {
                quote!(rw.ctx().fused_location(&[#(#locations),*], None))
            }
        });
    }
}

impl ToTokens for Replacement<'_> {
    /// ```text
    /// let replacements = [value];
    /// rw.replace_root(&replacements)
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            Replacement::Values(values) => quote! {
                let replacements = #values;
                rw.replace_root(&replacements)
            },
            Replacement::Region(region, arguments) => quote! {
                let arguments: Vec<Value> = Vec::from(#arguments);
                rw.replace_root_by_region(#region, &arguments)
            },
        });
    }
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
            RewriteExpr::AttributeType(attribute) => quote!(attributes::attribute_type(rw.ctx(), #attribute)?),
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
        let made = self.made_by(&quote!(#ctx));
        quote!(|#ctx| #made)
    }
}
