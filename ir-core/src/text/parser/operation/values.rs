//! Names of values: uses, definitions, and forward references.

use super::scope::Name;
use super::{AsmParser, OperationParser, ParseResult};
use crate::context::Type;
use crate::diagnostic::Diagnostic;
use crate::ir::{OpState, Value};
use crate::text::{
    parser::{Delimiter, ParseFailure},
    token::TokenKind,
};

/// The value that a name refers to, and the offset of its definition or first use.
#[derive(Clone, Copy, Debug)]
pub(super) struct ValueDefinition {
    pub(super) value: Value,
    pub(super) location: u32,
}

/// An unresolved operand: its name, which is resolved once its type is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operand(pub(super) Name);

impl Operand {
    /// Offset of its name.
    #[must_use]
    pub fn offset(self) -> u32 {
        self.0.start
    }
}

impl OperationParser<'_> {
    /// Parses optional comma-separated operands, and pushes them on the stack.
    pub(super) fn operand_list(&mut self) -> ParseResult<()> {
        if self.kind() != TokenKind::PercentId {
            return Ok(());
        }
        loop {
            let name = self.value_use(true)?;
            self.operands.push(name);
            if !self.parser.consume_if(TokenKind::Comma) {
                return Ok(());
            }
        }
    }

    /// Parses `%name` or, if permitted, `%name#number`.
    pub(super) fn value_use(&mut self, allow_number: bool) -> ParseResult<Name> {
        let token = self.parser.token();
        self.parser.parse_token(TokenKind::PercentId, "expected SSA operand")?;
        let mut name = Name { start: token.start, end: token.end, index: 0 };
        if self.kind() != TokenKind::HashId {
            return Ok(name);
        }
        if !allow_number {
            return Err(self.parser.error_here("result number not allowed in argument list"));
        }
        let digits = std::str::from_utf8(&self.parser.spelling()[1..]).ok();
        match digits.and_then(|digits| digits.parse().ok()) {
            Some(index) => name.index = index,
            None => return Err(self.parser.error_here("invalid SSA value result number")),
        }
        self.parser.consume();
        Ok(name)
    }

    /// Parses an operand.
    ///
    /// # Errors
    /// The operand is missing.
    pub fn parse_operand(&mut self) -> ParseResult<Operand> {
        Ok(Operand(self.value_use(true)?))
    }

    /// Parses comma-separated operands, within delimiters. `count` is the required number, if it is fixed.
    /// Without delimiters and without a count, the list may be empty.
    ///
    /// # Errors
    /// An operand or a delimiter is missing, or the number is wrong.
    pub fn parse_operand_list(
        &mut self,
        delimiter: Delimiter,
        count: Option<usize>,
    ) -> ParseResult<Vec<Operand>> {
        let start = self.parser.token().start;
        if delimiter == Delimiter::None && self.kind() != TokenKind::PercentId {
            return match (count, self.kind()) {
                (None | Some(0), _) => Ok(Vec::new()),
                (_, TokenKind::LParen | TokenKind::LSquare) => {
                    Err(self.parser.error_here("unexpected delimiter"))
                }
                _ => Err(self.parser.wrong_token("expected operand")),
            };
        }
        let mut operands = Vec::new();
        self.parse_list(delimiter, " in operand list", |parser| {
            operands.push(parser.parse_operand()?);
            Ok(())
        })?;
        match count {
            Some(count) if count != operands.len() => {
                Err(self.error_at(start, format!("expected {count} operands")))
            }
            _ => Ok(operands),
        }
    }

    /// Parses an optional operand.
    ///
    /// # Errors
    /// Its result number is invalid.
    pub fn parse_optional_operand(&mut self) -> ParseResult<Option<Operand>> {
        if self.kind() == TokenKind::PercentId { self.parse_operand().map(Some) } else { Ok(None) }
    }

    /// Resolves an operand to a value.
    ///
    /// # Errors
    /// When the definition or another use has a different type, or the definition has fewer results.
    pub fn resolve_operand(&mut self, operand: Operand, ty: Type) -> ParseResult<Value> {
        self.resolve(operand.0, ty)
    }

    /// Resolves operands to values of the types at the same indices. `start` is the offset of the first
    /// operand.
    ///
    /// # Errors
    /// The numbers of operands and types differ, or [`resolve_operand`](Self::resolve_operand) fails.
    pub fn resolve_operands(
        &mut self,
        operands: &[Operand],
        types: &[Type],
        start: u32,
    ) -> ParseResult<Vec<Value>> {
        if operands.len() != types.len() {
            let (count, given) = (operands.len(), types.len());
            let message =
                format!("number of operands and types do not match: got {count} operands and {given} types");
            return Err(self.error_at(start, &message));
        }
        operands.iter().zip(types).map(|(operand, &ty)| self.resolve(operand.0, ty)).collect()
    }

    /// The name with its sigil.
    pub(super) fn name_text(&self, name: Name) -> String {
        String::from_utf8_lossy(&self.parser.lexer.text()[name.start as usize..name.end as usize])
            .into_owned()
    }

    /// The value that a use refers to, or a placeholder if it is not defined yet.
    pub(super) fn resolve(&mut self, name: Name, ty: Type) -> ParseResult<Value> {
        if let Some(entry) = self.values.find(name) {
            let known = *self.values.meaning(entry);
            let known_type = self.ir.value_type(known.value);
            if known_type == ty {
                self.record_value(name, known.value, false);
                return Ok(known.value);
            }
            return Err(self.report_type_mismatch(name, ty, known_type, known.location));
        }
        if name.index != 0 {
            let first = self.values.find(Name { index: 0, ..name });
            let first = first.map(|entry| self.values.meaning(entry).value);
            if first.is_some_and(|value| !self.forward_values.contains_key(&value)) {
                return Err(self.parser.error_at(name.start, "reference to invalid result number"));
            }
        }
        self.check_room(name.start, 1)?;
        let value = self.make_placeholder(name, ty);
        self.values.add(name, ValueDefinition { value, location: name.start });
        self.record_value(name, value, false);
        Ok(value)
    }

    fn report_type_mismatch(&mut self, name: Name, ty: Type, known: Type, prior: u32) -> ParseFailure {
        let ctx = self.parser.context();
        let (ty, known) = (ty.to_text(ctx), known.to_text(ctx));
        let name_text = self.name_text(name);
        let message =
            format!("use of value '{name_text}' expects different type than prior uses: '{ty}' vs '{known}'");
        let prior = self.location(prior);
        self.parser.report_unless_lexed_wrong(
            Diagnostic::error(self.location(name.start), message).with_note(prior, "prior use here"),
        )
    }

    /// Creates a placeholder for a value that is defined later.
    fn make_placeholder(&mut self, name: Name, ty: Type) -> Value {
        let types = [ty];
        let state =
            OpState { result_types: &types, ..OpState::new(self.placeholder, self.location(name.start)) };
        let op = self.ir.create(&state);
        let value = self.ir.result(op, 0);
        self.forward_values.insert(value, name);
        value
    }

    /// Binds a name to the value that it defines.
    pub(super) fn define(&mut self, name: Name, value: Value) -> ParseResult<()> {
        let known = ValueDefinition { value, location: name.start };
        let entry = match self.values.add_new(name, known) {
            Ok(entry) => entry,
            Err(entry) => {
                let previous = *self.values.meaning(entry);
                self.replace_placeholder(name, previous, value)?;
                *self.values.meaning_mut(entry) = known;
                entry
            }
        };
        self.values.record(entry);
        if let Some(inner) = &mut self.inner_names
            && self.values.is_inner_scope()
        {
            let spelling = &self.parser.lexer.text()[name.start as usize..name.end as usize];
            inner.entry((spelling, name.index)).or_insert(name);
        }
        self.record_value(name, value, true);
        Ok(())
    }

    /// Replaces a placeholder by the value that the name defines.
    fn replace_placeholder(
        &mut self,
        name: Name,
        previous: ValueDefinition,
        value: Value,
    ) -> ParseResult<()> {
        let note = self.location(previous.location);
        let here = self.location(name.start);
        if !self.forward_values.contains_key(&previous.value) {
            let message = format!("redefinition of SSA value '{}'", self.name_text(name));
            return Err(self
                .parser
                .report(Diagnostic::error(here, message).with_note(note, "previously defined here")));
        }
        let (used, defined) = (self.ir.value_type(previous.value), self.ir.value_type(value));
        if used != defined {
            let ctx = self.parser.context();
            let message = format!(
                "definition of SSA value '{}#{}' has type '{}'",
                self.name_text(name),
                name.index,
                defined.to_text(ctx)
            );
            let used = format!("previously used here with type '{}'", used.to_text(ctx));
            return Err(self
                .parser
                .report_unless_lexed_wrong(Diagnostic::error(here, message).with_note(note, used)));
        }
        self.ir.replace_all_uses(previous.value, value);
        self.record_replacement(previous.value, value);
        self.forward_values.remove(&previous.value);
        // An enclosing operation may have it as an operand. That keeps the placeholder, and the verifier
        // rejects it.
        if self.held_values.remove(&previous.value) {
            return Ok(());
        }
        if let Some(op) = self.ir.defining_op(previous.value) {
            self.ir.erase(op);
        }
        Ok(())
    }

    /// Holds the placeholders of forward values that become operands of an operation whose regions are
    /// parsed first.
    pub(super) fn hold_values(&mut self, operands: &[Value]) {
        if !self.forward_values.is_empty() {
            let unknown = operands.iter().copied().filter(|value| self.forward_values.contains_key(value));
            self.held_values.extend(unknown);
        }
    }

    /// Reports every value that is used but never defined.
    pub(super) fn check_forward_values(&mut self) -> ParseResult<()> {
        if self.forward_values.is_empty() {
            return Ok(());
        }
        let mut places: Vec<u32> = self.forward_values.drain().map(|(_, name)| name.start).collect();
        places.sort_unstable();
        let mut failure = Ok(());
        for place in places {
            failure = Err(self.parser.error_at(place, "use of undeclared SSA value name"));
        }
        failure
    }
}
