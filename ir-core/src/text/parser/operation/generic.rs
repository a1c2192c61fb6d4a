//! The parser of the generic form.
//!
//! ```text
//! generic-operation ::= string `(` operands? `)` (`[` successors `]`)? (`<` attribute `>`)?
//!                       (`(` region (`,` region)* `)`)? dictionary? `:` function-type location?
//! ```

use super::creation::{Head, Marks};
use super::{AsmParser, OperationParser, ParseResult, REGISTER};
use crate::context::{Attribute, NamedAttribute, OpName, OpProperties, Traits, Type, TypeKind};
use crate::diagnostic::{Diagnostic, EmitError};
use crate::ir::properties::current_name;
use crate::text::{parser::cache::signature_end, token::TokenKind};
use std::borrow::Cow;

/// A parsed function type: its first type in `signature_types`, and the numbers of operands and results.
#[derive(Clone, Copy, Debug)]
pub(super) struct Signature {
    first: usize,
    operands: usize,
    results: usize,
}

/// The maximum number of types in cached signatures.
const MOST_SIGNATURE_TYPES: usize = 1 << 16;

/// The maximum number of properties that are cached as valid.
const MOST_PROPERTIES: usize = 1 << 12;

impl<'a> OperationParser<'a> {
    pub(super) fn generic_operation(&mut self, start: u32, marks: Marks) -> ParseResult<()> {
        let name_start = self.parser.token().start;
        let name = self.operation_name()?;
        self.parser.parse_token(TokenKind::LParen, "expected '(' to start operand list")?;
        self.operand_list()?;
        self.parser.parse_token(TokenKind::RParen, "expected ')' to end operand list")?;
        if self.kind() == TokenKind::LSquare {
            if !name.might_have(self.parser.context(), Traits::TERMINATOR) {
                return Err(self.parser.error_here("successors in non-terminator"));
            }
            self.successor_list()?;
        }
        let mut properties = None;
        if self.parser.consume_if(TokenKind::Less) {
            properties = Some(self.parser.parse_attribute(None)?);
            self.parser.parse_token(TokenKind::Greater, "expected '>' to close properties")?;
        }
        let head = Head { start, name_start, name, properties, marks };
        if self.parser.consume_if(TokenKind::LParen) {
            self.generic_regions(name)?;
        }
        self.finish_generic(head)
    }

    /// Parses the operation name; its dialect must be registered, unless unregistered dialects are allowed.
    fn operation_name(&mut self) -> ParseResult<OpName> {
        let ctx = self.parser.context();
        let spelling = self.parser.spelling();
        if let Some(name) = self.op_names.get(spelling) {
            self.parser.consume();
            return Ok(name);
        }
        let value = self.parser.string_value(self.parser.token());
        if value.is_empty() {
            return Err(self.parser.error_here("empty operation name is invalid"));
        }
        if value.contains(&0) {
            return Err(self.parser.error_here("null character not allowed in operation name"));
        }
        let name = ctx.op_name_of(ctx.ident_bytes(&value));
        self.parser.consume();
        let known = name.is_registered(ctx) || ctx.allows_unregistered_dialects();
        // A name without a dialect is checked by the verifier.
        let namespace = || value.split(|byte| *byte == b'.').next().unwrap_or_default();
        if !known && ctx.dialect(ctx.ident_bytes(namespace())).is_none() {
            let message = "operation being parsed with an unregistered dialect. If this is intended, please use \
                           -allow-unregistered-dialect with the MLIR tool used";
            let help = format!(
                "{REGISTER}; for operations that nothing is known about, call 'allow_unregistered_dialects(true)' on the context"
            );
            return Err(self.parser.error_here_with_help(message, help));
        }
        self.op_names.set(spelling, name);
        Ok(name)
    }

    /// Parses the regions and the parenthesis after them.
    fn generic_regions(&mut self, name: OpName) -> ParseResult<()> {
        loop {
            self.region_of(name, &[], false, self.default_dialect)?;
            if !self.parser.consume_if(TokenKind::Comma) {
                return self.parser.parse_token(TokenKind::RParen, "expected ')' to end region list");
            }
        }
    }

    /// Parses the syntax after the regions and creates the operation.
    fn finish_generic(&mut self, head: Head) -> ParseResult<()> {
        let mut entries = std::mem::take(&mut self.attributes);
        if self.kind() == TokenKind::LBrace {
            self.parser.parse_attribute_dict(&mut entries)?;
        }
        self.parser.parse_token(TokenKind::Colon, "expected ':' followed by operation type")?;
        let type_start = self.parser.token().start;
        self.function_type(type_start)?;
        self.resolve_generic_operands(&head, type_start)?;
        let (attributes, properties) = self.split_attributes(&head, &entries)?;
        entries.clear();
        self.attributes = entries;
        let op = self.create(&head, attributes, properties)?;
        self.trailing_location(super::locations::Deferred::Op(op))?;
        self.record_op(op, head.start, head.name_start);
        self.bind_results(op, &head)
    }

    /// Parses the type into `operand_types` and `result_types`; a repeated spelling is found in the cache
    /// without reading its tokens.
    fn function_type(&mut self, start: u32) -> ParseResult<()> {
        let text = self.parser.lexer.text();
        let Some(end) = signature_end(text, start as usize) else { return self.new_function_type(start) };
        let spelling = &text[start as usize..end];
        if let Some(Signature { first, operands, results }) = self.signatures.get(spelling) {
            let (operands, results) =
                self.signature_types[first..first + operands + results].split_at(operands);
            self.operand_types.extend_from_slice(operands);
            self.result_types.extend_from_slice(results);
            self.parser.reset(end as u32);
            return Ok(());
        }
        self.new_function_type(start)?;
        let after = text.get(end..self.parser.token().start as usize);
        let ends_here = after.is_some_and(|blanks| blanks.iter().all(u8::is_ascii_whitespace));
        if ends_here && self.signature_types.len() < MOST_SIGNATURE_TYPES {
            let first = self.signature_types.len();
            let (operands, results) = (self.operand_types.len(), self.result_types.len());
            self.signature_types.extend_from_slice(&self.operand_types);
            self.signature_types.extend_from_slice(&self.result_types);
            self.signatures.set(spelling, Signature { first, operands, results });
        }
        Ok(())
    }

    /// Parses a type that is not cached; the usual spelling needs no interned function type.
    fn new_function_type(&mut self, start: u32) -> ParseResult<()> {
        if self.kind() == TokenKind::LParen {
            return self.spelled_function_type();
        }
        let ty = self.parser.parse_type()?;
        let TypeKind::Function { inputs, results } = ty.kind(self.parser.context()) else {
            return Err(self
                .parser
                .report(Diagnostic::error(self.location(start), "expected function type")));
        };
        self.operand_types.extend_from_slice(inputs);
        self.result_types.extend_from_slice(results);
        Ok(())
    }

    fn spelled_function_type(&mut self) -> ParseResult<()> {
        self.type_list_parens(false)?;
        self.parser.parse_token(TokenKind::Arrow, "expected '->' in function type")?;
        if self.kind() == TokenKind::LParen {
            return self.type_list_parens(true);
        }
        let ty = self.parser.parse_non_function_type()?;
        self.result_types.push(ty);
        Ok(())
    }

    /// Parses types in parentheses, of results or of operands.
    fn type_list_parens(&mut self, results: bool) -> ParseResult<()> {
        self.parser.parse_token(TokenKind::LParen, "expected '('")?;
        if self.parser.consume_if(TokenKind::RParen) {
            return Ok(());
        }
        loop {
            let ty = self.parser.parse_type()?;
            if results {
                self.result_types.push(ty)
            } else {
                self.operand_types.push(ty)
            }
            if !self.parser.consume_if(TokenKind::Comma) {
                return self.parser.parse_token(TokenKind::RParen, "expected ')'");
            }
        }
    }

    fn resolve_generic_operands(&mut self, head: &Head, type_start: u32) -> ParseResult<()> {
        let count = self.operand_names(&head.marks).len();
        let types = std::mem::take(&mut self.operand_types);
        if types.len() != count {
            // MLIR prints the character 0 if a single operand needs no plural.
            let plural = if count == 1 { '\0' } else { 's' };
            let message = format!("expected {count} operand type{plural} but had {}", types.len());
            return Err(self.parser.report(Diagnostic::error(self.location(type_start), message)));
        }
        for (place, &ty) in types.iter().enumerate() {
            let name = self.operand_names(&head.marks)[place];
            let value = self.resolve(name, ty)?;
            self.operand_values.push(value);
        }
        self.operand_types = types;
        self.operand_types.clear();
        Ok(())
    }

    /// The discardable attributes and the properties. In a registered operation, inherent attributes become
    /// properties.
    fn split_attributes(
        &mut self,
        head: &Head,
        attributes: &[NamedAttribute],
    ) -> ParseResult<(Option<Attribute>, Option<Attribute>)> {
        let ctx = self.parser.context();
        let Some(definition) = head.name.definition(ctx) else {
            return Ok((self.dictionary(attributes), head.properties));
        };
        if let Some(properties) = head.properties {
            let properties = self.known_properties(head, definition.properties(), properties)?;
            let (discardable, inherent) = self.split_by_definition(
                definition.properties().inherent_names(),
                &self.currently_named(definition.properties(), attributes),
            );
            return Ok((discardable, self.merged_properties(definition.properties(), properties, inherent)));
        }
        let emit_error = |reason: &str| {
            let message = format!("'{}' op {reason}", head.name.as_str(ctx));
            Diagnostic::error(self.location(head.name_start), message)
        };
        if let Err(error) = definition.properties().check_inherent(ctx, &emit_error, attributes) {
            return Err(self.parser.report(error));
        }
        Ok(self.split_by_definition(
            definition.properties().inherent_names(),
            &self.currently_named(definition.properties(), attributes),
        ))
    }

    /// The attributes with the current names of inherent ones. As in MLIR's `setInherentAttr`, attributes
    /// that cannot be stored are dropped. Of two names of a property, the former one takes precedence,
    /// because it comes later in a sorted dictionary.
    fn currently_named<'b>(
        &self,
        definition: &dyn OpProperties,
        attributes: &'b [NamedAttribute],
    ) -> Cow<'b, [NamedAttribute]> {
        let ctx = self.parser.context();
        let current = |entry: &NamedAttribute| {
            let name = entry.name.as_str(ctx);
            let current = current_name(name);
            (current != name && definition.inherent_names().contains(&current)).then(|| ctx.ident(current))
        };
        if !attributes.iter().any(|entry| current(entry).is_some()) {
            return attributes.into();
        }
        let (old, mut named): (Vec<_>, Vec<_>) =
            attributes.iter().copied().partition(|entry| current(entry).is_some());
        let renamed = old.iter().filter_map(|entry| Some(NamedAttribute { name: current(entry)?, ..*entry }));
        named.extend(renamed.filter(|entry| definition.can_store(ctx, entry)));
        named.into()
    }

    /// The dictionaries of the discardable attributes and of the inherent ones, which have these names.
    pub(super) fn split_by_definition(
        &self,
        inherent: &[&str],
        attributes: &[NamedAttribute],
    ) -> (Option<Attribute>, Option<Attribute>) {
        if attributes.is_empty() {
            return (None, None);
        }
        let ctx = self.parser.context();
        let is_inherent = |attribute: &NamedAttribute| inherent.contains(&attribute.name.as_str(ctx));
        let (inherent, discardable): (Vec<_>, Vec<_>) = attributes.iter().copied().partition(is_inherent);
        (self.dictionary(&discardable), self.dictionary(&inherent))
    }

    /// The properties, merged with the inherent attributes that can be stored. Properties take precedence:
    /// MLIR sets them after the attributes.
    fn merged_properties(
        &self,
        definition: &dyn OpProperties,
        properties: Option<Attribute>,
        inherent: Option<Attribute>,
    ) -> Option<Attribute> {
        let ctx = self.parser.context();
        let Some(inherent) = inherent.and_then(|dictionary| dictionary.dictionary_entries(ctx)) else {
            return properties;
        };
        let stored = inherent.iter().copied().filter(|entry| definition.can_store(ctx, entry));
        let given = properties.and_then(|dictionary| dictionary.dictionary_entries(ctx)).unwrap_or_default();
        let entries: Vec<NamedAttribute> = stored.chain(given.iter().copied()).collect();
        self.dictionary(&entries)
    }

    /// The valid properties of the operation. Repeated ones are not checked again.
    fn known_properties(
        &mut self,
        head: &Head,
        definition: &dyn OpProperties,
        properties: Attribute,
    ) -> ParseResult<Option<Attribute>> {
        let key = (head.name, properties);
        if let Some(&known) = self.known_properties.get(&key) {
            return Ok(known);
        }
        let emit_error = |reason: &str| {
            let ctx = self.parser.context();
            let (name, shown) = (head.name.as_str(ctx), properties.to_text(ctx));
            let message = format!("invalid properties {shown} for op {name}: {reason}");
            Diagnostic::error(self.location(head.name_start), message)
        };
        let kept = self.check_properties(&emit_error, definition, properties);
        let kept = kept.map_err(|error| self.parser.report(error))?;
        if self.known_properties.len() < MOST_PROPERTIES {
            self.known_properties.insert(key, kept);
        }
        Ok(kept)
    }

    fn check_properties(
        &self,
        emit_error: EmitError<'_>,
        definition: &dyn OpProperties,
        properties: Attribute,
    ) -> Result<Option<Attribute>, Diagnostic> {
        let ctx = self.parser.context();
        let known = definition.names();
        if known.is_empty() {
            return Err(emit_error("this operation does not support properties"));
        }
        let Some(entries) = properties.dictionary_entries(ctx) else {
            return Err(emit_error("expected DictionaryAttr to set properties"));
        };
        let mut kept: Vec<_> =
            entries.iter().copied().filter(|entry| known.contains(&entry.name.as_str(ctx))).collect();
        for entry in entries {
            let (name, current) = (entry.name.as_str(ctx), current_name(entry.name.as_str(ctx)));
            let is_missing = || kept.iter().all(|kept| kept.name.as_str(ctx) != current);
            if current != name && known.contains(&current) && is_missing() {
                kept.push(NamedAttribute { name: ctx.ident(current), ..*entry });
            }
        }
        definition.check(ctx, emit_error, &kept)?;
        Ok(self.dictionary(&kept))
    }

    /// The dictionary of attributes; the last one of each name takes precedence. `None` without attributes.
    pub(super) fn dictionary(&self, attributes: &[NamedAttribute]) -> Option<Attribute> {
        if attributes.is_empty() {
            return None;
        }
        let ctx = self.parser.context();
        if let Ok(dictionary) = ctx.dictionary_attr(attributes) {
            return Some(dictionary);
        }
        let mut seen = rustc_hash::FxHashSet::default();
        let mut last = attributes.to_vec();
        last.reverse();
        last.retain(|attribute| seen.insert(attribute.name));
        ctx.dictionary_attr(&last).ok()
    }

    /// Sets the stack of result types, for hooks.
    pub(super) fn set_result_types(&mut self, types: &[Type]) {
        self.result_types.clear();
        self.result_types.extend_from_slice(types);
    }
}
