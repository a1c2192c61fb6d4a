//! Custom assembly formats: calls of the parsing hooks, and their utilities.

use super::creation::{Head, Marks};
use super::{AsmParser, CustomOp, OperationParser, ParseResult, REGISTER};
use crate::context::classes::wrong_class;
use crate::context::{Attribute, NamedAttribute, OpName, RegisteredOp, Type};
use crate::diagnostic::{Diagnostic, closest_name};
use crate::text::{
    OpSyntax,
    parser::{ParseFailure, Parser},
    token::TokenKind,
};

impl<'a> OperationParser<'a> {
    pub(super) fn custom_operation(&mut self, start: u32, marks: Marks) -> ParseResult<()> {
        let ctx = self.parser.context();
        let token = self.parser.token();
        let (name, spelling) = self.custom_name();
        if name.definition(ctx).is_none() {
            return Err(self.report_unknown(token.start, name, &spelling));
        }
        let head = Head { start, name_start: token.start, name, properties: None, marks };
        let Some(syntax) = self.syntax.get(name) else { return Ok(()) };
        let mut op = self.spare.pop().unwrap_or_default();
        let enclosing = self.hooked.replace(head);
        syntax.parse(self, &mut op)?;
        self.finish_custom(head, syntax, op)?;
        self.hooked = enclosing;
        Ok(())
    }

    /// The operation name: as spelled, or in the default dialect of the enclosing operations. The spelling is
    /// needed if the name is not registered.
    fn custom_name(&mut self) -> (OpName, String) {
        let ctx = self.parser.context();
        let bytes = self.parser.spelling();
        if let Some(name) = self.custom_names.get(bytes) {
            self.parser.consume();
            return (name, String::new());
        }
        let spelling = String::from_utf8_lossy(bytes).into_owned();
        self.parser.consume();
        let name = ctx.op_name(&spelling);
        if name.is_registered(ctx) {
            self.custom_names.set(bytes, name);
            return (name, spelling);
        }
        if spelling.split_once('.').is_some_and(|(_, rest)| !rest.is_empty()) {
            return (name, spelling);
        }
        (ctx.op_name(&format!("{}.{spelling}", self.default_dialect)), spelling)
    }

    fn report_unknown(&mut self, at: u32, name: OpName, spelling: &str) -> ParseFailure {
        let ctx = self.parser.context();
        let full = name.as_str(ctx);
        let tried = if full == spelling { String::new() } else { format!(" (tried '{full}' as well)") };
        let location = self.location(at);
        let dialect = name.dialect(ctx);
        if ctx.dialect(dialect).is_some() {
            let message = format!("custom op '{spelling}' is unknown{tried}");
            let mut error = Diagnostic::error(location, message);
            let known = ctx.registered_ops().map(RegisteredOp::name);
            if let Some(close) = closest_name(full, known) {
                error = error.with_help(format!("did you mean '{close}'?"));
            }
            return self.parser.report_unless_lexed_wrong(error);
        }
        let message =
            format!("Dialect `{}' not found for custom op '{spelling}' {tried}", dialect.as_str(ctx));
        let mut namespaces: Vec<&str> = ctx.dialect_namespaces().collect();
        namespaces.sort_unstable();
        let note = format!(
            "Available dialects: {} ; for more info on dialect registration see \
             https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management",
            namespaces.join(", ")
        );
        let error = Diagnostic::error(location, message).with_note(location, note).with_help(REGISTER);
        self.parser.report_unless_lexed_wrong(error)
    }

    fn finish_custom(
        &mut self,
        head: Head,
        syntax: &dyn OpSyntax,
        mut custom: Box<CustomOp>,
    ) -> ParseResult<()> {
        let ctx = self.parser.context();
        let definition = head.name.definition(ctx);
        if let Some(definition) = definition.filter(|_| syntax.has_user_provided_form()) {
            self.check_different(head.name_start, &custom.attributes)?;
            let properties = definition.properties();
            let is_kept = |entry: &NamedAttribute| {
                !properties.inherent_names().contains(&entry.name.as_str(ctx))
                    || properties.can_store(ctx, entry)
            };
            custom.attributes.retain(is_kept);
        }
        let (attributes, properties) = self.dictionaries(definition, &custom);
        self.operand_values.extend_from_slice(&custom.operands);
        self.set_result_types(&custom.result_types);
        self.successors.extend_from_slice(&custom.successors);
        custom.clear();
        self.spare.push(custom);
        let op = self.create(&head, attributes, properties)?;
        self.trailing_location(super::locations::Deferred::Op(op))?;
        self.record_op(op, head.start, head.name_start);
        self.bind_results(op, &head)
    }

    /// The dictionaries of discardable attributes and of properties.
    fn dictionaries(
        &self,
        definition: Option<&RegisteredOp>,
        custom: &CustomOp,
    ) -> (Option<Attribute>, Option<Attribute>) {
        let ctx = self.parser.context();
        let known = definition.map_or(&[][..], |definition| definition.properties().inherent_names());
        let (attributes, properties) = self.split_by_definition(known, &custom.attributes);
        if custom.properties.is_empty() {
            return (attributes, properties);
        }
        let inherent = properties.and_then(|dictionary| dictionary.dictionary_entries(ctx));
        let all = [&custom.properties, inherent.unwrap_or_default()].concat();
        (attributes, self.dictionary(&all))
    }

    /// The current dictionaries of discardable attributes and properties of the operation whose hook is
    /// running.
    pub(crate) fn dictionaries_so_far(&self, op: &CustomOp) -> (Option<Attribute>, Option<Attribute>) {
        let definition = self.hooked.and_then(|head| head.name.definition(self.parser.context()));
        self.dictionaries(definition, op)
    }

    /// Rejects attributes with duplicate names.
    fn check_different(&mut self, at: u32, attributes: &[NamedAttribute]) -> ParseResult<()> {
        let ctx = self.parser.context();
        let mut names: Vec<&str> = attributes.iter().map(|entry| entry.name.as_str(ctx)).collect();
        names.sort_unstable();
        match names.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => {
                let message = format!("attribute '{}' occurs more than once in the attribute list", pair[0]);
                Err(self.error_at(at, &message))
            }
            None => Ok(()),
        }
    }

    /// Parses parameters of a type or attribute; messages name the operation.
    pub(crate) fn speaking<T>(
        &mut self,
        read: impl FnOnce(&mut Parser<'a>) -> ParseResult<T>,
    ) -> ParseResult<T> {
        self.parser.speaker = self.hooked.map(|head| head.name);
        let result = read(&mut self.parser);
        self.parser.speaker = None;
        result
    }

    /// Offset of the name of the operation whose hook is running.
    #[must_use]
    pub fn name_offset(&self) -> u32 {
        self.hooked.map_or(0, |head| head.name_start)
    }

    /// The number of named results, in the source, of the operation whose hook is running.
    #[must_use]
    pub fn num_named_results(&self) -> u64 {
        let first = self.hooked.map_or(0, |head| head.marks.groups);
        let named = self.groups.get(first..).unwrap_or_default();
        named.iter().fold(0, |sum, group| sum.saturating_add(group.count))
    }

    /// Reports that the type at `offset` is not of `class`, such as `builtin.memref`, if it has a name.
    pub fn wrong_class_of_type(&mut self, offset: u32, class: Option<&str>, found: Type) -> ParseFailure {
        self.error_at(offset, wrong_class(self.parser.context(), class, found))
    }

    /// Parses `{…}` into the operation's attributes, if it is present.
    ///
    /// # Errors
    /// When the syntax is invalid.
    pub fn parse_optional_attributes(&mut self, op: &mut CustomOp) -> ParseResult<()> {
        if self.kind() == TokenKind::LBrace {
            self.parser.parse_attribute_dict(&mut op.attributes)
        } else {
            Ok(())
        }
    }

    /// Parses `attributes {…}` into the operation's attributes, if it is present.
    ///
    /// # Errors
    /// When the syntax is invalid.
    pub fn parse_optional_attributes_with_keyword(&mut self, op: &mut CustomOp) -> ParseResult<()> {
        if self.parser.consume_keyword("attributes") {
            return self.parser.parse_attribute_dict(&mut op.attributes);
        }
        Ok(())
    }

    /// Rejects a region argument with a name that is already in use.
    pub(super) fn check_unused_argument(&mut self, name: super::scope::Name) -> ParseResult<()> {
        let Some(entry) = self.values.find(name) else { return Ok(()) };
        let prior = self.location(self.values.meaning(entry).location);
        let message = format!("region entry argument '{}' is already in use", self.name_text(name));
        let here = self.location(name.start);
        Err(self
            .parser
            .report(Diagnostic::error(here, message).with_note(prior, "previously referenced here")))
    }
}

/// Messages of hooks name the operation, like those of MLIR's `CustomOpAsmParser`.
impl<'a> AsmParser<'a> for OperationParser<'a> {
    fn base(&self) -> &Parser<'a> {
        &self.parser
    }

    fn base_mut(&mut self) -> &mut Parser<'a> {
        &mut self.parser
    }

    /// Reports `custom op 'name' message`.
    fn error_at(&mut self, offset: u32, message: impl Into<String>) -> ParseFailure {
        let name = self.hooked.map_or("", |head| head.name.as_str(self.parser.context()));
        self.parser.error_at(offset, format!("custom op '{name}' {}", message.into()))
    }

    fn error_here(&mut self, message: impl Into<String>) -> ParseFailure {
        self.error_at(self.parser.token().start, message)
    }

    fn parse_keyword(&mut self, keyword: &str) -> ParseResult<()> {
        if self.parser.consume_keyword(keyword) {
            return Ok(());
        }
        Err(self.error_here(format!("expected '{keyword}'")))
    }

    fn parse_own_type(&mut self, dialect: &str, mnemonic: &str) -> ParseResult<Type> {
        self.speaking(|parser| parser.parse_own_type(dialect, mnemonic))
    }

    fn parse_own_attribute(
        &mut self,
        dialect: &str,
        mnemonic: &str,
        ty: Option<Type>,
    ) -> ParseResult<Attribute> {
        self.speaking(|parser| parser.parse_own_attribute(dialect, mnemonic, ty))
    }
}
