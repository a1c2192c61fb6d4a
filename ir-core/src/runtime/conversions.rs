//! Declared conversions: the data that a generator makes of the records of `ods/Conversion.td`, and the patterns that interpret it.

use super::create::NewOp;
use super::groups::{OPERAND_SIZES, RESULT_SIZES, operand_group, result_group};
use super::{Length, OpSpec, TypeConstraint, ValueSpec};
use crate::context::{Attribute, Context, Type};
use crate::ir::{Block, Ir, Op, Value};
use crate::rewrite::{
    ConversionPattern, ConversionRewriter, ConvertedValues, PatternRoot, PatternSet, TypeConversion,
    TypeConverter,
};
use std::sync::Arc;

/// Declared conversions, as a generator writes them.
#[derive(Clone, Copy, Debug)]
pub struct ConversionRules {
    /// The conversions of types (`ConvertType`), in the order of their definitions.
    pub types: &'static [TypeRule],
    /// The conversions of operations (`ConvertOp`).
    pub ops: &'static [OpRule],
}

/// A type that becomes another one.
#[derive(Clone, Copy, Debug)]
pub struct TypeRule {
    /// The types that are converted.
    pub source: &'static TypeConstraint,
    /// The constraint that accepts only the new type.
    pub target: &'static TypeConstraint,
}

/// An operation that becomes another one: its operands, result types and regions are converted, its attributes carried over.
#[derive(Clone, Copy, Debug)]
pub struct OpRule {
    /// The name, in messages and in pattern filters.
    pub name: &'static str,
    /// The operation that is converted.
    pub source: &'static OpSpec,
    /// The operation that it becomes; it has as many segments of operands and results, regions and successors.
    pub target: &'static OpSpec,
    /// The inherent attributes that have another name in the target, with that name.
    pub renamed: &'static [(&'static str, &'static str)],
    /// The inherent attributes that the target does not have.
    pub dropped: &'static [&'static str],
    /// The benefit.
    pub benefit: u16,
}

impl ConversionRules {
    /// Adds the conversions of types. As in MLIR, a converter tries what was added last first; among these the first one that accepts a
    /// type applies.
    pub fn add_types_to(&self, converter: &mut TypeConverter) {
        let rules = self.types;
        converter.add_conversion(move |_, ctx, ty| {
            let rule = rules.iter().find(|rule| (rule.source.accepts)(ctx, ty));
            let Some(rule) = rule else { return TypeConversion::Next };
            // The dialect of the new type may not be registered.
            rule.target.build.and_then(|build| build(ctx)).map_or(TypeConversion::Next, TypeConversion::One)
        });
    }

    /// Adds a conversion pattern for each conversion of an operation.
    pub fn add_ops_to(&self, patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
        for rule in self.ops {
            patterns.add_conversion(DeclaredConversion { rule, converter: Arc::clone(converter) });
        }
    }
}

/// The pattern of an [`OpRule`].
struct DeclaredConversion {
    rule: &'static OpRule,
    converter: Arc<TypeConverter>,
}

impl ConversionPattern for DeclaredConversion {
    type Root = Op;

    fn name(&self) -> &str {
        self.rule.name
    }

    fn root(&self) -> PatternRoot {
        PatternRoot::Op(self.rule.source.name.to_owned())
    }

    fn benefit(&self) -> u16 {
        self.rule.benefit
    }

    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        Some(&self.converter)
    }

    fn generated_ops(&self) -> &[&str] {
        std::slice::from_ref(&self.rule.target.name)
    }

    fn match_and_rewrite(
        &self,
        op: Op,
        operands: &ConvertedValues,
        rewriter: &mut ConversionRewriter<'_, '_>,
    ) -> Option<()> {
        let operands = self.operands(op, operands, rewriter)?;
        let types = self.result_types(op, rewriter)?;
        for region in rewriter.ir().regions(op).collect::<Vec<_>>() {
            if rewriter.convert_region_types(region, &self.converter, None).is_none() {
                return rewriter.mismatch("the type of a block argument has no conversion");
            }
        }
        let created = self.create(op, &operands, &types, rewriter);
        rewriter.inline_regions_at_end(op, created);
        let mut created = rewriter.ir().results(created).to_vec().into_iter();
        let results: Vec<Vec<Value>> =
            types.iter().flatten().map(|types| created.by_ref().take(types.len()).collect()).collect();
        rewriter.replace_op_with_multiple(op, &results);
        Some(())
    }
}

impl DeclaredConversion {
    /// The converted operands of each segment.
    fn operands(
        &self,
        op: Op,
        operands: &ConvertedValues,
        rewriter: &mut ConversionRewriter<'_, '_>,
    ) -> Option<Vec<Vec<Value>>> {
        let OpRule { source, target, .. } = self.rule;
        let mut segments = Vec::with_capacity(target.operands.len());
        for (position, segment) in target.operands.iter().enumerate() {
            let indices = operand_group(source, rewriter.ir(), op, position);
            if !indices.clone().all(|index| fits(operands.list(index), segment)) {
                return rewriter
                    .mismatch("an operand is converted to several values, and the target takes one");
            }
            segments.push(indices.flat_map(|index| operands.list(index)).copied().collect());
        }
        Some(segments)
    }

    /// The converted types of each result, by segments.
    fn result_types(&self, op: Op, rewriter: &mut ConversionRewriter<'_, '_>) -> Option<Vec<Vec<Vec<Type>>>> {
        let OpRule { source, target, .. } = self.rule;
        let (ctx, mut segments) = (rewriter.context(), Vec::with_capacity(target.results.len()));
        for (index, segment) in target.results.iter().enumerate() {
            let ir = rewriter.ir();
            let types =
                result_group(source, ir, op, index).map(|result| ir.value_type(ir.result(op, result)));
            let types: Option<Vec<Vec<Type>>> =
                types.map(|ty| self.converter.convert_types(ctx, [ty])).collect();
            let Some(types) = types else {
                return rewriter.mismatch("the type of a result has no conversion");
            };
            if !types.iter().all(|types| fits(types, segment)) {
                return rewriter.mismatch("a result is converted to several values, and the target has one");
            }
            segments.push(types);
        }
        Some(segments)
    }

    /// Creates the target, with empty regions.
    fn create(
        &self,
        op: Op,
        operands: &[Vec<Value>],
        types: &[Vec<Vec<Type>>],
        rewriter: &mut ConversionRewriter<'_, '_>,
    ) -> Op {
        let ir = rewriter.ir();
        let (inherent, discardable) =
            (self.inherent_attributes(rewriter.context(), ir, op), ir.attributes(op));
        let successors: Vec<Block> = ir.successors(op).collect();
        let num_regions = ir.num_regions(op);
        let mut new = NewOp::from_builder(self.rule.target, &mut **rewriter);
        operands.iter().for_each(|segment| new.operands(segment.iter().copied()));
        types.iter().for_each(|segment| new.types(segment.iter().flatten().copied()));
        inherent.iter().for_each(|(name, value)| new.attribute(name, *value));
        new.successors(successors);
        new.regions(num_regions);
        let created = new.create();
        if discardable.is_some() {
            rewriter.modify(created, |ir| ir.set_attributes(created, discardable));
        }
        created
    }

    /// The inherent attributes of the target, from those of the source.
    fn inherent_attributes<'c>(&self, ctx: &'c Context, ir: &Ir, op: Op) -> Vec<(&'c str, Attribute)> {
        let OpRule { renamed, dropped, .. } = self.rule;
        let entries = ir.properties(op).and_then(|properties| properties.dictionary_entries(ctx));
        let named = entries.into_iter().flatten().map(|entry| (entry.name.as_str(ctx), entry.value));
        // The new operation has sizes of its own.
        let kept = named
            .filter(|(name, _)| ![OPERAND_SIZES, RESULT_SIZES].contains(name) && !dropped.contains(name));
        let rename = |name| renamed.iter().find(|(from, _)| *from == name).map_or(name, |(_, to)| *to);
        kept.map(|(name, value)| (rename(name), value)).collect()
    }
}

/// Whether what one operand or result becomes has a place in the segment.
fn fits<T>(converted: &[T], segment: &ValueSpec) -> bool {
    converted.len() == 1 || segment.length == Length::Variadic
}
