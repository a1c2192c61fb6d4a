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

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::PatternEmitter;
use super::hooks::function_name;
use super::native::{NativeCall, Wanted};
use crate::model::{
    Argument, Binding, InlinedRegion, LocationSpec, NativeResult, Operation, Part, Pattern, Result,
    ResultArg, ResultNode, ResultOp, ResultPattern, ReturnType, Source, Symbol, SymbolRef,
};
use crate::rust::expr::{Subject, Ty, uses};
use crate::rust::names::{Taken, ident, snake};

/// The variable of a symbol or of a result.
#[derive(Clone, Debug)]
pub(super) struct Bound {
    pub(super) variable: Ident,
    pub(super) what: What,
}

/// The type of a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// `Value`
    Value,
    /// `Vec<Value>`
    Values,
    /// `[Value; N]`
    Array(usize),
    /// `Attribute`, or `Option<Attribute>`.
    Attribute { ty: Ty, is_optional: bool },
    /// `Op`, with its number of results; `None` if the number varies.
    Op(Option<usize>),
    /// `Type`
    Type,
    /// `Region`
    Region,
    /// `()`
    Nothing,
}

/// Emits the function of one rule.
pub(super) struct Writer<'p, 'r> {
    rule: &'p Pattern<'r>,
    pub(super) statements: Vec<TokenStream>,
    /// The variable of each symbol, by the symbol's index.
    symbols: Vec<Option<Bound>>,
    pub(super) taken: Taken,
}

fn number(value: usize) -> Literal {
    Literal::usize_unsuffixed(value)
}

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
            let made = self.made(&result.node, result.replaces, Wanted::Values(1), &mut writer)?;
            if result.replaces.is_some() {
                replacements.push((result, made));
            }
        }
        for node in &rule.supplemental {
            self.made(node, None, Wanted::Values(1), &mut writer)?;
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
            let Some((what, call)) = self.source_binding(rule, symbol, slot) else { break };
            if !symbol.is_used {
                continue;
            }
            let variable = ident(&writer.taken.free(snake(symbol.name)));
            writer.statements.push(quote! { let #variable = #call; });
            writer.symbols[slot] = Some(Bound { variable, what });
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
                let what = What::Attribute { ty: self.attribute_type(Some(attribute)), is_optional };
                (
                    what,
                    if is_optional {
                        quote! { rw.attribute(#slot) }
                    } else {
                        quote! { rw.attribute(#slot)? }
                    },
                )
            }
            Binding::Property { .. } => {
                let what = What::Attribute { ty: Ty::any_attribute(), is_optional: true };
                (what, quote! { rw.attribute(#slot) })
            }
            Binding::Native { is_value: false, .. } => {
                let what = What::Attribute { ty: Ty::any_attribute(), is_optional: false };
                (what, quote! { rw.attribute(#slot)? })
            }
            Binding::Op(op) => (What::Op(result_count(&rule.source[op].operation)), quote! { rw.op(#slot)? }),
            Binding::Type(_) => (What::Type, quote! { rw.ty(#slot)? }),
            Binding::Region { .. } => (What::Region, quote! { rw.region(#slot)? }),
            Binding::Made { .. } | Binding::Computed { .. } => return None,
        })
    }

    /// Emits the code of a result node and returns its variable.
    fn made(
        &mut self,
        node: &ResultNode<'r>,
        replaces: Option<usize>,
        wanted: Wanted,
        writer: &mut Writer<'_, 'r>,
    ) -> Result<Bound> {
        match node {
            ResultNode::Op(op) => self.made_op(op, replaces, writer),
            ResultNode::Native(native) => self.made_native(native, wanted, writer),
            ResultNode::Value(reference) | ResultNode::Inlined(InlinedRegion { region: reference, .. }) => {
                let bound = writer.bound(*reference);
                let value = writer.value(&bound, reference.index)?;
                Ok(match value {
                    Some(value) => {
                        let variable = ident(&writer.taken.free("value".to_owned()));
                        writer.statements.push(quote! { let #variable = #value; });
                        Bound { variable, what: What::Value }
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
        for (_, made) in replacements {
            match &made.what {
                What::Op(Some(count)) => {
                    let variable = &made.variable;
                    let results = (0..*count).map(number);
                    parts.extend(results.map(|result| quote! { rw.result(#variable, #result)? }));
                }
                What::Array(count) => {
                    let variable = &made.variable;
                    let values = (0..*count).map(number);
                    parts.extend(values.map(|value| quote! { #variable[#value] }));
                }
                What::Op(None) | What::Values => is_fixed = false,
                _ => {
                    let variable = &made.variable;
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
        let lists = replacements.iter().map(|(_, made)| writer.list(made));
        Ok(quote! {
            let replacements = [#(#lists),*].concat();
            rw.replace_root(&replacements)
        })
    }

    fn made_native(
        &mut self,
        native: &NativeResult<'r>,
        wanted: Wanted,
        writer: &mut Writer<'_, 'r>,
    ) -> Result<Bound> {
        let mut arguments = Vec::new();
        for arg in &native.args {
            arguments.push(self.native_argument(arg, writer)?);
        }
        let location = self.location(native.location.as_ref(), writer)?;
        let (wanted, what) = match (native.returns, wanted) {
            (0, _) => (Wanted::Nothing, What::Nothing),
            (1, Wanted::Attribute) => {
                (Wanted::Attribute, What::Attribute { ty: Ty::any_attribute(), is_optional: false })
            }
            (1, Wanted::Type) => (Wanted::Type, What::Nothing),
            (1, _) if writer.is_attribute(native.symbol) => {
                (Wanted::Attribute, What::Attribute { ty: Ty::any_attribute(), is_optional: false })
            }
            (1, _) => (Wanted::Values(1), What::Value),
            (count, _) => (Wanted::Values(count), What::Array(count)),
        };
        let call = NativeCall { code: native.code, wanted, arguments, location, span: native.span };
        let call = self.native_call(&call, &writer.rule.name)?;
        let name = native.symbol.map_or("native", |symbol| writer.rule.symbols.all[symbol].name);
        let variable = ident(&writer.taken.free(snake(name)));
        writer.statements.push(match what {
            What::Nothing if wanted == Wanted::Nothing => quote! { #call; },
            _ => quote! { let #variable = #call; },
        });
        let bound = Bound { variable, what };
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
            ResultArg::Node(node) => (self.made(node, None, Wanted::Values(1), writer)?, None),
            ResultArg::Variadic(_) | ResultArg::Absent => {
                let list = self.operand(arg, writer)?;
                return Ok((quote! { &#list }, Ty::List(Box::new(Ty::Value))));
            }
        };
        if bound.what == What::Type {
            let variable = &bound.variable;
            return Ok((quote! { #variable }, Ty::any_type()));
        }
        if let What::Attribute { ty, is_optional } = &bound.what {
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
            ResultArg::Node(node) => (self.made(node, None, Wanted::Values(1), writer)?, None),
            ResultArg::Constant(..) => return Ok(quote! { [] }),
            ResultArg::Absent => return Ok(quote! { Vec::<Value>::new() }),
            ResultArg::Variadic(items) => return self.values(items, writer),
        };
        Ok(match writer.value(&bound, index)? {
            Some(value) => quote! { [#value] },
            None => writer.list(&bound),
        })
    }

    fn made_op(
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
        let bound = Bound { variable, what: What::Op(result_count(operation)) };
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
            ResultArg::Node(node) => self.made(node, None, Wanted::Attribute, writer)?,
            ResultArg::Variadic(_) | ResultArg::Absent => return Ok((quote! { None::<Attribute> }, true)),
        };
        let variable = &bound.variable;
        let is_optional = matches!(bound.what, What::Attribute { is_optional: true, .. });
        Ok((quote! { #variable }, is_optional))
    }

    /// `new.types(…);` for each result group, from the first source that applies, as in mlir-tblgen: the rule's `returnType`,
    /// the trait `SameOperandsAndResultType`, the replaced results, the definition.
    fn types(
        &mut self,
        op: &ResultOp<'r>,
        replaces: Option<usize>,
        sources: &[TokenStream],
        writer: &mut Writer<'_, 'r>,
    ) -> Result<TokenStream> {
        let operation = &op.operation;
        if operation.results.is_empty() {
            return Ok(TokenStream::new());
        }
        if let Some(types) = &op.types {
            let mut groups = Vec::new();
            for ty in types {
                let ty = self.return_type(ty, writer)?;
                groups.push(quote! { new.types([#ty]); });
            }
            return Ok(quote! { #(#groups)* });
        }
        let follows_operands = operation.has_trait("::mlir::OpTrait::SameOperandsAndResultType");
        if let (Some(first), false) = (replaces, follows_operands) {
            let groups = (0..operation.results.len()).map(|group| {
                let group = number(first + group);
                quote! { new.types([rw.root_type(#group)?]); }
            });
            if result_count(operation).is_some() && writer.rule.has_fixed_results() {
                return Ok(quote! { #(#groups)* });
            }
            return Ok(quote! { new.types(rw.root_types()); });
        }
        let mut groups = Vec::new();
        for group in 0..operation.results.len() {
            match self.inferred(op, group, sources)? {
                Some(ty) => groups.push(quote! { new.types([#ty]); }),
                None => return self.types_by_hand(op),
            }
        }
        Ok(quote! { #(#groups)* })
    }

    /// The types that a user-provided function computes, where C++ relies on a builder without result types.
    ///
    /// ```text
    /// for ty in <Rewrites as RewriteFunctions>::pad_types(rw.rewriter, new.given_operands(), new.given_properties())? {
    ///     new.types([ty]);
    /// }
    /// ```
    fn types_by_hand(&mut self, op: &ResultOp<'r>) -> Result<TokenStream> {
        let operation = &op.operation;
        let is_one_group = operation.results.len() == 1;
        if !is_one_group && result_count(operation).is_none() {
            let name = operation.name();
            let message = format!("the types of the results of '{name}' do not follow from its definition");
            let error = self.unsupported(op.span, operation.record.span(), message);
            return Err(error.with_help("say them in the rule, with (returnType …) behind the arguments"));
        }
        let function = self.hooks.result_types(operation);
        let call = quote! {
            <Rewrites as RewriteFunctions>::#function(rw.rewriter, new.given_operands(), new.given_properties())?
        };
        Ok(match is_one_group {
            true => quote! { new.types(#call); },
            false => quote! {
                for ty in #call {
                    new.types([ty]);
                }
            },
        })
    }

    fn return_type(&mut self, ty: &ReturnType<'r>, writer: &mut Writer<'_, 'r>) -> Result<TokenStream> {
        match ty {
            ReturnType::Of(reference) => {
                let bound = writer.bound(*reference);
                if bound.what == What::Type {
                    let variable = &bound.variable;
                    return Ok(quote! { #variable });
                }
                let value = writer.value(&bound, reference.index)?;
                let value = value.unwrap_or_else(|| {
                    let list = writer.list(&bound);
                    quote! { *#list.first()? }
                });
                Ok(quote! { rw.ir().value_type(#value) })
            }
            ReturnType::Native(native) => {
                let bound = self.made_native(native, Wanted::Type, writer)?;
                let variable = &bound.variable;
                Ok(quote! { #variable })
            }
            ReturnType::Text(text, place) => {
                let constraints = &mut self.emitter.constraints;
                let callee = constraints.translator.native(
                    text,
                    "return_type",
                    &[],
                    &Ty::any_type(),
                    *place,
                    constraints.namespace,
                );
                let Some(callee) = callee else {
                    let name = function_name(text, "return_type");
                    let parameters = quote! { rewriter: &mut PatternRewriter<'_> };
                    let function = self.hooks.require(&name, text, &parameters, &quote! { Type });
                    return Ok(quote! { <Rewrites as RewriteFunctions>::#function(rw.rewriter)? });
                };
                let (function, fails) = (&callee.function, callee.is_partial.then(|| quote! { ? }));
                Ok(quote! { constraints::#function(rw.ctx()) #fails })
            }
        }
    }

    /// A result type that follows from the definition.
    fn inferred(
        &mut self,
        op: &ResultOp<'r>,
        group: usize,
        sources: &[TokenStream],
    ) -> Result<Option<TokenStream>> {
        let operation = &op.operation;
        let Some(inferred) = operation.inferred_types.as_ref().and_then(|types| types.get(group)) else {
            return self.first_attribute_type(operation, sources);
        };
        let constraints = &mut self.emitter.constraints;
        let (source, subject) = match inferred.source {
            Source::Argument(index) => {
                let source = &sources[index];
                match operation.arguments[index] {
                    Argument::Operand(_) => (quote! { rw.ir().value_type(#source) }, Subject::Type),
                    _ if inferred.transformer.trim() == "$_self" => {
                        (quote! { attributes::attribute_type(rw.ctx(), #source)? }, Subject::Attribute)
                    }
                    _ => (quote! { #source }, Subject::Attribute),
                }
            }
            Source::Result(index) => {
                let made = constraints
                    .translator
                    .built_type(operation.results[index].constraint.base()?, operation.namespace);
                let Some(maker) = made.map_err(|error| error.diagnostic(self.emitter.sources))? else {
                    return Ok(None);
                };
                let (function, fails) = (&maker.function, maker.is_partial.then(|| quote! { ? }));
                return Ok(Some(quote! { constraints::#function(rw.ctx()) #fails }));
            }
        };
        if inferred.transformer.trim() == "$_self" {
            return Ok(Some(source));
        }
        let Some(types) = operation.type_transformer(inferred.transformer, None) else { return Ok(None) };
        let made = constraints.translator.transformer(types, subject, false, operation.namespace);
        let Some(maker) = made.map_err(|error| error.diagnostic(self.emitter.sources))? else {
            return Ok(None);
        };
        let (function, fails) = (&maker.function, maker.is_partial.then(|| quote! { ? }));
        Ok(Some(quote! { constraints::#function(rw.ctx(), #source) #fails }))
    }

    /// The type of the first attribute, for an operation with `FirstAttrDerivedResultType`.
    fn first_attribute_type(
        &self,
        operation: &Operation<'r>,
        sources: &[TokenStream],
    ) -> Result<Option<TokenStream>> {
        let is_attribute = |argument: &Argument| matches!(argument, Argument::Attribute(_));
        let first = operation.arguments.iter().position(is_attribute);
        let Some(first) =
            first.filter(|_| operation.has_trait("::mlir::OpTrait::FirstAttrDerivedResultType"))
        else {
            return Ok(None);
        };
        let source = &sources[first];
        Ok(Some(quote! { attributes::attribute_type(rw.ctx(), #source)? }))
    }

    fn location(&self, spec: Option<&LocationSpec<'r>>, writer: &mut Writer<'_, 'r>) -> Result<TokenStream> {
        let Some(spec) = spec else { return Ok(quote! { matched }) };
        let mut locations = Vec::new();
        for reference in &spec.symbols {
            let bound = writer.bound(*reference);
            let variable = &bound.variable;
            locations.push(match bound.what {
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

impl Writer<'_, '_> {
    fn keep(&mut self, symbol: Option<usize>, bound: &Bound) {
        if let Some(symbol) = symbol {
            self.symbols[symbol] = Some(bound.clone());
        }
    }

    /// The variable of a symbol. There always is one, because symbols are bound before their uses.
    pub(super) fn bound(&self, reference: SymbolRef<'_>) -> Bound {
        self.symbols[reference.symbol]
            .clone()
            .unwrap_or_else(|| Bound { variable: ident(&snake(reference.text)), what: What::Value })
    }

    /// The value of a variable if it is a single one; `None` for several.
    fn value(&self, bound: &Bound, index: Option<usize>) -> Result<Option<TokenStream>> {
        let variable = &bound.variable;
        Ok(match (&bound.what, index) {
            (What::Value, _) => Some(quote! { #variable }),
            (What::Values, Some(index)) => {
                let index = number(index);
                Some(quote! { *#variable.get(#index)? })
            }
            (What::Array(_), Some(index)) => {
                let index = number(index);
                Some(quote! { #variable[#index] })
            }
            (What::Op(Some(1)), None) => Some(quote! { rw.result(#variable, 0)? }),
            (What::Op(_), Some(index)) => {
                let index = number(index);
                Some(quote! { rw.result(#variable, #index)? })
            }
            _ => None,
        })
    }

    /// All values, as an expression that is or derefs to a slice.
    pub(super) fn list(&self, bound: &Bound) -> TokenStream {
        let variable = &bound.variable;
        match bound.what {
            What::Op(_) => quote! { rw.results(#variable) },
            What::Value => quote! { vec![#variable] },
            What::Array(_) => quote! { #variable.to_vec() },
            _ => quote! { #variable.clone() },
        }
    }

    /// Whether the result of native code is used as an attribute.
    fn is_attribute(&self, symbol: Option<usize>) -> bool {
        let Some(symbol) = symbol else { return false };
        self.rule.results.iter().any(|result| uses_as_attribute(&result.node, symbol))
            || self.rule.supplemental.iter().any(|node| uses_as_attribute(node, symbol))
    }
}

fn uses_as_attribute(node: &ResultNode<'_>, symbol: usize) -> bool {
    let inner = |arg: &ResultArg<'_>| match arg {
        ResultArg::Node(node) => uses_as_attribute(node, symbol),
        _ => false,
    };
    match node {
        ResultNode::Op(op) => op.operation.arguments.iter().zip(&op.args).any(|(argument, arg)| match arg {
            ResultArg::Symbol(reference, _) => {
                reference.symbol == symbol && !matches!(argument, Argument::Operand(_))
            }
            arg => inner(arg),
        }),
        ResultNode::Native(native) => native.args.iter().any(inner),
        ResultNode::Value(_) | ResultNode::Inlined(_) => false,
    }
}

/// Whether an argument is a list of unknown length.
fn arg_is_list(arg: &ResultArg<'_>, writer: &Writer<'_, '_>) -> bool {
    match arg {
        ResultArg::Symbol(reference, _) => {
            reference.index.is_none()
                && matches!(writer.bound(*reference).what, What::Values | What::Op(None))
        }
        _ => false,
    }
}

/// Number of results of an operation, if it is fixed.
fn result_count(operation: &Operation<'_>) -> Option<usize> {
    (operation.variable_length_results() == 0).then_some(operation.results.len())
}
