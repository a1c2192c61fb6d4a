//! Types and attributes for an instance.

use std::rc::Rc;

use ir_core::context::{Attribute, Type};
use ir_core::runtime::{AttrConstraint, FormKind, Grouping, Length, OpSpec, Presence, TypeConstraint, ValueSpec};

use crate::operations::{Instance, Maker};

/// Largest number of types or attributes for a constraint that rejects the whole pool.
const ENOUGH: usize = 40;

impl Instance<'_> {
    fn is_strange(&mut self) -> bool {
        self.strange != 0 && self.random.once_in(self.strange)
    }
}

impl Maker<'_> {
    /// Chooses the type of most values, among those that the strictest constraint accepts.
    pub(crate) fn choose_main(&self, spec: &'static OpSpec, instance: &mut Instance<'_>) {
        let constraints: Vec<&'static TypeConstraint> =
            spec.results.iter().chain(spec.operands).map(|value| value.constraint).collect();
        let Some(first) = instance.random.pick(&constraints).copied() else { return };
        let fit = self.fitting(first);
        instance.main = instance.random.pick(&fit).copied();
    }

    pub(crate) fn fitting(&self, constraint: &'static TypeConstraint) -> Rc<[Type]> {
        if let Some(known) = self.fitting.borrow().get(&std::ptr::from_ref(constraint)) {
            return Rc::clone(known);
        }
        let found: Rc<[Type]> = self.find_fitting(constraint).into();
        self.fitting.borrow_mut().insert(constraint, Rc::clone(&found));
        found
    }

    fn find_fitting(&self, constraint: &TypeConstraint) -> Vec<Type> {
        if let Some(ty) = constraint.build.and_then(|build| build(self.ctx)) {
            return vec![ty];
        }
        let accepts = |ty: &Type| (constraint.accepts)(self.ctx, *ty);
        let found: Vec<Type> = self.pool.types.iter().map(|(ty, _)| *ty).filter(accepts).collect();
        if found.is_empty() {
            return self
                .more
                .types(self.ctx, self.pool)
                .iter()
                .copied()
                .filter(accepts)
                .take(ENOUGH)
                .collect();
        }
        // A constraint that accepts any type gets the builtin types only.
        if found.len() == self.pool.types.len() { found[..self.pool.plain_types].to_vec() } else { found }
    }

    pub(crate) fn values(
        &self,
        specs: &'static [ValueSpec],
        grouping: Grouping,
        instance: &mut Instance<'_>,
        is_result: bool,
    ) -> Option<Vec<usize>> {
        let mut sizes = Vec::new();
        let same = instance.length(Length::Variadic);
        for spec in specs {
            let length = match (grouping, spec.length) {
                (Grouping::Same, Length::Optional | Length::Variadic) => same,
                (_, length) => instance.length(length),
            };
            sizes.push(length);
            let fit = if length == 0 { Rc::default() } else { self.fitting(spec.constraint) };
            for _ in 0..length {
                let Some(ty) = self.choose(&fit, instance) else {
                    instance.lacks = Some(spec.constraint.summary);
                    return None;
                };
                if is_result { instance.result_types.push(ty) } else { instance.operand_types.push(ty) }
            }
        }
        Some(sizes)
    }

    /// Picks a type of these: the main one, a related one, the type of a value, or any.
    fn choose(&self, fit: &[Type], instance: &mut Instance<'_>) -> Option<Type> {
        if let Some(main) = instance.main.filter(|main| fit.contains(main))
            && !instance.is_strange()
        {
            return Some(main);
        }
        let known = [&instance.operand_types[..], &instance.result_types[..]].concat();
        let mut like: Vec<Type> = known.iter().copied().filter(|ty| fit.contains(ty)).collect();
        let related = instance.main.iter().chain(&known).flat_map(|ty| self.related(*ty));
        like.extend(related.filter(|ty| fit.contains(ty)));
        if !like.is_empty() && !instance.is_strange() {
            return instance.random.pick(&like).copied();
        }
        instance.random.pick(fit).copied()
    }

    /// The element type, or types of the same shape.
    fn related(&self, ty: Type) -> Vec<Type> {
        use ir_core::context::TypeKind::{RankedTensor, Vector};
        let ctx = self.ctx;
        match ty.kind(ctx) {
            Vector { element, shape, .. } => {
                let alike = self.pool.types.iter().map(|(ty, _)| *ty).filter(|other| match other.kind(ctx) {
                    Vector { shape: other, .. } => shape == other,
                    _ => false,
                });
                alike.chain([element]).collect()
            }
            RankedTensor { element, shape, .. } => {
                let alike = self.pool.types.iter().map(|(ty, _)| *ty).filter(|other| match other.kind(ctx) {
                    RankedTensor { shape: other, .. } => shape == other,
                    _ => false,
                });
                alike.chain([element]).collect()
            }
            _ => Vec::new(),
        }
    }

    pub(crate) fn attributes(&self, spec: &'static OpSpec, instance: &mut Instance<'_>) -> Option<()> {
        for attribute in spec.attributes {
            if instance.properties.iter().any(|(name, _)| name == attribute.name) {
                continue;
            }
            let may_be_absent = attribute.presence != Presence::Required;
            if may_be_absent && !instance.wants(3) {
                continue;
            }
            let texts = self.attribute_texts(attribute.constraint);
            match instance.random.pick(&texts) {
                Some(text) => instance.properties.push((attribute.name.to_owned(), text.clone())),
                None if may_be_absent => {}
                None => {
                    instance.lacks = Some(attribute.constraint.summary);
                    return None;
                }
            }
        }
        Some(())
    }

    fn attribute_texts(&self, constraint: &'static AttrConstraint) -> Rc<[String]> {
        if let Some(known) = self.values.borrow().get(&std::ptr::from_ref(constraint)) {
            return Rc::clone(known);
        }
        let accepts = |value: Attribute| (constraint.accepts)(self.ctx, value);
        let mut texts: Vec<String> = Vec::new();
        if let FormKind::Enum(cases, ty) = constraint.form.kind {
            let ty = ty(self.ctx);
            let values = cases.cases.iter().map(|(value, _)| self.ctx.integer_attr_of(ty, *value as i64));
            texts.extend(values.filter(|value| accepts(*value)).map(|value| self.printed_attribute(value)));
        }
        if texts.is_empty() {
            let fit = self.pool.attributes.iter().filter(|(value, _)| accepts(*value));
            texts.extend(fit.map(|(_, text)| text.clone()));
        }
        if texts.is_empty() {
            let fit = self.more.attributes(self.ctx, self.pool).iter().filter(|value| accepts(**value));
            texts.extend(fit.take(ENOUGH).map(|value| self.printed_attribute(*value)));
        }
        let texts: Rc<[String]> = texts.into();
        self.values.borrow_mut().insert(constraint, Rc::clone(&texts));
        texts
    }
}
