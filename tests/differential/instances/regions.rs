//! Regions of instances.

use ir_core::context::Type;
use ir_core::ops::Traits;
use ir_core::runtime::{Length, OpSpec};

use crate::operations::{Instance, Maker};

/// The terminator of a block when no other one is known.
pub(crate) const END: &str = "  \"t.end\"() : () -> ()\n";

/// An operation in a region.
#[derive(Clone, Copy)]
pub(crate) struct Inner<'i> {
    pub text: &'i str,
    /// Whether it ends the block.
    pub is_terminator: bool,
}

impl Maker<'_> {
    pub(crate) fn regions(
        &self,
        spec: &OpSpec,
        inner: Option<Inner<'_>>,
        instance: &mut Instance<'_>,
    ) -> Option<Vec<String>> {
        let mut regions = Vec::new();
        for region in spec.regions {
            let count = if region.is_variadic { instance.length(Length::Variadic) } else { 1 };
            for _ in 0..count {
                let inner = inner.filter(|_| regions.is_empty());
                regions.push(self.region(spec, inner, instance));
            }
        }
        Some(regions)
    }

    fn region(&self, spec: &OpSpec, inner: Option<Inner<'_>>, instance: &mut Instance<'_>) -> String {
        let (arguments, end) = self.edges(spec, instance);
        let (inner, end) = match inner {
            Some(inner) if inner.is_terminator => (inner.text, String::new()),
            Some(inner) => (inner.text, end),
            None if instance.random.once_in(5) => return "{}".to_owned(),
            None => ("", end),
        };
        let inner = inner.replace(END, "").replace('%', "%i").replace("^bb", "^in");
        format!("{{\n^bb{arguments}:\n{inner}{end}}}")
    }

    /// The arguments of a region's block, and the operations that end it.
    fn edges(&self, spec: &OpSpec, instance: &mut Instance<'_>) -> (String, String) {
        let types = self.argument_types(instance);
        let named: Vec<String> = types
            .iter()
            .enumerate()
            .map(|(index, ty)| format!("%a{index}: {}", self.types(&[*ty])))
            .collect();
        let arguments = if named.is_empty() { String::new() } else { format!("({})", named.join(", ")) };
        let end = match (spec.terminator, instance.random.below(4)) {
            (Some(name), _) => self.ending(name, &types, instance),
            (None, 0) => String::new(),
            (None, 1 | 2) => self.any_ending(spec, &types, instance).unwrap_or_else(|| END.to_owned()),
            (None, _) => END.to_owned(),
        };
        (arguments, end)
    }

    /// Types for a block's arguments: none, the types of values, or the types in attributes.
    fn argument_types(&self, instance: &mut Instance<'_>) -> Vec<Type> {
        let typed = |(_, text): &(String, String)| {
            self.pool.types.iter().find(|(_, known)| known == text).map(|(ty, _)| *ty)
        };
        let mut types = match instance.random.below(6) {
            0 | 1 => return Vec::new(),
            2 => instance.operand_types.clone(),
            3 => instance.result_types.clone(),
            4 => instance.properties.iter().filter_map(typed).collect(),
            _ => [&instance.operand_types[..], &instance.result_types[..]].concat(),
        };
        match instance.random.below(4) {
            0 => types.truncate(1),
            1 => types.truncate(2),
            2 if types.len() == 1 => types.push(types[0]),
            _ => {}
        }
        types
    }

    /// An operation of this name with some of the block's arguments.
    fn ending(&self, name: &str, types: &[Type], instance: &mut Instance<'_>) -> String {
        let takes_any = self.operations.iter().any(|spec| spec.name == name && !spec.operands.is_empty());
        let count = if takes_any { instance.random.below(types.len() + 1) } else { 0 };
        let (values, source) = if count == 0 && takes_any && instance.random.once_in(2) {
            (instance.result_types.clone(), true)
        } else {
            (types[..count].to_vec(), false)
        };
        let operands: Vec<String> = (0..values.len())
            .map(|index| if source { format!("%y#{index}") } else { format!("%a{index}") })
            .collect();
        let types = self.types(&values);
        let created = if source && !values.is_empty() {
            format!("  %y:{} = \"t.source\"() : () -> ({types})\n", values.len())
        } else {
            String::new()
        };
        format!("{created}  \"{name}\"({}) : ({types}) -> ()\n", operands.join(", "))
    }

    /// An operation of the dialect that ends blocks of this operation, if there is one.
    fn any_ending(&self, spec: &OpSpec, types: &[Type], instance: &mut Instance<'_>) -> Option<String> {
        let dialect = spec.name.split_once('.')?.0;
        let fits = |other: &&&'static OpSpec| {
            other.flags.has(Traits::TERMINATOR)
                && other.successors.is_empty()
                && other.regions.is_empty()
                && other.name.split_once('.').is_some_and(|(name, _)| name == dialect)
                && (other.parents.is_empty() || other.parents.contains(&spec.name))
        };
        let all: Vec<&'static OpSpec> = self.operations.iter().filter(fits).copied().collect();
        let ending = *instance.random.pick(&all)?;
        Some(self.ending(ending.name, types, instance))
    }
}
