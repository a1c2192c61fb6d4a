//! The function of a rule, which builds its results.

use super::PatternEmitter;
use super::native::{Expected, NativeCall};
use super::writer::{BindingKind, Bound, Writer, arg_is_list, result_count};
use crate::model::{
    Argument, Binding, InlinedRegion, LocationSpec, NativeResult, OperandSelection, Pattern, Result,
    ResultArg, ResultNode, ResultOp, Symbol,
};
use crate::rust::emit::{
    NewOp, NewPart, Replacement, Rewrite, RewriteExpr, RewriteLocation, Slot, Statement,
};
use crate::rust::expr::Ty;
use crate::rust::{Taken, ident, snake};

impl<'r: 't, 't> PatternEmitter<'_, 'r, '_, 't> {
    /// The body of a rule's function.
    pub(super) fn rewrite(&mut self, rule: &Pattern<'r>) -> Result<Rewrite<'t>> {
        let mut writer = Writer {
            rule,
            statements: Vec::new(),
            symbols: vec![None; rule.symbols.all.len()],
            taken: Taken::with_reserved(&["rw", "matched", "new"]),
        };
        self.bind_source(&mut writer);
        let mut replacements = Vec::new();
        let mut inlining = None;
        for result in &rule.results {
            if let ResultNode::Inlined(inlined) = &result.node {
                inlining = Some(self.inlined(inlined, &mut writer)?);
                continue;
            }
            let created = self.created(&result.node, result.replaces, Expected::Values(1), &mut writer)?;
            if result.replaces.is_some() {
                replacements.push(created);
            }
        }
        for node in &rule.supplemental {
            self.created(node, None, Expected::Values(1), &mut writer)?;
        }
        let replacement = inlining.unwrap_or_else(|| replacement(&replacements, &writer));
        Ok(Rewrite { statements: writer.statements, replacement })
    }

    /// Binds each name of the source pattern that is used.
    fn bind_source(&self, writer: &mut Writer<'_, 'r, 't>) {
        let rule = writer.rule;
        for (index, symbol) in rule.symbols.all.iter().enumerate() {
            let Some((kind, slot)) = self.source_binding(rule, symbol) else { break };
            if symbol.is_used {
                let variable = writer.bind(&snake(symbol.name), RewriteExpr::Slot(slot, index));
                writer.symbols[index] = Some(Bound { variable, kind });
            }
        }
    }

    /// The type of a source pattern's name and the way to read it; `None` for a name of a result pattern.
    fn source_binding(&self, rule: &Pattern<'r>, symbol: &Symbol<'r>) -> Option<(BindingKind, Slot)> {
        let attribute = |ty, is_optional| {
            let slot = if is_optional { Slot::OptionalAttribute } else { Slot::Attribute };
            (BindingKind::Attribute { ty, is_optional }, slot)
        };
        Some(match symbol.binding {
            Binding::Operand {
                is_variadic: true,
                part: OperandSelection::All | OperandSelection::Rest(..),
                ..
            } => (BindingKind::Values, Slot::Values),
            Binding::Operand { .. } | Binding::Native { is_value: true, .. } => {
                (BindingKind::Value, Slot::Value)
            }
            Binding::Attribute { op, attribute: index } => {
                let definition = rule.source[op].operation.attributes[index].constraint;
                attribute(self.attribute_type(Some(definition)), definition.is_optional().unwrap_or(false))
            }
            Binding::Property { .. } => attribute(Ty::any_attribute(), true),
            Binding::Native { is_value: false, .. } => attribute(Ty::any_attribute(), false),
            Binding::Op(op) => (BindingKind::Op(result_count(&rule.source[op].operation)), Slot::Op),
            Binding::Type(_) => (BindingKind::Type, Slot::Type),
            Binding::Region { .. } => (BindingKind::Region, Slot::Region),
            Binding::Created { .. } | Binding::Computed { .. } => return None,
        })
    }

    /// Builds a result node and returns its variable.
    fn created(
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
                let value = RewriteExpr::Constant(self.constant(*record, *span)?);
                return Ok((RewriteExpr::Unwrapped(Box::new(value)), Ty::any_attribute()));
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
        let variable = ident(&writer.taken.free(snake(&name.replace('.', "_"))));
        let new = NewOp { spec: self.spec(operation), location, parts, types };
        writer.statements.push(Statement::LetOp(variable.clone(), new));
        writer.give_regions(&op.regions, &variable);
        let bound = Bound { variable, kind: BindingKind::Op(result_count(operation)) };
        writer.keep(op.symbol, &bound);
        Ok(bound)
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
        let variable = writer.bind("operands", values);
        // A variadic group for a single operand provides its first value; if it is empty, the rule does not
        // apply.
        Ok(if is_single && arg_is_list(arg, writer) {
            NewPart::FirstOperand(variable)
        } else {
            NewPart::Operands(variable)
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
                let variable = ident(&writer.taken.free("constant".to_owned()));
                let constant = self.constant(*record, *span)?;
                writer.statements.push(Statement::LetConstant(variable.clone(), constant));
                return Ok(RewriteExpr::Variable(variable));
            }
            ResultArg::Symbol(reference, _) => writer.bound(*reference),
            ResultArg::Node(node) => self.created(node, None, Expected::Attribute, writer)?,
            ResultArg::Variadic(_) | ResultArg::Absent => return Ok(RewriteExpr::NoAttribute),
        };
        Ok(RewriteExpr::Variable(bound.variable))
    }
}

/// The values that replace the results of the matched operations.
fn replacement<'t>(replacements: &[Bound], writer: &Writer<'_, '_, 't>) -> Replacement<'t> {
    let is_fixed = |created: &Bound| !matches!(created.kind, BindingKind::Op(None) | BindingKind::Values);
    if !replacements.iter().all(is_fixed) {
        let lists = replacements.iter().map(|created| writer.list(created));
        return Replacement::Values(RewriteExpr::Concatenated(lists.collect()));
    }
    let mut values = Vec::new();
    for Bound { variable, kind } in replacements {
        match kind {
            BindingKind::Op(Some(count)) => {
                values.extend((0..*count).map(|result| RewriteExpr::OpResult(variable.clone(), result)));
            }
            BindingKind::Array(count) => {
                values.extend((0..*count).map(|index| RewriteExpr::Item(variable.clone(), index)));
            }
            _ => values.push(RewriteExpr::Variable(variable.clone())),
        }
    }
    Replacement::Values(RewriteExpr::Array(values))
}

/// The location of what a rule creates.
fn location<'t>(spec: Option<&LocationSpec<'_>>, writer: &Writer<'_, '_, 't>) -> RewriteLocation<'t> {
    let Some(spec) = spec else { return RewriteLocation::Matched };
    let locations = spec.symbols.iter().map(|reference| {
        let bound = writer.bound(*reference);
        if let BindingKind::Op(_) = bound.kind {
            return RewriteExpr::OpLocation(bound.variable);
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
