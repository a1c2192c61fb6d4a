//! Affine expressions over operands.

use super::scope::Name;
use super::values::Operand;
use super::{OperationParser, ParseResult};
use crate::context::{AffineExpr, AffineMap};
use crate::text::{parser::Delimiter, parser::affine::UsedValues};

/// The operands of affine expressions, without duplicates.
#[derive(Clone, Debug, Default)]
pub struct AffineOperands {
    /// The operands used as dimensions.
    pub dims: Vec<Operand>,
    /// The operands used as symbols.
    pub symbols: Vec<Operand>,
}

impl AffineOperands {
    fn new(values: UsedValues) -> AffineOperands {
        let [dims, symbols] = values.map(|values| {
            let operand = |value: super::super::affine::UsedValue| {
                let (start, end) = (value.token.start, value.token.end);
                Operand(Name { start, end, index: value.index })
            };
            values.into_iter().map(operand).collect()
        });
        AffineOperands { dims, symbols }
    }

    /// The operands, dimensions first.
    pub fn iter(&self) -> impl Iterator<Item = Operand> + '_ {
        self.dims.iter().chain(&self.symbols).copied()
    }
}

impl OperationParser<'_> {
    /// Parses `[%i + 3, %j * symbol(%n)]`: the results of a map over operands.
    ///
    /// # Errors
    /// When the syntax is invalid, or an expression is not affine.
    pub fn parse_affine_map_of_values(
        &mut self,
        delimiter: Delimiter,
    ) -> ParseResult<(AffineMap, AffineOperands)> {
        let (map, values) = self.parser.affine_map_of_values(delimiter)?;
        Ok((map, AffineOperands::new(values)))
    }

    /// Parses an affine expression over operands.
    ///
    /// # Errors
    /// When the syntax is invalid, or the expression is not affine.
    pub fn parse_affine_expr_of_values(&mut self) -> ParseResult<(AffineExpr, AffineOperands)> {
        let (expr, values) = self.parser.affine_expr_of_values()?;
        Ok((expr, AffineOperands::new(values)))
    }
}
