//! A unit of translation: the symbols of a module, and the place for its code and data.
//!
//! A variadic function is called through a jump that sets the number of float registers, because Cranelift
//! does not.

use cranelift_codegen::binemit::Reloc;
use cranelift_codegen::ir::{AbiParam, Signature, Type as ClifType};
use cranelift_module::{
    DataDescription, DataId, FuncId, Linkage as CodeLinkage, Module, ModuleError, ModuleReloc,
    ModuleRelocTarget,
};
use dialect_llvm::LLVMFunctionType;
use ir_core::context::{Context, Ident, Type};
use ir_core::ir::{Ir, Op};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::abi::Abi;
use crate::error::words;
use crate::layout::Layouts;

/// A function of the module.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Function {
    pub(crate) id: FuncId,
    pub(crate) op: Op,
    pub(crate) ty: LLVMFunctionType,
    /// The code of the function, if `id` is an entry that calls it.
    pub(crate) body: Option<Body>,
}

/// The code of a function that is not compiled as its symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Body {
    /// A function that tail calls begin from or lead to.
    Tail(FuncId),
    /// A function that takes the addresses of its arguments.
    Variadic(FuncId),
}

/// A symbol of the module.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Symbol {
    Function(Function),
    Global(DataId),
    /// Another name of a symbol, and the distance from it in bytes.
    Alias(Ident, i64),
}

/// The translation of a module. `module` takes machine code and data: memory of the process, or an object
/// file.
pub(crate) struct Unit<'c> {
    pub(crate) ctx: &'c Context,
    pub(crate) ir: &'c Ir,
    pub(crate) module: &'c mut dyn Module,
    pub(crate) layouts: Layouts<'c>,
    pub(crate) symbols: FxHashMap<Ident, Symbol>,
    /// Functions that call variadic ones, by the name of the latter.
    variadic: FxHashMap<Ident, FuncId>,
    /// The function that calls a variadic one by its address, and the memory for the address.
    variadic_address: Option<(FuncId, DataId)>,
    /// The names of undefined symbols.
    pub(crate) imports: FxHashSet<String>,
}

impl<'c> Unit<'c> {
    /// The translation of a module without declarations.
    pub(crate) fn new(ir: &'c Ir, module: &'c mut dyn Module) -> Self {
        let ctx = ir.context();
        Unit {
            ctx,
            ir,
            module,
            layouts: Layouts::new(ctx),
            symbols: FxHashMap::default(),
            variadic: FxHashMap::default(),
            variadic_address: None,
            imports: FxHashSet::default(),
        }
    }

    /// The signature of a function type, with arguments of these types after its parameters.
    ///
    /// # Errors
    /// A message about a type that the machine lacks.
    pub(crate) fn abi(&mut self, ty: LLVMFunctionType, more: &[Type]) -> Result<Abi, String> {
        Abi::new(&mut self.layouts, self.module.isa().default_call_conv(), ty, more)
    }

    /// The symbol of an operation.
    pub(crate) fn name(&self, op: Op) -> Option<Ident> {
        match self.ir.attribute(op, "sym_name")?.kind(self.ctx) {
            ir_core::context::AttrKind::String { value, .. } => Some(value),
            _ => None,
        }
    }

    /// The symbol of this name, which no alias hides any more, and the distance from it.
    pub(crate) fn resolve(&self, name: Ident) -> Result<(Symbol, i64), String> {
        let (mut name, mut distance) = (name, 0_i64);
        for _ in 0..64 {
            match self.symbols.get(&name) {
                Some(Symbol::Alias(target, offset)) => {
                    (name, distance) = (*target, distance.wrapping_add(*offset));
                }
                Some(symbol) => return Ok((*symbol, distance)),
                None => return Err(format!("refers to '@{}', which is not defined", name.as_str(self.ctx))),
            }
        }
        Err(format!("refers to the alias '@{}', which has no end", name.as_str(self.ctx)))
    }

    /// A function of the C library or of the runtime, by its name and its types.
    ///
    /// # Errors
    /// A message if the module has another symbol of this name.
    pub(crate) fn import(
        &mut self,
        name: &str,
        params: &[ClifType],
        returns: &[ClifType],
    ) -> Result<FuncId, String> {
        let mut signature = Signature::new(self.module.isa().default_call_conv());
        signature.params.extend(params.iter().map(|ty| AbiParam::new(*ty)));
        signature.returns.extend(returns.iter().map(|ty| AbiParam::new(*ty)));
        let declared = self.module.declare_function(name, CodeLinkage::Import, &signature);
        match declared {
            Ok(id) => {
                self.refer(id);
                Ok(id)
            }
            Err(ModuleError::IncompatibleSignature(..)) => {
                Err(format!("calls '{name}', which the module declares with another type"))
            }
            Err(error) => Err(words(&error)),
        }
    }

    /// Notes that code or data refers to a function, which may be defined elsewhere.
    pub(crate) fn refer(&mut self, id: FuncId) {
        let declared = self.module.declarations().get_function_decl(id);
        if let (false, Some(name)) = (declared.linkage.is_definable(), &declared.name) {
            self.imports.insert(name.clone());
        }
    }

    /// Notes that code or data refers to a global, which may be defined elsewhere.
    pub(crate) fn refer_data(&mut self, id: DataId) {
        let declared = self.module.declarations().get_data_decl(id);
        if let (false, Some(name)) = (declared.linkage.is_definable(), &declared.name) {
            self.imports.insert(name.clone());
        }
    }

    /// Whether code is for x86-64.
    pub(crate) fn is_x86_64(&self) -> bool {
        self.module.isa().triple().architecture.to_string() == "x86_64"
    }

    /// Adds the count of float registers to a call of a variadic function, where the machine's ABI requires
    /// it.
    ///
    /// ```text
    /// mov al, 8; jmp printf
    /// ```
    pub(crate) fn variadic(&mut self, name: Ident, target: FuncId) -> Result<FuncId, String> {
        if !self.is_x86_64() {
            return Ok(target);
        }
        if let Some(id) = self.variadic.get(&name) {
            return Ok(*id);
        }
        let signature = Signature::new(self.module.isa().default_call_conv());
        let id = self.module.declare_anonymous_function(&signature).map_err(|error| words(&error))?;
        self.define_jump(id, target)?;
        self.variadic.insert(name, id);
        Ok(id)
    }

    fn define_jump(&mut self, id: FuncId, target: FuncId) -> Result<(), String> {
        let name = ModuleRelocTarget::from(target);
        let (bytes, reloc): (Vec<u8>, ModuleReloc) = if self.module.isa().flags().is_pic() {
            let reloc = ModuleReloc { offset: 3, kind: Reloc::X86CallPLTRel4, name, addend: -4 };
            (vec![0xb0, 8, 0xe9, 0, 0, 0, 0], reloc)
        } else {
            let reloc = ModuleReloc { offset: 2, kind: Reloc::Abs8, name, addend: 0 };
            (vec![0x49, 0xbb, 0, 0, 0, 0, 0, 0, 0, 0, 0xb0, 8, 0x41, 0xff, 0xe3], reloc)
        };
        self.module.define_function_bytes(id, 16, &bytes, &[reloc]).map_err(|error| words(&error))
    }

    /// The function through which a variadic function is called by its address: the address is in memory, at
    /// the returned symbol, because Cranelift chooses the registers of a call.
    ///
    /// ```text
    /// mov r11, [address]; mov al, 8; jmp r11
    /// ```
    pub(crate) fn variadic_address(&mut self) -> Result<(FuncId, DataId), String> {
        if let Some(jump) = self.variadic_address {
            return Ok(jump);
        }
        let data = self.module.declare_anonymous_data(true, false).map_err(|error| words(&error))?;
        let mut description = DataDescription::new();
        description.define_zeroinit(8);
        description.set_align(8);
        self.define_data(data, &description)?;
        let signature = Signature::new(self.module.isa().default_call_conv());
        let id = self.module.declare_anonymous_function(&signature).map_err(|error| words(&error))?;
        let name = ModuleRelocTarget::from(data);
        let (mut bytes, reloc) = if self.module.isa().flags().is_pic() {
            let reloc = ModuleReloc { offset: 3, kind: Reloc::X86PCRel4, name, addend: -4 };
            (vec![0x4c, 0x8b, 0x1d, 0, 0, 0, 0], reloc)
        } else {
            let reloc = ModuleReloc { offset: 2, kind: Reloc::Abs8, name, addend: 0 };
            (vec![0x49, 0xbb, 0, 0, 0, 0, 0, 0, 0, 0, 0x4d, 0x8b, 0x1b], reloc)
        };
        bytes.extend([0xb0, 8, 0x41, 0xff, 0xe3]);
        self.module.define_function_bytes(id, 16, &bytes, &[reloc]).map_err(|error| words(&error))?;
        self.variadic_address = Some((id, data));
        Ok((id, data))
    }

    /// Defines the entry of a variadic function: it saves all registers of arguments, and calls the body
    /// with their address and that of the arguments on the stack.
    pub(crate) fn define_variadic_entry(&mut self, id: FuncId, body: FuncId) -> Result<(), String> {
        // push rbp; mov rbp, rsp; sub rsp, 176
        let mut bytes = vec![0x55, 0x48, 0x89, 0xe5, 0x48, 0x81, 0xec, 0xb0, 0, 0, 0];
        // mov [rsp], rdi; mov [rsp + 8], rsi; … rdx, rcx, r8, r9
        for (offset, (rex, modrm)) in (0..).step_by(8).zip([
            (0x48, 0x7c),
            (0x48, 0x74),
            (0x48, 0x54),
            (0x48, 0x4c),
            (0x4c, 0x44),
            (0x4c, 0x4c),
        ]) {
            bytes.extend([rex, 0x89, modrm, 0x24, offset]);
        }
        // movaps [rsp + 48], xmm0; …
        for register in 0..8_u8 {
            let offset = 48 + u32::from(register) * 16;
            bytes.extend([0x0f, 0x29, 0x84 | register << 3, 0x24]);
            bytes.extend(offset.to_le_bytes());
        }
        // mov rdi, rsp; lea rsi, [rbp + 16]
        bytes.extend([0x48, 0x89, 0xe7, 0x48, 0x8d, 0x75, 0x10]);
        let (offset, name) = (bytes.len() as u32, ModuleRelocTarget::from(body));
        let reloc = if self.module.isa().flags().is_pic() {
            // call body
            bytes.extend([0xe8, 0, 0, 0, 0]);
            ModuleReloc { offset: offset + 1, kind: Reloc::X86CallPLTRel4, name, addend: -4 }
        } else {
            // mov r11, body; call r11
            bytes.extend([0x49, 0xbb, 0, 0, 0, 0, 0, 0, 0, 0, 0x41, 0xff, 0xd3]);
            ModuleReloc { offset: offset + 2, kind: Reloc::Abs8, name, addend: 0 }
        };
        // leave; ret
        bytes.extend([0xc9, 0xc3]);
        self.module.define_function_bytes(id, 16, &bytes, &[reloc]).map_err(|error| words(&error))
    }

    /// Defines the memory of a global.
    pub(crate) fn define_data(&mut self, id: DataId, data: &DataDescription) -> Result<(), String> {
        self.module.define_data(id, data).map_err(|error| words(&error))
    }
}
