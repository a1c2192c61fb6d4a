//! References to symbols.

use ir_core::context::{Ident, Traits};
use ir_core::interfaces::SymbolUserOpInterface;
use ir_core::runtime::VerifyRegions;
use ir_core::verify::nearest_symbol;

use crate::prelude::*;
use crate::syntax::{linkage_of, property};
use crate::{
    AddressOfOp, AliasOp, BlockAddressAttr, BlockAddressOp, BlockTagOp, ComdatOp, ComdatSelectorOp,
    DSOLocalEquivalentOp, GlobalCtorsOp, GlobalDtorsOp, GlobalOp, IFuncOp, LLVMFuncOp, LLVMPointerType,
    Linkage, ZeroAttr,
};

/// Whether an operation is like a module: a symbol table that nothing inside looks out of.
pub(crate) fn is_llvm_module(ir: &Ir, op: Op) -> bool {
    ir.name(op).has(ir.context(), Traits::SYMBOL_TABLE | Traits::ISOLATED_FROM_ABOVE)
}

/// The symbol that a flat reference names.
pub(crate) fn referenced(ir: &Ir, from: Op, reference: Option<Attribute>) -> Option<Op> {
    match reference?.kind(ir.context()) {
        AttrKind::SymbolRef { root, .. } => nearest_symbol(ir, from, root),
        _ => None,
    }
}

/// Checks that a reference is to a selector of a comdat.
pub(crate) fn verify_comdat(ir: &Ir, op: Op, comdat: Option<Attribute>) -> Verified {
    let ctx = ir.context();
    let Some(AttrKind::SymbolRef { root, nested }) = comdat.map(|comdat| comdat.kind(ctx)) else {
        return Ok(());
    };
    let root = nearest_symbol(ir, op, root);
    let found = nested.iter().try_fold(root, |table, name| Some(nested_symbol(ir, table?, *name)));
    if found.flatten().is_some_and(|found| ComdatSelectorOp::cast(ir, found).is_some()) {
        Ok(())
    } else {
        Err(op_failure(ir, op, "expected comdat symbol"))
    }
}

/// The symbol of a name in a symbol table.
fn nested_symbol(ir: &Ir, table: Op, name: Ident) -> Option<Op> {
    let block = ir.first_block(ir.regions(table).next()?)?;
    let ctx = ir.context();
    ir.ops(block).find(|op| {
        let found = property(ir, *op, "sym_name").and_then(|found| string_value(ctx, found));
        found == Some(name.as_str(ctx))
    })
}

fn is_one_of(ir: &Ir, symbol: Option<Op>, kinds: &[fn(&Ir, Op) -> bool]) -> bool {
    symbol.is_some_and(|symbol| kinds.iter().any(|is| is(ir, symbol)))
}

fn is<T: OpHandle>(ir: &Ir, op: Op) -> bool {
    T::cast(ir, op).is_some()
}

/// The address space of a global variable, or of what an alias returns.
fn address_space(ir: &Ir, symbol: Op) -> Option<u32> {
    let ctx = ir.context();
    if let Some(global) = GlobalOp::cast(ir, symbol) {
        let space = global.addr_space_attr(ir).and_then(|space| int(ctx, space));
        return u32::try_from(space.unwrap_or(0)).ok();
    }
    let alias = AliasOp::cast(ir, symbol)?;
    let last = ir.last_op(ir.first_block(ir.region(alias.op(), 0))?)?;
    let ty = ir.operand_types(last).next()?;
    Some(LLVMPointerType::cast(ctx, ty)?.address_space(ctx))
}

impl SymbolUserOpInterface for AddressOfOp {
    fn verify_symbol_uses(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let symbol = referenced(ir, self.op(), self.global_name_attr(ir));
        if !is_one_of(ir, symbol, &[is::<GlobalOp>, is::<LLVMFuncOp>, is::<AliasOp>, is::<IFuncOp>]) {
            return fail(
                ir,
                self,
                "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or \
                 'llvm.mlir.ifunc'",
            );
        }
        let own = LLVMPointerType::cast(ctx, ir.value_type(self.res(ir))).map(|ty| ty.address_space(ctx));
        match symbol.and_then(|symbol| address_space(ir, symbol)) {
            Some(space) if Some(space) != own => {
                let message =
                    "pointer address space must match address space of the referenced global or alias";
                fail(ir, self, message)
            }
            _ => Ok(()),
        }
    }
}

impl SymbolUserOpInterface for DSOLocalEquivalentOp {
    fn verify_symbol_uses(self, ir: &Ir) -> Verified {
        let symbol = referenced(ir, self.op(), property(ir, self.op(), "function_name"));
        if !is_one_of(ir, symbol, &[is::<LLVMFuncOp>, is::<AliasOp>]) {
            return fail(ir, self, "must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'");
        }
        let is_weak = symbol.is_some_and(|symbol| {
            linkage_of(ir.context(), property(ir, symbol, "linkage")) == Linkage::ExternWeak
        });
        if is_weak {
            fail(ir, self, "target function with 'extern_weak' linkage not allowed")
        } else {
            Ok(())
        }
    }
}

impl SymbolUserOpInterface for BlockAddressOp {
    fn verify_symbol_uses(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let address = property(ir, self.op(), "block_addr").and_then(|it| BlockAddressAttr::cast(ctx, it));
        let symbol = address.and_then(|address| referenced(ir, self.op(), Some(address.function(ctx))));
        match symbol.and_then(|symbol| LLVMFuncOp::cast(ir, symbol)) {
            Some(_) => Ok(()),
            None => fail(ir, self, "must reference a function defined by 'llvm.func'"),
        }
    }
}

impl VerifyOp for BlockAddressOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let address = property(ir, self.op(), "block_addr").and_then(|it| BlockAddressAttr::cast(ctx, it));
        let Some(address) = address else { return Ok(()) };
        let symbol = referenced(ir, self.op(), Some(address.function(ctx)));
        let function = symbol.and_then(|symbol| LLVMFuncOp::cast(ir, symbol));
        let blocks = function.into_iter().flat_map(|function| ir.blocks(ir.region(function.op(), 0)));
        let mut tags = blocks.flat_map(|block| ir.ops(block)).filter(|op| is::<BlockTagOp>(ir, *op));
        let tag = Some(address.tag(ctx));
        if tags.any(|op| property(ir, op, "tag") == tag) {
            Ok(())
        } else {
            fail(ir, self, "expects an existing block label target in the referenced function")
        }
    }
}

/// Checks the functions that run when a program starts or ends.
fn verify_functions(ir: &Ir, op: Op, functions: &str) -> Verified {
    let ctx = ir.context();
    let functions = property(ir, op, functions).and_then(|all| array_elements(ctx, all)).unwrap_or_default();
    for function in functions {
        let AttrKind::SymbolRef { root, .. } = function.kind(ctx) else { continue };
        let found = nearest_symbol(ir, op, root).and_then(|found| LLVMFuncOp::cast(ir, found));
        let wrong = match found {
            Some(found) if !found.is_declaration(ir) => continue,
            Some(_) => "have a definition",
            None => "reference a valid LLVM function",
        };
        return Err(op_error(ir, op, &format!("'{}' does not {wrong}", root.as_str(ctx))));
    }
    Ok(())
}

/// Checks that functions, priorities and data are equally many.
fn verify_counts(ir: &Ir, op: Op, functions: &str) -> Verified {
    let ctx = ir.context();
    let elements =
        |name: &str| property(ir, op, name).and_then(|all| array_elements(ctx, all)).unwrap_or_default();
    let count = elements(functions).len();
    if count != elements("priorities").len() || count != elements("data").len() {
        let message = format!("{functions}, priorities, and data must have the same number of elements");
        return Err(op_failure(ir, op, &message));
    }
    let is_data = |data: &Attribute| {
        matches!(data.kind(ctx), AttrKind::SymbolRef { nested: [], .. }) || ZeroAttr::is(ctx, *data)
    };
    if elements("data").iter().all(is_data) {
        Ok(())
    } else {
        Err(op_failure(ir, op, "data element must be symbol or #llvm.zero"))
    }
}

impl SymbolUserOpInterface for GlobalCtorsOp {
    fn verify_symbol_uses(self, ir: &Ir) -> Verified {
        verify_functions(ir, self.op(), "ctors")
    }
}

impl SymbolUserOpInterface for GlobalDtorsOp {
    fn verify_symbol_uses(self, ir: &Ir) -> Verified {
        verify_functions(ir, self.op(), "dtors")
    }
}

impl VerifyOp for GlobalCtorsOp {
    fn verify(self, ir: &Ir) -> Verified {
        verify_counts(ir, self.op(), "ctors")
    }
}

impl VerifyOp for GlobalDtorsOp {
    fn verify(self, ir: &Ir) -> Verified {
        verify_counts(ir, self.op(), "dtors")
    }
}

impl SymbolUserOpInterface for IFuncOp {
    fn verify_symbol_uses(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let symbol = referenced(ir, self.op(), property(ir, self.op(), "resolver"));
        // An alias of the resolver is as good as the resolver.
        let aliased = symbol.filter(|symbol| is::<AliasOp>(ir, *symbol)).map(|alias| {
            let block = ir.first_block(ir.region(alias, 0))?;
            let address = ir.ops(block).find_map(|op| AddressOfOp::cast(ir, op))?;
            referenced(ir, address.op(), address.global_name_attr(ir))
        });
        let resolver = aliased.unwrap_or(symbol).and_then(|symbol| LLVMFuncOp::cast(ir, symbol));
        let Some(resolver) = resolver else { return fail(ir, self, "must have a function resolver") };
        let linkage = linkage_of(ctx, resolver.linkage_attr(ir));
        if resolver.is_declaration(ir) || linkage == Linkage::AvailableExternally {
            return fail(ir, self, "resolver must be a definition");
        }
        let result = resolver.signature(ir).map(|ty| ty.return_type(ctx));
        if !result.is_some_and(|result| LLVMPointerType::is(ctx, result)) {
            return fail(ir, self, "resolver must return a pointer");
        }
        let ty = property(ir, self.op(), "resolver_type").and_then(|ty| type_value(ctx, ty));
        if ty.is_some_and(|ty| LLVMPointerType::is(ctx, ty)) {
            Ok(())
        } else {
            fail(ir, self, "resolver has incorrect type")
        }
    }
}

impl VerifyOp for IFuncOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let linkage = linkage_of(ctx, property(ir, self.op(), "linkage"));
        let allowed = [
            Linkage::External,
            Linkage::Internal,
            Linkage::Private,
            Linkage::Weak,
            Linkage::WeakOdr,
            Linkage::Linkonce,
            Linkage::LinkonceOdr,
        ];
        if allowed.contains(&linkage) {
            return Ok(());
        }
        let message = format!(
            "'{}' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, \
             weak_odr, or external linkage",
            crate::syntax::word(linkage)
        );
        fail(ir, self, message)
    }
}

impl VerifyRegions for ComdatOp {
    fn verify_regions(self, ir: &Ir) -> Verified {
        let Some(block) = ir.first_block(ir.region(self.op(), 0)) else { return Ok(()) };
        match ir.ops(block).find(|op| !is::<ComdatSelectorOp>(ir, *op)) {
            Some(op) => {
                let message = "only comdat selector symbols can appear in a comdat region";
                Err(op_failure(ir, op, message))
            }
            None => Ok(()),
        }
    }
}
