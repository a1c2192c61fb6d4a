//! Emitted expressions as trees: what the Rust emitter prints, and what a plan contains.
//!
//! A tree has the operations of the runtime's functions, of lists and of integers. Its text has parentheses
//! and borrows where Rust requires them; the tree has neither.

use ods_schema::functions::{Function, Kind};
use ods_schema::operators::{Arithmetic, OfList, Operator};
use proc_macro2::{Ident, Literal};

use super::contract::{ident, runtime};
use crate::rust::types::ItemPath;
use crate::rust::{ToTokens, TokenStream, quote};

/// Text with a tree as an operand.
macro_rules! operand {
    ($tree:ident => $($text:tt)*) => {{
        let $tree = Operand($tree);
        quote!($($text)*)
    }};
}

/// Text with a tree as an operand that is taken by reference.
macro_rules! referent {
    ($tree:ident => $($text:tt)*) => {{
        let $tree = Referent($tree);
        quote!($($text)*)
    }};
}

/// An expression.
#[derive(Clone, Debug)]
pub enum Tree {
    /// `value`
    Variable(Ident),
    /// `ctx`
    Context,
    /// `DYNAMIC`, the size of a dynamic dimension.
    DynamicSize,
    /// `true`
    Bool(bool),
    /// `32`
    Int(i64),
    /// `32i64`, a receiver of methods.
    TypedInt(i64),
    /// `0.5`
    Float(Literal),
    /// `"text"`
    Str(String),
    /// `Dim::Cube`, with its value.
    EnumCase(TokenStream, i64),
    /// `&[a, b]`
    Array(Vec<Tree>),
    /// `&list[..]` of an owned list.
    Borrowed(Box<Tree>),
    /// `list.to_vec()`
    ToVec(Box<Tree>),
    /// `&number`
    Ref(Box<Tree>),
    /// `number.clone()`
    Clone(Box<Tree>),
    /// `None`
    Nothing,
    /// `Some(value)`
    Some(Box<Tree>),
    /// `Some(value).filter(|_| condition)`
    SomeIf(Box<Tree>, Box<Tree>),
    /// `option?`
    Try(Box<Tree>),
    /// `option.is_some()`
    IsSome(Box<Tree>),
    /// `holds(|| option)`: `false` where the option, or a `?` in it, is `None`.
    Holds(Box<Tree>),
    /// `value as u32`
    Cast(Box<Tree>, Ident),
    /// `i64::from(value)`
    From(Ident, Box<Tree>),
    /// `!value`, of a condition or the bits of an integer.
    Not(Box<Tree>),
    /// `-value`
    Minus(Box<Tree>),
    /// `value.wrapping_neg()`
    WrappingNeg(Box<Tree>),
    /// `a == b`
    Binary(Operator, Box<Tree>, Box<Tree>),
    /// `a.wrapping_add(b)`
    Arithmetic(Arithmetic, Box<Tree>, Box<Tree>),
    /// `a && b && c`, `a || b`
    Joined(Junction, Vec<Tree>),
    /// `if condition { then } else { otherwise }`
    If(Box<[Tree; 3]>),
    /// `{ let name = value; result }`
    Block(Vec<(Ident, Tree)>, Box<Tree>),
    /// A call of a function of the runtime: `types::is_float_type(ctx, value)`. The context or the IR is not
    /// among the arguments.
    Call(Function, Vec<Tree>),
    /// A call of a function that is emitted beside the expression: `is_wide(ctx, value)`.
    Local(Ident, Box<Tree>),
    /// A call of a user-provided function.
    External(External),
    /// `PointerType::is(ctx, value)`
    IsOf(DefinedClass, Box<Tree>),
    /// `PointerType::cast(ctx, value)?.address_space(ctx)`
    Parameter(DefinedClass, Ident, Box<Tree>),
    /// `PointerType::get(ctx, a, b).base()`
    Get(DefinedClass, Vec<Tree>),
    /// `list.is_empty()`, `list.first().cloned()`
    OfList(OfList, Box<Tree>),
    /// `list.contains(&value)`
    Contains(Box<Tree>, Box<Tree>),
    /// `list.iter().all(|&x| condition)`
    Quantified(Box<Quantified>),
}

/// A call of a user-provided function.
#[derive(Clone, Debug)]
pub struct External {
    /// The trait implementation that has it.
    pub owner: TokenStream,
    /// Its name.
    pub function: Ident,
    /// Whether it takes the IR.
    pub takes_ir: bool,
    /// Its arguments after context and IR.
    pub arguments: Vec<Tree>,
}

/// The class of a type or attribute with a definition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DefinedClass {
    /// Its handle in Rust.
    pub item: ItemPath,
    /// The name of its dialect.
    pub dialect: String,
    /// The name of its record.
    pub name: String,
}

impl ToTokens for DefinedClass {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.item.to_tokens(tokens);
    }
}

/// Whether a condition holds for all elements of a list, or for any.
#[derive(Clone, Debug)]
pub struct Quantified {
    /// The list.
    pub list: Tree,
    /// Whether it must hold for all.
    pub is_all: bool,
    /// The variable of the element; `None` if the condition does not use it.
    pub variable: Option<Ident>,
    /// The condition.
    pub condition: Tree,
}

/// An operator on any number of conditions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Junction {
    /// `&&`
    All,
    /// `||`
    Any,
}

impl Tree {
    /// The tree in a box.
    pub(super) fn boxed(&self) -> Box<Tree> {
        Box::new(self.clone())
    }

    /// A variable.
    pub(super) fn variable(variable: &Ident) -> Tree {
        Tree::Variable(variable.clone())
    }

    /// A call of a function of the runtime.
    pub(super) fn call(function: Function, arguments: impl IntoIterator<Item = Tree>) -> Tree {
        Tree::Call(function, arguments.into_iter().collect())
    }

    /// A list of texts.
    pub(super) fn texts(texts: &[String]) -> Tree {
        Tree::Array(texts.iter().cloned().map(Tree::Str).collect())
    }

    /// The tree as an `Option`.
    pub(super) fn optional(&self) -> Tree {
        match self {
            Tree::Try(option) => (**option).clone(),
            _ => Tree::Some(self.boxed()),
        }
    }

    /// Whether the text needs no parentheses as an operand.
    fn is_atom(&self) -> bool {
        !matches!(
            self,
            Tree::Array(_)
                | Tree::Borrowed(_)
                | Tree::Cast(..)
                | Tree::Not(_)
                | Tree::Minus(_)
                | Tree::WrappingNeg(_)
                | Tree::Binary(..)
                | Tree::Joined(..)
                | Tree::If(_)
                | Tree::Block(..)
        )
    }
}

/// The text as an operand or receiver, with parentheses if necessary.
struct Operand<'t>(&'t Tree);

impl ToTokens for Operand<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let tree = self.0;
        tokens.extend(if tree.is_atom() { quote!(#tree) } else { quote!((#tree)) });
    }
}

/// The text as an operand that is taken by reference: by a method of lists or a comparison.
struct Referent<'t>(&'t Tree);

impl ToTokens for Referent<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self.0 {
            Tree::Array(elements) => tokens.extend(quote!([#(#elements),*])),
            Tree::Borrowed(list) => Operand(list).to_tokens(tokens),
            tree => Operand(tree).to_tokens(tokens),
        }
    }
}

impl ToTokens for Tree {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            Tree::Variable(variable) => quote!(#variable),
            Tree::Context => quote!(ctx),
            Tree::DynamicSize => quote!(DYNAMIC),
            Tree::Bool(value) => quote!(#value),
            Tree::Int(value) => Literal::i64_unsuffixed(*value).into_token_stream(),
            Tree::TypedInt(value) => quote!(#value),
            Tree::Float(value) => quote!(#value),
            Tree::Str(text) => quote!(#text),
            Tree::EnumCase(path, _) => path.clone(),
            Tree::Array(elements) => quote!(&[#(#elements),*]),
            Tree::Borrowed(list) => operand!(list => &#list[..]),
            Tree::ToVec(list) => referent!(list => #list.to_vec()),
            Tree::Ref(value) => operand!(value => &#value),
            Tree::Clone(value) => operand!(value => #value.clone()),
            Tree::Nothing => quote!(None),
            Tree::Some(value) => quote!(Some(#value)),
            Tree::SomeIf(value, condition) => quote!(Some(#value).filter(|_| #condition)),
            Tree::Try(option) => operand!(option => #option?),
            Tree::IsSome(option) => operand!(option => #option.is_some()),
            Tree::Holds(option) => quote!(holds(|| #option)),
            Tree::Cast(value, ty) if matches!(**value, Tree::Cast(..)) => quote!(#value as #ty),
            Tree::Cast(value, ty) => operand!(value => #value as #ty),
            Tree::From(ty, value) => quote!(#ty::from(#value)),
            Tree::Not(value) => operand!(value => !#value),
            Tree::Minus(value) => operand!(value => -#value),
            Tree::WrappingNeg(value) => operand!(value => #value.wrapping_neg()),
            Tree::Binary(operator, a, b) => binary(*operator, a, b),
            Tree::Arithmetic(operation, a, b) => arithmetic(*operation, a, b),
            Tree::Joined(junction, parts) => junction.between(parts),
            Tree::If(parts) => {
                let [test, yes, no] = &**parts;
                quote!(if #test { #yes } else { #no })
            }
            Tree::Block(lets, result) => {
                let (variables, values): (Vec<&Ident>, Vec<&Tree>) =
                    lets.iter().map(|(variable, value)| (variable, value)).unzip();
                quote!({ #(let #variables = #values;)* #result })
            }
            Tree::Call(function, arguments) => call(*function, arguments),
            Tree::Local(function, argument) => quote!(#function(ctx, #argument)),
            Tree::External(external) => quote!(#external),
            Tree::IsOf(class, value) => quote!(#class::is(ctx, #value)),
            Tree::Parameter(class, accessor, value) => {
                operand!(value => #class::cast(ctx, #value)?.#accessor(ctx))
            }
            Tree::Get(class, arguments) => quote!(#class::get(ctx #(, #arguments)*).base()),
            Tree::OfList(OfList::IsEmpty, list) => referent!(list => #list.is_empty()),
            Tree::OfList(OfList::IsSorted, list) => referent!(list => #list.is_sorted()),
            Tree::OfList(OfList::First, list) => referent!(list => #list.first().cloned()),
            Tree::OfList(OfList::Last, list) => referent!(list => #list.last().cloned()),
            Tree::Contains(list, value) => {
                let value = Operand(value);
                referent!(list => #list.contains(&#value))
            }
            Tree::Quantified(quantified) => quote!(#quantified),
        });
    }
}

/// Whether the result of an operation is an `Option`.
pub(super) fn is_partial(operation: Arithmetic) -> bool {
    !matches!(operation, Arithmetic::Add | Arithmetic::Sub | Arithmetic::Mul)
}

/// `a == b`
fn binary(operator: Operator, a: &Tree, b: &Tree) -> TokenStream {
    let compares = matches!(operator, Operator::Eq | Operator::Ne);
    let left = match a {
        // Only before `<` would the type seem to have arguments.
        Tree::Cast(..) if operator != Operator::Lt => quote!(#a),
        _ if compares => Referent(a).into_token_stream(),
        _ => Operand(a).into_token_stream(),
    };
    // Lists are compared without borrowing, but an array cannot be compared with a vector.
    let right = if compares && !matches!(a, Tree::Array(_)) {
        Referent(b).into_token_stream()
    } else {
        Operand(b).into_token_stream()
    };
    let operator = match operator {
        Operator::Eq => quote!(==),
        Operator::Ne => quote!(!=),
        Operator::Lt => quote!(<),
        Operator::Le => quote!(<=),
        Operator::Gt => quote!(>),
        Operator::Ge => quote!(>=),
        Operator::And => quote!(&),
        Operator::Or => quote!(|),
        Operator::Xor => quote!(^),
    };
    quote!(#left #operator #right)
}

/// `a.wrapping_add(b)`
fn arithmetic(operation: Arithmetic, a: &Tree, b: &Tree) -> TokenStream {
    let (a, shift) = (Operand(a), Operand(b));
    match operation {
        Arithmetic::Add => quote!(#a.wrapping_add(#b)),
        Arithmetic::Sub => quote!(#a.wrapping_sub(#b)),
        Arithmetic::Mul => quote!(#a.wrapping_mul(#b)),
        Arithmetic::Div => quote!(#a.checked_div(#b)),
        Arithmetic::Rem => quote!(#a.checked_rem(#b)),
        Arithmetic::Shl => quote!(#a.checked_shl(u32::try_from(#shift).ok()?)),
        Arithmetic::Shr => quote!(#a.checked_shr(u32::try_from(#shift).ok()?)),
    }
}

/// `types::is_float_type(ctx, value)`
fn call(function: Function, arguments: &[Tree]) -> TokenStream {
    let world = match function.parameters.first() {
        Some(Kind::Context) => quote!(ctx,),
        Some(Kind::Ir) => quote!(ir,),
        _ => quote!(),
    };
    let path = runtime(function);
    quote!(#path(#world #(#arguments),*))
}

impl ToTokens for External {
    /// `<super::Externals as super::ExternalFunctions>::is_wide(ctx, value)`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let External { owner, function, takes_ir, arguments } = self;
        let ir = takes_ir.then(|| quote!(ir,));
        tokens.extend(quote!(#owner::#function(ctx, #ir #(#arguments),*)));
    }
}

impl ToTokens for Quantified {
    /// `list.iter().all(|&x| x > 0)`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Quantified { list, is_all, variable, condition } = self;
        let list = Referent(list);
        let method = ident(if *is_all { "all" } else { "any" });
        let parameter = match variable {
            Some(variable) => quote!(&#variable),
            None => quote!(_),
        };
        tokens.extend(quote!(#list.iter().#method(|#parameter| #condition)));
    }
}

impl Junction {
    /// `a && b && c`
    fn between(self, parts: &[Tree]) -> TokenStream {
        let operator = match self {
            Junction::All => quote!(&&),
            Junction::Any => quote!(||),
        };
        let parts: Vec<Operand<'_>> = parts.iter().map(Operand).collect();
        let (first, rest) = (&parts[0], &parts[1..]);
        quote!(#first #(#operator #rest)*)
    }
}
