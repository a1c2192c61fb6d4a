//! Checks, effects, interfaces and hooks in the data of an operation.

use super::OpNames;
use super::constraint::MakerCall;
use crate::rust::{Ident, Literal, ToTokens, TokenStream, ident, literal, quote};

/// A check of the verifier.
#[derive(Clone)]
pub enum Check {
    /// That of one of MLIR's own traits: a function of the runtime.
    Trait(&'static str),
    /// That of one of MLIR's own interfaces: a function of the runtime.
    Interface(&'static str),
    /// The same. The function calls a user-provided trait, and the handle implements it.
    InterfaceOf(&'static str, Ident),
    /// That of an interface of the dialect, by its trait.
    OwnInterface(Ident),
    /// That of a trait that the runtime does not define.
    Named(Ident),
    /// The operation that contains it is one of these.
    HasParent(OpNames),
    /// Blocks of its regions end with this operation.
    EndsWith(OpNames),
    /// Result types are those that the operand with this index has.
    InferredFromOperand(Ident, usize),
}

impl ToTokens for Check {
    /// `&traits::is_terminator`, `&checks::cast::<ConvertOp>`,
    /// `&|ctx, ir, op| traits::has_parent(ctx, ir, op, &["toy.func"])`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            Check::Trait(function) => {
                let function = ident(function);
                quote!(&traits::#function)
            }
            Check::Interface(function) => {
                let function = ident(function);
                quote!(&checks::#function)
            }
            Check::InterfaceOf(function, handle) => {
                let function = ident(function);
                quote!(&checks::#function::<#handle>)
            }
            Check::OwnInterface(name) => quote!(&checks::interface::<dyn #name>),
            Check::Named(name) => quote!(&|_, ir, op| #name::TRAIT.verify_trait(ir, op)),
            Check::HasParent(parents) => {
                let parents = parents.parents();
                quote!(&|ctx, ir, op| traits::has_parent(ctx, ir, op, #parents))
            }
            Check::EndsWith(terminator) => {
                let terminator = terminator.terminator();
                quote!(&|ctx, ir, op| traits::ends_with(ctx, ir, op, #terminator))
            }
            Check::InferredFromOperand(handle, index) => {
                let index = Literal::usize_unsuffixed(*index);
                quote!(&checks::inferred_from_operand::<#handle, #index>)
            }
        });
    }
}

/// The inference of result types.
pub enum Inference {
    /// That by a type, which implements `InferTypeOpInterface`, and its path if it is not the handle.
    By(TokenStream, Option<String>),
    /// That by these sources.
    Declared(Vec<ResultType>),
}

/// The source of a result type, by the index of an operand or result, or by the name of an attribute.
pub enum ResultType {
    /// The only type that the result's constraint accepts.
    Built(usize),
    /// The type of an operand.
    OfOperand(usize),
    /// The type of an attribute.
    OfAttribute(String),
    /// A function of the type of an operand.
    Derived(usize, MakerCall),
    /// A function of an attribute.
    DerivedFromAttribute(String, MakerCall),
}

impl ToTokens for Inference {
    /// `inference::implemented::<PadOp>()`, `inference::declared(&[inference::OfOperand(0)])`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            Inference::By(implementer, _) => quote!(inference::implemented::<#implementer>()),
            Inference::Declared(types) => quote!(inference::declared(&[#(inference::#types),*])),
        });
    }
}

impl ToTokens for ResultType {
    /// `OfOperand(0)`, `Derived(1, &constraints::element_type)`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let index = |index: &usize| Literal::usize_unsuffixed(*index);
        tokens.extend(match self {
            ResultType::Built(result) => {
                let result = index(result);
                quote!(Built(#result))
            }
            ResultType::OfOperand(segment) => {
                let segment = index(segment);
                quote!(OfOperand(#segment))
            }
            ResultType::OfAttribute(name) => {
                let name = literal(name);
                quote!(OfAttribute(#name))
            }
            ResultType::Derived(segment, by) => {
                let (segment, by) = (index(segment), by.transformer());
                quote!(Derived(#segment, &#by))
            }
            ResultType::DerivedFromAttribute(name, by) => {
                let (name, by) = (literal(name), by.transformer());
                quote!(DerivedFromAttribute(#name, &#by))
            }
        });
    }
}

/// A side effect.
pub struct Effect {
    /// The variant of `EffectKind`.
    pub kind: Ident,
    /// The value that is read, written, …
    pub target: EffectTarget,
    pub resource: String,
}

/// The value that an effect is on.
#[derive(Clone)]
pub enum EffectTarget {
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
            EffectTarget::Operands(group) => {
                let group = Literal::usize_unsuffixed(*group);
                quote!(Operands(#group))
            }
            EffectTarget::Results(group) => {
                let group = Literal::usize_unsuffixed(*group);
                quote!(Results(#group))
            }
            EffectTarget::Symbol(name) => quote!(Symbol(#name)),
        };
        tokens.extend(quote! {
            EffectSpec { kind: interfaces::EffectKind::#kind, on: EffectTarget::#target, resource: #resource }
        });
    }
}

/// The model of one of MLIR's own interfaces that the runtime queries.
pub struct InterfaceModel {
    /// The field of `Interfaces`.
    pub field: &'static str,
    pub model: &'static str,
    /// The handle that implements the interface; `None` for a terminator that passes all operands on.
    pub implementer: Option<Ident>,
}

impl ToTokens for InterfaceModel {
    /// `branch: Some(&const { interfaces::BranchModel::new::<BranchOp>() })`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let (field, model) = (ident(self.field), ident(self.model));
        tokens.extend(match &self.implementer {
            Some(handle) => quote!(#field: Some(&const { interfaces::#model::new::<#handle>() })),
            None => quote!(#field: Some(&interfaces::#model::ALL_OPERANDS)),
        });
    }
}

/// A function that calls user-provided code.
pub struct Hook {
    /// The field of the data.
    pub field: &'static str,
    /// The module of the function.
    pub module: &'static str,
    pub function: &'static str,
    /// The handle that implements the user-provided trait.
    pub handle: Ident,
}

impl ToTokens for Hook {
    /// `fold: Some(&hooks::fold_hand_written::<AddOp>)`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let (field, module, function) = (ident(self.field), ident(self.module), ident(self.function));
        let handle = &self.handle;
        tokens.extend(quote!(#field: Some(&#module::#function::<#handle>)));
    }
}
