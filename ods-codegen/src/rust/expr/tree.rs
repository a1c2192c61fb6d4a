//! Emitted expressions as trees: what the Rust emitter prints, and what a plan contains.
//!
//! A tree has the operations of the runtime's functions, of lists and of integers. Its text has parentheses
//! and borrows where Rust requires them; the tree has neither.

use ods_schema::functions::{Function, Kind};
use proc_macro2::{Ident, Literal};

use super::contract::{ident, runtime};
use crate::rust::types::ItemPath;
use crate::rust::{ToTokens, TokenStream, quote};

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
    /// A method of a list without arguments.
    List(ListMethod, Box<Tree>),
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

/// A method of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListMethod {
    /// `is_empty`
    IsEmpty,
    /// `is_sorted`
    IsSorted,
    /// `first().cloned()`, an `Option`.
    First,
    /// `last().cloned()`, an `Option`.
    Last,
}

/// An operator on two values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operator {
    /// `==`; lists are compared by their elements.
    Eq,
    /// `!=`
    Ne,
    /// `<`
    Lt,
    /// `<=`
    Le,
    /// `>`
    Gt,
    /// `>=`
    Ge,
    /// `&`
    And,
    /// `|`
    Or,
    /// `^`
    Xor,
}

/// Arithmetic on integers of 64 bits. Sums and products wrap around; the others are an `Option`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arithmetic {
    /// `wrapping_add`
    Add,
    /// `wrapping_sub`
    Sub,
    /// `wrapping_mul`
    Mul,
    /// `checked_div`
    Div,
    /// `checked_rem`
    Rem,
    /// `checked_shl`
    Shl,
    /// `checked_shr`
    Shr,
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

    /// The Rust text.
    pub fn tokens(&self) -> TokenStream {
        match self {
            Tree::Variable(variable) => quote!(#variable),
            Tree::Context => quote!(ctx),
            Tree::DynamicSize => quote!(DYNAMIC),
            Tree::Bool(value) => quote!(#value),
            Tree::Int(value) => {
                let value = Literal::i64_unsuffixed(*value);
                quote!(#value)
            }
            Tree::TypedInt(value) => quote!(#value),
            Tree::Float(value) => quote!(#value),
            Tree::Str(text) => quote!(#text),
            Tree::EnumCase(path, _) => path.clone(),
            Tree::Array(_) | Tree::Borrowed(_) | Tree::ToVec(_) | Tree::Ref(_) | Tree::Clone(_) => {
                self.borrow_tokens()
            }
            Tree::Nothing
            | Tree::Some(_)
            | Tree::SomeIf(..)
            | Tree::Try(_)
            | Tree::IsSome(_)
            | Tree::Holds(_) => self.option_tokens(),
            Tree::Cast(..)
            | Tree::From(..)
            | Tree::Not(_)
            | Tree::Minus(_)
            | Tree::WrappingNeg(_)
            | Tree::Binary(..)
            | Tree::Arithmetic(..)
            | Tree::Joined(..) => self.operator_tokens(),
            Tree::If(parts) => {
                let [test, yes, no] = parts.each_ref().map(Tree::tokens);
                quote!(if #test { #yes } else { #no })
            }
            Tree::Block(lets, result) => {
                let (variables, values): (Vec<&Ident>, Vec<TokenStream>) =
                    lets.iter().map(|(variable, value)| (variable, value.tokens())).unzip();
                let result = result.tokens();
                quote!({ #(let #variables = #values;)* #result })
            }
            Tree::Call(..)
            | Tree::Local(..)
            | Tree::External(_)
            | Tree::IsOf(..)
            | Tree::Parameter(..)
            | Tree::Get(..) => self.call_tokens(),
            Tree::List(..) | Tree::Contains(..) | Tree::Quantified(_) => self.list_tokens(),
        }
    }

    /// The text of a list or number that is borrowed or copied.
    fn borrow_tokens(&self) -> TokenStream {
        match self {
            Tree::Array(elements) => {
                let elements = elements.iter().map(Tree::tokens);
                quote!(&[#(#elements),*])
            }
            Tree::Borrowed(list) => {
                let list = list.operand();
                quote!(&#list[..])
            }
            Tree::ToVec(list) => {
                let list = list.object();
                quote!(#list.to_vec())
            }
            Tree::Ref(value) => {
                let value = value.operand();
                quote!(&#value)
            }
            Tree::Clone(value) => {
                let value = value.operand();
                quote!(#value.clone())
            }
            _ => self.tokens(),
        }
    }

    /// The text of an `Option`, or of a use of one.
    fn option_tokens(&self) -> TokenStream {
        match self {
            Tree::Nothing => quote!(None),
            Tree::Some(value) => {
                let value = value.tokens();
                quote!(Some(#value))
            }
            Tree::SomeIf(value, condition) => {
                let (value, condition) = (value.tokens(), condition.tokens());
                quote!(Some(#value).filter(|_| #condition))
            }
            Tree::Try(option) => {
                let option = option.operand();
                quote!(#option?)
            }
            Tree::IsSome(option) => {
                let option = option.operand();
                quote!(#option.is_some())
            }
            Tree::Holds(option) => {
                let option = option.tokens();
                quote!(holds(|| #option))
            }
            _ => self.tokens(),
        }
    }

    /// The text of an operator or of arithmetic.
    fn operator_tokens(&self) -> TokenStream {
        match self {
            Tree::Cast(value, ty) => {
                let value = if matches!(**value, Tree::Cast(..)) { value.tokens() } else { value.operand() };
                quote!(#value as #ty)
            }
            Tree::From(ty, value) => {
                let value = value.tokens();
                quote!(#ty::from(#value))
            }
            Tree::Not(value) => {
                let value = value.operand();
                quote!(!#value)
            }
            Tree::Minus(value) => {
                let value = value.operand();
                quote!(-#value)
            }
            Tree::WrappingNeg(value) => {
                let value = value.operand();
                quote!(#value.wrapping_neg())
            }
            Tree::Binary(operator, a, b) => {
                // Lists are compared without borrowing, but an array cannot be compared with a vector.
                let compares = matches!(operator, Operator::Eq | Operator::Ne);
                let is_array = matches!(**a, Tree::Array(_));
                let a = match (&**a, compares) {
                    // Only before `<` would the type seem to have arguments.
                    (Tree::Cast(..), _) if *operator != Operator::Lt => a.tokens(),
                    (_, true) => a.object(),
                    (_, false) => a.operand(),
                };
                let b = if compares && !is_array { b.object() } else { b.operand() };
                let operator = operator.tokens();
                quote!(#a #operator #b)
            }
            Tree::Arithmetic(operation, a, b) => operation.tokens(a, b),
            Tree::Joined(junction, parts) => {
                let operator = junction.tokens();
                let parts: Vec<TokenStream> = parts.iter().map(Tree::operand).collect();
                let (first, rest) = (&parts[0], &parts[1..]);
                quote!(#first #(#operator #rest)*)
            }
            _ => self.tokens(),
        }
    }

    /// The text of a call.
    fn call_tokens(&self) -> TokenStream {
        match self {
            Tree::Call(function, arguments) => {
                let world = match function.parameters.first() {
                    Some(Kind::Context) => quote!(ctx,),
                    Some(Kind::Ir) => quote!(ir,),
                    _ => quote!(),
                };
                let (path, arguments) = (runtime(*function), arguments.iter().map(Tree::tokens));
                quote!(#path(#world #(#arguments),*))
            }
            Tree::Local(function, argument) => {
                let argument = argument.tokens();
                quote!(#function(ctx, #argument))
            }
            Tree::External(External { owner, function, takes_ir, arguments }) => {
                let ir = takes_ir.then(|| quote!(ir,));
                let arguments = arguments.iter().map(Tree::tokens);
                quote!(#owner::#function(ctx, #ir #(#arguments),*))
            }
            Tree::IsOf(class, value) => {
                let value = value.tokens();
                quote!(#class::is(ctx, #value))
            }
            Tree::Parameter(class, accessor, value) => {
                let value = value.operand();
                quote!(#class::cast(ctx, #value)?.#accessor(ctx))
            }
            Tree::Get(class, arguments) => {
                let arguments = arguments.iter().map(Tree::tokens);
                quote!(#class::get(ctx #(, #arguments)*).base())
            }
            _ => self.tokens(),
        }
    }

    /// The text of a method of a list.
    fn list_tokens(&self) -> TokenStream {
        match self {
            Tree::List(method, list) => {
                let list = list.object();
                match method {
                    ListMethod::IsEmpty => quote!(#list.is_empty()),
                    ListMethod::IsSorted => quote!(#list.is_sorted()),
                    ListMethod::First => quote!(#list.first().cloned()),
                    ListMethod::Last => quote!(#list.last().cloned()),
                }
            }
            Tree::Contains(list, value) => {
                let (list, value) = (list.object(), value.operand());
                quote!(#list.contains(&#value))
            }
            Tree::Quantified(quantified) => {
                let Quantified { list, is_all, variable, condition } = &**quantified;
                let (list, condition) = (list.object(), condition.tokens());
                let method = ident(if *is_all { "all" } else { "any" });
                let parameter = match variable {
                    Some(variable) => quote!(&#variable),
                    None => quote!(_),
                };
                quote!(#list.iter().#method(|#parameter| #condition))
            }
            _ => self.tokens(),
        }
    }

    /// The text as an operand or receiver.
    pub(super) fn operand(&self) -> TokenStream {
        let tokens = self.tokens();
        if self.is_atom() { tokens } else { quote!((#tokens)) }
    }

    /// The text as an operand that is taken by reference: by a method of lists or a comparison.
    fn object(&self) -> TokenStream {
        match self {
            Tree::Array(elements) => {
                let elements = elements.iter().map(Tree::tokens);
                quote!([#(#elements),*])
            }
            Tree::Borrowed(list) => list.operand(),
            _ => self.operand(),
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

impl Operator {
    fn tokens(self) -> TokenStream {
        match self {
            Operator::Eq => quote!(==),
            Operator::Ne => quote!(!=),
            Operator::Lt => quote!(<),
            Operator::Le => quote!(<=),
            Operator::Gt => quote!(>),
            Operator::Ge => quote!(>=),
            Operator::And => quote!(&),
            Operator::Or => quote!(|),
            Operator::Xor => quote!(^),
        }
    }
}

impl Arithmetic {
    /// Whether the result is an `Option`.
    pub(super) fn is_partial(self) -> bool {
        !matches!(self, Arithmetic::Add | Arithmetic::Sub | Arithmetic::Mul)
    }

    fn tokens(self, a: &Tree, b: &Tree) -> TokenStream {
        let (a, argument) = (a.operand(), b.tokens());
        match self {
            Arithmetic::Add => quote!(#a.wrapping_add(#argument)),
            Arithmetic::Sub => quote!(#a.wrapping_sub(#argument)),
            Arithmetic::Mul => quote!(#a.wrapping_mul(#argument)),
            Arithmetic::Div => quote!(#a.checked_div(#argument)),
            Arithmetic::Rem => quote!(#a.checked_rem(#argument)),
            Arithmetic::Shl | Arithmetic::Shr => {
                let b = b.operand();
                let method = ident(if self == Arithmetic::Shl { "checked_shl" } else { "checked_shr" });
                quote!(#a.#method(u32::try_from(#b).ok()?))
            }
        }
    }
}

impl Junction {
    fn tokens(self) -> TokenStream {
        match self {
            Junction::All => quote!(&&),
            Junction::Any => quote!(||),
        }
    }
}
