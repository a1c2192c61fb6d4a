//! Parsers that user-provided assembly formats of operations with regions share: arguments, assignments,
//! type lists.

use super::{AsmParser, Operand, OperationParser, RegionArgument};
use crate::context::{Location, NamedAttribute, Type, TypeKind};
use crate::text::{
    parser::{Delimiter, ParseResult},
    token::TokenKind,
};

/// A parsed region argument.
#[derive(Clone, Debug)]
pub struct Argument {
    /// The name; `None` if the source contains only types.
    pub name: Option<Operand>,
    /// Offset of the argument.
    pub offset: u32,
    /// The type; the type `none` if the source omits it.
    pub ty: Type,
    /// The attributes.
    pub attributes: Vec<NamedAttribute>,
    /// The location, if the source contains one.
    pub location: Option<Location>,
}

impl Argument {
    /// The argument for the next region; `None` without a name.
    #[must_use]
    pub fn region_argument(&self) -> Option<RegionArgument> {
        Some(RegionArgument { name: self.name?, ty: self.ty, location: self.location })
    }
}

impl OperationParser<'_> {
    /// Parses `%name`, then, if requested, `: type` and `{…}`, then `loc(…)` if it is present.
    ///
    /// # Errors
    /// When a part is missing or invalid.
    pub fn parse_argument(&mut self, with_type: bool, with_attributes: bool) -> ParseResult<Argument> {
        let offset = self.parser.token().start;
        let name = Operand(self.value_use(false)?);
        let ty = if with_type { self.parser.parse_colon_type()? } else { Type::NONE };
        let mut attributes = Vec::new();
        if with_attributes && self.kind() == TokenKind::LBrace {
            self.parser.parse_attribute_dict(&mut attributes)?;
        }
        let location = self.parse_optional_location()?;
        Ok(Argument { name: Some(name), offset, ty, attributes, location })
    }

    /// Parses `loc(…)` if it is present.
    ///
    /// # Errors
    /// When the location is invalid.
    pub fn parse_optional_location(&mut self) -> ParseResult<Option<Location>> {
        if self.kind() != TokenKind::KwLoc { Ok(None) } else { self.parser.parse_location().map(Some) }
    }

    /// Parses `%argument = %operand, …` after the opening parenthesis, up to and including the closing one.
    fn assignments(&mut self) -> ParseResult<Vec<(Argument, Operand)>> {
        let mut found = Vec::new();
        if self.parser.consume_if(TokenKind::RParen) {
            return Ok(found);
        }
        loop {
            let argument = self.parse_argument(false, false)?;
            self.parser.parse_token(TokenKind::Equal, "expected '='")?;
            found.push((argument, self.parse_operand()?));
            if !self.parser.consume_if(TokenKind::Comma) {
                break;
            }
        }
        if self.parser.consume_if(TokenKind::RParen) {
            Ok(found)
        } else {
            Err(self.parser.wrong_token("expected ',' or ')'"))
        }
    }

    /// Parses `(%argument = %operand, …)`.
    ///
    /// # Errors
    /// When a part is missing or invalid.
    pub fn parse_assignments(&mut self) -> ParseResult<Vec<(Argument, Operand)>> {
        let at = self.parser.token().start;
        match self.parse_optional_assignments()? {
            Some(found) => Ok(found),
            None => Err(self.error_at(at, "expected '('")),
        }
    }

    /// Parses `(%argument = %operand, …)` if it is present.
    ///
    /// # Errors
    /// When a part after the parenthesis is missing or invalid.
    pub fn parse_optional_assignments(&mut self) -> ParseResult<Option<Vec<(Argument, Operand)>>> {
        if self.parser.consume_if(TokenKind::LParen) { self.assignments().map(Some) } else { Ok(None) }
    }

    /// Parses argument names within delimiters.
    ///
    /// # Errors
    /// When a part is missing or invalid.
    pub fn parse_argument_names(&mut self, delimiter: Delimiter) -> ParseResult<Vec<Argument>> {
        let mut found = Vec::new();
        self.parse_list(delimiter, " in argument list", |parser| {
            found.push(parser.parse_argument(false, false)?);
            Ok(())
        })?;
        Ok(found)
    }

    /// Parses `-> type` or `-> (types)`.
    ///
    /// # Errors
    /// When a part is missing or invalid.
    pub fn parse_arrow_types(&mut self) -> ParseResult<Vec<Type>> {
        self.parser.parse_token(TokenKind::Arrow, "expected '->'")?;
        self.parser.parse_function_results()
    }

    /// Parses `-> type` or `-> (types)` if it is present.
    ///
    /// # Errors
    /// When a type is invalid.
    pub fn parse_optional_arrow_types(&mut self) -> ParseResult<Vec<Type>> {
        if self.kind() == TokenKind::Arrow { self.parse_arrow_types() } else { Ok(Vec::new()) }
    }

    /// Parses `: (types) -> types`.
    ///
    /// # Errors
    /// The type is missing.
    pub fn parse_colon_function_type(&mut self) -> ParseResult<(Vec<Type>, Vec<Type>)> {
        self.parser.parse_token(TokenKind::Colon, "expected ':'")?;
        let at = self.parser.token().start;
        let ty = self.parser.parse_type()?;
        match ty.kind(self.parser.context()) {
            TypeKind::Function { inputs, results } => Ok((inputs.to_vec(), results.to_vec())),
            _ => Err(self.wrong_class_of_type(at, Some("builtin.function"), ty)),
        }
    }
}
