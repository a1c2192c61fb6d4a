//! Calling conventions: values of a function's types, as values of the types that a conversion gave it.
//!
//! A conversion to `llvm` passes a memref as the scalars of its descriptor, or as one address, and returns
//! it as a struct. A vector of several dimensions becomes arrays, and several results become a struct.

use std::sync::Arc;

use dialect_llvm::{LLVMArrayType, LLVMPointerType, LLVMStructType};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{Context, DYNAMIC, Type, TypeKind};
use ir_core::predicates::shaped;

use crate::value::{MemRef, Value};

/// The form that values of a type have after a conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The value itself.
    Same,
    /// A vector as nested arrays of this type.
    Arrays(Type),
    /// A memref of this rank as a struct: two addresses, the offset, and arrays of sizes and strides.
    Descriptor(usize),
    /// A memref of this rank as the scalars of its descriptor.
    Scalars(usize),
    /// A memref of a static shape as the address of its buffer.
    Address,
}

impl Form {
    /// The form of one value of `before` as one value of `after`.
    ///
    /// # Errors
    /// The reason why there is none.
    pub fn between(ctx: &Context, before: Type, after: Type) -> Result<Form, String> {
        if before == after {
            return Ok(Form::Same);
        }
        match (before.kind(ctx), after.kind(ctx)) {
            (TypeKind::Index, TypeKind::Integer { width: 64, .. }) => Ok(Form::Same),
            (TypeKind::Index, TypeKind::Integer { width, .. }) => {
                Err(format!("its indices have {width} bits"))
            }
            (TypeKind::Vector { shape: [_] | [], .. }, TypeKind::Vector { shape: [_], .. }) => Ok(Form::Same),
            (TypeKind::Complex(_), _) if LLVMStructType::cast(ctx, after).is_some() => Ok(Form::Same),
            (TypeKind::Vector { .. }, _) if LLVMArrayType::cast(ctx, after).is_some() => {
                Ok(Form::Arrays(after))
            }
            (TypeKind::MemRef { shape, .. }, TypeKind::MemRef { shape: other, .. })
                if shape.len() == other.len() =>
            {
                Ok(Form::Same)
            }
            (TypeKind::MemRef { shape, .. }, _) if is_descriptor(ctx, after, shape.len()) => {
                Ok(Form::Descriptor(shape.len()))
            }
            (TypeKind::MemRef { .. }, _)
                if is_address(ctx, after) && static_layout(ctx, before).is_some() =>
            {
                Ok(Form::Address)
            }
            _ => Err(format!("'{}' became '{}'", before.to_text(ctx), after.to_text(ctx))),
        }
    }

    /// The number of values.
    fn count(self) -> usize {
        if let Form::Scalars(rank) = self { 3 + 2 * rank } else { 1 }
    }

    /// Appends the values that a value of the original type is passed as.
    pub fn lower(self, ctx: &Context, value: &Value, values: &mut Vec<Value>) {
        match (self, value) {
            (Form::Same, _) => values.push(value.clone()),
            (_, Value::Poison(_)) => values.extend(vec![value.clone(); self.count()]),
            (Form::Arrays(ty), _) => values.push(nested(ctx, ty, &mut value.elements().iter())),
            (Form::Descriptor(_), Value::MemRef(memref)) => values.push(descriptor(memref)),
            (Form::Scalars(_), Value::MemRef(memref)) => {
                let Value::Aggregate(fields) = descriptor(memref) else { return };
                values.extend(fields.iter().flat_map(|field| match field {
                    Value::Aggregate(numbers) => numbers.to_vec(),
                    other => vec![other.clone()],
                }));
            }
            (Form::Address, Value::MemRef(memref)) => values.push(Value::Pointer(memref.base)),
            _ => values.push(value.clone()),
        }
    }

    /// The value of the original type `ty` that is passed as these values.
    #[must_use]
    pub fn raise(self, ctx: &Context, ty: Type, values: &[Value]) -> Value {
        if let Some(poison) = values.iter().find(|value| value.is_poison()) {
            return poison.clone();
        }
        match (self, values) {
            (Form::Arrays(_), [value]) => {
                let mut elements = Vec::new();
                leaves(value, &mut elements);
                Value::Aggregate(elements.into())
            }
            (Form::Descriptor(_), [Value::Aggregate(fields)]) => {
                let mut scalars = Vec::new();
                fields.iter().for_each(|field| leaves(field, &mut scalars));
                memref(&scalars)
            }
            (Form::Scalars(_), scalars) => memref(scalars),
            (Form::Address, [Value::Pointer(base)]) => {
                let Some((sizes, strides, offset)) = static_layout(ctx, ty) else { return Value::UNSET };
                Value::MemRef(Arc::new(MemRef { base: *base, offset, sizes, strides }))
            }
            (_, [value, ..]) => value.clone(),
            (_, []) => Value::UNSET,
        }
    }
}

/// The parameters and results of a function before and after a conversion.
#[derive(Clone, Debug)]
pub struct Convention {
    params: Vec<(Type, Form)>,
    results: Vec<(Type, Form)>,
    /// Whether several results are the fields of a struct.
    is_packed: bool,
}

/// The types of a function's parameters and results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature<'a> {
    /// The types of the parameters.
    pub params: &'a [Type],
    /// The types of the results.
    pub results: &'a [Type],
}

impl Convention {
    /// The convention of a function with the signature `before`, which a conversion gave the signature
    /// `after`.
    ///
    /// # Errors
    /// The reason why values of one are not values of the other.
    pub fn new(ctx: &Context, before: Signature<'_>, after: Signature<'_>) -> Result<Self, String> {
        let params = param_forms(ctx, before.params, after.params)?;
        let fields = match after.results {
            [only] if before.results.len() > 1 => LLVMStructType::cast(ctx, *only),
            _ => None,
        };
        let fields = fields.map(|fields| fields.elements(ctx).to_vec());
        let is_packed = fields.is_some();
        let results = fields.unwrap_or_else(|| after.results.to_vec());
        if before.results.len() != results.len() {
            let (before, after) = (before.results.len(), results.len());
            return Err(format!("it has {before} results before and {after} after"));
        }
        let pairs = before.results.iter().zip(&results);
        let results = pairs.map(|(before, after)| Ok((*before, Form::between(ctx, *before, *after)?)));
        let results = results.collect::<Result<_, String>>()?;
        Ok(Convention { params, results, is_packed })
    }

    /// The original types of the parameters.
    pub fn params(&self) -> impl ExactSizeIterator<Item = Type> {
        self.params.iter().map(|(ty, _)| *ty)
    }

    /// The original types of the results.
    pub fn results(&self) -> impl Iterator<Item = Type> {
        self.results.iter().map(|(ty, _)| *ty)
    }

    /// Arguments as the converted function takes them.
    #[must_use]
    pub fn lower_arguments(&self, ctx: &Context, arguments: &[Value]) -> Vec<Value> {
        lower(ctx, &self.params, arguments)
    }

    /// Arguments of the original types.
    #[must_use]
    pub fn raise_arguments(&self, ctx: &Context, arguments: &[Value]) -> Vec<Value> {
        raise(ctx, &self.params, arguments)
    }

    /// Results as the converted function returns them.
    #[must_use]
    pub fn lower_results(&self, ctx: &Context, results: &[Value]) -> Vec<Value> {
        let values = lower(ctx, &self.results, results);
        if self.is_packed { vec![Value::aggregate(values)] } else { values }
    }

    /// Results of the original types.
    #[must_use]
    pub fn raise_results(&self, ctx: &Context, results: &[Value]) -> Vec<Value> {
        match results {
            [Value::Aggregate(fields)] if self.is_packed => raise(ctx, &self.results, fields),
            [Value::Poison(id)] if self.is_packed => vec![Value::Poison(*id); self.results.len()],
            _ => raise(ctx, &self.results, results),
        }
    }
}

fn lower(ctx: &Context, forms: &[(Type, Form)], values: &[Value]) -> Vec<Value> {
    let mut lowered = Vec::with_capacity(values.len());
    for ((_, form), value) in forms.iter().zip(values) {
        form.lower(ctx, value, &mut lowered);
    }
    lowered
}

fn raise(ctx: &Context, forms: &[(Type, Form)], mut values: &[Value]) -> Vec<Value> {
    let mut raised = Vec::with_capacity(forms.len());
    for (ty, form) in forms {
        let (own, rest) = values.split_at(form.count().min(values.len()));
        raised.push(form.raise(ctx, *ty, own));
        values = rest;
    }
    raised
}

/// The forms of parameters: all memrefs are passed as scalars, or one value is passed for each.
fn param_forms(ctx: &Context, before: &[Type], after: &[Type]) -> Result<Vec<(Type, Form)>, String> {
    if before.len() == after.len() {
        let pairs = before.iter().zip(after);
        return pairs.map(|(before, after)| Ok((*before, Form::between(ctx, *before, *after)?))).collect();
    }
    let mismatch = || format!("it has {} parameters before and {} after", before.len(), after.len());
    let mut forms = Vec::new();
    let mut rest = after;
    for ty in before {
        let (form, count) = match ty.kind(ctx) {
            TypeKind::MemRef { shape, .. } if are_scalars(ctx, rest, shape.len()) => {
                (Form::Scalars(shape.len()), 3 + 2 * shape.len())
            }
            _ => (Form::between(ctx, *ty, *rest.first().ok_or_else(mismatch)?)?, 1),
        };
        forms.push((*ty, form));
        rest = &rest[count..];
    }
    if rest.is_empty() { Ok(forms) } else { Err(mismatch()) }
}

fn is_address(ctx: &Context, ty: Type) -> bool {
    LLVMPointerType::cast(ctx, ty).is_some()
}

fn is_word(ctx: &Context, ty: Type) -> bool {
    matches!(ty.kind(ctx), TypeKind::Integer { width: 64, .. } | TypeKind::Index)
}

/// Whether types begin with those of a descriptor's scalars.
fn are_scalars(ctx: &Context, types: &[Type], rank: usize) -> bool {
    let Some(types) = types.get(..3 + 2 * rank) else { return false };
    let (addresses, words) = types.split_at(2);
    addresses.iter().all(|ty| is_address(ctx, *ty)) && words.iter().all(|ty| is_word(ctx, *ty))
}

/// Whether a type is the struct of a descriptor.
fn is_descriptor(ctx: &Context, ty: Type, rank: usize) -> bool {
    let Some(structure) = LLVMStructType::cast(ctx, ty) else { return false };
    let mut scalars = Vec::new();
    for field in structure.elements(ctx) {
        match LLVMArrayType::cast(ctx, *field) {
            Some(array) => {
                let count = array.num_elements(ctx) as usize;
                scalars.extend(vec![array.element_type(ctx); count.min(rank + 1)]);
            }
            None => scalars.push(*field),
        }
    }
    scalars.len() == 3 + 2 * rank && are_scalars(ctx, &scalars, rank)
}

/// The sizes, strides and offset of a memref type, if all of them are static.
fn static_layout(ctx: &Context, ty: Type) -> Option<(Vec<i64>, Vec<i64>, i64)> {
    let TypeKind::MemRef { shape, .. } = ty.kind(ctx) else { return None };
    let canonical = (!shape.contains(&DYNAMIC)).then(|| (shaped::canonical_strides(shape), 0));
    let (strides, offset) = shaped::strides_and_offset(ctx, ty).or(canonical)?;
    let is_static = !shape.contains(&DYNAMIC) && !strides.contains(&DYNAMIC) && offset != DYNAMIC;
    is_static.then(|| (shape.to_vec(), strides, offset))
}

/// The descriptor of a memref as a struct.
fn descriptor(memref: &MemRef) -> Value {
    let base = Value::Pointer(memref.base);
    let numbers = |numbers: &[i64]| Value::aggregate(numbers.iter().map(|number| Value::index(*number)));
    let mut fields = vec![base.clone(), base, Value::index(memref.offset)];
    if !memref.sizes.is_empty() {
        fields.extend([numbers(&memref.sizes), numbers(&memref.strides)]);
    }
    Value::aggregate(fields)
}

/// The memref with these scalars of a descriptor.
fn memref(scalars: &[Value]) -> Value {
    if let Some(poison) = scalars.iter().find(|scalar| scalar.is_poison()) {
        return poison.clone();
    }
    let [_, Value::Pointer(base), words @ ..] = scalars else { return Value::UNSET };
    let word = |value: &Value| if let Value::Bits(bits) = value { *bits as u64 as i64 } else { 0 };
    let words: Vec<i64> = words.iter().map(word).collect();
    let Some((offset, numbers)) = words.split_first() else { return Value::UNSET };
    let (sizes, strides) = numbers.split_at(numbers.len() / 2);
    let (sizes, strides) = (sizes.to_vec(), strides.to_vec());
    Value::MemRef(Arc::new(MemRef { base: *base, offset: *offset, sizes, strides }))
}

/// A vector's elements as nested arrays of vectors.
fn nested(ctx: &Context, ty: Type, elements: &mut std::slice::Iter<'_, Value>) -> Value {
    if let Some(array) = LLVMArrayType::cast(ctx, ty) {
        let element = array.element_type(ctx);
        let parts = (0..array.num_elements(ctx)).map(|_| nested(ctx, element, elements));
        return Value::aggregate(parts.collect::<Vec<_>>());
    }
    match ty.kind(ctx) {
        TypeKind::Vector { shape, .. } => {
            let count = shape.iter().product::<i64>() as usize;
            Value::aggregate(elements.by_ref().take(count).cloned().collect::<Vec<_>>())
        }
        _ => elements.next().cloned().unwrap_or(Value::UNSET),
    }
}

/// Appends the scalars in nested aggregates.
fn leaves(value: &Value, scalars: &mut Vec<Value>) {
    match value {
        Value::Aggregate(elements) => elements.iter().for_each(|element| leaves(element, scalars)),
        other => scalars.push(other.clone()),
    }
}
