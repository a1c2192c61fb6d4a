//! The function of a rule, which builds its results.
//!
//! ```text
//! let matched = rw.location();
//! let x = rw.value(0)?;
//! let neg_0 = {
//!     let mut new = create::NewOp::new(NegOp::SPEC, rw.ctx(), matched);
//!     new.operands([x]);
//!     new.types([rw.root_type(0)?]);
//!     rw.make(new)
//! };
//! rw.replace_root(&[rw.result(neg_0, 0)?])
//! ```

use proc_macro2::TokenStream;
use quote::quote;

use super::PatternEmitter;
use super::native::{Expected, NativeCall};
use super::writer::{Bound, What, Writer, arg_is_list, number, result_count};
use crate::model::{
    Argument, Binding, InlinedRegion, LocationSpec, NativeResult, Part, Pattern, Result, ResultArg,
    ResultNode, ResultOp, ResultPattern, Symbol,
};
use crate::rust::expr::{Ty, uses};
use crate::rust::names::{Taken, ident, snake};

impl<'r> PatternEmitter<'_, 'r, '_> {
    /// The body of a rule's function.
    pub(super) fn rewrite(&mut self, rule: &Pattern<'r>) -> Result<TokenStream> {
        let mut writer = Writer {
            rule,
            statements: Vec::new(),
            symbols: vec![None; rule.symbols.all.len()],
            taken: Taken::with(&["rw", "matched", "new"]),
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
                replacements.push((result, created));
            }
        }
        for node in &rule.supplemental {
            self.created(node, None, Expected::Values(1), &mut writer)?;
        }
        let replace = match inlining {
            Some(inlining) => inlining,
            None => self.replacement(&replacements, &mut writer)?,
        };
        let statements = &writer.statements;
        let body = quote! { #(#statements)* #replace };
        let location = uses(&body, &ident("matched")).then(|| quote! { let matched = rw.location(); });
        Ok(quote! { #location #body })
    }

    /// `let x = rw.value(0)?;` for each name of the source pattern that is used.
    fn bind_source(&self, writer: &mut Writer<'_, 'r>) {
        let rule = writer.rule;
        for (slot, symbol) in rule.symbols.all.iter().enumerate() {
            let Some((kind, call)) = self.source_binding(rule, symbol, slot) else { break };
            if !symbol.is_used {
                continue;
            }
            let variable = ident(&writer.taken.free(snake(symbol.name)));
            writer.statements.push(quote! { let #variable = #call; });
            writer.symbols[slot] = Some(Bound { variable, kind });
        }
    }

    /// The type of a source pattern's name and the expression that reads it; `None` for a name of a result pattern.
    fn source_binding(
        &self,
        rule: &Pattern<'r>,
        symbol: &Symbol<'r>,
        slot: usize,
    ) -> Option<(What, TokenStream)> {
        let slot = number(slot);
        Some(match symbol.binding {
            Binding::Operand { is_variadic: true, part: Part::All | Part::Rest(..), .. } => {
                (What::Values, quote! { rw.values(#slot) })
            }
            Binding::Operand { .. } | Binding::Native { is_value: true, .. } => {
                (What::Value, quote! { rw.value(#slot)? })
            }
            Binding::Attribute { op, attribute } => {
                let attribute = rule.source[op].operation.attributes[attribute].constraint;
                let is_optional = attribute.is_optional().unwrap_or(false);
                let kind = What::Attribute { ty: self.attribute_type(Some(attribute)), is_optional };
                (
                    kind,
                    if is_optional {
                        quote! { rw.attribute(#slot) }
                    } else {
                        quote! { rw.attribute(#slot)? }
                    },
                )
            }
            Binding::Property { .. } => {
                let kind = What::Attribute { ty: Ty::any_attribute(), is_optional: true };
                (kind, quote! { rw.attribute(#slot) })
            }
            Binding::Native { is_value: false, .. } => {
                let kind = What::Attribute { ty: Ty::any_attribute(), is_optional: false };
                (kind, quote! { rw.attribute(#slot)? })
            }
            Binding::Op(op) => (What::Op(result_count(&rule.source[op].operation)), quote! { rw.op(#slot)? }),
            Binding::Type(_) => (What::Type, quote! { rw.ty(#slot)? }),
            Binding::Region { .. } => (What::Region, quote! { rw.region(#slot)? }),
            Binding::Created { .. } | Binding::Computed { .. } => return None,
        })
    }

    /// Emits the code of a result node and returns its variable.
    fn created(
        &mut self,
        node: &ResultNode<'r>,
        replaces: Option<usize>,
        expected: Expected,
        writer: &mut Writer<'_, 'r>,
    ) -> Result<Bound> {
        match node {
            ResultNode::Op(op) => self.created_op(op, replaces, writer),
            ResultNode::Native(native) => self.created_native(native, expected, writer),
            ResultNode::Value(reference) | ResultNode::Inlined(InlinedRegion { region: reference, .. }) => {
                let bound = writer.bound(*reference);
                let value = writer.value(&bound, reference.index)?;
                Ok(match value {
                    Some(value) => {
                        let variable = ident(&writer.taken.free("value".to_owned()));
                        writer.statements.push(quote! { let #variable = #value; });
                        Bound { variable, kind: What::Value }
                    }
                    None => bound,
                })
            }
        }
    }

    /// `rw.replace_root(&[…])`
    fn replacement(
        &self,
        replacements: &[(&ResultPattern<'r>, Bound)],
        writer: &mut Writer<'_, 'r>,
    ) -> Result<TokenStream> {
        let mut parts = Vec::new();
        let mut is_fixed = true;
        for (_, created) in replacements {
            match &created.kind {
                What::Op(Some(count)) => {
                    let variable = &created.variable;
                    let results = (0..*count).map(number);
                    parts.extend(results.map(|result| quote! { rw.result(#variable, #result)? }));
                }
                What::Array(count) => {
                    let variable = &created.variable;
                    let values = (0..*count).map(number);
                    parts.extend(values.map(|value| quote! { #variable[#value] }));
                }
                What::Op(None) | What::Values => is_fixed = false,
                _ => {
                    let variable = &created.variable;
                    parts.push(quote! { #variable });
                }
            }
        }
        if is_fixed {
            return Ok(quote! {
                let replacements = [#(#parts),*];
                rw.replace_root(&replacements)
            });
        }
        let lists = replacements.iter().map(|(_, created)| writer.list(created));
        Ok(quote! {
            let replacements = [#(#lists),*].concat();
            rw.replace_root(&replacements)
        })
    }

    pub(super) fn created_native(
        &mut self,
        native: &NativeResult<'r>,
        expected: Expected,
        writer: &mut Writer<'_, 'r>,
    ) -> Result<Bound> {
        let mut arguments = Vec::new();
        for arg in &native.args {
            arguments.push(self.native_argument(arg, writer)?);
        }
        let location = self.location(native.location.as_ref(), writer)?;
        let (expected, kind) = match (native.returns, expected) {
            (0, _) => (Expected::Nothing, What::Nothing),
            (1, Expected::Attribute) => {
                (Expected::Attribute, What::Attribute { ty: Ty::any_attribute(), is_optional: false })
            }
            (1, Expected::Type) => (Expected::Type, What::Nothing),
            (1, _) if writer.is_attribute(native.symbol) => {
                (Expected::Attribute, What::Attribute { ty: Ty::any_attribute(), is_optional: false })
            }
            (1, _) => (Expected::Values(1), What::Value),
            (count, _) => (Expected::Values(count), What::Array(count)),
        };
        let call = NativeCall { code: native.code, expected, arguments, location, span: native.span };
        let call = self.native_call(&call, &writer.rule.name)?;
        let name = native.symbol.map_or("native", |symbol| writer.rule.symbols.all[symbol].name);
        let variable = ident(&writer.taken.free(snake(name)));
        writer.statements.push(match kind {
            What::Nothing if expected == Expected::Nothing => quote! { #call; },
            _ => quote! { let #variable = #call; },
        });
        let bound = Bound { variable, kind };
        writer.keep(native.symbol, &bound);
        Ok(bound)
    }

    /// An argument of native code, with its type.
    pub(super) fn native_argument(
        &mut self,
        arg: &ResultArg<'r>,
        writer: &mut Writer<'_, 'r>,
    ) -> Result<(TokenStream, Ty)> {
        let (bound, index) = match arg {
            ResultArg::Symbol(reference, _) => (writer.bound(*reference), reference.index),
            ResultArg::Constant(record, span) => {
                let value = self.constant(*record, &quote!(rw.ctx()), *span)?;
                return Ok((quote! { #value? }, Ty::any_attribute()));
            }
            ResultArg::Node(node) => (self.created(node, None, Expected::Values(1), writer)?, None),
            ResultArg::Variadic(_) | ResultArg::Absent => {
                let list = self.operand(arg, writer)?;
                return Ok((quote! { &#list }, Ty::List(Box::new(Ty::Value))));
            }
        };
        if bound.kind == What::Type {
            let variable = &bound.variable;
            return Ok((quote! { #variable }, Ty::any_type()));
        }
        if let What::Attribute { ty, is_optional } = &bound.kind {
            let ty = if *is_optional { Ty::Optional(Box::new(ty.clone())) } else { ty.clone() };
            let variable = &bound.variable;
            return Ok((quote! { #variable }, ty));
        }
        Ok(match writer.value(&bound, index)? {
            Some(value) => {
                // The value is read before the call, which borrows the rewriter.
                let variable = ident(&writer.taken.free("argument".to_owned()));
                writer.statements.push(quote! { let #variable = #value; });
                (quote! { #variable }, Ty::Value)
            }
            None => {
                let list = writer.list(&bound);
                let variable = ident(&writer.taken.free("arguments".to_owned()));
                writer.statements.push(quote! { let #variable = #list; });
                (quote! { &#variable }, Ty::List(Box::new(Ty::Value)))
            }
        })
    }

    /// An operand group: an expression that can be iterated over.
    pub(super) fn operand(
        &mut self,
        arg: &ResultArg<'r>,
        writer: &mut Writer<'_, 'r>,
    ) -> Result<TokenStream> {
        let (bound, index) = match arg {
            ResultArg::Symbol(reference, _) => (writer.bound(*reference), reference.index),
            ResultArg::Node(node) => (self.created(node, None, Expected::Values(1), writer)?, None),
            ResultArg::Constant(..) => return Ok(quote! { [] }),
            ResultArg::Absent => return Ok(quote! { Vec::<Value>::new() }),
            ResultArg::Variadic(items) => return self.values(items, writer),
        };
        Ok(match writer.value(&bound, index)? {
            Some(value) => quote! { [#value] },
            None => writer.list(&bound),
        })
    }

    fn created_op(
        &mut self,
        op: &ResultOp<'r>,
        replaces: Option<usize>,
        writer: &mut Writer<'_, 'r>,
    ) -> Result<Bound> {
        let operation = &op.operation;
        if !operation.successors.is_empty() {
            let message = format!("a rule cannot make '{}', which has successors", operation.name());
            return Err(self.unsupported(op.span, operation.record.span(), message));
        }
        let mut parts = Vec::new();
        // The first value or attribute of each argument, from which result types may be inferred.
        let mut sources = Vec::new();
        for (argument, arg) in operation.arguments.iter().zip(&op.args) {
            match argument {
                Argument::Operand(index) => {
                    let values = self.operand(arg, writer)?;
                    let variable = ident(&writer.taken.free("operands".to_owned()));
                    writer.statements.push(quote! { let #variable = #values; });
                    let is_single = !operation.operands[*index].constraint.is_variable_length();
                    sources.push(if is_single {
                        quote! { #variable[0] }
                    } else {
                        quote! { *#variable.first()? }
                    });
                    // A variadic group for a single operand provides its first value; if it is empty, the rule does not apply.
                    parts.push(match (is_single, arg_is_list(arg, writer)) {
                        (true, true) => quote! { new.operands([*#variable.first()?]); },
                        _ => quote! { new.operands(#variable.iter().copied()); },
                    });
                }
                Argument::Attribute(index) => {
                    let (value, is_optional) = self.attribute_argument(arg, writer)?;
                    let key = operation.attributes[*index].name;
                    parts.push(quote! { new.attribute(#key, #value); });
                    sources.push(if is_optional {
                        quote! { #value? }
                    } else {
                        value
                    });
                }
                Argument::Property(index) => {
                    let (value, is_optional) = self.attribute_argument(arg, writer)?;
                    let key = operation.properties[*index].name;
                    parts.push(quote! { new.attribute(#key, #value); });
                    sources.push(if is_optional {
                        quote! { #value? }
                    } else {
                        value
                    });
                }
            }
        }
        let types = self.types(op, replaces, &sources, writer)?;
        let location = self.location(op.location.as_ref(), writer)?;
        let spec = self.spec(operation);
        let name = op.symbol.map_or(operation.mnemonic, |symbol| writer.rule.symbols.all[symbol].name);
        let variable = ident(&writer.taken.free(snake(&name.replace('.', "_"))));
        let mutable = (!parts.is_empty() || !types.is_empty()).then(|| quote! { mut });
        writer.statements.push(quote! {
            let #variable = {
                let #mutable new = create::NewOp::new(#spec, rw.ctx(), #location);
                #(#parts)*
                #types
                rw.make(new)
            };
        });
        writer.give_regions(&op.regions, &variable);
        let bound = Bound { variable, kind: What::Op(result_count(operation)) };
        writer.keep(op.symbol, &bound);
        Ok(bound)
    }

    /// The value of an attribute or property: an expression of the type `Attribute`, or `Option<Attribute>` if the second value
    /// is true.
    fn attribute_argument(
        &mut self,
        arg: &ResultArg<'r>,
        writer: &mut Writer<'_, 'r>,
    ) -> Result<(TokenStream, bool)> {
        let bound = match arg {
            ResultArg::Constant(record, span) => {
                let variable = ident(&writer.taken.free("constant".to_owned()));
                let value = self.constant(*record, &quote!(rw.ctx()), *span)?;
                writer.statements.push(quote! { let #variable: Option<Attribute> = #value; });
                return Ok((quote! { #variable }, true));
            }
            ResultArg::Symbol(reference, _) => writer.bound(*reference),
            ResultArg::Node(node) => self.created(node, None, Expected::Attribute, writer)?,
            ResultArg::Variadic(_) | ResultArg::Absent => return Ok((quote! { None::<Attribute> }, true)),
        };
        let variable = &bound.variable;
        let is_optional = matches!(bound.kind, What::Attribute { is_optional: true, .. });
        Ok((quote! { #variable }, is_optional))
    }

    fn location(&self, spec: Option<&LocationSpec<'r>>, writer: &mut Writer<'_, 'r>) -> Result<TokenStream> {
        let Some(spec) = spec else { return Ok(quote! { matched }) };
        let mut locations = Vec::new();
        for reference in &spec.symbols {
            let bound = writer.bound(*reference);
            let variable = &bound.variable;
            locations.push(match bound.kind {
                What::Op(_) => quote! { rw.ir().location(#variable) },
                _ => {
                    let value = writer.value(&bound, reference.index)?;
                    let value = value.unwrap_or_else(|| quote! { *#variable.first()? });
                    quote! { rw.location_of(#value) }
                }
            });
        }
        Ok(match (spec.name, locations.as_slice()) {
            (Some(name), []) => quote! { rw.ctx().name_location(rw.ctx().ident(#name), Location::UNKNOWN) },
            (Some(name), _) => {
                quote! { rw.ctx().fused_location(&[#(#locations),*], Some(rw.ctx().string_attr(#name))) }
            }
            (None, _) => quote! { rw.ctx().fused_location(&[#(#locations),*], None) },
        })
    }
}
