//! Operations: the Rust of each, as the input of `emit`.

mod accessors;
mod builder;
mod custom_builders;
mod derived;
mod inference;
mod semantics;
mod spec;

use accessors::Accessors;
use builder::has_optional_parts;

use super::attributes::RustValue;
use super::emit::{Call, Conversion, Grouping, Length, PartialOp, RustOp};
use super::names::with_suffix;
use super::{Emitter, Ident, Taken, ident};
use crate::model::{Operation, Result, TypeConstraint, consistency};

pub(super) use custom_builders::{signature, statements};
pub(super) use derived::convert;
pub(super) use inference::InferredBy;

/// Names of the items that every handle has.
const RESERVED: &[&str] = &[
    "op",
    "builder",
    "cast",
    "clone",
    "create",
    "display",
    "from_op_unchecked",
    "verify",
    "verify_regions",
    "adaptor",
    "set",
    "SPEC",
];

/// Names of the functions of builders that infer result types.
const INFERENCE: &[&str] = &["result_types", "try_create"];

/// The calls of an operation's accessors, by the names of its parts in the definition.
#[derive(Default)]
pub(super) struct Calls<'r>(Vec<(&'r str, Call)>);

impl<'r> Calls<'r> {
    /// The call of the accessor of a part. Without an accessor, the call uses the name in the definition, so
    /// that the compiler reports it.
    pub(super) fn call(&self, part: &str) -> Call {
        let found = self.0.iter().rfind(|(name, _)| *name == part).map(|(_, call)| call.clone());
        found.unwrap_or_else(|| Call { name: ident(&super::names::snake(part)), conversion: None })
    }

    /// Adds an accessor, and the conversion of its value to the type that predicates take.
    fn add(&mut self, part: &'r str, name: &Ident, conversion: Option<Conversion>) {
        self.0.push((part, Call { name: name.clone(), conversion }));
    }
}

/// The number of values that a constraint accepts.
fn length(constraint: TypeConstraint<'_>) -> Length {
    if constraint.is_optional() {
        Length::Optional
    } else if constraint.is_variadic() {
        Length::Variadic
    } else {
        Length::One
    }
}

fn operand_grouping(op: &Operation<'_>) -> Grouping {
    grouping(op, "::mlir::OpTrait::AttrSizedOperandSegments", "::mlir::OpTrait::SameVariadicOperandSize")
}

fn result_grouping(op: &Operation<'_>) -> Grouping {
    grouping(op, "::mlir::OpTrait::AttrSizedResultSegments", "::mlir::OpTrait::SameVariadicResultSize")
}

fn grouping(op: &Operation<'_>, sized: &str, same: &str) -> Grouping {
    if op.has_trait(sized) {
        Grouping::Segments
    } else if op.has_trait(same) {
        Grouping::Same
    } else {
        Grouping::Rest
    }
}

/// The names of the items that the handle has besides accessors.
fn reserved(is_inferred_by_code: bool) -> Taken {
    let mut taken = Taken::with_reserved(RESERVED);
    if is_inferred_by_code {
        INFERENCE.iter().for_each(|name| drop(taken.free((*name).to_owned())));
    }
    taken
}

impl<'r> Emitter<'r, '_> {
    /// The calls of an operation's accessors.
    ///
    /// # Errors
    /// When a field of an attribute is invalid.
    pub(super) fn accessor_calls(&self, op: &Operation<'r>) -> Result<Calls<'r>> {
        let is_inferred_by_code = self.inferred_by_builder(op).is_some_and(InferredBy::is_code);
        let mut calls = Calls::default();
        self.accessors(op, &mut reserved(is_inferred_by_code), &mut calls)?;
        Ok(calls)
    }

    /// The items of one operation.
    ///
    /// # Errors
    /// When a field of the definition is invalid.
    pub(super) fn operation(&mut self, op: &Operation<'r>) -> Result<RustOp> {
        consistency::check_operation(op)?;
        let handle = self.definitions.handle(op);
        self.claim(&handle, op.record)?;
        let traits = self.traits(op, &handle)?;
        let doc = self.docs(op.summary()?, op.description()?, op.record);
        let is_inferred_by_code = self.inferred_by_builder(op).is_some_and(InferredBy::is_code);
        let (mut taken, mut calls) = (reserved(is_inferred_by_code), Calls::default());
        for attribute in &op.attributes {
            if let Some(definition) = RustValue::new(attribute.constraint).enumeration() {
                self.need_enum(definition);
            }
        }
        let Accessors { entries, nested } = self.accessors(op, &mut taken, &mut calls)?;
        let derived = self.derived(op, &mut taken, &calls)?;
        let (custom_builders, builders_trait) = self.custom_builders(op, &mut taken);
        let (implements, empty_impls) = self.op_interfaces(op);
        let spec = self.spec(op, traits, implements, &calls)?;
        let has_builder = is_inferred_by_code || has_optional_parts(op)?;
        let builder = has_builder.then(|| with_suffix(&handle, "Builder"));
        if let Some(builder) = &builder {
            self.claim(builder, op.record)?;
        }
        Ok(RustOp {
            create: self.create(op, builder.clone())?,
            doc,
            handle,
            builder: builder.map(|name| PartialOp { name, infers_types: is_inferred_by_code }),
            spec,
            accessors: entries,
            custom_builders,
            nested,
            derived,
            empty_impls,
            builders_trait,
        })
    }
}
