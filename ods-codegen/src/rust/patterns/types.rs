//! The result types of operations that a rule creates.

use super::PatternEmitter;
use super::hooks::function_name;
use super::native::Expected;
use super::writer::{BindingKind, Writer, has_fixed_results};
use crate::model::{Result, ResultOp, ReturnType};
use crate::rust::RustType;
use crate::rust::emit::{ResultTypes, RewriteExpr, Signature};
use crate::rust::expr::Ty;

impl<'r: 't, 't> PatternEmitter<'_, 'r, '_, 't> {
    /// The types of the results, from the first source that applies, as in mlir-tblgen: the rule's
    /// `returnType`, the trait `SameOperandsAndResultType`, the replaced results, the inference of the
    /// operation.
    pub(super) fn types(
        &mut self,
        op: &ResultOp<'r>,
        replaces: Option<usize>,
        writer: &mut Writer<'_, 'r, 't>,
    ) -> Result<ResultTypes<'t>> {
        let operation = &op.operation;
        if operation.results.is_empty() {
            return Ok(ResultTypes::Each(Vec::new()));
        }
        let is_segmented = operation.has_trait("::mlir::OpTrait::AttrSizedResultSegments");
        let each = if is_segmented { ResultTypes::Segments } else { ResultTypes::Each };
        if let Some(types) = &op.types {
            let types = types.iter().map(|ty| self.return_type(ty, writer));
            return Ok(each(types.collect::<Result<_>>()?));
        }
        let groups = 0..operation.results.len();
        let follows_operands = operation.has_trait("::mlir::OpTrait::SameOperandsAndResultType");
        // A variadic operand may be empty; then no operand has the type.
        let is_inferred = || self.emitter.inferred_by(operation).is_some();
        if let Some(first) = replaces
            && !(follows_operands && is_inferred())
        {
            let is_fixed = has_fixed_results(operation) && writer.rule.has_fixed_results();
            if !is_fixed {
                return Ok(ResultTypes::List(writer.all_root_types()));
            }
            let types = groups.map(|group| RewriteExpr::Variable(writer.root_type(first + group)));
            return Ok(each(types.collect()));
        }
        match self.emitter.inferred_by(operation) {
            Some(_) => Ok(ResultTypes::Inferred),
            None => self.hand_written_types(op),
        }
    }

    /// The types that a user-provided function computes, where C++ relies on a builder without result types.
    fn hand_written_types(&mut self, op: &ResultOp<'r>) -> Result<ResultTypes<'t>> {
        let operation = &op.operation;
        let is_one_group = operation.results.len() == 1;
        if !is_one_group && !has_fixed_results(operation) {
            let name = operation.name();
            let message = format!("the types of the results of '{name}' do not follow from its definition");
            let error = self.unsupported(op.span, operation.record.span(), message);
            return Err(error.with_help("state them in the rule, with (returnType …) after the arguments"));
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
                        let signature = Signature::with_rewriter(Vec::new(), RustType::Name("Type"));
                        let function = self.hooks.require(&name, text, signature);
                        RewriteExpr::UserProvided { function, location: None, arguments: Vec::new() }
                    }
                })
            }
        }
    }
}
