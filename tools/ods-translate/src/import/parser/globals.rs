//! Entities of a module: properties, variables, aliases and comdats.

use rustc_hash::FxHashSet;

use super::super::ast::{Alias, Function, Global, Symbol};
use super::super::lexer::Parsed;
use super::{Failure, Parser, TokenKind};
use crate::model::types::{Kind, kind};

/// Linkages as words.
const LINKAGES: [&str; 10] = [
    "private",
    "internal",
    "weak",
    "weak_odr",
    "linkonce",
    "linkonce_odr",
    "available_externally",
    "appending",
    "common",
    "extern_weak",
];

impl Parser<'_> {
    /// One entity of the module.
    pub(super) fn top_level(&mut self) -> Parsed {
        match self.kind().clone() {
            TokenKind::Word(word) => match word.as_str() {
                "source_filename" => {
                    self.advance();
                    self.expect('=')?;
                    self.text().map(drop)
                }
                "target" => self.target(),
                "module" => self.module_assembly(),
                "declare" => self.declaration(),
                "define" => self.definition(),
                "attributes" => self.attribute_group(),
                _ => self.fail("expected top-level entity"),
            },
            TokenKind::Local(name) => self.struct_definition(&name),
            TokenKind::Comdat(name) => self.comdat_definition(name),
            TokenKind::Global(name) => self.global(name),
            TokenKind::MetadataName(_) | TokenKind::Punct('!') => self.metadata_definition(),
            _ => self.fail("expected top-level entity"),
        }
    }

    fn target(&mut self) -> Parsed {
        self.advance();
        let is_triple = self.eat_word("triple");
        if !is_triple {
            self.expect_word("datalayout")?;
        }
        self.expect('=')?;
        let text = self.text()?;
        if is_triple {
            self.module.triple = text
        } else {
            self.module.data_layout = text
        }
        Ok(())
    }

    fn module_assembly(&mut self) -> Parsed {
        self.advance();
        self.expect_word("asm")?;
        let text = self.text()?;
        self.module.assembly.push(text);
        Ok(())
    }

    /// Checks the definition of a struct, whose body [`Parser::ty`] reads where it is used.
    fn struct_definition(&mut self, name: &str) -> Parsed {
        if !self.structs.contains_key(name) {
            return self.fail("expected 'type' after name");
        }
        self.ty()?;
        self.expect('=')?;
        self.expect_word("type")?;
        if !self.eat_word("opaque") {
            self.ty()?;
        }
        Ok(())
    }

    fn comdat_definition(&mut self, name: String) -> Parsed {
        self.advance();
        self.expect('=')?;
        self.expect_word("comdat")?;
        let kind = self.word()?;
        self.module.comdats.push((name, kind));
        Ok(())
    }

    /// Linkage and other words before a global or a function.
    pub(super) fn symbol_words(&mut self) -> Parsed<Symbol> {
        let mut symbol = Symbol { offset: self.offset(), ..Symbol::default() };
        if let Some(linkage) = self.eat_one_of(&LINKAGES) {
            symbol.linkage = linkage.to_owned();
        }
        // `external` is the linkage of declarations.
        self.eat_word("external");
        symbol.is_dso_local = self.eat_one_of(&["dso_local", "dso_preemptable"]) == Some("dso_local");
        let visibility = self.eat_one_of(&["default", "hidden", "protected"]).unwrap_or_default();
        if visibility != "default" {
            symbol.visibility = visibility.to_owned();
        }
        if self.is_word("dllimport") || self.is_word("dllexport") {
            return self.fail("storage classes of DLLs are not supported");
        }
        let is_implied = matches!(symbol.linkage.as_str(), "private" | "internal")
            || !symbol.visibility.is_empty() && symbol.linkage != "extern_weak";
        symbol.is_dso_local |= is_implied;
        Ok(symbol)
    }

    /// The name that the following definition has, with its words.
    fn global(&mut self, name: String) -> Parsed {
        let offset = self.offset();
        self.advance();
        self.expect('=')?;
        let is_external = self.is_word("external") || self.is_word("extern_weak");
        let mut symbol = Symbol { name, offset, ..self.symbol_words()? };
        if self.eat_word("thread_local") {
            symbol.is_thread_local = true;
            if self.is_punct('(') {
                self.raw_parentheses()?;
            }
        }
        symbol.unnamed_addr =
            self.eat_one_of(&["unnamed_addr", "local_unnamed_addr"]).unwrap_or_default().to_owned();
        match self.eat_one_of(&["alias", "ifunc"]) {
            Some(word) => self.alias(symbol, word == "ifunc"),
            None => self.variable(symbol, is_external),
        }
    }

    fn alias(&mut self, symbol: Symbol, is_ifunc: bool) -> Parsed {
        let ty = self.ty()?;
        self.expect(',')?;
        // The type of an expression is inside of it.
        let target = self.typed_constant()?;
        if self.is_punct(',') {
            return self.fail("partitions are not supported");
        }
        if !matches!(kind(self.ctx, target.ty), Some(Kind::Pointer(_))) {
            return self.fail("an alias must have pointer type");
        }
        self.module.aliases.push(Alias { symbol, is_ifunc, ty, target });
        Ok(())
    }

    fn variable(&mut self, symbol: Symbol, is_external: bool) -> Parsed {
        let space = self.optional_address_space()?.unwrap_or(0);
        // MLIR's import does not keep it either.
        self.eat_word("externally_initialized");
        let Some(word) = self.eat_one_of(&["global", "constant"]) else {
            return self.fail("expected 'global' or 'constant'");
        };
        let ty = self.ty()?;
        let initializer = if is_external { None } else { Some(self.constant(ty)?) };
        let mut global = Global {
            symbol,
            ty,
            space,
            is_constant: word == "constant",
            initializer,
            section: None,
            comdat: None,
            alignment: None,
            attributes: Vec::new(),
            metadata: Vec::new(),
        };
        while let TokenKind::Word(word) = self.peek(1).clone()
            && self.eat(',')
        {
            self.advance();
            match word.as_str() {
                "section" => global.section = Some(self.text()?),
                "align" => global.alignment = Some(self.number()?),
                "comdat" => global.comdat = Some(self.comdat_of(&global.symbol.name)?),
                _ => return self.fail(format!("property '{word}' of a variable is not supported")),
            }
        }
        global.metadata = self.attachments(true)?;
        global.attributes = self.attributes(true)?;
        self.module.globals.push(global);
        Ok(())
    }

    /// Checks that symbols are defined; declares intrinsics that are called only.
    pub(super) fn resolve_symbols(&mut self) -> Parsed {
        let module = &self.module;
        let globals = module.globals.iter().map(|global| &global.symbol);
        let aliases = module.aliases.iter().map(|alias| &alias.symbol);
        let functions = module.functions.iter().map(|function| &function.symbol);
        let mut defined: FxHashSet<&str> = FxHashSet::default();
        for symbol in globals.chain(aliases).chain(functions) {
            if !defined.insert(&symbol.name) {
                let message = format!("invalid redefinition of '@{}'", symbol.name);
                return Err(Failure { offset: symbol.offset, message });
            }
        }
        let mut declared = Vec::new();
        for (name, &offset) in self.symbol_uses.iter().filter(|(name, _)| !defined.contains(name.as_str())) {
            let Some(&ty) = self.called.get(name) else {
                return Err(Failure { offset, message: format!("use of undefined value '@{name}'") });
            };
            let symbol = Symbol { name: name.clone(), offset, ..Symbol::default() };
            let count = match kind(self.ctx, ty) {
                Some(Kind::Function(ty)) => ty.params(self.ctx).len(),
                _ => 0,
            };
            declared.push(Function { parameters: vec![Vec::new(); count], ..Function::new(symbol, ty) });
        }
        self.module.functions.extend(declared);
        Ok(())
    }

    /// The comdat after its keyword: that of the symbol's name, or another one.
    pub(super) fn comdat_of(&mut self, name: &str) -> Parsed<String> {
        if !self.eat('(') {
            return Ok(name.to_owned());
        }
        let TokenKind::Comdat(name) = self.kind().clone() else {
            return self.fail("expected comdat variable");
        };
        self.advance();
        self.expect(')')?;
        Ok(name)
    }
}
