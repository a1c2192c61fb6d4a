//! The parser of affine maps and integer sets.

use super::{Delimiter, ParseResult, Parser};
use crate::context::{AffineBinary, AffineExpr, AffineMap, Attribute, Constraint, IntegerSet};
use crate::text::token::{Token, TokenKind};
use rustc_hash::FxHashMap;

/// The identifiers that are visible in an affine expression.
#[derive(Default)]
struct Scope<'a> {
    names: FxHashMap<&'a [u8], AffineExpr>,
    dims: u32,
    symbols: u32,
    /// The values used as dimensions and symbols, if the map is over values.
    values: Option<UsedValues>,
}

/// The names of the values used as dimensions, and of those used as symbols.
pub(super) type UsedValues = [Vec<UsedValue>; 2];

/// The name of a value in an affine expression.
#[derive(Clone, Copy, Debug)]
pub(super) struct UsedValue {
    /// The name, with its sigil.
    pub token: Token,
    /// Index of the result.
    pub index: u32,
}

/// A map or a set: they differ only after the identifiers.
enum MapOrSet {
    Map(AffineMap),
    Set(IntegerSet),
}

impl<'a> Parser<'a> {
    pub(super) fn parse_affine_map_attribute(&mut self) -> ParseResult<Attribute> {
        self.consume();
        self.parse_token(TokenKind::Less, "expected '<' in affine map")?;
        let map = self.parse_affine_map()?;
        self.parse_token(TokenKind::Greater, "expected '>' in affine map")?;
        Ok(self.ctx.affine_map_attr(map))
    }

    pub(super) fn parse_integer_set_attribute(&mut self) -> ParseResult<Attribute> {
        self.consume();
        self.parse_token(TokenKind::Less, "expected '<' in integer set")?;
        let set = self.parse_integer_set()?;
        self.parse_token(TokenKind::Greater, "expected '>' in integer set")?;
        Ok(self.ctx.integer_set_attr(set))
    }

    /// Parses `(d0)[s0] -> (d0 + s0)`.
    ///
    /// # Errors
    /// The source is not an affine map.
    pub fn parse_affine_map(&mut self) -> ParseResult<AffineMap> {
        let start = self.token.start;
        match self.parse_map_or_set()? {
            MapOrSet::Map(map) => Ok(map),
            MapOrSet::Set(_) => Err(self.error_at(start, "expected AffineMap, but got IntegerSet")),
        }
    }

    /// Parses `(d0)[s0] : (d0 >= s0)`.
    ///
    /// # Errors
    /// The source is not an integer set.
    pub fn parse_integer_set(&mut self) -> ParseResult<IntegerSet> {
        let start = self.token.start;
        match self.parse_map_or_set()? {
            MapOrSet::Set(set) => Ok(set),
            MapOrSet::Map(_) => Err(self.error_at(start, "expected IntegerSet, but got AffineMap")),
        }
    }

    /// Parses `[%i + 3, %j * symbol(%n)]`: the results of a map over values.
    ///
    /// # Errors
    /// When the syntax is invalid, or an expression is not affine.
    pub(super) fn affine_map_of_values(
        &mut self,
        delimiter: Delimiter,
    ) -> ParseResult<(AffineMap, UsedValues)> {
        let mut scope = Scope { values: Some(Default::default()), ..Scope::default() };
        let mut results = Vec::new();
        self.parse_list(delimiter, " in affine map", |p| {
            results.push(p.parse_affine_expr(&mut scope)?);
            Ok(())
        })?;
        let map = self.ctx.affine_map(scope.dims, scope.symbols, &results);
        Ok((map, scope.values.unwrap_or_default()))
    }

    /// Parses `%i + 3`: an expression over values.
    ///
    /// # Errors
    /// When the syntax is invalid, or the expression is not affine.
    pub(super) fn affine_expr_of_values(&mut self) -> ParseResult<(AffineExpr, UsedValues)> {
        let mut scope = Scope { values: Some(Default::default()), ..Scope::default() };
        let expr = self.parse_affine_expr(&mut scope)?;
        Ok((expr, scope.values.unwrap_or_default()))
    }

    /// Parses a value in an expression over values.
    fn parse_affine_value(&mut self, scope: &mut Scope<'a>, is_symbol: bool) -> ParseResult<AffineExpr> {
        if scope.values.is_none() {
            return Err(self.wrong_token("unexpected ssa identifier"));
        }
        if !self.is_at(TokenKind::PercentId) {
            return Err(self.wrong_token("expected ssa identifier"));
        }
        let (name, token) = (self.spelling(), self.token);
        self.consume();
        if let Some(expr) = scope.names.get(name) {
            return Ok(*expr);
        }
        let mut index = 0;
        if self.is_at(TokenKind::HashId) {
            let digits = std::str::from_utf8(&self.spelling()[1..]).ok();
            let Some(given) = digits.and_then(|digits| digits.parse().ok()) else {
                return Err(self.error_here("invalid SSA value result number"));
            };
            index = given;
            self.consume();
        }
        if let Some(values) = &mut scope.values {
            values[usize::from(is_symbol)].push(UsedValue { token, index });
        }
        let (count, make): (&mut u32, fn(&crate::context::Context, u32) -> AffineExpr) = if is_symbol {
            (&mut scope.symbols, |ctx, position| ctx.affine_symbol(position))
        } else {
            (&mut scope.dims, |ctx, position| ctx.affine_dim(position))
        };
        let expr = make(self.ctx, *count);
        *count += 1;
        scope.names.insert(name, expr);
        Ok(expr)
    }

    fn parse_map_or_set(&mut self) -> ParseResult<MapOrSet> {
        let mut scope = Scope::default();
        self.parse_list(Delimiter::Paren, " in dimensional identifier list", |p| {
            let dim = p.ctx.affine_dim(scope.dims);
            scope.dims += 1;
            p.parse_affine_identifier(&mut scope, dim)
        })?;
        self.parse_list(Delimiter::OptionalSquare, " in symbol list", |p| {
            let symbol = p.ctx.affine_symbol(scope.symbols);
            scope.symbols += 1;
            p.parse_affine_identifier(&mut scope, symbol)
        })?;
        if self.consume_if(TokenKind::Arrow) {
            let mut results = Vec::new();
            self.parse_list(Delimiter::Paren, " in affine map range", |p| {
                results.push(p.parse_affine_expr(&mut scope)?);
                Ok(())
            })?;
            return Ok(MapOrSet::Map(self.ctx.affine_map(scope.dims, scope.symbols, &results)));
        }
        self.parse_token(TokenKind::Colon, "expected '->' or ':'")?;
        let mut constraints = Vec::new();
        self.parse_list(Delimiter::Paren, " in integer set constraint list", |p| {
            constraints.push(p.parse_constraint(&mut scope)?);
            Ok(())
        })?;
        if constraints.is_empty() {
            // A set without constraints contains everything.
            constraints.push(Constraint { expr: self.ctx.affine_constant(0), is_equality: true });
        }
        Ok(MapOrSet::Set(self.ctx.integer_set(scope.dims, scope.symbols, &constraints)))
    }

    fn parse_affine_identifier(&mut self, scope: &mut Scope<'a>, expr: AffineExpr) -> ParseResult<()> {
        if !self.kind().is_identifier() {
            return Err(self.wrong_token("expected bare identifier"));
        }
        let name = self.spelling();
        if scope.names.insert(name, expr).is_some() {
            let name = String::from_utf8_lossy(name);
            return Err(self.error_here(format!("redefinition of identifier '{name}'")));
        }
        self.consume();
        Ok(())
    }

    fn parse_constraint(&mut self, scope: &mut Scope<'a>) -> ParseResult<Constraint> {
        let lhs = self.parse_affine_expr(scope)?;
        // As in MLIR, signs are tried one after the other, and those before the right one are skipped:
        // `><=` is `<=`.
        let signs = [TokenKind::Greater, TokenKind::Less, TokenKind::Equal];
        let is_sign = |&sign: &TokenKind| self.consume_if(sign) && self.consume_if(TokenKind::Equal);
        let Some(sign) = signs.into_iter().find(is_sign) else {
            let message = "expected '== affine-expr' or '>= affine-expr' at end of affine constraint";
            return Err(self.error_here(message));
        };
        let rhs = self.parse_affine_expr(scope)?;
        let (lhs, rhs) = if sign == TokenKind::Less { (rhs, lhs) } else { (lhs, rhs) };
        Ok(Constraint { expr: self.difference(lhs, rhs), is_equality: sign == TokenKind::Equal })
    }

    fn negated(&self, expr: AffineExpr) -> AffineExpr {
        self.ctx.affine_binary(AffineBinary::Mul, expr, self.ctx.affine_constant(-1))
    }

    fn difference(&self, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        self.ctx.affine_binary(AffineBinary::Add, lhs, self.negated(rhs))
    }

    /// Parses a sum.
    fn parse_affine_expr(&mut self, scope: &mut Scope<'a>) -> ParseResult<AffineExpr> {
        let mut sum = self.parse_affine_product(scope, false)?;
        while matches!(self.kind(), TokenKind::Plus | TokenKind::Minus) {
            let minus = self.is_at(TokenKind::Minus);
            self.consume();
            let term = self.parse_affine_product(scope, true)?;
            sum = if minus {
                self.difference(sum, term)
            } else {
                self.ctx.affine_binary(AffineBinary::Add, sum, term)
            };
        }
        Ok(sum)
    }

    /// Parses a product; `is_right` is whether it is preceded by an operator.
    fn parse_affine_product(&mut self, scope: &mut Scope<'a>, is_right: bool) -> ParseResult<AffineExpr> {
        let mut product = self.nested(|p| p.parse_affine_operand(scope, is_right))?;
        loop {
            let op = match self.kind() {
                TokenKind::Star => AffineBinary::Mul,
                TokenKind::KwFloordiv => AffineBinary::FloorDiv,
                TokenKind::KwCeildiv => AffineBinary::CeilDiv,
                TokenKind::KwMod => AffineBinary::Mod,
                _ => return Ok(product),
            };
            let at = self.token.start;
            self.consume();
            let factor = self.nested(|p| p.parse_affine_operand(scope, true))?;
            // As in MLIR, the error points to the following operator, if there is one.
            let at = if self.is_at_product_operator() { self.token.start } else { at };
            product = self.affine_product(op, product, factor, at)?;
        }
    }

    fn is_at_product_operator(&self) -> bool {
        use TokenKind::{KwCeildiv, KwFloordiv, KwMod, Star};
        matches!(self.kind(), Star | KwFloordiv | KwCeildiv | KwMod)
    }

    /// Builds a product or quotient; errors are located at the operator.
    fn affine_product(
        &mut self,
        op: AffineBinary,
        lhs: AffineExpr,
        rhs: AffineExpr,
        at: u32,
    ) -> ParseResult<AffineExpr> {
        let is_symbolic = |expr: AffineExpr| expr.is_symbolic_or_constant(self.ctx);
        let name = match op {
            AffineBinary::Mul if !is_symbolic(lhs) && !is_symbolic(rhs) => {
                let message = "non-affine expression: at least one of the multiply operands has to be either a \
                               constant or symbolic";
                return Err(self.error_at(at, message));
            }
            AffineBinary::Mul | AffineBinary::Add => return Ok(self.ctx.affine_binary(op, lhs, rhs)),
            _ if is_symbolic(rhs) => return Ok(self.ctx.affine_binary(op, lhs, rhs)),
            AffineBinary::FloorDiv => "floordiv",
            AffineBinary::CeilDiv => "ceildiv",
            AffineBinary::Mod => "mod",
        };
        let message =
            format!("non-affine expression: right operand of {name} has to be either a constant or symbolic");
        Err(self.error_at(at, message))
    }

    fn parse_affine_operand(&mut self, scope: &mut Scope<'a>, is_right: bool) -> ParseResult<AffineExpr> {
        match self.kind() {
            TokenKind::Integer => self.parse_affine_constant(),
            TokenKind::LParen => self.parse_affine_parens(scope),
            TokenKind::Minus => {
                self.consume();
                match self.nested(|p| p.parse_affine_operand(scope, is_right)) {
                    Ok(operand) => Ok(self.negated(operand)),
                    Err(_) => Err(self.error_here("missing operand of negation")),
                }
            }
            TokenKind::KwSymbol => {
                // A value that is used as a symbol. Only maps over values permit it.
                self.consume();
                self.parse_token(TokenKind::LParen, "expected '(' at start of SSA symbol")?;
                let symbol = self.parse_affine_value(scope, true)?;
                self.parse_token(TokenKind::RParen, "expected ')' at end of SSA symbol")?;
                Ok(symbol)
            }
            kind if kind.is_identifier() => {
                let name = self.spelling();
                match scope.names.get(name) {
                    Some(expr) => {
                        self.consume();
                        Ok(*expr)
                    }
                    None => Err(self.wrong_token("use of undeclared identifier")),
                }
            }
            TokenKind::PercentId => self.parse_affine_value(scope, false),
            _ if is_right => Err(self.error_here("missing right operand of binary operator")),
            TokenKind::Plus | TokenKind::Star => {
                Err(self.error_here("missing left operand of binary operator"))
            }
            _ => Err(self.error_here("expected affine expression")),
        }
    }

    fn parse_affine_parens(&mut self, scope: &mut Scope<'a>) -> ParseResult<AffineExpr> {
        self.consume();
        if self.is_at(TokenKind::RParen) {
            return Err(self.error_here("no expression inside parentheses"));
        }
        let expr = self.parse_affine_expr(scope)?;
        self.parse_token(TokenKind::RParen, "expected ')'")?;
        Ok(expr)
    }

    fn parse_affine_constant(&mut self) -> ParseResult<AffineExpr> {
        match self.unsigned_value(self.token).and_then(|value| i64::try_from(value).ok()) {
            Some(value) => {
                self.consume();
                Ok(self.ctx.affine_constant(value))
            }
            None => Err(self.error_here("constant too large for index")),
        }
    }
}
