//! Checks, effects, interfaces and hooks in the data of an operation.

use crate::rust::facts::RustPath;
use crate::rust::{Ident, ToTokens, TokenStream, ident, quote};

/// A check of the verifier.
#[derive(Clone)]
pub(in crate::rust) enum Check {
    /// That of one of MLIR's own traits: a function of the runtime.
    Trait(&'static str),
    /// That of one of MLIR's own interfaces: a function of the runtime.
    Interface(&'static str),
    /// The same with the handle that implements the user-provided trait it asks.
    InterfaceOf(&'static str, Ident),
    /// That of an interface of the dialect, by its trait.
    OwnInterface(Ident),
    /// That of a user-provided trait.
    UserProvided(Ident, Ident),
    /// The operation that contains it is one of these.
    HasParent(TokenStream),
    /// Blocks of its regions end with this operation.
    EndsWith(TokenStream),
    /// Result types are those that the operand with this index has.
    InferredFromOperand(Ident, usize),
    /// Result types are those that a type of Rust infers.
    Inferred(RustPath),
}

impl ToTokens for Check {
    /// `traits::is_terminator`, `checks::cast::<ConvertOp>`, `|ctx, ir, op| traits::has_parent(ctx, ir, op, &["toy.func"])`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            Check::Trait(function) => {
                let function = ident(function);
                quote!(traits::#function)
            }
            Check::Interface(function) => {
                let function = ident(function);
                quote!(checks::#function)
            }
            Check::InterfaceOf(function, handle) => {
                let function = ident(function);
                quote!(checks::#function::<#handle>)
            }
            Check::OwnInterface(name) => quote!(checks::interface::<dyn #name>),
            Check::UserProvided(name, handle) => quote!(|_, ir, op| #name::verify_trait(#handle(op), ir)),
            Check::HasParent(parents) => quote!(|ctx, ir, op| traits::has_parent(ctx, ir, op, #parents)),
            Check::EndsWith(terminator) => quote!(|ctx, ir, op| traits::ends_with(ctx, ir, op, #terminator)),
            Check::InferredFromOperand(handle, index) => {
                quote!(checks::inferred_from_operand::<#handle, #index>)
            }
            Check::Inferred(path) => quote!(inference::verify::<#path>),
        });
    }
}

/// A side effect.
pub(in crate::rust) struct Effect {
    /// The variant of `EffectKind`.
    pub(in crate::rust) kind: Ident,
    /// The value that is read, written, …
    pub(in crate::rust) target: EffectTarget,
    /// The resource.
    pub(in crate::rust) resource: String,
}

/// The value that an effect is on.
#[derive(Clone)]
pub(in crate::rust) enum EffectTarget {
    /// No value in particular.
    Any,
    /// The operands of the group with this index.
    Operands(usize),
    /// The results of the group with this index.
    Results(usize),
    /// The symbol that the attribute of this name refers to.
    Symbol(String),
}

impl ToTokens for Effect {
    /// `EffectSpec { kind: interfaces::EffectKind::Read, on: EffectTarget::Operands(0), resource: "…" }`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Effect { kind, target, resource } = self;
        let target = match target {
            EffectTarget::Any => quote!(Any),
            EffectTarget::Operands(group) => quote!(Operands(#group)),
            EffectTarget::Results(group) => quote!(Results(#group)),
            EffectTarget::Symbol(name) => quote!(Symbol(#name)),
        };
        tokens.extend(quote! {
            EffectSpec { kind: interfaces::EffectKind::#kind, on: EffectTarget::#target, resource: #resource }
        });
    }
}

/// The model of one of MLIR's own interfaces that the runtime queries.
pub(in crate::rust) struct InterfaceModel {
    /// The field of `Interfaces`.
    pub(in crate::rust) field: &'static str,
    /// The model.
    pub(in crate::rust) model: &'static str,
    /// The handle that implements the interface; `None` for a terminator that passes all operands on.
    pub(in crate::rust) implementer: Option<Ident>,
}

impl ToTokens for InterfaceModel {
    /// `branch: Some(&const { interfaces::BranchModel::of::<BranchOp>() })`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let (field, model) = (ident(self.field), ident(self.model));
        tokens.extend(match &self.implementer {
            Some(handle) => quote!(#field: Some(&const { interfaces::#model::of::<#handle>() })),
            None => quote!(#field: Some(&interfaces::#model::ALL_OPERANDS)),
        });
    }
}

/// A function that calls user-provided code.
pub(in crate::rust) struct Hook {
    /// The field of the data.
    pub(in crate::rust) field: &'static str,
    /// The module of the function.
    pub(in crate::rust) module: &'static str,
    /// The function.
    pub(in crate::rust) function: &'static str,
    /// The handle that implements the user-provided trait.
    pub(in crate::rust) handle: Ident,
}

impl ToTokens for Hook {
    /// `fold: Some(hooks::fold_hand_written::<AddOp>)`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let (field, module, function) = (ident(self.field), ident(self.module), ident(self.function));
        let handle = &self.handle;
        tokens.extend(quote!(#field: Some(#module::#function::<#handle>)));
    }
}
