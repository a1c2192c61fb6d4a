//! Types.

use dialect_llvm::{
    LLVMArrayType, LLVMFunctionType, LLVMPPCFP128Type, LLVMPointerType, LLVMStructType, LLVMTargetExtType,
    LLVMX86AMXType,
};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::Type;
use ir_core::num::FloatSemantics;
use ir_core::predicates::build::named_type;

use super::super::lexer::Parsed;
use super::{Parser, TokenKind};
use crate::model::types::{Kind, kind};

/// Bodies of structs are not nested deeper.
const MAX_DEPTH: usize = 256;

/// The definition of a named type.
enum NamedBody {
    Opaque,
    /// The elements of a struct, and whether it is packed.
    Struct(Vec<Type>, bool),
    /// Another type than a struct; the name is another name of it.
    Other(Type),
}

impl Parser<'_> {
    /// The type that a keyword is.
    fn simple_type(&self, word: &str) -> Option<Type> {
        let float = |semantics| Some(self.ctx.float_type(semantics));
        match word {
            "void" => Some(dialect_llvm::types::void(self.ctx)),
            "half" => float(FloatSemantics::F16),
            "bfloat" => float(FloatSemantics::BF16),
            "float" => float(FloatSemantics::F32),
            "double" => float(FloatSemantics::F64),
            "x86_fp80" => float(FloatSemantics::F80),
            "fp128" => float(FloatSemantics::F128),
            "ppc_fp128" => Some(LLVMPPCFP128Type::get(self.ctx).into()),
            "x86_amx" => Some(LLVMX86AMXType::get(self.ctx).into()),
            "label" | "token" | "metadata" => Some(named_type(self.ctx, "llvm", word)),
            _ => {
                let width: u32 = word.strip_prefix('i')?.parse().ok()?;
                (1..1 << 23).contains(&width).then(|| self.ctx.integer_type(width))
            }
        }
    }

    /// A type, with the parameters of a function type after it.
    pub(super) fn ty(&mut self) -> Parsed<Type> {
        self.nested_type(0)
    }

    fn nested_type(&mut self, depth: usize) -> Parsed<Type> {
        if depth > MAX_DEPTH {
            return self.fail("types are nested too deeply");
        }
        let is_opaque = self.is_word("ptr");
        let recursions = self.recursions.len();
        let mut ty = self.prefix_type(depth)?;
        if is_opaque && self.is_punct('*') {
            return self.fail("ptr* is invalid - use ptr instead");
        }
        // Only the type of a function may follow a pointer without pointee.
        if is_opaque && !self.is_punct('(') {
            return Ok(ty);
        }
        loop {
            if self.is_punct('(') {
                ty = self.function_type(ty, depth)?;
            } else if self.is_punct('*') || self.is_word("addrspace") {
                ty = self.pointer_to(ty)?;
                // Nothing of the pointee is in the pointer.
                self.recursions.truncate(recursions);
            } else {
                return Ok(ty);
            }
        }
    }

    /// A pointer as old texts have it, with a pointee: `i8*` or `i8 addrspace(3)*`.
    fn pointer_to(&mut self, pointee: Type) -> Parsed<Type> {
        let space = self.optional_address_space()?;
        if !self.is_punct('*') {
            return self.fail("expected '*' in address space");
        }
        match kind(self.ctx, pointee) {
            Some(Kind::Void) => return self.fail("pointers to void are invalid; use i8* instead"),
            Some(Kind::Label) => return self.fail("basic block pointers are invalid"),
            Some(Kind::Metadata | Kind::Token) => return self.fail("pointer to this type is invalid"),
            _ => {}
        }
        self.advance();
        Ok(LLVMPointerType::get(self.ctx, space.unwrap_or(0)).into())
    }

    fn prefix_type(&mut self, depth: usize) -> Parsed<Type> {
        match self.kind().clone() {
            TokenKind::Word(word) => {
                if let Some(ty) = self.simple_type(&word) {
                    self.advance();
                    return Ok(ty);
                }
                match word.as_str() {
                    "ptr" => {
                        self.advance();
                        let space = self.optional_address_space()?;
                        Ok(LLVMPointerType::get(self.ctx, space.unwrap_or(0)).into())
                    }
                    "target" => self.target_type(depth),
                    _ => self.fail("expected type"),
                }
            }
            TokenKind::Local(name) => self.named_struct(&name, depth),
            TokenKind::Punct('{') => self.struct_body(false, depth),
            TokenKind::Punct('<') if *self.peek(1) == TokenKind::Punct('{') => {
                self.advance();
                let ty = self.struct_body(true, depth)?;
                self.expect('>')?;
                Ok(ty)
            }
            TokenKind::Punct('<') => self.vector(depth),
            TokenKind::Punct('[') => {
                self.advance();
                let count = self.number()?;
                self.expect_word("x")?;
                let element = self.nested_type(depth + 1)?;
                self.expect(']')?;
                Ok(LLVMArrayType::get(self.ctx, element, count).into())
            }
            _ => self.fail("expected type"),
        }
    }

    /// `addrspace(3)`
    pub(super) fn optional_address_space(&mut self) -> Parsed<Option<u32>> {
        if !self.eat_word("addrspace") {
            return Ok(None);
        }
        self.expect('(')?;
        if let TokenKind::Text(_) = self.kind() {
            return self.fail("symbolic address spaces are not supported");
        }
        let space = self.small()?;
        self.expect(')')?;
        Ok(Some(space))
    }

    fn vector(&mut self, depth: usize) -> Parsed<Type> {
        self.expect('<')?;
        let is_scalable = self.eat_word("vscale");
        if is_scalable {
            self.expect_word("x")?;
        }
        let count = self.number()?;
        self.expect_word("x")?;
        let element = self.nested_type(depth + 1)?;
        self.expect('>')?;
        if count == 0 || count > u64::from(u32::MAX) {
            return self.fail("zero element vector is illegal");
        }
        Ok(self.ctx.vector_type(&[count as i64], &[is_scalable], element))
    }

    fn function_type(&mut self, result: Type, depth: usize) -> Parsed<Type> {
        let (mut parameters, mut is_variadic) = (Vec::new(), false);
        self.list(['(', ')'], |parser| {
            if parser.eat('.') {
                is_variadic = true;
            } else {
                parameters.push(parser.nested_type(depth + 1)?);
            }
            Ok(())
        })?;
        Ok(LLVMFunctionType::get(self.ctx, result, &parameters, is_variadic).into())
    }

    fn struct_elements(&mut self, depth: usize) -> Parsed<Vec<Type>> {
        let mut elements = Vec::new();
        self.list(['{', '}'], |parser| {
            elements.push(parser.nested_type(depth + 1)?);
            Ok(())
        })?;
        Ok(elements)
    }

    fn struct_body(&mut self, is_packed: bool, depth: usize) -> Parsed<Type> {
        let elements = self.struct_elements(depth)?;
        Ok(LLVMStructType::literal(self.ctx, &elements, is_packed).into())
    }

    /// A struct with a name; its definition is read when it is first used.
    ///
    /// Where its own definition uses it, the type is unknown yet. This is an error, unless it is in the
    /// pointee of a pointer.
    fn named_struct(&mut self, name: &str, depth: usize) -> Parsed<Type> {
        if let Some(&known) = self.known_structs.get(name) {
            self.advance();
            return Ok(known);
        }
        let Some(&start) = self.structs.get(name) else {
            return self.fail(format!("use of undefined type named '{name}'"));
        };
        let unknown = self.ctx.integer_type(8);
        if self.open_structs.iter().any(|open| open == name) {
            self.recursions.push((name.to_owned(), self.at));
            self.advance();
            return Ok(unknown);
        }
        if let Some(uses) = self.unfinished_structs.get(name) {
            self.recursions.extend_from_slice(uses);
            self.advance();
            return Ok(unknown);
        }
        self.open_structs.push(name.to_owned());
        let recursions = self.recursions.len();
        let after = self.at + 1;
        self.at = start;
        let body = self.named_body(depth)?;
        self.open_structs.pop();
        self.unfinished_structs.retain(|_, uses| uses.iter().all(|(open, _)| open != name));
        if let Some((_, at)) = self.recursions[recursions..].iter().find(|(open, _)| open == name) {
            self.at = *at;
            return self.fail(format!("identified structure type '{name}' is recursive"));
        }
        self.at = after;
        let uses = self.recursions[recursions..].to_vec();
        if !uses.is_empty() {
            self.unfinished_structs.insert(name.to_owned(), uses);
            return Ok(unknown);
        }
        let ty = self.create_named(name, body);
        self.known_structs.insert(name.to_owned(), ty);
        Ok(ty)
    }

    /// The definition at the current token.
    fn named_body(&mut self, depth: usize) -> Parsed<NamedBody> {
        let is_struct = self.is_punct('{') || self.is_punct('<') && *self.peek(1) == TokenKind::Punct('{');
        if self.eat_word("opaque") {
            return Ok(NamedBody::Opaque);
        }
        if is_struct {
            let is_packed = self.eat('<');
            return Ok(NamedBody::Struct(self.struct_elements(depth + 1)?, is_packed));
        }
        Ok(NamedBody::Other(self.nested_type(depth + 1)?))
    }

    fn create_named(&self, name: &str, body: NamedBody) -> Type {
        let is_numbered = name.bytes().all(|byte| byte.is_ascii_digit());
        let own_name = if is_numbered { "" } else { name };
        match body {
            NamedBody::Opaque => LLVMStructType::opaque(self.ctx, own_name).base(),
            NamedBody::Struct(elements, is_packed) => {
                LLVMStructType::new_identified(self.ctx, own_name, &elements, is_packed).base()
            }
            NamedBody::Other(ty) => ty,
        }
    }

    /// `target("spirv.Image", i32, 1)`
    fn target_type(&mut self, depth: usize) -> Parsed<Type> {
        self.advance();
        self.expect('(')?;
        let name = self.text()?;
        let (mut types, mut numbers) = (Vec::new(), Vec::new());
        while self.eat(',') {
            match self.kind() {
                TokenKind::Int(_) => numbers.push(self.small()?),
                _ => types.push(self.nested_type(depth + 1)?),
            }
        }
        self.expect(')')?;
        Ok(LLVMTargetExtType::get(self.ctx, &name, &types, numbers).into())
    }
}
