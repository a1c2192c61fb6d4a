//! Statements and bodies.

use pest::iterators::{Pair, Pairs};

use super::{Broken, Builder, Built, Cursor, Rule};
use crate::source::Span;
use crate::syntax::ast::{
    Assert, Block, Body, BodyItem, Class, ClassRef, Decl, Def, Defm, Defset, Deftype, Defvar, Dump, Expr, Foreach,
    ForeachSource, Ident, If, Include, Let, LetBlock, LetMode, Multiclass, Stmt, StmtKind,
};

/// The pair that the grammar says comes next.
fn next<'p>(pairs: &mut Pairs<'p, Rule>) -> Built<Pair<'p, Rule>> {
    pairs.next().ok_or(Broken)
}

impl<'a> Builder<'a, '_> {
    pub(super) fn statement(&mut self, pair: Pair<'_, Rule>) -> Built<Stmt<'a>> {
        let span = self.pair_span(&pair);
        let arena = self.arena;
        let kind = match pair.as_rule() {
            Rule::include => StmtKind::Include(arena.alloc(self.include(pair, false)?)),
            Rule::class => StmtKind::Class(arena.alloc(self.class(pair)?)),
            Rule::def => StmtKind::Def(arena.alloc(self.def(pair)?)),
            Rule::defm => StmtKind::Defm(arena.alloc(self.defm(pair)?)),
            Rule::multiclass => StmtKind::Multiclass(arena.alloc(self.multiclass(pair)?)),
            Rule::defset => {
                let mut inner = pair.into_inner();
                let ty = self.ty(next(&mut inner)?)?;
                let name = self.ident(&next(&mut inner)?);
                let body = self.statement_list(next(&mut inner)?.into_inner())?;
                StmtKind::Defset(arena.alloc(Defset { ty, name, body }))
            }
            Rule::deftype => {
                let mut inner = pair.into_inner();
                let name = self.ident(&next(&mut inner)?);
                StmtKind::Deftype(arena.alloc(Deftype { name, ty: self.ty(next(&mut inner)?)? }))
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

    fn statement_list(&mut self, pairs: Pairs<'_, Rule>) -> Built<&'a [Stmt<'a>]> {
        let mut statements = Vec::new();
        for pair in pairs {
            statements.push(self.statement(pair)?);
        }
        Ok(self.slice(&statements))
    }

    fn include(&mut self, pair: Pair<'_, Rule>, in_body: bool) -> Built<Include<'a>> {
        let path = next(&mut pair.into_inner())?;
        let start = path.as_span().start();
        // The path is the first string alone: the file takes effect before a second one is read.
        let span = self.token_span(start, start + 1);
        self.includes.push((span.lo, in_body));
        Ok(Include { path: self.string(&path), span })
    }

    fn class(&mut self, pair: Pair<'_, Rule>) -> Built<Class<'a>> {
        let mut inner = pair.into_inner();
        let name = self.ident(&next(&mut inner)?);
        let params = self.params(&mut inner)?;
        let parents = self.parents(&mut inner)?;
        Ok(Class { name, params, parents, body: self.body(next(&mut inner)?)? })
    }

    fn def(&mut self, pair: Pair<'_, Rule>) -> Built<Def<'a>> {
        let start = pair.as_span().start();
        let keyword = self.token_span(start, start + 1);
        let mut inner = pair.into_inner();
        let name = self.optional_name(&mut inner)?;
        let parents = self.parents(&mut inner)?;
        Ok(Def { keyword, name, parents, body: self.body(next(&mut inner)?)? })
    }

    fn optional_name(&mut self, inner: &mut Pairs<'_, Rule>) -> Built<Option<Expr<'a>>> {
        match inner.peek() {
            Some(pair) if pair.as_rule() == Rule::name => {
                inner.next();
                self.name(pair).map(Some)
            }
            _ => Ok(None),
        }
    }

    fn params(&mut self, inner: &mut Pairs<'_, Rule>) -> Built<&'a [Decl<'a>]> {
        let Some(pair) = inner.peek().filter(|pair| pair.as_rule() == Rule::params) else { return Ok(&[]) };
        inner.next();
        let mut decls = Vec::new();
        for decl in pair.into_inner() {
            decls.push(self.decl(decl)?);
        }
        Ok(self.slice(&decls))
    }

    fn parents(&mut self, inner: &mut Pairs<'_, Rule>) -> Built<&'a [ClassRef<'a>]> {
        let Some(pair) = inner.peek().filter(|pair| pair.as_rule() == Rule::parents) else { return Ok(&[]) };
        inner.next();
        let mut parents = Vec::new();
        for parent in pair.into_inner() {
            parents.push(self.class_ref(parent)?);
        }
        Ok(self.slice(&parents))
    }

    fn defm(&mut self, pair: Pair<'_, Rule>) -> Built<Defm<'a>> {
        let start = pair.as_span().start();
        let keyword = self.token_span(start, start + 1);
        let mut inner = pair.into_inner();
        let name = self.optional_name(&mut inner)?;
        Ok(Defm { keyword, name, parents: self.parents(&mut inner)? })
    }

    fn multiclass(&mut self, pair: Pair<'_, Rule>) -> Built<Multiclass<'a>> {
        let tokens = pair.as_span();
        let mut inner = pair.into_inner();
        let name = self.ident(&next(&mut inner)?);
        let params = self.params(&mut inner)?;
        let parents = self.parents(&mut inner)?;
        let body = match inner.next() {
            Some(body) => Some(self.statement_list(body.into_inner())?),
            None => None,
        };
        if body.is_some_and(<[_]>::is_empty) || body.is_none() && parents.is_empty() {
            let end = self.token_span(tokens.end() - 1, tokens.end());
            return self.error(end, "a multiclass must contain a statement");
        }
        let stray_semicolon = inner.next().map(|stray| self.pair_span(&stray));
        Ok(Multiclass { name, params, parents, body, stray_semicolon })
    }

    fn defvar(&mut self, pair: Pair<'_, Rule>) -> Built<Defvar<'a>> {
        let mut inner = pair.into_inner();
        let name = self.ident(&next(&mut inner)?);
        Ok(Defvar { name, value: self.value(&mut inner.peekable())? })
    }

    fn foreach(&mut self, pair: Pair<'_, Rule>) -> Built<Foreach<'a>> {
        let mut cursor = pair.into_inner().peekable();
        let Some(name) = cursor.next() else { return Err(Broken) };
        let name = self.ident(&name);
        let source = match cursor.next_if(|pair| pair.as_rule() == Rule::range_set) {
            Some(set) => ForeachSource::Ranges(self.ranges(&mut set.into_inner().peekable())?),
            None => ForeachSource::Piece(self.range(&mut cursor)?),
        };
        Ok(Foreach { name, source, body: self.block(&mut cursor)? })
    }

    fn if_block(&mut self, pair: Pair<'_, Rule>) -> Built<If<'a>> {
        let mut cursor = pair.into_inner().peekable();
        let condition = self.value(&mut cursor)?;
        let then_block = self.block(&mut cursor)?;
        let else_block = if cursor.peek().is_some() { Some(self.block(&mut cursor)?) } else { None };
        Ok(If { condition, then_block, else_block })
    }

    fn block(&mut self, cursor: &mut Cursor<'_>) -> Built<Block<'a>> {
        let Some(pair) = cursor.next() else { return Err(Broken) };
        let braced = pair.as_str().starts_with('{');
        Ok(Block { items: self.statement_list(pair.into_inner())?, braced })
    }

    fn let_block(&mut self, pair: Pair<'_, Rule>) -> Built<LetBlock<'a>> {
        let mut cursor = pair.into_inner().peekable();
        let mut bindings = Vec::new();
        while let Some(binding) = cursor.next_if(|pair| pair.as_rule() == Rule::binding) {
            bindings.push(self.let_item(binding)?);
        }
        Ok(LetBlock { bindings: self.slice(&bindings), body: self.block(&mut cursor)? })
    }

    /// A binding of a `let … in`, or a `let` of a body.
    fn let_item(&mut self, pair: Pair<'_, Rule>) -> Built<Let<'a>> {
        let mut cursor = pair.into_inner().peekable();
        let Some(first) = cursor.next() else { return Err(Broken) };
        let mut name = self.ident(&first);
        let mut mode = LetMode::Replace;
        // A second name can only be the field's: the first one then says how the values are combined.
        if let Some(second) = self.second_name(&mut cursor) {
            mode = match name.name {
                "append" => LetMode::Append,
                "prepend" => LetMode::Prepend,
                _ => return self.error(second.span, format!("expected '=', found '{}'", second.name)),
            };
            name = second;
        }
        let bits = match cursor.next_if(|pair| matches!(pair.as_rule(), Rule::brace_bits | Rule::angle_bits)) {
            Some(bits) => Some(self.ranges(&mut bits.into_inner().peekable())?),
            None => None,
        };
        Ok(Let { mode, name, bits, value: self.value(&mut cursor)? })
    }

    fn second_name(&mut self, cursor: &mut Cursor<'_>) -> Option<Ident<'a>> {
        let pair = cursor.peek()?;
        let after = pair.as_span().end();
        // The value can be a name as well, but then it stands behind the '='.
        let letters = pair.get_input().as_bytes();
        let before = letters.get(after.wrapping_sub(2));
        (pair.as_rule() == Rule::ident && before != Some(&b'=')).then_some(())?;
        let pair = cursor.next()?;
        Some(self.ident(&pair))
    }

    fn assert(&mut self, pair: Pair<'_, Rule>) -> Built<Assert<'a>> {
        let mut cursor = pair.into_inner().peekable();
        let condition = self.value(&mut cursor)?;
        Ok(Assert { condition, message: self.value(&mut cursor)? })
    }

    fn dump(&mut self, pair: Pair<'_, Rule>) -> Built<Dump<'a>> {
        let start = pair.as_span().start();
        let keyword = self.token_span(start, start + 1);
        Ok(Dump { keyword, value: self.value(&mut pair.into_inner().peekable())? })
    }

    fn body(&mut self, pair: Pair<'_, Rule>) -> Built<Body<'a>> {
        if pair.as_str() == ";" {
            return Ok(Body { items: None, stray_semicolon: None });
        }
        let mut stray_semicolon: Option<Span> = None;
        let mut items = Vec::new();
        for item in pair.into_inner() {
            if item.as_rule() == Rule::stray {
                stray_semicolon = Some(self.pair_span(&item));
            } else {
                items.push(self.body_item(item)?);
            }
        }
        Ok(Body { items: Some(self.slice(&items)), stray_semicolon })
    }

    pub(super) fn body_item(&mut self, pair: Pair<'_, Rule>) -> Built<BodyItem<'a>> {
        Ok(match pair.as_rule() {
            Rule::let_item => BodyItem::Let(self.let_item(pair)?),
            Rule::decl => BodyItem::Decl(self.decl(pair)?),
            Rule::defvar => BodyItem::Defvar(self.defvar(pair)?),
            Rule::assert => BodyItem::Assert(self.assert(pair)?),
            Rule::dump => BodyItem::Dump(self.dump(pair)?),
            Rule::include => BodyItem::Include(self.include(pair, true)?),
            _ => return Err(Broken),
        })
    }

    fn decl(&mut self, pair: Pair<'_, Rule>) -> Built<Decl<'a>> {
        let mut cursor = pair.into_inner().peekable();
        let is_field = cursor.next_if(|pair| pair.as_rule() == Rule::field).is_some();
        let Some(ty) = cursor.next() else { return Err(Broken) };
        let ty = self.ty(ty)?;
        let Some(name) = cursor.next() else { return Err(Broken) };
        let name = self.ident(&name);
        let value = if cursor.peek().is_some() { Some(self.value(&mut cursor)?) } else { None };
        Ok(Decl { is_field, ty, name, value })
    }
}
