//! Conversions of types and block signatures.

use crate::context::{Attribute, Context, Location, Type};
use crate::ir::{Block, Ir, Op, OpBuilder, Region, Value};
use rustc_hash::FxHashMap;
use std::sync::{PoisonError, RwLock};

/// The result of a type conversion rule of a [`TypeConverter`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TypeConversion {
    /// The rule does not apply. The rule that was added before it is tried next.
    Next,
    /// The type has no conversion.
    Fail,
    /// A 1:1 conversion; the type itself if it is legal.
    One(Type),
    /// A 1:N conversion; an empty list drops the value.
    Many(Vec<Type>),
}

impl From<Option<Type>> for TypeConversion {
    /// A rule that does not apply is `None`.
    fn from(ty: Option<Type>) -> Self {
        ty.map_or(TypeConversion::Next, TypeConversion::One)
    }
}

impl From<Type> for TypeConversion {
    fn from(ty: Type) -> Self {
        TypeConversion::One(ty)
    }
}

/// The result of an attribute conversion rule of a [`TypeConverter`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttributeConversion {
    /// The rule does not apply. The rule that was added before it is tried next.
    Next,
    /// The attribute has no conversion.
    Fail,
    /// The converted attribute.
    To(Attribute),
}

type Rule = Box<dyn Fn(&TypeConverter, &Context, Type) -> TypeConversion + Send + Sync>;
type Source = Box<dyn Fn(&mut dyn OpBuilder, Type, &[Value], Location) -> Option<Value> + Send + Sync>;
type Target = Box<
    dyn Fn(&mut dyn OpBuilder, &[Type], &[Value], Location, Option<Type>) -> Option<Vec<Value>> + Send + Sync,
>;
type AttributeRule = Box<dyn Fn(&Context, Type, Attribute) -> AttributeConversion + Send + Sync>;

/// A cached conversion.
#[derive(Clone)]
enum Cached {
    Failed,
    One(Type),
    Many(Box<[Type]>),
}

/// Type conversion rules, and operations that convert values between types. Rules that are added later take
/// precedence.
///
/// ```
/// use ir_core::prelude::*;
/// use ir_core::rewrite::{TypeConversion, TypeConverter};
///
/// let ctx = Context::new();
/// let mut converter = TypeConverter::new();
/// converter
///     .add_conversion(|_, _, ty| ty)
///     .add_conversion(|_, _, ty| if ty == Type::INDEX { TypeConversion::One(Type::I64) } else { TypeConversion::Next });
/// assert_eq!(converter.convert_type(&ctx, Type::INDEX), Some(Type::I64));
/// assert!(converter.is_legal(&ctx, Type::I32) && !converter.is_legal(&ctx, Type::INDEX));
/// ```
#[derive(Default)]
pub struct TypeConverter {
    rules: Vec<Rule>,
    sources: Vec<Source>,
    targets: Vec<Target>,
    attributes: Vec<AttributeRule>,
    /// Handles of types belong to one context, and so does the cache.
    cache: RwLock<FxHashMap<Type, Cached>>,
}

impl std::fmt::Debug for TypeConverter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TypeConverter").field("rules", &self.rules.len()).finish_non_exhaustive()
    }
}

impl TypeConverter {
    /// Creates a converter without rules. It converts no type.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a type conversion rule. It receives the converter, for types that contain others.
    pub fn add_conversion<R: Into<TypeConversion>>(
        &mut self,
        rule: impl Fn(&TypeConverter, &Context, Type) -> R + Send + Sync + 'static,
    ) -> &mut Self {
        self.rules.push(Box::new(move |converter, ctx, ty| rule(converter, ctx, ty).into()));
        self
    }

    /// Adds a source materialization: operations that convert values of legal types back to a value of the
    /// original type, for remaining users. `None` if it does not apply.
    pub fn add_source_materialization(
        &mut self,
        materialize: impl Fn(&mut dyn OpBuilder, Type, &[Value], Location) -> Option<Value>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.sources.push(Box::new(materialize));
        self
    }

    /// Adds a target materialization: operations that convert values to the legal types that a pattern
    /// expects. Its last parameter is the type before conversion. `None` if it does not apply.
    pub fn add_target_materialization(
        &mut self,
        materialize: impl Fn(&mut dyn OpBuilder, &[Type], &[Value], Location, Option<Type>) -> Option<Vec<Value>>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.targets.push(Box::new(materialize));
        self
    }

    /// Adds a rule for attributes of a type, such as a memory space.
    pub fn add_type_attribute_conversion(
        &mut self,
        rule: impl Fn(&Context, Type, Attribute) -> AttributeConversion + Send + Sync + 'static,
    ) -> &mut Self {
        self.attributes.push(Box::new(rule));
        self
    }

    /// Clears the cache of conversions, after the behaviour of the rules changes.
    pub fn forget(&self) {
        self.cache.write().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Appends the converted types of `ty`. `None` if it has no conversion; then `types` is unchanged.
    pub fn convert_type_to(&self, ctx: &Context, ty: Type, types: &mut Vec<Type>) -> Option<()> {
        let cached = self.cache.read().unwrap_or_else(PoisonError::into_inner).get(&ty).cloned();
        let converted = match cached {
            Some(converted) => converted,
            None => self.convert_anew(ctx, ty)?,
        };
        match converted {
            Cached::Failed => return None,
            Cached::One(ty) => types.push(ty),
            Cached::Many(many) => types.extend_from_slice(&many),
        }
        Some(())
    }

    /// Converts a type by the rules, and caches the result of the rule that applies.
    fn convert_anew(&self, ctx: &Context, ty: Type) -> Option<Cached> {
        let applied = self.rules.iter().rev().map(|rule| rule(self, ctx, ty));
        let converted = match applied.into_iter().find(|result| *result != TypeConversion::Next)? {
            TypeConversion::Next => return None,
            TypeConversion::Fail => Cached::Failed,
            TypeConversion::One(ty) => Cached::One(ty),
            TypeConversion::Many(types) => match *types {
                [ty] => Cached::One(ty),
                _ => Cached::Many(types.into()),
            },
        };
        self.cache.write().unwrap_or_else(PoisonError::into_inner).insert(ty, converted.clone());
        Some(converted)
    }

    /// The converted type of `ty`; `None` if it has no conversion, or one that is not 1:1.
    #[must_use]
    pub fn convert_type(&self, ctx: &Context, ty: Type) -> Option<Type> {
        if let Some(Cached::One(ty)) = self.cache.read().unwrap_or_else(PoisonError::into_inner).get(&ty) {
            return Some(*ty);
        }
        match *self.convert_types(ctx, [ty])? {
            [ty] => Some(ty),
            _ => None,
        }
    }

    /// The concatenated converted types; `None` if one has no conversion.
    #[must_use]
    pub fn convert_types(&self, ctx: &Context, types: impl IntoIterator<Item = Type>) -> Option<Vec<Type>> {
        let mut converted = Vec::new();
        types.into_iter().try_for_each(|ty| self.convert_type_to(ctx, ty, &mut converted))?;
        Some(converted)
    }

    /// Whether a type is converted to itself.
    #[must_use]
    pub fn is_legal(&self, ctx: &Context, ty: Type) -> bool {
        self.convert_type(ctx, ty) == Some(ty)
    }

    /// Whether all operand and result types are legal.
    #[must_use]
    pub fn is_legal_op(&self, ir: &Ir, op: Op) -> bool {
        let ctx = ir.context();
        ir.operand_types(op).chain(ir.result_types(op)).all(|ty| self.is_legal(ctx, ty))
    }

    /// Whether the types of all block arguments in the region are legal.
    #[must_use]
    pub fn is_legal_region(&self, ir: &Ir, region: Region) -> bool {
        let mut arguments = ir.blocks(region).flat_map(|block| ir.arguments(block));
        arguments.all(|argument| self.is_legal(ir.context(), ir.value_type(argument)))
    }

    /// The conversion of a block's signature; `None` if an argument type has no conversion.
    #[must_use]
    pub fn convert_block_signature(&self, ir: &Ir, block: Block) -> Option<SignatureConversion> {
        let types = ir.arguments(block).map(|argument| ir.value_type(argument));
        self.convert_signature(ir.context(), types)
    }

    /// The conversion of a signature with arguments of these types; `None` if a type has no conversion.
    #[must_use]
    pub fn convert_signature(
        &self,
        ctx: &Context,
        types: impl ExactSizeIterator<Item = Type>,
    ) -> Option<SignatureConversion> {
        let mut signature = SignatureConversion::new(types.len());
        for (index, ty) in types.enumerate() {
            let start = signature.types.len();
            self.convert_type_to(ctx, ty, &mut signature.types)?;
            let count = signature.types.len() - start;
            signature.inputs[index] = (count != 0).then_some(InputMapping::Arguments { start, count });
        }
        Some(signature)
    }

    /// The conversion of an attribute that belongs to a type; `None` without one.
    #[must_use]
    pub fn convert_type_attribute(&self, ctx: &Context, ty: Type, attribute: Attribute) -> Option<Attribute> {
        for rule in self.attributes.iter().rev() {
            match rule(ctx, ty, attribute) {
                AttributeConversion::Next => {}
                AttributeConversion::Fail => return None,
                AttributeConversion::To(attribute) => return Some(attribute),
            }
        }
        None
    }

    /// Creates operations that convert values of legal types to a value of the type before conversion.
    pub fn materialize_source(
        &self,
        b: &mut dyn OpBuilder,
        ty: Type,
        inputs: &[Value],
        location: Location,
    ) -> Option<Value> {
        self.sources.iter().rev().find_map(|materialize| materialize(b, ty, inputs, location))
    }

    /// Creates operations that convert values to values of legal types.
    pub fn materialize_target(
        &self,
        b: &mut dyn OpBuilder,
        types: &[Type],
        inputs: &[Value],
        location: Location,
        original: Option<Type>,
    ) -> Option<Vec<Value>> {
        let mut all = self.targets.iter().rev();
        all.find_map(|materialize| materialize(b, types, inputs, location, original))
    }
}

/// The replacement of a block argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InputMapping {
    /// New arguments.
    Arguments {
        /// The index of the first.
        start: usize,
        /// The number of new arguments, at least 1.
        count: usize,
    },
    /// Values that exist already.
    Values(Vec<Value>),
}

/// The conversion of a block's signature: the new argument types, and the replacement of each argument. An
/// argument without one is dropped. If it has uses, a source materialization without inputs replaces it.
#[derive(Clone, Debug)]
pub struct SignatureConversion {
    inputs: Vec<Option<InputMapping>>,
    types: Vec<Type>,
}

impl SignatureConversion {
    /// A conversion that drops all of `count` arguments.
    #[must_use]
    pub fn new(count: usize) -> Self {
        SignatureConversion { inputs: vec![None; count], types: Vec::new() }
    }

    /// Replaces an argument by new ones of these types.
    ///
    /// # Panics
    /// When the argument does not exist or has a replacement, or `types` is empty.
    #[track_caller]
    pub fn replace_by_types(&mut self, index: usize, types: &[Type]) {
        assert!(
            !types.is_empty(),
            "block argument #{index} is replaced by no arguments: leave it out to drop it"
        );
        let mapping = InputMapping::Arguments { start: self.types.len(), count: types.len() };
        self.set(index, mapping);
        self.types.extend_from_slice(types);
    }

    /// Replaces an argument by values.
    ///
    /// # Panics
    /// When the argument does not exist or has a replacement, or `values` is empty.
    #[track_caller]
    pub fn replace_by_values(&mut self, index: usize, values: &[Value]) {
        assert!(
            !values.is_empty(),
            "block argument #{index} is replaced by no values: leave it out to drop it"
        );
        self.set(index, InputMapping::Values(values.to_vec()));
    }

    #[track_caller]
    fn set(&mut self, index: usize, mapping: InputMapping) {
        let count = self.inputs.len();
        let Some(input) = self.inputs.get_mut(index) else {
            panic!("block argument #{index} is replaced in a signature of {count}")
        };
        assert!(input.is_none(), "block argument #{index} is replaced twice");
        *input = Some(mapping);
    }

    /// Appends arguments that replace no other.
    pub fn add_types(&mut self, types: &[Type]) {
        self.types.extend_from_slice(types);
    }

    /// The types of the new arguments.
    #[must_use]
    pub fn types(&self) -> &[Type] {
        &self.types
    }

    /// The replacement of an argument.
    #[must_use]
    pub fn input(&self, index: usize) -> Option<&InputMapping> {
        self.inputs.get(index)?.as_ref()
    }
}
