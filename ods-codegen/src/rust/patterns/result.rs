//! The statements that create the result pattern of a rule.

use super::PatternEmitter;
use super::native::{Expected, NativeCall};
use super::writer::{BindingKind, Bound, Writer, arg_is_list};
use crate::model::{
    Argument, InlinedRegion, LocationSpec, NativeResult, Operation, Result, ResultArg, ResultNode, ResultOp,
};
use crate::rust::emit::{NewOp, NewPart, ResultTypes, RewriteExpr, RewriteLocation, Statement};
use crate::rust::expr::Ty;
use crate::rust::{ident, snake};

impl<'r: 't, 't> PatternEmitter<'_, 'r, '_, 't> {
    /// Builds a result node and returns its variable.
    pub(super) fn created(
        &mut self,
        node: &ResultNode<'r>,
        replaces: Option<usize>,
        expected: Expected,
        writer: &mut Writer<'_, 'r, 't>,
    ) -> Result<Bound> {
        match node {
            ResultNode::Op(op) => self.created_op(op, replaces, writer),
            ResultNode::Native(native) => self.created_native(native, expected, writer),
            ResultNode::Value(reference) | ResultNode::Inlined(InlinedRegion { region: reference, .. }) => {
                let bound = writer.bound(*reference);
                Ok(match writer.value(&bound, reference.index) {
                    Some(value) => Bound { variable: writer.bind("value", value), kind: BindingKind::Value },
                    None => bound,
                })
            }
        }
    }

    pub(super) fn created_native(
        &mut self,
        native: &NativeResult<'r>,
        expected: Expected,
        writer: &mut Writer<'_, 'r, 't>,
    ) -> Result<Bound> {
        let mut arguments = Vec::new();
        for arg in &native.args {
            arguments.push(self.native_argument(arg, writer)?);
        }
        let location = location(native.location.as_ref(), writer);
        let takes_location = native.code.expression()?.contains("$_loc");
        let location =
            if takes_location { writer.location_argument(location) } else { RewriteExpr::NoValues };
        let is_attribute = expected == Expected::Attribute || writer.is_attribute(native.symbol);
        let (expected, kind) = match (native.returns, expected) {
            (0, _) => (Expected::Nothing, BindingKind::Nothing),
            (1, Expected::Type) => (Expected::Type, BindingKind::Nothing),
            (1, _) if is_attribute => {
                (Expected::Attribute, BindingKind::Attribute { ty: Ty::any_attribute(), is_optional: false })
            }
            (1, _) => (Expected::Values(1), BindingKind::Value),
            (count, _) => (Expected::Values(count), BindingKind::Array(count)),
        };
        let call = NativeCall { code: native.code, expected, arguments, location, span: native.span };
        let call = self.native_call(call, &writer.rule.name)?;
        let name = native.symbol.map_or("native", |symbol| writer.rule.symbols.all[symbol].name);
        let variable = ident(&writer.taken.free(snake(name)));
        writer.statements.push(match expected {
            Expected::Nothing => Statement::Do(call),
            _ => Statement::Let(variable.clone(), call),
        });
        // Native code may set the location of the builder.
        writer.is_at_matched = false;
        let bound = Bound { variable, kind };
        writer.keep(native.symbol, &bound);
        Ok(bound)
    }

    /// An argument of native code, with its type.
    pub(super) fn native_argument(
        &mut self,
        arg: &ResultArg<'r>,
        writer: &mut Writer<'_, 'r, 't>,
    ) -> Result<(RewriteExpr<'t>, Ty)> {
        let (bound, index) = match arg {
            ResultArg::Symbol(reference, _) => (writer.bound(*reference), reference.index),
            ResultArg::Constant(record, span) => {
                // The value is created before the call, which borrows the rewriter.
                let value = RewriteExpr::Constant(self.constant(*record, *span)?);
                return Ok((RewriteExpr::Variable(writer.bind("constant", value)), Ty::any_attribute()));
            }
            ResultArg::Node(node) => (self.created(node, None, Expected::Values(1), writer)?, None),
            ResultArg::Variadic(_) | ResultArg::Absent => {
                let list = self.operand(arg, writer)?;
                return Ok((RewriteExpr::Borrowed(Box::new(list)), Ty::List(Box::new(Ty::Value))));
            }
        };
        Ok(match &bound.kind {
            BindingKind::Type => (RewriteExpr::Variable(bound.variable), Ty::any_type()),
            BindingKind::Attribute { ty, is_optional: false } => {
                (RewriteExpr::Variable(bound.variable), ty.clone())
            }
            BindingKind::Attribute { ty, is_optional: true } => {
                (RewriteExpr::Variable(bound.variable), Ty::Optional(Box::new(ty.clone())))
            }
            // The value is read before the call, which borrows the rewriter.
            _ => match writer.value(&bound, index) {
                Some(value) => (RewriteExpr::Variable(writer.bind("argument", value)), Ty::Value),
                None => {
                    let variable = RewriteExpr::Variable(writer.bind("arguments", writer.list(&bound)));
                    (RewriteExpr::Borrowed(Box::new(variable)), Ty::List(Box::new(Ty::Value)))
                }
            },
        })
    }

    /// An operand group: an expression that can be iterated over.
    fn operand(&mut self, arg: &ResultArg<'r>, writer: &mut Writer<'_, 'r, 't>) -> Result<RewriteExpr<'t>> {
        let (bound, index) = match arg {
            ResultArg::Symbol(reference, _) => (writer.bound(*reference), reference.index),
            ResultArg::Node(node) => (self.created(node, None, Expected::Values(1), writer)?, None),
            ResultArg::Constant(..) => return Ok(RewriteExpr::Array(Vec::new())),
            ResultArg::Absent => return Ok(RewriteExpr::NoValues),
            ResultArg::Variadic(items) => return self.values(items, writer),
        };
        Ok(match writer.value(&bound, index) {
            Some(value) => RewriteExpr::Array(vec![value]),
            None => writer.list(&bound),
        })
    }

    fn created_op(
        &mut self,
        op: &ResultOp<'r>,
        replaces: Option<usize>,
        writer: &mut Writer<'_, 'r, 't>,
    ) -> Result<Bound> {
        let operation = &op.operation;
        if !operation.successors.is_empty() {
            let message = format!("a rule cannot make '{}', which has successors", operation.name());
            return Err(self.unsupported(op.span, operation.record.span(), message));
        }
        let mut parts = Vec::new();
        for (argument, arg) in operation.arguments.iter().zip(&op.args) {
            parts.push(self.part(op, argument, arg, writer)?);
        }
        let types = self.types(op, replaces, writer)?;
        let location = location(op.location.as_ref(), writer);
        let name = op.symbol.map_or(operation.mnemonic, |symbol| writer.rule.symbols.all[symbol].name);
        let variable = writer.new_op(&name.replace('.', "_"));
        let handle = self.handle(operation);
        let is_handle = self.is_created_by_handle(operation, &types, &parts);
        writer.set_location(location);
        if is_handle {
            let arguments = create_arguments(types, parts, writer);
            writer.statements.push(Statement::LetHandle(variable.clone(), handle, arguments));
        } else {
            let new = NewOp { handle, parts: joined(operation, parts), types };
            writer.statements.push(Statement::LetOp(variable.clone(), new));
        }
        let bound = Bound { variable, kind: self.op_kind(operation, is_handle)? };
        writer.move_regions(&op.regions, &bound);
        writer.keep(op.symbol, &bound);
        Ok(bound)
    }

    /// Whether `create` of the handle takes exactly these parts: single operands, and the result types unless
    /// the definition states how they follow.
    fn is_created_by_handle(
        &self,
        operation: &Operation<'r>,
        types: &ResultTypes<'_>,
        parts: &[NewPart<'_>],
    ) -> bool {
        let is_one = |part: &NewPart<'_>| matches!(part, NewPart::Operands(RewriteExpr::Array(values)) if values.len() == 1);
        let takes_types = match (types, self.emitter.inferred_by_builder(operation)) {
            (ResultTypes::Each(_), inferred) => inferred.is_none() || operation.results.is_empty(),
            (ResultTypes::Inferred, Some(inferred)) => !inferred.is_code(),
            _ => false,
        };
        takes_types
            && parts.iter().all(is_one)
            && operation.variable_length_operands() == 0
            && operation.variable_length_results() == 0
            && operation.attributes.iter().all(|attribute| attribute.constraint.is_derived())
            && operation.properties.is_empty()
            && operation.regions.iter().all(|region| !region.constraint.is_variadic())
            && operation.deprecation().is_none()
    }

    /// The part of a new operation for an argument.
    fn part(
        &mut self,
        op: &ResultOp<'r>,
        argument: &Argument,
        arg: &ResultArg<'r>,
        writer: &mut Writer<'_, 'r, 't>,
    ) -> Result<NewPart<'t>> {
        let operation = &op.operation;
        let key = match argument {
            Argument::Operand(index) => {
                let is_single = !operation.operands[*index].constraint.is_variable_length();
                return self.operand_part(is_single, arg, writer);
            }
            Argument::Attribute(index) => operation.attributes[*index].name,
            Argument::Property(index) => operation.properties[*index].name,
        };
        Ok(NewPart::Attribute(key.to_owned(), self.attribute_argument(arg, writer)?))
    }

    fn operand_part(
        &mut self,
        is_single: bool,
        arg: &ResultArg<'r>,
        writer: &mut Writer<'_, 'r, 't>,
    ) -> Result<NewPart<'t>> {
        let values = self.operand(arg, writer)?;
        // A variadic group for a single operand provides its first value; if it is empty, the rule does not
        // apply.
        Ok(if is_single && arg_is_list(arg, writer) {
            NewPart::FirstOperand(values)
        } else {
            NewPart::Operands(values)
        })
    }

    /// The value of an attribute or property: an expression of the type `Attribute` or `Option<Attribute>`.
    fn attribute_argument(
        &mut self,
        arg: &ResultArg<'r>,
        writer: &mut Writer<'_, 'r, 't>,
    ) -> Result<RewriteExpr<'t>> {
        let bound = match arg {
            ResultArg::Constant(record, span) => {
                return Ok(RewriteExpr::OptionalConstant(self.constant(*record, *span)?));
            }
            ResultArg::Symbol(reference, _) => writer.bound(*reference),
            ResultArg::Node(node) => self.created(node, None, Expected::Attribute, writer)?,
            ResultArg::Variadic(_) | ResultArg::Absent => return Ok(RewriteExpr::NoAttribute),
        };
        Ok(RewriteExpr::Variable(bound.variable))
    }
}

/// The parts, with adjacent single operands in one, unless each must be a segment.
fn joined<'t>(operation: &Operation<'_>, parts: Vec<NewPart<'t>>) -> Vec<NewPart<'t>> {
    if operation.variable_length_operands() > 0 {
        return parts;
    }
    let mut all: Vec<NewPart<'t>> = Vec::new();
    for part in parts {
        match (all.last_mut(), part) {
            (
                Some(NewPart::Operands(RewriteExpr::Array(before))),
                NewPart::Operands(RewriteExpr::Array(values)),
            ) => before.extend(values),
            (_, part) => all.push(part),
        }
    }
    all
}

/// The arguments of `create` of a handle. Values are read before the call, which borrows the rewriter.
fn create_arguments<'t>(
    types: ResultTypes<'t>,
    parts: Vec<NewPart<'t>>,
    writer: &mut Writer<'_, '_, 't>,
) -> Vec<RewriteExpr<'t>> {
    let types = match types {
        ResultTypes::Each(types) => types,
        _ => Vec::new(),
    };
    let values = parts.into_iter().filter_map(|part| match part {
        NewPart::Operands(RewriteExpr::Array(values)) => Some(values),
        _ => None,
    });
    let types = types.into_iter().map(|ty| ("ty", ty));
    let all: Vec<_> = types.chain(values.flatten().map(|value| ("operand", value))).collect();
    all.into_iter().map(|(name, value)| RewriteExpr::Variable(writer.bind(name, value))).collect()
}

/// The values that replace the results of the matched operations.
pub(super) fn replacement_values<'t>(replacements: &[Bound], writer: &Writer<'_, '_, 't>) -> RewriteExpr<'t> {
    let mut values = Vec::new();
    for bound in replacements {
        match &bound.kind {
            BindingKind::Op { results: None, .. } | BindingKind::Values => {
                let lists = replacements.iter().map(|created| writer.list(created));
                return RewriteExpr::Concatenated(lists.collect());
            }
            BindingKind::Op { .. } => values.extend(bound.results().unwrap_or_default()),
            BindingKind::Array(count) => {
                values.extend((0..*count).map(|index| RewriteExpr::Item(bound.variable.clone(), index)));
            }
            _ => values.push(RewriteExpr::Variable(bound.variable.clone())),
        }
    }
    RewriteExpr::Array(values)
}

/// The location of what a rule creates.
fn location<'t>(spec: Option<&LocationSpec<'_>>, writer: &Writer<'_, '_, 't>) -> RewriteLocation<'t> {
    let Some(spec) = spec else { return RewriteLocation::Matched };
    let locations = spec.symbols.iter().map(|reference| {
        let bound = writer.bound(*reference);
        if let BindingKind::Op { .. } = bound.kind {
            return RewriteExpr::OpLocation(bound.op());
        }
        let value = writer.value(&bound, reference.index);
        let first = || RewriteExpr::First(Box::new(RewriteExpr::Variable(bound.variable)));
        RewriteExpr::ValueLocation(Box::new(value.unwrap_or_else(first)))
    });
    let locations: Vec<RewriteExpr<'t>> = locations.collect();
    match spec.name {
        Some(name) if locations.is_empty() => RewriteLocation::Named(name.to_owned()),
        name => RewriteLocation::Fused(locations, name.map(str::to_owned)),
    }
}
