//! Declared conversions of dialects, as data.

use super::emit::{RustConversionList, RustConversions, RustOpConversion, RustTypeConversion};
use super::{Emitter, Taken, snake};
use crate::model::{self, Conversion, Dialect, OpConversion, Result, RuleList};
use crate::{Diagnostic, Records};

/// The data of a conversion.
enum Lowered {
    Type(RustTypeConversion),
    Op(RustOpConversion),
}

impl<'r> Emitter<'r, '_> {
    /// The conversions that the dialect's file defines, and those in other files whose source is of the
    /// dialect; `None` if there are none. Errors in conversions are added to `errors`.
    pub(super) fn conversions(
        &mut self,
        records: &'r Records,
        dialect: Dialect<'r>,
        errors: &mut Vec<Diagnostic>,
    ) -> Option<RustConversions> {
        let mut lists = Lists::new(records);
        for read in model::conversions(records) {
            match read.and_then(|conversion| self.conversion(&conversion, dialect, &mut lists)) {
                Ok(()) => {}
                Err(error) => errors.push(error),
            }
        }
        lists.finish()
    }

    fn conversion(
        &mut self,
        conversion: &Conversion<'r>,
        dialect: Dialect<'r>,
        lists: &mut Lists<'r>,
    ) -> Result<()> {
        let of_dialect = match conversion {
            Conversion::Type(conversion) => conversion.source.dialect() == Some(dialect),
            Conversion::Op(conversion) => conversion.source.dialect == dialect,
        };
        if !of_dialect && !self.sources.is_in_main_file(conversion.record().span()) {
            return Ok(());
        }
        let lowered = match conversion {
            Conversion::Type(conversion) => Lowered::Type(RustTypeConversion {
                source: self.type_constraint(conversion.source)?,
                target: self.type_constraint(conversion.target)?,
            }),
            Conversion::Op(conversion) => Lowered::Op(self.op_conversion(conversion)),
        };
        lists.add(conversion, lowered);
        Ok(())
    }

    fn op_conversion(&self, conversion: &OpConversion<'r>) -> RustOpConversion {
        let spec = |operation| self.paths.operation(&self.definitions, operation);
        let owned = |name: &&str| (*name).to_owned();
        let record = conversion.record;
        let name = if record.is_anonymous() {
            format!("{} to {}", conversion.source.name(), conversion.target.name())
        } else {
            record.name().to_owned()
        };
        RustOpConversion {
            name,
            source: spec(&conversion.source),
            target: spec(&conversion.target),
            renamed: conversion.renamed.iter().map(|(from, to)| (owned(from), owned(to))).collect(),
            dropped: conversion.dropped.iter().map(owned).collect(),
            benefit: conversion.benefit,
        }
    }
}

/// The list of all conversions, and those of the definitions.
struct Lists<'r> {
    lists: Vec<RuleList<'r>>,
    emitted: RustConversions,
}

impl<'r> Lists<'r> {
    fn new(records: &'r Records) -> Lists<'r> {
        let lists: Vec<RuleList<'r>> = model::conversion_lists(records).collect();
        let mut names = Taken::default();
        let emitted = lists
            .iter()
            .map(|list| RustConversionList::new(list.name, names.free(snake(list.name))))
            .collect();
        Lists { lists, emitted: RustConversions { all: RustConversionList::all(), lists: emitted } }
    }

    fn add(&mut self, conversion: &Conversion<'r>, lowered: Lowered) {
        let RustConversions { all, lists } = &mut self.emitted;
        let with_it = self.lists.iter().zip(lists).filter(|(list, _)| list.contains(conversion.record()));
        for list in with_it.map(|(_, emitted)| emitted).chain([all]) {
            match &lowered {
                Lowered::Type(conversion) => list.types.push(conversion.clone()),
                Lowered::Op(conversion) => list.ops.push(conversion.clone()),
            }
        }
    }

    /// The lists that have conversions.
    fn finish(mut self) -> Option<RustConversions> {
        self.emitted.lists.retain(|list| !list.is_empty());
        (!self.emitted.all.is_empty()).then_some(self.emitted)
    }
}
