//! Names and types of definitions, for the functions of rules.

use super::PatternEmitter;
use super::writer::{BindingKind, has_fixed_results};
use crate::decision::{Entity, EntityKind};
use crate::model::{Constraint, Operation, Result};
use crate::rust::Ident;
use crate::rust::expr::{Callee, Subject, Ty};
use crate::rust::types::ItemPath;
use crate::{Diagnostic, Span, codes};

impl<'r: 't, 't> PatternEmitter<'_, 'r, '_, 't> {
    /// The handle of an operation.
    pub(super) fn handle(&self, op: &Operation<'r>) -> ItemPath {
        self.paths.operation(&self.emitter.definitions, op)
    }

    /// The accessor of an operand, a result or a stored attribute; `None` for a part without a name.
    pub(super) fn accessor(&mut self, op: &Operation<'r>, part: &str) -> Result<Option<Ident>> {
        if part.is_empty() {
            return Ok(None);
        }
        let key = op.record.name();
        if !self.accessors.contains_key(key) {
            self.accessors.insert(key, self.emitter.accessor_calls(op)?);
        }
        Ok(self.accessors.get(key).map(|calls| calls.call(part).name))
    }

    /// The type of the variable of an operation.
    pub(super) fn op_kind(&mut self, op: &Operation<'r>, is_handle: bool) -> Result<BindingKind> {
        let mut results = Vec::new();
        for result in &op.results {
            results.push(self.accessor(op, result.name)?);
        }
        Ok(BindingKind::Op { is_handle, results: has_fixed_results(op).then_some(results) })
    }

    /// The function of an expression on several entities.
    pub(super) fn where_clause(&mut self, text: &str, types: &[Ty], span: Span) -> Result<Callee> {
        self.translated(text, "where_clause", types, &Ty::Bool, span).ok_or_else(|| {
            let message = "the condition is not an expression, or it contains unknown C++";
            Diagnostic::error(codes::UNSUPPORTED, span, message)
                .with_help("book/src/reference/predicates.md lists the C++ that conditions may contain")
        })
    }

    /// The function that tests a constraint; `None` if everything fulfils it.
    pub(super) fn accepts(
        &mut self,
        constraint: Constraint<'r>,
        subject: Subject<'_>,
    ) -> Result<Option<Ident>> {
        self.emitter.function(constraint, subject)
    }

    /// The function of a constraint on several entities; `None` if all fulfil it.
    pub(super) fn constraint_callee(
        &mut self,
        constraint: Constraint<'r>,
        types: &[Ty],
    ) -> Result<Option<Callee>> {
        let constraints = &mut self.emitter.constraints;
        let created = constraints.translator.condition(constraint, types, constraints.namespace);
        created.map_err(|error| error.diagnostic(self.emitter.sources))
    }

    /// The type of an entity as the argument of a condition.
    pub(super) fn entity_type(&self, entity: &Entity<'r>) -> Ty {
        match entity.kind {
            EntityKind::Values if entity.index.is_none() => Ty::List(Box::new(Ty::Value)),
            EntityKind::Value | EntityKind::Values | EntityKind::Op => Ty::Value,
            EntityKind::Type => Ty::any_type(),
            EntityKind::Attribute(attribute) => {
                let is_optional = attribute.is_some_and(|attribute| attribute.is_optional().unwrap_or(false));
                let ty = self.attribute_type(attribute);
                if is_optional { Ty::Optional(Box::new(ty)) } else { ty }
            }
        }
    }
}
