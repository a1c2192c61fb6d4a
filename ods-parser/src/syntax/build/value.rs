//! Values, types and ranges.

use super::{Broken, Builder, Built, Pair, Pairs, Rule};
use crate::source::Span;
use crate::syntax::TokenKind;
use crate::syntax::ast::{
    Arg, Bang, BangOp, ClassRef, CondClause, Dag, DagArg, Expr, ExprKind, Ident, RangePiece, RangeSeparator,
    Type, TypeKind,
};
use crate::syntax::literal::parse_int;

impl<'a> Builder<'a, '_> {
    /// A value: a primary with all suffixes and pastes that follow it.
    pub(super) fn value(&mut self, cursor: &mut Pairs<'_>) -> Built<Expr<'a>> {
        let first = self.operand(cursor)?;
        match cursor.next_if(|rule| rule == Rule::paste) {
            Some(paste) => self.paste(first, paste),
            None => Ok(first),
        }
    }

    fn operand(&mut self, cursor: &mut Pairs<'_>) -> Built<Expr<'a>> {
        let Some(pair) = cursor.next() else { return Err(Broken) };
        let mut expr = self.primary(pair, cursor)?;
        while let Some(pair) =
            cursor.next_if(|rule| matches!(rule, Rule::field_suffix | Rule::index_suffix | Rule::bit_suffix))
        {
            expr = self.suffix(expr, pair)?;
        }
        Ok(expr)
    }

    /// `first # b # c`
    fn paste(&mut self, first: Expr<'a>, paste: Pair<'_>) -> Built<Expr<'a>> {
        let start = paste.start();
        let operator = self.token_span(start, start + 1);
        let span = first.span.join(self.pair_span(paste));
        let mut operands = self.list_of();
        operands.push(first);
        let mut trailing = false;
        let mut cursor = paste.into_inner();
        while let Some(rule) = cursor.peek() {
            if rule == Rule::trailing_paste {
                trailing = true;
                break;
            }
            operands.push(self.operand(&mut cursor)?);
        }
        let operands = operands.into_bump_slice();
        Ok(Expr { kind: ExprKind::Paste { operands, operator, trailing }, span })
    }

    /// The name of a `def` or `defm`.
    pub(super) fn name(&mut self, pair: Pair<'_>) -> Built<Expr<'a>> {
        self.value(&mut pair.into_inner())
    }

    fn suffix(&mut self, base: Expr<'a>, pair: Pair<'_>) -> Built<Expr<'a>> {
        let span = base.span.join(self.pair_span(pair));
        let base = &*self.arena.alloc(base);
        let kind = match pair.as_rule() {
            Rule::field_suffix => ExprKind::Field { base, name: self.ident_at(pair.start() + 1) },
            Rule::bit_suffix => ExprKind::BitSelect { base, pieces: self.ranges(&mut pair.into_inner())? },
            _ => {
                let trailing_comma = self.kind(pair.end() - 2) == TokenKind::COMMA;
                let elements = self.ranges(&mut pair.into_inner())?;
                ExprKind::Subscript { base, elements, trailing_comma }
            }
        };
        Ok(Expr { kind, span })
    }

    fn primary(&mut self, pair: Pair<'_>, cursor: &mut Pairs<'_>) -> Built<Expr<'a>> {
        let span = self.pair_span(pair);
        let kind = match pair.as_rule() {
            Rule::ident => {
                let name = Ident { name: self.source(span), span };
                match cursor.next_if(|rule| rule == Rule::args) {
                    Some(args) => {
                        let class = self.class_ref_with(name, Some(args))?;
                        return Ok(Expr {
                            kind: ExprKind::Instance(self.arena.alloc(class)),
                            span: class.span,
                        });
                    }
                    None => ExprKind::Ident(name.name),
                }
            }
            Rule::atom => self.atom(pair, span)?,
            Rule::list => self.list(pair)?,
            Rule::bits => ExprKind::Bits(self.values(&mut pair.into_inner())?),
            Rule::dag => ExprKind::Dag(self.dag(pair)?),
            Rule::bang => ExprKind::Bang(self.bang(pair)?),
            Rule::cond => ExprKind::Cond(self.cond(pair)?),
            _ => return Err(Broken),
        };
        Ok(Expr { kind, span })
    }

    /// A literal of one token, or strings side by side.
    fn atom(&mut self, pair: Pair<'_>, span: Span) -> Built<ExprKind<'a>> {
        let text = self.source(span);
        Ok(match self.kind(pair.start()) {
            TokenKind::STRING => ExprKind::Str(self.string(pair.start(), pair.end())),
            TokenKind::CODE => ExprKind::Code(&text[2..text.len() - 2]),
            TokenKind::INTEGER | TokenKind::NEGATIVE_INTEGER => ExprKind::Int(parse_int(text).ok_or(Broken)?),
            TokenKind::BINARY => {
                let value = parse_int(text).ok_or(Broken)? as u64;
                ExprKind::Binary { value, width: text.len() as u32 - 2 }
            }
            TokenKind::TRUE => ExprKind::Bool(true),
            TokenKind::FALSE => ExprKind::Bool(false),
            _ => ExprKind::Unset,
        })
    }

    /// Values up to the end, or to something that is not a value.
    fn values(&mut self, cursor: &mut Pairs<'_>) -> Built<&'a [Expr<'a>]> {
        let mut values = self.list_of();
        while cursor.peek().is_some_and(|rule| rule != Rule::element_type) {
            values.push(self.value(cursor)?);
        }
        Ok(values.into_bump_slice())
    }

    fn list(&mut self, pair: Pair<'_>) -> Built<ExprKind<'a>> {
        let mut cursor = pair.into_inner();
        let items = self.values(&mut cursor)?;
        let element_type = match cursor.next() {
            Some(ty) => Some(&*self.arena.alloc(self.inner_type(ty)?)),
            None => None,
        };
        Ok(ExprKind::List { items, element_type })
    }

    fn dag(&mut self, pair: Pair<'_>) -> Built<&'a Dag<'a>> {
        let mut cursor = pair.into_inner();
        let operator = self.value(&mut cursor)?;
        self.check_operator(&operator)?;
        let operator_name = self.dag_name(&mut cursor);
        let mut args = self.list_of();
        while cursor.peek().is_some() {
            args.push(match cursor.next_if(|rule| rule == Rule::dag_var) {
                Some(var) => DagArg { value: None, name: Some(self.var(var.start())) },
                None => {
                    let value = Some(self.value(&mut cursor)?);
                    DagArg { value, name: self.dag_name(&mut cursor) }
                }
            });
        }
        Ok(self.arena.alloc(Dag { operator, operator_name, args: args.into_bump_slice() }))
    }

    /// The operator of a dag begins with a name, `?`, `!cast` or `!getdagop`.
    fn check_operator(&mut self, operator: &Expr<'a>) -> Built<()> {
        let mut first = operator;
        let fits = loop {
            first = match first.kind {
                ExprKind::Field { base, .. }
                | ExprKind::BitSelect { base, .. }
                | ExprKind::Subscript { base, .. } => base,
                ExprKind::Paste { operands, .. } => &operands[0],
                ExprKind::Ident(_) | ExprKind::Instance(_) | ExprKind::Unset => break true,
                ExprKind::Bang(bang) => break matches!(bang.op, BangOp::Cast | BangOp::GetDagOp),
                _ => break false,
            }
        };
        if fits {
            return Ok(());
        }
        let message = "the operator of a dag must be a name, a class value, '?', '!cast' or '!getdagop'";
        self.error(first.span, message)
    }

    /// The name after `:`.
    fn dag_name(&mut self, cursor: &mut Pairs<'_>) -> Option<Ident<'a>> {
        let pair = cursor.next_if(|rule| rule == Rule::dag_name)?;
        Some(self.var(pair.start()))
    }

    /// The `$name` at a token.
    fn var(&self, token: usize) -> Ident<'a> {
        let span = self.token_span(token, token + 1);
        Ident { name: &self.source(span)[1..], span }
    }

    fn bang(&mut self, pair: Pair<'_>) -> Built<&'a Bang<'a>> {
        let start = pair.start();
        let op_span = self.token_span(start, start + 1);
        let op = BangOp::from_name(&self.source(op_span)[1..]).ok_or(Broken)?;
        let mut cursor = pair.into_inner();
        let ty = match cursor.next_if(|rule| rule == Rule::operator_type) {
            Some(ty) => Some(self.inner_type(ty)?),
            None => None,
        };
        let args = self.values(&mut cursor)?;
        Ok(self.arena.alloc(Bang { op, op_span, ty, args }))
    }

    fn cond(&mut self, pair: Pair<'_>) -> Built<&'a [CondClause<'a>]> {
        let mut cursor = pair.into_inner();
        let mut clauses = self.list_of();
        while cursor.peek().is_some() {
            let condition = self.value(&mut cursor)?;
            clauses.push(CondClause { condition, value: self.value(&mut cursor)? });
        }
        Ok(clauses.into_bump_slice())
    }

    pub(super) fn class_ref(&mut self, pair: Pair<'_>) -> Built<ClassRef<'a>> {
        let name = self.ident_at(pair.start());
        self.class_ref_with(name, pair.into_inner().next())
    }

    fn class_ref_with(&mut self, name: Ident<'a>, args: Option<Pair<'_>>) -> Built<ClassRef<'a>> {
        let Some(args) = args else { return Ok(ClassRef { name, args: None, span: name.span }) };
        let span = name.span.join(self.pair_span(args));
        let mut cursor = args.into_inner();
        let mut built = self.list_of();
        while cursor.peek().is_some() {
            let first = self.value(&mut cursor)?;
            let arg = match cursor.next_if(|rule| rule == Rule::named_value) {
                Some(named) => {
                    let value = self.value(&mut named.into_inner())?;
                    Arg { name: Some(first), value }
                }
                None => Arg { name: None, value: first },
            };
            built.push(arg);
        }
        Ok(ClassRef { name, args: Some(built.into_bump_slice()), span })
    }

    /// The ranges that come next.
    pub(super) fn ranges(&mut self, cursor: &mut Pairs<'_>) -> Built<&'a [RangePiece<'a>]> {
        let mut pieces = self.list_of();
        while cursor.peek().is_some() {
            pieces.push(self.range(cursor)?);
        }
        Ok(pieces.into_bump_slice())
    }

    pub(super) fn range(&mut self, cursor: &mut Pairs<'_>) -> Built<RangePiece<'a>> {
        let start = self.value(cursor)?;
        let end = cursor.next_if(|rule| matches!(rule, Rule::range_end | Rule::negative_end));
        let Some(end) = end else {
            return Ok(RangePiece { start, end: None, separator: RangeSeparator::None });
        };
        if end.as_rule() == Rule::negative_end {
            let span = self.pair_span(end);
            let kind = ExprKind::Int(parse_int(self.source(span)).ok_or(Broken)?);
            let end = Some(Expr { kind, span });
            return Ok(RangePiece { start, end, separator: RangeSeparator::Juxtaposed });
        }
        let dots = self.kind(end.start() - 1) == TokenKind::ELLIPSIS;
        let separator = if dots { RangeSeparator::Dots } else { RangeSeparator::Minus };
        let end = Some(self.value(&mut end.into_inner())?);
        Ok(RangePiece { start, end, separator })
    }

    /// The type inside a pair.
    pub(super) fn inner_type(&mut self, pair: Pair<'_>) -> Built<Type<'a>> {
        let Some(inner) = pair.into_inner().next() else { return Err(Broken) };
        self.ty(inner)
    }

    pub(super) fn ty(&mut self, pair: Pair<'_>) -> Built<Type<'a>> {
        let span: Span = self.pair_span(pair);
        let kind = match self.kind(pair.start()) {
            TokenKind::STRING_TYPE => TypeKind::String,
            TokenKind::IDENTIFIER => TypeKind::Named(self.source(span)),
            TokenKind::INT => TypeKind::Int,
            TokenKind::BIT => TypeKind::Bit,
            TokenKind::CODE_TYPE => TypeKind::Code,
            TokenKind::DAG => TypeKind::Dag,
            TokenKind::LIST => TypeKind::List(self.arena.alloc(self.inner_type(pair)?)),
            _ => {
                let width = pair.start() + 2;
                let width_span = self.token_span(width, width + 1);
                match parse_int(self.source(width_span)).and_then(|w| u64::try_from(w).ok()) {
                    Some(width) => TypeKind::Bits(width),
                    None => return self.error(width_span, "the width of bits<n> cannot be negative"),
                }
            }
        };
        Ok(Type { kind, span })
    }
}
