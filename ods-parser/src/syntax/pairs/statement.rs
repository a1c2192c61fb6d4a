//! Statements and bodies.

use pest::iterators::{Pair, Pairs};

use super::{Broken, Builder, Built, Cursor, Rule};
use crate::syntax::ast::{
    Assert, Block, Body, BodyItem, Class, ClassRef, Decl, Def, Defm, Defset, Deftype, Defvar, Dump, Expr,
    Foreach, ForeachSource, If, Include, Let, LetBlock, LetMode, Multiclass, Stmt, StmtKind,
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
            Rule::include => StmtKind::Include(arena.alloc(self.include(pair))),
            Rule::class => StmtKind::Class(arena.alloc(self.class(pair)?)),
            Rule::def => StmtKind::Def(arena.alloc(self.def(pair)?)),
            Rule::defm => StmtKind::Defm(arena.alloc(self.defm(pair)?)),
            Rule::multiclass => StmtKind::Multiclass(arena.alloc(self.multiclass(pair)?)),
            Rule::defset => {
                let mut inner = pair.into_inner();
                let ty = next(&mut inner)?;
                let name = self.ident_at(ty.as_span().end());
                let ty = self.ty(ty)?;
                let body = self.statement_list(next(&mut inner)?.into_inner())?;
                StmtKind::Defset(arena.alloc(Defset { ty, name, body }))
            }
            Rule::deftype => {
                let name = self.ident_at(pair.as_span().start() + 1);
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

    fn statement_list(&mut self, pairs: Pairs<'_, Rule>) -> Built<&'a [Stmt<'a>]> {
        let mut statements = self.list_of();
        for pair in pairs {
            statements.push(self.statement(pair)?);
        }
        Ok(statements.into_bump_slice())
    }

    fn include(&mut self, pair: Pair<'_, Rule>) -> Include<'a> {
        // The path is the first string alone: the file takes effect before a second one is read.
        let path = pair.as_span().start() + 1;
        Include { path: self.string(path, path + 1), span: self.token_span(path, path + 1) }
    }

    fn class(&mut self, pair: Pair<'_, Rule>) -> Built<Class<'a>> {
        let name = self.ident_at(pair.as_span().start() + 1);
        let mut inner = pair.into_inner();
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
        let mut decls = self.list_of();
        for decl in pair.into_inner() {
            decls.push(self.decl(decl)?);
        }
        Ok(decls.into_bump_slice())
    }

    fn parents(&mut self, inner: &mut Pairs<'_, Rule>) -> Built<&'a [ClassRef<'a>]> {
        let Some(pair) = inner.peek().filter(|pair| pair.as_rule() == Rule::parents) else { return Ok(&[]) };
        inner.next();
        let mut parents = self.list_of();
        for parent in pair.into_inner() {
            parents.push(self.class_ref(parent)?);
        }
        Ok(parents.into_bump_slice())
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
        let name = self.ident_at(tokens.start() + 1);
        let letters = pair.as_str();
        let mut inner = pair.into_inner();
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
        let stray = body.is_some() && letters.ends_with(';');
        let stray_semicolon = stray.then(|| self.token_span(tokens.end() - 1, tokens.end()));
        Ok(Multiclass { name, params, parents, body, stray_semicolon })
    }

    fn defvar(&mut self, pair: Pair<'_, Rule>) -> Built<Defvar<'a>> {
        let name = self.ident_at(pair.as_span().start() + 1);
        Ok(Defvar { name, value: self.value(&mut pair.into_inner().peekable())? })
    }

    fn foreach(&mut self, pair: Pair<'_, Rule>) -> Built<Foreach<'a>> {
        let name = self.ident_at(pair.as_span().start() + 1);
        let mut cursor = pair.into_inner().peekable();
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
        let mut bindings = self.list_of();
        while let Some(binding) = cursor.next_if(|pair| pair.as_rule() == Rule::binding) {
            bindings.push(self.let_item(binding)?);
        }
        Ok(LetBlock { bindings: bindings.into_bump_slice(), body: self.block(&mut cursor)? })
    }

    /// A binding of a `let … in`, or a `let` of a body.
    fn let_item(&mut self, pair: Pair<'_, Rule>) -> Built<Let<'a>> {
        // The names stand behind `let`, which a binding of a block has not.
        let letters = pair.as_str().as_bytes();
        let at = usize::from(letters[0] == b'L');
        let start = pair.as_span().start();
        let first = self.ident_at(start + at);
        // A second name can only be the field's: the first one then says how the values are combined.
        let (mode, name) = if letters[at + 1] == b'i' {
            let field = self.ident_at(start + at + 1);
            match first.name {
                "append" => (LetMode::Append, field),
                "prepend" => (LetMode::Prepend, field),
                _ => return self.error(field.span, format!("expected '=', found '{}'", field.name)),
            }
        } else {
            (LetMode::Replace, first)
        };
        let mut cursor = pair.into_inner().peekable();
        let bits = match cursor.next_if(|pair| matches!(pair.as_rule(), Rule::brace_bits | Rule::angle_bits))
        {
            Some(bits) => Some(self.ranges(&mut bits.into_inner().peekable())?),
            None => None,
        };
        Ok(Let { mode, name, bits, value: self.value(&mut cursor)? })
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
        let letters = pair.as_str();
        if letters == ";" {
            return Ok(Body { items: None, stray_semicolon: None });
        }
        let end = pair.as_span().end();
        let stray_semicolon = letters.ends_with(';').then(|| self.token_span(end - 1, end));
        let mut items = self.list_of();
        for item in pair.into_inner() {
            items.push(self.body_item(item)?);
        }
        Ok(Body { items: Some(items.into_bump_slice()), stray_semicolon })
    }

    pub(super) fn body_item(&mut self, pair: Pair<'_, Rule>) -> Built<BodyItem<'a>> {
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

    fn decl(&mut self, pair: Pair<'_, Rule>) -> Built<Decl<'a>> {
        let is_field = pair.as_str().starts_with('f');
        let mut cursor = pair.into_inner().peekable();
        let Some(ty) = cursor.next() else { return Err(Broken) };
        let name = self.ident_at(ty.as_span().end());
        let ty = self.ty(ty)?;
        let value = if cursor.peek().is_some() { Some(self.value(&mut cursor)?) } else { None };
        Ok(Decl { is_field, ty, name, value })
    }
}
