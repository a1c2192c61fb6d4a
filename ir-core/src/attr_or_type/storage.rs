//! The storage of all types and attributes with a definition.

use std::any::Any;
use std::borrow::Cow;
use std::fmt::Debug;
use std::hash::{Hash, Hasher};

use super::{DefSpec, DefSyntax, Param, ParamDefault};
use crate::context::{AttrKind, AttrStorage, Attribute, Context, Type, TypeKind, TypeStorage};
use crate::text::{PrintStorage, Printer, StoragePrinter};

/// A definition and the values of its parameters.
#[derive(Clone, Debug)]
pub struct DefStorage<H: Interned> {
    spec: &'static DefSpec<H>,
    params: Box<[Param]>,
}

impl<H: Interned> DefStorage<H> {
    /// Creates the storage. The number of parameters must match the definition.
    pub(super) fn new(spec: &'static DefSpec<H>, params: Box<[Param]>) -> Self {
        debug_assert_eq!(spec.params.len(), params.len(), "{} has as many parameters", spec.name);
        DefStorage { spec, params }
    }

    /// The definition.
    #[must_use]
    pub fn spec(&self) -> &'static DefSpec<H> {
        self.spec
    }

    /// The values of the parameters.
    #[must_use]
    pub fn params(&self) -> &[Param] {
        &self.params
    }

    /// The value of the self type parameter.
    fn self_type(&self) -> Option<Type> {
        let is_self = |spec: &super::ParamSpec| matches!(spec.default, ParamDefault::SelfType(_));
        match self.params[self.spec.params.iter().position(is_self)?] {
            Param::Type(ty) => Some(ty),
            _ => None,
        }
    }

    fn visit(&self, types: &mut dyn FnMut(Type), attributes: &mut dyn FnMut(Attribute)) {
        self.params.iter().for_each(|param| param.walk(types, attributes));
    }

    /// Prints the syntax after the mnemonic.
    pub(super) fn print_body(&self, printer: &mut Printer<'_>) {
        match self.spec.syntax {
            DefSyntax::Nothing => {}
            DefSyntax::Format(format) => format.print(printer, self.spec.params, &self.params),
            DefSyntax::Params { print, .. } => print(&self.params, printer),
            DefSyntax::Custom { print, .. } => print(H::intern(printer.context(), self.clone()), printer),
        }
    }
}

impl<H: Interned> PrintStorage for DefStorage<H> {
    fn print(&self, printer: &mut Printer<'_>) {
        printer.text(self.spec.mnemonic);
        self.print_body(printer);
    }
}

impl<H: Interned> PartialEq for DefStorage<H> {
    fn eq(&self, other: &Self) -> bool {
        self.spec.is(other.spec) && self.params == other.params
    }
}

impl<H: Interned> Eq for DefStorage<H> {}

impl<H: Interned> Hash for DefStorage<H> {
    fn hash<S: Hasher>(&self, state: &mut S) {
        self.spec.hash.hash(state);
        self.params.hash(state);
    }
}

/// [`Type`] or [`Attribute`].
pub trait Interned: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Interns the type or attribute of this storage.
    fn intern(ctx: &Context, storage: DefStorage<Self>) -> Self;

    /// The storage; `None` for a type or attribute without a definition.
    fn def_storage(self, ctx: &Context) -> Option<&DefStorage<Self>>;

    /// Converts it to a parameter value.
    fn into_value(self) -> Param;
}

/// Implements [`Interned`] for the handles of types and attributes: the handle and its constructor, the
/// parameter kind, and further items of its storage.
macro_rules! interned {
    ($($handle:ident = $make:ident($kind:ident), $storage:ident { $($own:tt)* })*) => {$(
        impl Interned for $handle {
            fn intern(ctx: &Context, storage: DefStorage<Self>) -> Self {
                ctx.$make($kind::Dialect(&storage))
            }

            fn def_storage(self, ctx: &Context) -> Option<&DefStorage<Self>> {
                self.storage(ctx)
            }

            fn into_value(self) -> Param {
                Param::$handle(self)
            }
        }

        impl $storage for DefStorage<$handle> {
            fn dialect(&self) -> &'static str {
                self.spec.dialect
            }

            fn mnemonic(&self) -> &'static str {
                self.spec.mnemonic
            }

            fn class_name(&self) -> Cow<'static, str> {
                match self.spec.class_name {
                    "" => Cow::Owned(format!("{}.{}", self.spec.dialect, self.spec.mnemonic)),
                    name => Cow::Borrowed(name),
                }
            }

            fn printer(&self) -> &'static (dyn Any + Send + Sync) {
                &const { StoragePrinter::new::<Self>() }
            }

            fn walk(
                &self,
                _ctx: &Context,
                types: &mut dyn FnMut(Type),
                attributes: &mut dyn FnMut(Attribute),
            ) {
                self.visit(types, attributes);
            }

            fn clone_box(&self) -> Box<dyn $storage> {
                Box::new(self.clone())
            }

            $($own)*
        }
    )*};
}

interned! {
    Type = type_of(TypeKind), TypeStorage {
        fn is_memref_element(&self) -> bool {
            self.spec.traits.is_memref_element
        }

        fn is_vector_element(&self) -> bool {
            self.spec.traits.is_vector_element
        }
    }

    Attribute = attribute(AttrKind), AttrStorage {
        fn attribute_type(&self, _ctx: &Context) -> Option<Type> {
            self.self_type()
        }

        fn is_memref_layout(&self) -> bool {
            self.spec.traits.is_memref_layout
        }
    }
}
