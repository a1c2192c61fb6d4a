//! Globals: their memory, and initializers that are regions of constants.

use cranelift_module::{DataDescription, DataId, Linkage as CodeLinkage};
use dialect_llvm::{Linkage, LinkageAttr};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{Ident, Type};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Ir, Op, Value};
use ir_core::predicates::attributes::{dense_array_ints, int, root_reference, type_value};
use ir_core::verify::op_error;
use rustc_hash::FxHashMap;

use crate::constants::{Image, Scalar, is_zero_or_undefined, scalars};
use crate::error::words;
use crate::unit::{Symbol, Unit};

/// A global that is larger is refused; the code generator counts the bytes of a relocation in 32 bits.
const MAX_SIZE: u64 = 1 << 32;

/// Whether a global has memory here. Without an initial value its content is undefined, unless its linkage
/// means a global of another module.
pub(crate) fn is_defined(ir: &Ir, op: Op) -> bool {
    let is_foreign =
        matches!(linkage(ir, op), Linkage::External | Linkage::ExternWeak | Linkage::AvailableExternally);
    !is_foreign || ir.attribute(op, "value").is_some() || !ir.is_empty_region(ir.region(op, 0))
}

/// The linkage of a function or a global.
pub(crate) fn linkage(ir: &Ir, op: Op) -> Linkage {
    let attr = ir.attribute(op, "linkage").and_then(|attr| LinkageAttr::cast(ir.context(), attr));
    attr.map_or(Linkage::External, |attr| attr.linkage(ir.context()))
}

fn global_type(unit: &Unit<'_>, op: Op) -> Option<Type> {
    type_value(unit.ctx, unit.ir.attribute(op, "global_type")?)
}

/// Declares a global.
pub(crate) fn declare(unit: &mut Unit<'_>, op: Op, linkage: CodeLinkage) -> Result<DataId, String> {
    let name = unit.name(op).ok_or("has no name")?;
    let is_constant = unit.ir.attribute(op, "constant").is_some();
    if unit.ir.attribute(op, "thread_local_").is_some() {
        return Err("is not supported: memory of threads".to_owned());
    }
    let declared = unit.module.declare_data(name.as_str(unit.ctx), linkage, !is_constant, false);
    declared.map_err(|error| words(&error))
}

/// Defines the memory of a global, if it has a value here.
pub(crate) fn define(unit: &mut Unit<'_>, op: Op) -> Result<(), Diagnostic> {
    let ir = unit.ir;
    if !is_defined(ir, op) {
        return Ok(());
    }
    let image = match ir.first_block(ir.region(op, 0)) {
        Some(block) => {
            let mut constants = Constants { unit, values: FxHashMap::default() };
            constants.block(ir.ops(block))?
        }
        None => attribute_image(unit, op).map_err(|message| op_error(ir, op, &message))?,
    };
    data(unit, op, image).map_err(|message| op_error(ir, op, &message))
}

fn attribute_image(unit: &mut Unit<'_>, op: Op) -> Result<Image, String> {
    let (ctx, ir) = (unit.ctx, unit.ir);
    let ty = global_type(unit, op).ok_or("has no type")?;
    let mut image = memory(unit, ty)?;
    if let Some(value) = ir.attribute(op, "value") {
        image.write_attribute(ctx, &mut unit.layouts, ty, value)?;
    }
    Ok(image)
}

fn memory(unit: &mut Unit<'_>, ty: Type) -> Result<Image, String> {
    match unit.layouts.get(ty)?.size {
        size if size <= MAX_SIZE => Ok(Image::new(size)),
        size => Err(format!("has {size} bytes, more than {MAX_SIZE}")),
    }
}

fn data(unit: &mut Unit<'_>, op: Op, image: Image) -> Result<(), String> {
    let Some(Symbol::Global(id)) = unit.name(op).and_then(|name| unit.symbols.get(&name)).copied() else {
        return Ok(());
    };
    let ty = global_type(unit, op).ok_or("has no type")?;
    let given = unit.ir.attribute(op, "alignment").and_then(|align| int(unit.ctx, align));
    let given = given.and_then(|align| u64::try_from(align).ok()).filter(|align| align.is_power_of_two());
    let mut description = DataDescription::new();
    let align = given.unwrap_or(0).max(unit.layouts.get(ty)?.align);
    if align > 4096 {
        return Err(format!("has the alignment {align}, more than a page"));
    }
    description.set_align(align);
    let Image { bytes, addresses } = image;
    // Memory of no bytes has an address, too.
    let is_zero = addresses.is_empty() && bytes.iter().all(|byte| *byte == 0);
    if is_zero {
        description.define_zeroinit(bytes.len().max(1))
    } else {
        description.define(bytes.into_boxed_slice())
    }
    for (offset, name, addend) in addresses {
        let (symbol, distance) = unit.resolve(name)?;
        match symbol {
            Symbol::Function(function) if addend.wrapping_add(distance) == 0 => {
                unit.refer(function.id);
                let function = unit.module.declare_func_in_data(function.id, &mut description);
                description.write_function_addr(offset, function);
            }
            Symbol::Function(_) => return Err("has an address within a function".to_owned()),
            Symbol::Global(target) => {
                unit.refer_data(target);
                let target = unit.module.declare_data_in_data(target, &mut description);
                description.write_data_addr(offset, target, addend.wrapping_add(distance));
            }
            Symbol::Alias(..) => return Err("has the address of an alias".to_owned()),
        }
    }
    unit.define_data(id, &description)
}

/// The aliased symbol of an alias, and the offset from it.
pub(crate) fn alias(unit: &mut Unit<'_>, op: Op) -> Result<(Ident, i64), String> {
    let ir = unit.ir;
    let block = ir.first_block(ir.region(op, 0)).ok_or("has no initializer")?;
    let mut constants = Constants { unit, values: FxHashMap::default() };
    let mut result = None;
    for op in ir.ops(block) {
        result = constants.op(op)?;
    }
    match result.as_ref().map(|values| values.scalars.as_slice()) {
        Some([Scalar::Address(name, offset)]) => Ok((*name, *offset)),
        _ => Err("is not the address of a symbol".to_owned()),
    }
}

/// A value of an initializer. The scalars are empty for a large zero.
#[derive(Clone)]
struct TypedConstant {
    ty: Type,
    scalars: Vec<Scalar>,
}

/// The values of an initializer.
struct Constants<'u, 'c> {
    unit: &'u mut Unit<'c>,
    values: FxHashMap<Value, TypedConstant>,
}

impl Constants<'_, '_> {
    fn block(&mut self, ops: impl Iterator<Item = Op>) -> Result<Image, Diagnostic> {
        let mut returned = None;
        for op in ops {
            let result = self.op(op).map_err(|message| op_error(self.unit.ir, op, &message))?;
            returned = result.map(|values| (op, values));
        }
        let Some((op, TypedConstant { ty, scalars })) = returned else { return Ok(Image::new(0)) };
        let written = memory(self.unit, ty).and_then(|mut image| {
            if !scalars.is_empty() {
                image.write(&mut self.unit.layouts, ty, &scalars)?;
            }
            Ok(image)
        });
        written.map_err(|message| op_error(self.unit.ir, op, &message))
    }

    fn operand(&self, op: Op, index: usize) -> Result<TypedConstant, String> {
        let value = self.unit.ir.operand(op, index);
        self.values.get(&value).cloned().ok_or_else(|| "uses a value that is not constant".to_owned())
    }

    /// Evaluates an operation. Returns the value of a terminator.
    fn op(&mut self, op: Op) -> Result<Option<TypedConstant>, String> {
        let (ir, ctx) = (self.unit.ir, self.unit.ctx);
        let name = ir.name(op).as_str(ctx);
        if name == "llvm.return" {
            return self.operand(op, 0).map(Some);
        }
        let Some(ty) = ir.result_types(op).next() else {
            return Err("is not constant".to_owned());
        };
        let scalars = match name {
            "llvm.mlir.zero" | "llvm.mlir.undef" | "llvm.mlir.poison" => self.zeros(ty)?,
            "llvm.mlir.constant" => match ir.attribute(op, "value") {
                Some(value) if is_zero_or_undefined(ctx, value) => self.zeros(ty)?,
                Some(value) => scalars(ctx, &mut self.unit.layouts, ty, value)?,
                None => return Err("has no value".to_owned()),
            },
            "llvm.mlir.addressof" => {
                let target = ir.attribute(op, "global_name");
                let name = target.and_then(|target| root_reference(ctx, target)).ok_or("has no symbol")?;
                vec![Scalar::Address(ctx.ident(name), 0)]
            }
            "llvm.insertvalue" => self.insert(op)?,
            "llvm.getelementptr" => self.address(op)?,
            "llvm.bitcast" | "llvm.addrspacecast" | "llvm.ptrtoint" | "llvm.inttoptr" => {
                self.operand(op, 0)?.scalars
            }
            _ => return Err("is not constant".to_owned()),
        };
        self.values.insert(ir.result(op, 0), TypedConstant { ty, scalars });
        Ok(None)
    }

    /// Zeros: none for a type with too many scalars.
    fn zeros(&mut self, ty: Type) -> Result<Vec<Scalar>, String> {
        Ok(vec![Scalar::ZERO; self.unit.layouts.get(ty)?.leaves.len()])
    }

    fn insert(&mut self, op: Op) -> Result<Vec<Scalar>, String> {
        let (ir, ctx) = (self.unit.ir, self.unit.ctx);
        let TypedConstant { mut ty, mut scalars } = self.operand(op, 0)?;
        let value = self.operand(op, 1)?.scalars;
        let position = ir.attribute(op, "position").and_then(|position| dense_array_ints(ctx, position));
        let mut first = 0;
        self.unit.layouts.get_value(ty)?;
        for index in position.unwrap_or_default() {
            let element = self.unit.layouts.element(ty, index as u64)?;
            (ty, first) = (element.ty, first + element.first);
        }
        let target =
            scalars.get_mut(first..first + value.len()).ok_or("has an index that is out of range")?;
        target.copy_from_slice(&value);
        Ok(scalars)
    }

    fn address(&mut self, op: Op) -> Result<Vec<Scalar>, String> {
        let base = self.operand(op, 0)?.scalars;
        let [base] = base.as_slice() else { return Err("is not constant".to_owned()) };
        let indices = crate::memory::indices(&mut self.unit.layouts, self.unit.ir, op)?;
        let mut distance = 0_i64;
        for (scale, index) in indices.scaled {
            let value = match index {
                crate::memory::Index::Constant(index) => index,
                crate::memory::Index::Operand(position) => {
                    match self.operand(op, position)?.scalars.as_slice() {
                        [Scalar::Bits(bits)] => *bits as i64,
                        _ => return Err("is not constant".to_owned()),
                    }
                }
            };
            distance = distance.wrapping_add(value.wrapping_mul(scale));
        }
        distance = distance.wrapping_add(indices.offset);
        Ok(vec![match *base {
            Scalar::Address(name, offset) => Scalar::Address(name, offset.wrapping_add(distance)),
            Scalar::Bits(bits) => Scalar::Bits(u128::from((bits as i64).wrapping_add(distance) as u64)),
        }])
    }
}
