//! The result types of operations that a rule creates.

use super::PatternEmitter;
use super::hooks::function_name;
use super::native::Expected;
use super::writer::{BindingKind, Writer, result_count};
use crate::model::{Argument, InferredType, Operation, Result, ResultOp, ReturnType, Source};
use crate::rust::RustType;
use crate::rust::emit::{ResultTypes, RewriteExpr, Signature};
use crate::rust::expr::{Callee, Subject, Ty};

impl<'r: 't, 't> PatternEmitter<'_, 'r, '_, 't> {
    /// The types of the results, from the first source that applies, as in mlir-tblgen: the rule's `returnType`, the trait
    /// `SameOperandsAndResultType`, the replaced results, the definition.
    pub(super) fn types(
        &mut self,
        op: &ResultOp<'r>,
        replaces: Option<usize>,
        sources: &[RewriteExpr<'t>],
        writer: &mut Writer<'_, 'r, 't>,
    ) -> Result<ResultTypes<'t>> {
        let operation = &op.operation;
        if operation.results.is_empty() {
            return Ok(ResultTypes::Each(Vec::new()));
        }
        if let Some(types) = &op.types {
            let types = types.iter().map(|ty| self.return_type(ty, writer));
            return Ok(ResultTypes::Each(types.collect::<Result<_>>()?));
        }
        let groups = 0..operation.results.len();
        let follows_operands = operation.has_trait("::mlir::OpTrait::SameOperandsAndResultType");
        if let (Some(first), false) = (replaces, follows_operands) {
            let is_fixed = result_count(operation).is_some() && writer.rule.has_fixed_results();
            return Ok(match is_fixed {
                true => ResultTypes::Each(groups.map(|group| RewriteExpr::RootType(first + group)).collect()),
                false => ResultTypes::OfRoot,
            });
        }
        let mut types = Vec::new();
        for group in groups {
            match self.inferred(op, group, sources)? {
                Some(ty) => types.push(ty),
                None => return self.hand_written_types(op),
            }
        }
        Ok(ResultTypes::Each(types))
    }

    /// The types that a user-provided function computes, where C++ relies on a builder without result types.
    fn hand_written_types(&mut self, op: &ResultOp<'r>) -> Result<ResultTypes<'t>> {
        let operation = &op.operation;
        let is_one_group = operation.results.len() == 1;
        if !is_one_group && result_count(operation).is_none() {
            let name = operation.name();
            let message = format!("the types of the results of '{name}' do not follow from its definition");
            let error = self.unsupported(op.span, operation.record.span(), message);
            return Err(error.with_help("say them in the rule, with (returnType …) behind the arguments"));
        }
        let function = self.hooks.result_types(operation);
        Ok(if is_one_group { ResultTypes::OneGroup(function) } else { ResultTypes::GroupEach(function) })
    }

    fn return_type(
        &mut self,
        ty: &ReturnType<'r>,
        writer: &mut Writer<'_, 'r, 't>,
    ) -> Result<RewriteExpr<'t>> {
        match ty {
            ReturnType::Of(reference) => {
                let bound = writer.bound(*reference);
                if bound.kind == BindingKind::Type {
                    return Ok(RewriteExpr::Variable(bound.variable));
                }
                let value = writer.value(&bound, reference.index);
                let value = value.unwrap_or_else(|| RewriteExpr::First(Box::new(writer.list(&bound))));
                Ok(RewriteExpr::ValueType(Box::new(value)))
            }
            ReturnType::Native(native) => {
                Ok(RewriteExpr::Variable(self.created_native(native, Expected::Type, writer)?.variable))
            }
            ReturnType::Text(text, place) => {
                let callee = self.translated(text, "return_type", &[], &Ty::any_type(), *place);
                Ok(match callee {
                    Some(callee) => RewriteExpr::Translated(callee, Vec::new()),
                    None => {
                        let name = function_name(text, "return_type");
                        let signature = Signature::of_rewriter(Vec::new(), RustType::Name("Type"));
                        let function = self.hooks.require(&name, text, signature);
                        RewriteExpr::UserProvided { function, location: None, arguments: Vec::new() }
                    }
                })
            }
        }
    }

    /// A result type that follows from the definition.
    fn inferred(
        &mut self,
        op: &ResultOp<'r>,
        group: usize,
        sources: &[RewriteExpr<'t>],
    ) -> Result<Option<RewriteExpr<'t>>> {
        let operation = &op.operation;
        let Some(inferred) = operation.inferred_types.as_ref().and_then(|types| types.get(group)) else {
            return Ok(first_attribute_type(operation, sources));
        };
        match inferred.source {
            Source::Argument(index) => self.transformed(operation, inferred, index, &sources[index]),
            Source::Result(index) => {
                let constraints = &mut self.emitter.constraints;
                let only = operation.results[index].constraint.base()?;
                let created = constraints.translator.built_type(only, operation.namespace);
                let maker = created.map_err(|error| error.diagnostic(self.emitter.sources))?;
                Ok(maker.map(|maker| RewriteExpr::Translated(Callee::from(maker), Vec::new())))
            }
        }
    }

    /// The type that is derived from the argument with this index.
    fn transformed(
        &mut self,
        operation: &Operation<'r>,
        inferred: &InferredType<'r>,
        index: usize,
        source: &RewriteExpr<'t>,
    ) -> Result<Option<RewriteExpr<'t>>> {
        let is_same = inferred.transformer.trim() == "$_self";
        let given = Box::new(source.clone());
        let (source, subject) = match operation.arguments[index] {
            Argument::Operand(_) => (RewriteExpr::ValueType(given), Subject::Type),
            _ if is_same => (RewriteExpr::AttributeType(given), Subject::Attribute),
            _ => (*given, Subject::Attribute),
        };
        if is_same {
            return Ok(Some(source));
        }
        let Some(types) = operation.type_transformer(inferred.transformer, None) else { return Ok(None) };
        let created =
            self.emitter.constraints.translator.transformer(types, subject, false, operation.namespace);
        let maker = created.map_err(|error| error.diagnostic(self.emitter.sources))?;
        Ok(maker.map(|maker| RewriteExpr::Translated(Callee::from(maker), vec![source])))
    }
}

/// The type of the first attribute, for an operation with `FirstAttrDerivedResultType`.
fn first_attribute_type<'t>(
    operation: &Operation<'_>,
    sources: &[RewriteExpr<'t>],
) -> Option<RewriteExpr<'t>> {
    let is_attribute = |argument: &Argument| matches!(argument, Argument::Attribute(_));
    let first = operation.arguments.iter().position(is_attribute)?;
    operation
        .has_trait("::mlir::OpTrait::FirstAttrDerivedResultType")
        .then(|| RewriteExpr::AttributeType(Box::new(sources[first].clone())))
}
