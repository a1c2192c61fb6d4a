//! Statements and bodies.

use super::{Broken, Builder, Built, Pair, Pairs, Rule};
use crate::syntax::TokenKind;
use crate::syntax::ast::{
    Assert, Block, Body, BodyItem, Class, ClassRef, Decl, Def, Defm, Defset, Deftype, Defvar, Dump, Expr,
    Foreach, ForeachSource, If, Include, Let, LetBlock, LetMode, Multiclass, Stmt, StmtKind,
};

/// The next pair, which the grammar guarantees.
fn next<'p>(pairs: &mut Pairs<'p>) -> Built<Pair<'p>> {
    pairs.next().ok_or(Broken)
}

impl<'a> Builder<'a, '_> {
    pub(super) fn statement(&mut self, pair: Pair<'_>) -> Built<Stmt<'a>> {
        let span = self.pair_span(pair);
        let arena = self.arena;
        let kind = match pair.as_rule() {
            Rule::include => StmtKind::Include(arena.alloc(self.include(pair))),
            Rule::class => StmtKind::Class(arena.alloc(self.class(pair)?)),
            Rule::def => StmtKind::Def(arena.alloc(self.def(pair)?)),
            Rule::defm => StmtKind::Defm(arena.alloc(self.defm(pair)?)),
            Rule::multiclass => StmtKind::Multiclass(arena.alloc(self.multiclass(pair)?)),
            Rule::defset => {
                let mut inner = pair.into_inner();
                let ty = next(&mut inner)?;
                let name = self.ident_at(ty.end());
                let ty = self.ty(ty)?;
                let body = self.statement_list(next(&mut inner)?.into_inner())?;
                StmtKind::Defset(arena.alloc(Defset { ty, name, body }))
            }
            Rule::deftype => {
                let name = self.ident_at(pair.start() + 1);
                StmtKind::Deftype(arena.alloc(Deftype { name, ty: self.inner_type(pair)? }))
            }
            Rule::defvar => StmtKind::Defvar(arena.alloc(self.defvar(pair)?)),
            Rule::foreach => StmtKind::Foreach(arena.alloc(self.foreach(pair)?)),
            Rule::if_block => StmtKind::If(arena.alloc(self.if_block(pair)?)),
            Rule::let_block => StmtKind::Let(arena.alloc(self.let_block(pair)?)),
            Rule::assert => StmtKind::Assert(arena.alloc(self.assert(pair)?)),
            Rule::dump => StmtKind::Dump(arena.alloc(self.dump(pair)?)),
            _ => return Err(Broken),
        };
        Ok(Stmt { kind, span })
    }

    fn statement_list(&mut self, pairs: Pairs<'_>) -> Built<&'a [Stmt<'a>]> {
        self.each(pairs, Self::statement)
    }

    /// Builds each of `pairs` with `build`.
    fn each<T>(&mut self, pairs: Pairs<'_>, build: fn(&mut Self, Pair<'_>) -> Built<T>) -> Built<&'a [T]> {
        let mut built = self.list_of();
        for pair in pairs {
            built.push(build(self, pair)?);
        }
        Ok(built.into_bump_slice())
    }

    fn include(&mut self, pair: Pair<'_>) -> Include<'a> {
        // The path is the first string alone: the file takes effect before a second one is read.
        let path = pair.start() + 1;
        Include { path: self.string(path, path + 1), span: self.token_span(path, path + 1) }
    }

    fn class(&mut self, pair: Pair<'_>) -> Built<Class<'a>> {
        let name = self.ident_at(pair.start() + 1);
        let mut inner = pair.into_inner();
        let params = self.params(&mut inner)?;
        let parents = self.parents(&mut inner)?;
        Ok(Class { name, params, parents, body: self.body(next(&mut inner)?)? })
    }

    fn def(&mut self, pair: Pair<'_>) -> Built<Def<'a>> {
        let start = pair.start();
        let keyword = self.token_span(start, start + 1);
        let mut inner = pair.into_inner();
        let name = self.optional_name(&mut inner)?;
        let parents = self.parents(&mut inner)?;
        Ok(Def { keyword, name, parents, body: self.body(next(&mut inner)?)? })
    }

    fn optional_name(&mut self, inner: &mut Pairs<'_>) -> Built<Option<Expr<'a>>> {
        inner.next_if(|rule| rule == Rule::name).map(|pair| self.name(pair)).transpose()
    }

    fn params(&mut self, inner: &mut Pairs<'_>) -> Built<&'a [Decl<'a>]> {
        let params = inner.next_if(|rule| rule == Rule::params);
        params.map_or(Ok(&[]), |params| self.each(params.into_inner(), Self::decl))
    }

    fn parents(&mut self, inner: &mut Pairs<'_>) -> Built<&'a [ClassRef<'a>]> {
        let parents = inner.next_if(|rule| rule == Rule::parents);
        parents.map_or(Ok(&[]), |parents| self.each(parents.into_inner(), Self::class_ref))
    }

    fn defm(&mut self, pair: Pair<'_>) -> Built<Defm<'a>> {
        let start = pair.start();
        let keyword = self.token_span(start, start + 1);
        let mut inner = pair.into_inner();
        let name = self.optional_name(&mut inner)?;
        Ok(Defm { keyword, name, parents: self.parents(&mut inner)? })
    }

    fn multiclass(&mut self, pair: Pair<'_>) -> Built<Multiclass<'a>> {
        let name = self.ident_at(pair.start() + 1);
        let mut inner = pair.into_inner();
        let params = self.params(&mut inner)?;
        let parents = self.parents(&mut inner)?;
        let body = match inner.next() {
            Some(body) => Some(self.statement_list(body.into_inner())?),
            None => None,
        };
        if body.is_some_and(<[_]>::is_empty) || body.is_none() && parents.is_empty() {
            let end = self.token_span(pair.end() - 1, pair.end());
            return self.error(end, "a multiclass must contain a statement");
        }
        let stray = body.is_some() && self.ends_with(pair, TokenKind::SEMICOLON);
        let stray_semicolon = stray.then(|| self.token_span(pair.end() - 1, pair.end()));
        Ok(Multiclass { name, params, parents, body, stray_semicolon })
    }

    fn defvar(&mut self, pair: Pair<'_>) -> Built<Defvar<'a>> {
        let name = self.ident_at(pair.start() + 1);
        Ok(Defvar { name, value: self.value(&mut pair.into_inner())? })
    }

    fn foreach(&mut self, pair: Pair<'_>) -> Built<Foreach<'a>> {
        let name = self.ident_at(pair.start() + 1);
        let mut cursor = pair.into_inner();
        let source = match cursor.next_if(|rule| rule == Rule::range_set) {
            Some(set) => ForeachSource::Ranges(self.ranges(&mut set.into_inner())?),
            None => ForeachSource::Piece(self.range(&mut cursor)?),
        };
        Ok(Foreach { name, source, body: self.block(&mut cursor)? })
    }

    fn if_block(&mut self, pair: Pair<'_>) -> Built<If<'a>> {
        let mut cursor = pair.into_inner();
        let condition = self.value(&mut cursor)?;
        let then_block = self.block(&mut cursor)?;
        let else_block = if cursor.peek().is_some() { Some(self.block(&mut cursor)?) } else { None };
        Ok(If { condition, then_block, else_block })
    }

    fn block(&mut self, cursor: &mut Pairs<'_>) -> Built<Block<'a>> {
        let Some(pair) = cursor.next() else { return Err(Broken) };
        let braced = self.begins_with(pair, TokenKind::L_BRACE);
        Ok(Block { items: self.statement_list(pair.into_inner())?, braced })
    }

    fn let_block(&mut self, pair: Pair<'_>) -> Built<LetBlock<'a>> {
        let mut cursor = pair.into_inner();
        let mut bindings = self.list_of();
        while let Some(binding) = cursor.next_if(|rule| rule == Rule::binding) {
            bindings.push(self.let_item(binding)?);
        }
        Ok(LetBlock { bindings: bindings.into_bump_slice(), body: self.block(&mut cursor)? })
    }

    /// A binding of a `let … in`, or a `let` of a body.
    fn let_item(&mut self, pair: Pair<'_>) -> Built<Let<'a>> {
        // The names follow `let`, which a binding of a block does not have.
        let start = pair.start();
        let at = usize::from(self.kind(start) == TokenKind::LET);
        let first = self.ident_at(start + at);
        // A second name can only be that of the field: the first one is the combination mode.
        let (mode, name) = if self.kind(start + at + 1) == TokenKind::IDENTIFIER {
            let field = self.ident_at(start + at + 1);
            match first.name {
                "append" => (LetMode::Append, field),
                "prepend" => (LetMode::Prepend, field),
                _ => return self.error(field.span, format!("expected '=', found '{}'", field.name)),
            }
        } else {
            (LetMode::Replace, first)
        };
        let mut cursor = pair.into_inner();
        let bits = match cursor.next_if(|rule| matches!(rule, Rule::brace_bits | Rule::angle_bits)) {
            Some(bits) => Some(self.ranges(&mut bits.into_inner())?),
            None => None,
        };
        Ok(Let { mode, name, bits, value: self.value(&mut cursor)? })
    }

    fn assert(&mut self, pair: Pair<'_>) -> Built<Assert<'a>> {
        let mut cursor = pair.into_inner();
        let condition = self.value(&mut cursor)?;
        Ok(Assert { condition, message: self.value(&mut cursor)? })
    }

    fn dump(&mut self, pair: Pair<'_>) -> Built<Dump<'a>> {
        let start = pair.start();
        let keyword = self.token_span(start, start + 1);
        Ok(Dump { keyword, value: self.value(&mut pair.into_inner())? })
    }

    fn body(&mut self, pair: Pair<'_>) -> Built<Body<'a>> {
        if self.begins_with(pair, TokenKind::SEMICOLON) {
            return Ok(Body { items: None, stray_semicolon: None });
        }
        let end = pair.end();
        let stray = self.ends_with(pair, TokenKind::SEMICOLON);
        let stray_semicolon = stray.then(|| self.token_span(end - 1, end));
        Ok(Body { items: Some(self.each(pair.into_inner(), Self::body_item)?), stray_semicolon })
    }

    pub(super) fn body_item(&mut self, pair: Pair<'_>) -> Built<BodyItem<'a>> {
        Ok(match pair.as_rule() {
            Rule::let_item => BodyItem::Let(self.let_item(pair)?),
            Rule::decl => BodyItem::Decl(self.decl(pair)?),
            Rule::defvar => BodyItem::Defvar(self.defvar(pair)?),
            Rule::assert => BodyItem::Assert(self.assert(pair)?),
            Rule::dump => BodyItem::Dump(self.dump(pair)?),
            Rule::include => BodyItem::Include(self.include(pair)),
            _ => return Err(Broken),
        })
    }

    fn decl(&mut self, pair: Pair<'_>) -> Built<Decl<'a>> {
        let is_field = self.begins_with(pair, TokenKind::FIELD);
        let mut cursor = pair.into_inner();
        let Some(ty) = cursor.next() else { return Err(Broken) };
        let name = self.ident_at(ty.end());
        let ty = self.ty(ty)?;
        let value = if cursor.peek().is_some() { Some(self.value(&mut cursor)?) } else { None };
        Ok(Decl { is_field, ty, name, value })
    }
}
