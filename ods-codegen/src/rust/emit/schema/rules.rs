//! Decision trees of rules: the schema's trees, which refer to items of generated Rust.

use std::marker::PhantomData;

use ods_schema::rules::{self, Target};

use super::{Emit, call, structure};
use crate::rust::emit::RuleConstant;
use crate::rust::types::ItemPath;
use crate::rust::{Ident, ToTokens, TokenStream, ident, quote};

/// The instantiation of decision trees for generated Rust: targets are its items. Names and lists live as
/// long as `'t`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct InRust<'t>(PhantomData<&'t ()>);

impl<'t> Target for InRust<'t> {
    type Operation = SpecPath;
    type Name = &'t str;
    type Native = NativeStep;
    type Constant = RuleConstant<'t>;
    type TypeTest = TestFunction<'t>;
    type AttributeTest = TestFunction<'t>;
    type Condition = ProbeTest<'t>;
}

/// A step from one position to another.
pub type Step<'t> = rules::Step<InRust<'t>>;
/// A test on a position.
pub type Test<'t> = rules::Test<'t, InRust<'t>>;
/// A node of a tree.
pub type Node<'t> = rules::Node<'t, InRust<'t>>;
/// A choice between the answers to one question.
pub type Choice<'t> = rules::Choice<'t, InRust<'t>>;

structs! {
    Node<'_> { leaves, choices }
    Choice<'_> { best, cases }
}

enums! {
    Step<'_> [Step] {
        Root, Operand(index), Group(op, group), Item(index), FromEnd(index), Rest(front, back), Region(index), Terminator,
        TypeOf, ResultType(result), Chosen(index), Definer, Attribute(name), AttributeOrDefault(op, name), Native(native)
    }
    Test<'_> [Test] {
        Name(at, name), Count(at, count), Present(at), Absent(at), Constant(at, constant), Type(at, test),
        Attribute(at, test), Equal(at, other), AtLeast(at, count), BlockArgument(at, number), Region(at, shape), Not(tests),
        User(at, chosen, name), Holds(condition)
    }
}

/// The data of an operation, by the path of its handle.
#[derive(Clone, Debug)]
pub struct SpecPath(pub ItemPath);

impl Emit for SpecPath {
    /// `AddOp::SPEC`
    fn emit(&self) -> TokenStream {
        let SpecPath(handle) = self;
        quote!(#handle::SPEC)
    }
}

/// The function that tests a constraint; `None` if all types or attributes fulfil it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TestFunction<'t>(pub Option<&'t str>);

impl Emit for TestFunction<'_> {
    /// `constraints::is_i32`, `|_, _| true`
    fn emit(&self) -> TokenStream {
        match self.0.map(ident) {
            Some(function) => quote!(constraints::#function),
            None => quote!(|_, _| true),
        }
    }
}

/// Native code of a source pattern.
#[derive(Clone, Debug)]
pub enum NativeStep {
    /// `m_Constant`: the attribute of an operation that is a constant.
    Constant,
    /// A user-provided function of an operation.
    UserProvided(Ident, NativeOutput),
}

/// The output of native code at the end of a step.
#[derive(Clone, Copy, Debug)]
pub enum NativeOutput {
    /// The operation itself.
    Operation,
    /// The only output, by its variant of `Entity`.
    Only(&'static str),
    /// The output of this index, by its variant of `Entity`.
    At(usize, &'static str),
}

impl Emit for NativeStep {
    /// ```text
    /// |_, ir, entity| match entity {
    ///     Entity::Op(op) => <Rewrites as RewriteFunctions>::match_add(ir, op).map(Entity::Value),
    ///     _ => None,
    /// }
    /// ```
    fn emit(&self) -> TokenStream {
        let found = match self {
            NativeStep::Constant => quote!(ir_core::fold::constant_of_op(ir, op).map(Entity::Attribute)),
            NativeStep::UserProvided(function, output) => {
                quote!(<Rewrites as RewriteFunctions>::#function(ir, op).map(#output))
            }
        };
        quote! {
            |_, ir, entity| match entity {
                Entity::Op(op) => #found,
                _ => None,
            }
        }
    }
}

impl ToTokens for NativeOutput {
    /// `|()| entity`, `Entity::Value`, `|found| Entity::Value(found.1)`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            NativeOutput::Operation => quote!(|()| entity),
            NativeOutput::Only(variant) => {
                let variant = ident(variant);
                quote!(Entity::#variant)
            }
            NativeOutput::At(index, variant) => {
                let (index, variant) = (index.emit(), ident(variant));
                quote!(|found| Entity::#variant(found.#index))
            }
        });
    }
}

/// A condition on several entities.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ProbeTest<'t> {
    /// It always holds.
    Always,
    /// A function tests it. Where an argument is missing, it does not hold.
    Function {
        function: &'t str,
        /// Whether it takes the IR.
        takes_ir: bool,
        /// Whether it returns an `Option`.
        is_partial: bool,
        arguments: &'t [ProbeArgument],
    },
}

/// An entity as the argument of a condition's function.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ProbeArgument {
    pub entity: ProbedEntity,
    /// The way in which the function takes it.
    pub form: ArgumentForm,
}

/// The way in which a condition's function takes an entity.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ArgumentForm {
    /// By value; it must be there.
    Required,
    /// As an `Option`.
    Optional,
    /// As a slice.
    List,
}

/// An entity at a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ProbedEntity {
    /// A result of the operation there.
    Result(usize, usize),
    /// The value, or the only result of the operation there.
    Value(usize),
    /// One of the values there.
    Item(usize, usize),
    /// All values there.
    Values(usize),
    /// The attribute there.
    Attribute(usize),
    /// The type there.
    Type(usize),
}

impl Emit for ProbeTest<'_> {
    /// ```text
    /// |probe| {
    ///     let Some(value_0) = probe.value(3) else { return false };
    ///     constraints::has_one_use(probe.ctx, probe.ir, value_0)
    /// }
    /// ```
    fn emit(&self) -> TokenStream {
        let ProbeTest::Function { function, takes_ir, is_partial, arguments } = self else {
            return quote!(|_| true);
        };
        let bindings = arguments.iter().enumerate().map(|(index, argument)| argument.binding(index));
        let values = arguments.iter().enumerate().map(|(index, argument)| argument.value(index));
        let function = ident(function);
        let ir = takes_ir.then(|| quote!(probe.ir,));
        let holds = is_partial.then(|| quote!(== Some(true)));
        quote! {
            |probe| {
                #(#bindings)*
                constraints::#function(probe.ctx, #ir #(#values),*) #holds
            }
        }
    }
}

impl ProbeArgument {
    /// `let Some(value_0) = probe.value(3) else { return false };`
    fn binding(&self, index: usize) -> Option<TokenStream> {
        let (variable, entity) = (variable(index), self.entity);
        match self.form {
            ArgumentForm::Required => Some(quote!(let Some(#variable) = #entity else { return false };)),
            ArgumentForm::Optional => None,
            ArgumentForm::List => Some(quote!(let #variable = #entity;)),
        }
    }

    /// `value_0`, `&value_0`, `probe.attribute(3)`
    fn value(&self, index: usize) -> TokenStream {
        let (variable, entity) = (variable(index), self.entity);
        match self.form {
            ArgumentForm::Required => quote!(#variable),
            ArgumentForm::Optional => quote!(#entity),
            ArgumentForm::List => quote!(&#variable),
        }
    }
}

fn variable(index: usize) -> Ident {
    ident(&format!("value_{index}"))
}

impl ToTokens for ProbedEntity {
    /// `probe.value(3)`, `probe.values(3).get(0).copied()`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let read = |name: &str, at: &usize| {
            let (name, at) = (ident(name), at.emit());
            quote!(probe.#name(#at))
        };
        tokens.extend(match self {
            ProbedEntity::Result(at, result) => {
                let (at, result) = (at.emit(), result.emit());
                quote!(probe.result(#at, #result))
            }
            ProbedEntity::Value(at) => read("value", at),
            ProbedEntity::Item(at, item) => {
                let (values, item) = (read("values", at), item.emit());
                quote!(#values.get(#item).copied())
            }
            ProbedEntity::Values(at) => read("values", at),
            ProbedEntity::Attribute(at) => read("attribute", at),
            ProbedEntity::Type(at) => read("ty", at),
        });
    }
}
