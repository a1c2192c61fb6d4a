//! The functions of rules, which build their results.

use super::{Emit, RewriteExpr, RewriteLocation, RuleConstant, SpecPath};
use crate::rust::{Ident, ToTokens, TokenStream, quote};

/// The body of a rule's function.
pub struct Rewrite<'t> {
    pub statements: Vec<Statement<'t>>,
    /// The replacement of the matched operations.
    pub replacement: Replacement<'t>,
}

/// A statement.
pub enum Statement<'t> {
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
pub struct NewOp<'t> {
    /// Its definition.
    pub spec: SpecPath,
    pub location: RewriteLocation<'t>,
    /// Operands and attributes.
    pub parts: Vec<NewPart<'t>>,
    /// The result types.
    pub types: ResultTypes<'t>,
}

/// A part of a new operation.
pub enum NewPart<'t> {
    /// All values of a variable as operands.
    Operands(Ident),
    /// The first one as an operand; without one, the rule does not apply.
    FirstOperand(Ident),
    /// An attribute or property, by its name.
    Attribute(String, RewriteExpr<'t>),
}

/// The result types of a new operation.
pub enum ResultTypes<'t> {
    /// One for each result.
    Each(Vec<RewriteExpr<'t>>),
    /// Those of the root.
    OfRoot,
    /// Those that the runtime infers; without them, the rule does not apply.
    Inferred,
    /// Those that a user-provided function returns, as one group.
    OneGroup(Ident),
    /// Those that a user-provided function returns, each a group.
    GroupEach(Ident),
}

/// The replacement of the matched operations.
pub enum Replacement<'t> {
    /// Values, as an array or list.
    Values(RewriteExpr<'t>),
    /// The only block of a region, with the values of its arguments.
    Region(Ident, RewriteExpr<'t>),
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
                let value = RewriteExpr::Constant(*constant);
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
    ///     rw.make(new)?
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
                rw.make(new)?
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
    /// Whether none are added.
    fn is_empty(&self) -> bool {
        match self {
            ResultTypes::Each(types) => types.is_empty(),
            ResultTypes::Inferred => true,
            ResultTypes::OfRoot | ResultTypes::OneGroup(_) | ResultTypes::GroupEach(_) => false,
        }
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
            ResultTypes::Inferred => quote!(),
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
