//! Functions: their headers, and their blocks.

use dialect_llvm::LLVMFunctionType;
use ir_core::attr_or_type::DefHandle;
use ir_core::context::Type;

use super::super::ast::{Attr, Block, DebugRecord, Function, Inst, InstKind};
use super::super::lexer::Parsed;
use super::locals::Locals;
use super::{Parser, TokenKind};
use crate::model::flags::Flags;
use crate::model::types::{Kind, kind};

/// Calling conventions as words, beside `cc` and a number.
const CONVENTIONS: [&str; 48] = [
    "ccc",
    "fastcc",
    "coldcc",
    "ghccc",
    "hipecc",
    "anyregcc",
    "preserve_mostcc",
    "preserve_allcc",
    "preserve_nonecc",
    "swiftcc",
    "cxx_fast_tlscc",
    "tailcc",
    "cfguard_checkcc",
    "swifttailcc",
    "x86_stdcallcc",
    "x86_fastcallcc",
    "arm_apcscc",
    "arm_aapcscc",
    "arm_aapcs_vfpcc",
    "msp430_intrcc",
    "x86_thiscallcc",
    "ptx_kernel",
    "ptx_device",
    "spir_func",
    "spir_kernel",
    "intel_ocl_bicc",
    "x86_64_sysvcc",
    "win64cc",
    "x86_vectorcallcc",
    "hhvmcc",
    "hhvm_ccc",
    "x86_intrcc",
    "avr_intrcc",
    "avr_signalcc",
    "amdgpu_vs",
    "amdgpu_gs",
    "amdgpu_ps",
    "amdgpu_cs",
    "amdgpu_kernel",
    "amdgpu_hs",
    "amdgpu_ls",
    "amdgpu_es",
    "amdgpu_gfx",
    "x86_regcallcc",
    "aarch64_vector_pcs",
    "aarch64_sve_vector_pcs",
    "riscv_vector_cc",
    "m68k_rtdcc",
];

/// A parameter in a header: its type, attributes and name.
type Parameter = (Type, Vec<Attr>, Option<String>, usize);

impl Parser<'_> {
    /// `declare …`
    pub(super) fn declaration(&mut self) -> Parsed {
        self.advance();
        let metadata = self.attachments(false)?;
        let (mut function, _) = self.header()?;
        function.metadata = metadata;
        self.module.functions.push(function);
        Ok(())
    }

    /// `define …`
    pub(super) fn definition(&mut self) -> Parsed {
        self.advance();
        self.locals = Locals::default();
        let (mut function, parameters) = self.header()?;
        function.metadata = self.attachments(false)?;
        for (ty, _, name, offset) in parameters {
            function.arguments.push(self.define_local(name, ty, offset)?);
        }
        self.body(&mut function)?;
        self.module.functions.push(function);
        Ok(())
    }

    /// The calling convention, if there is one.
    pub(super) fn convention(&mut self) -> Parsed<Option<String>> {
        if self.eat_word("cc") {
            let number = self.number()?;
            return Ok(Some(format!("cc_{number}")));
        }
        Ok(self.eat_one_of(&CONVENTIONS).map(str::to_owned))
    }

    fn header(&mut self) -> Parsed<(Function, Vec<Parameter>)> {
        let mut symbol = self.symbol_words()?;
        let convention = self.convention()?;
        let result_attributes = self.attributes(false)?;
        let result = self.ty()?;
        symbol.offset = self.offset();
        let TokenKind::Global(name) = self.kind().clone() else { return self.fail("expected function name") };
        symbol.name = name;
        self.advance();
        let (parameters, is_variadic) = self.parameters()?;
        symbol.unnamed_addr =
            self.eat_one_of(&["unnamed_addr", "local_unnamed_addr"]).unwrap_or_default().to_owned();
        // The operation has no address space.
        self.optional_address_space()?;
        let attributes = self.attributes(true)?;
        let types: Vec<Type> = parameters.iter().map(|parameter| parameter.0).collect();
        let ty = LLVMFunctionType::get(self.ctx, result, &types, is_variadic).base();
        let mut function = Function {
            convention,
            attributes,
            result: result_attributes,
            parameters: parameters.iter().map(|parameter| parameter.1.clone()).collect(),
            ..Function::new(symbol, ty)
        };
        self.header_end(&mut function)?;
        Ok((function, parameters))
    }

    fn parameters(&mut self) -> Parsed<(Vec<Parameter>, bool)> {
        let (mut parameters, mut is_variadic) = (Vec::new(), false);
        self.list(['(', ')'], |parser| {
            if parser.eat('.') {
                is_variadic = true;
                return Ok(());
            }
            let ty = parser.ty()?;
            let attributes = parser.attributes(false)?;
            let offset = parser.offset();
            let name = match parser.kind().clone() {
                TokenKind::Local(name) => {
                    parser.advance();
                    Some(name)
                }
                _ => None,
            };
            parameters.push((ty, attributes, name, offset));
            Ok(())
        })?;
        Ok((parameters, is_variadic))
    }

    /// The properties after the attributes of a function.
    fn header_end(&mut self, function: &mut Function) -> Parsed {
        loop {
            let words =
                ["section", "comdat", "align", "gc", "personality", "prefix", "prologue", "partition"];
            match self.eat_one_of(&words) {
                Some("section") => function.section = Some(self.text()?),
                Some("comdat") => function.comdat = Some(self.comdat_of(&function.symbol.name)?),
                Some("align") => {
                    let has_parentheses = self.eat('(');
                    function.alignment = Some(self.number()?);
                    if has_parentheses {
                        self.expect(')')?;
                    }
                }
                Some("gc") => function.collector = Some(self.text()?),
                Some("personality") => function.personality = Some(self.typed_constant()?),
                Some(word) => return self.fail(format!("'{word}' of a function is not supported")),
                None => return Ok(()),
            }
        }
    }

    fn body(&mut self, function: &mut Function) -> Parsed {
        self.expect('{')?;
        while !self.eat('}') {
            self.define_block()?;
            let mut block = Block::default();
            loop {
                if self.is_punct('#') {
                    let offset = self.offset();
                    if let Some(record) = self.debug_record()? {
                        block.insts.push(self.record_instruction(record, offset));
                    }
                    continue;
                }
                let inst = self.instruction(function)?;
                let is_last = is_terminator(&inst.kind);
                block.insts.push(inst);
                if is_last {
                    break;
                }
            }
            function.blocks.push(block);
        }
        if function.blocks.is_empty() {
            return self.fail("function body requires at least one basic block");
        }
        self.check_locals()?;
        let order = self.locals.block_order();
        for (name, index) in self.locals.block_names() {
            if let Some(block) = function.blocks.get_mut(index) {
                block.name = name;
            }
        }
        for inst in function.blocks.iter_mut().flat_map(|block| &mut block.insts) {
            let blocks = match &mut inst.kind {
                InstKind::Phi(blocks) => blocks,
                _ => &mut inst.successors,
            };
            blocks.iter_mut().for_each(|block| *block = order[*block]);
        }
        Ok(())
    }

    fn record_instruction(&self, record: DebugRecord, offset: usize) -> Inst {
        Inst {
            offset,
            result: None,
            ty: dialect_llvm::types::void(self.ctx),
            kind: InstKind::Debug(Box::new(record)),
            operands: Vec::new(),
            successors: Vec::new(),
            flags: Flags::NONE,
            metadata: Vec::new(),
        }
    }

    /// The type that a function returns.
    pub(super) fn result_of(&self, function_type: Type) -> Type {
        match kind(self.ctx, function_type) {
            Some(Kind::Function(function)) => function.return_type(self.ctx),
            _ => function_type,
        }
    }
}

/// Whether an instruction ends its block.
fn is_terminator(kind: &InstKind) -> bool {
    match kind {
        InstKind::Br | InstKind::CondBr | InstKind::Switch | InstKind::IndirectBr | InstKind::Ret => true,
        InstKind::Plain(name) => matches!(name.as_str(), "unreachable" | "resume"),
        InstKind::Call(call) => call.is_invoke,
        _ => false,
    }
}
