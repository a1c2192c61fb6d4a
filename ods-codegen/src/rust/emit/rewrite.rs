//! The functions of rules, which build their results.

use super::{Emit, OpVariable, RewriteExpr, RewriteLocation};
use crate::rust::types::ItemPath;
use crate::rust::{Ident, ToTokens, TokenStream, quote};

/// The body of a rule's function.
pub struct Rewrite<'t> {
    /// The statements that match the source pattern.
    pub matching: Vec<TokenStream>,
    pub statements: Vec<Statement<'t>>,
    /// The replacement of the matched operations.
    pub replacement: Replacement<'t>,
}

/// A statement.
pub enum Statement<'t> {
    /// `let x = …;`
    Let(Ident, RewriteExpr<'t>),
    /// An expression for its effects.
    Do(RewriteExpr<'t>),
    /// `rw.set_location(…);`
    SetLocation(RewriteLocation<'t>),
    /// A variable of a new operation, created by the function of its handle.
    LetHandle(Ident, ItemPath, Vec<RewriteExpr<'t>>),
    /// A variable of a new operation.
    LetOp(Ident, NewOp<'t>),
    /// Moves a region of the source pattern into a new operation.
    MoveRegion {
        /// The variable of the region.
        region: Ident,
        /// The variable of the operation.
        op: OpVariable,
        /// The index of the region there.
        index: usize,
    },
}

/// A new operation.
pub struct NewOp<'t> {
    /// Its handle.
    pub handle: ItemPath,
    /// Operands and attributes.
    pub parts: Vec<NewPart<'t>>,
    /// The result types.
    pub types: ResultTypes<'t>,
}

/// A part of a new operation.
pub enum NewPart<'t> {
    /// Values as operands.
    Operands(RewriteExpr<'t>),
    /// The first one as an operand; without one, the rule does not apply.
    FirstOperand(RewriteExpr<'t>),
    /// An attribute or property, by its name.
    Attribute(String, RewriteExpr<'t>),
}

/// The result types of a new operation.
pub enum ResultTypes<'t> {
    /// One for each result.
    Each(Vec<RewriteExpr<'t>>),
    /// The same, each a segment.
    Segments(Vec<RewriteExpr<'t>>),
    /// Those of a list.
    List(Ident),
    /// Those that the runtime infers; without them, the rule does not apply.
    Inferred,
    /// Those that a user-provided function returns, as one group.
    OneGroup(Ident),
    /// Those that a user-provided function returns, each a group.
    GroupEach(Ident),
}

/// The replacement of the matched operations.
pub enum Replacement<'t> {
    /// Values, as an array or list, for the results of the roots.
    Values(Vec<OpVariable>, RewriteExpr<'t>),
    /// The only block of a region, with the values of its arguments.
    Region(Ident, RewriteExpr<'t>),
}

impl ToTokens for Rewrite<'_> {
    /// ```text
    /// let ir = rw.ir();
    /// let neg = NegOp::defining(ir, NegOp(op).x(ir))?;
    /// let x = neg.x(ir);
    /// rw.replace_roots(&[op], &[x])
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Rewrite { matching, statements, replacement } = self;
        let ir = (!matching.is_empty()).then(|| quote!(let ir = rw.ir();));
        tokens.extend(quote!(#ir #(#matching)* #(#statements)* #replacement));
    }
}

impl ToTokens for Statement<'_> {
    /// `let add = AddOp::create(rw, ty, x, y);`, `rw.move_region(body, new, 0);`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            Statement::Let(variable, value) => quote!(let #variable = #value;),
            Statement::Do(value) => quote!(#value;),
            Statement::SetLocation(location) => quote!(rw.set_location(#location);),
            Statement::LetHandle(variable, handle, arguments) => {
                quote!(let #variable = #handle::create(rw, #(#arguments),*);)
            }
            Statement::LetOp(variable, new) => quote! {
                #new
                let #variable = new.try_create(rw)?;
            },
            Statement::MoveRegion { region, op, index } => {
                let index = index.emit();
                quote!(rw.move_region(#region, #op, #index);)
            }
        });
    }
}

impl ToTokens for NewOp<'_> {
    /// ```text
    /// let mut new = create::NewOp::new(NumOp::SPEC, rw.context(), rw.location());
    /// new.attribute("value", value);
    /// new.types([ty]);
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let NewOp { handle, parts, types } = self;
        let is_changed = !parts.is_empty() || !types.is_empty();
        let mutable = is_changed.then(|| quote!(mut));
        tokens.extend(quote! {
            let #mutable new = create::NewOp::new(#handle::SPEC, rw.context(), rw.location());
            #(#parts)*
            #types
        });
    }
}

impl ToTokens for NewPart<'_> {
    /// `new.operands(operands.iter().copied());`, `new.attribute("value", constant);`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            NewPart::Operands(values) => quote!(new.operands(#values);),
            NewPart::FirstOperand(values) => quote!(new.operands([*#values.first()?]);),
            NewPart::Attribute(key, value) => quote!(new.attribute(#key, #value);),
        });
    }
}

impl ResultTypes<'_> {
    /// Whether none are added.
    fn is_empty(&self) -> bool {
        match self {
            ResultTypes::Each(types) | ResultTypes::Segments(types) => types.is_empty(),
            ResultTypes::Inferred => true,
            ResultTypes::List(_) | ResultTypes::OneGroup(_) | ResultTypes::GroupEach(_) => false,
        }
    }
}

impl ToTokens for ResultTypes<'_> {
    /// ```text
    /// for ty in Rewrites::pad_types(rw, new.given_operands(), new.given_properties())? {
    ///     new.types([ty]);
    /// }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let call = |function: &Ident| {
            quote! {
                Rewrites::#function(rw, new.given_operands(), new.given_properties())?
            }
        };
        tokens.extend(match self {
            ResultTypes::Each(types) if types.is_empty() => quote!(),
            ResultTypes::Each(types) => quote!(new.types([#(#types),*]);),
            ResultTypes::Segments(types) => quote!(#(new.types([#types]);)*),
            ResultTypes::List(types) => quote!(new.types(#types.iter().copied());),
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
    /// `matched`, `rw.context().fused_location(&[rw.ir().location(op)], None)`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            RewriteLocation::Matched => quote!(matched),
            RewriteLocation::Named(name) => {
                quote!(rw.context().name_location(rw.context().ident(#name), Location::UNKNOWN))
            }
            RewriteLocation::Fused(locations, Some(name)) => {
                quote!(rw.context().fused_location(&[#(#locations),*], Some(rw.context().string_attr(#name))))
            }
            RewriteLocation::Fused(locations, None) => {
                quote!(rw.context().fused_location(&[#(#locations),*], None))
            }
        });
    }
}

impl ToTokens for Replacement<'_> {
    /// `rw.replace_roots(&[op], &[x])`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            Replacement::Values(roots, values) => quote!(rw.replace_roots(&[#(#roots),*], &#values)),
            Replacement::Region(region, arguments) => {
                quote!(rw.replace_root_by_region(op, #region, &#arguments))
            }
        });
    }
}
