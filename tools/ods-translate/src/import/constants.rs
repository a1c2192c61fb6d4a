//! Constants: attributes where they can be, operations on other constants otherwise.

use ir_core::context::{Attribute, Type, TypeKind};
use ir_core::ir::Value;

use super::create::Properties;
use super::{Import, Outcome};
use crate::model::constant::{Const, ConstKind, ConstRef};
use crate::model::types::{Kind, element_count, kind};

/// Zero arrays of more elements than this are not expanded, though MLIR would list their elements.
const MAX_ELEMENTS: u64 = 1 << 20;

/// Whether LLVM stores elements of a type side by side as numbers.
fn is_sequential(kind: Option<Kind>) -> bool {
    use ir_core::num::FloatSemantics as F;
    match kind {
        Some(Kind::Int(width)) => matches!(width, 8 | 16 | 32 | 64),
        Some(Kind::Float(semantics)) => matches!(semantics, F::F16 | F::BF16 | F::F32 | F::F64),
        _ => false,
    }
}

impl Import<'_> {
    /// The operands of a constant, in their order.
    pub(super) fn dependencies(&self, constant: &ConstRef) -> Vec<ConstRef> {
        match &constant.kind {
            ConstKind::Aggregate(elements) => {
                if self.is_data(constant) {
                    Vec::new()
                } else {
                    elements.to_vec()
                }
            }
            ConstKind::Zero => self.zero_elements(constant),
            ConstKind::Splat(element) => match kind(self.ctx, constant.ty) {
                // LLVM inserts the value into a vector and shuffles that.
                Some(Kind::Vector { is_scalable: true, .. }) => {
                    vec![element.clone(), Const::i64(0), Const::poison(constant.ty)]
                }
                Some(Kind::Vector { count, element: ty, .. }) if !is_sequential(kind(self.ctx, ty)) => {
                    vec![element.clone(); count.min(MAX_ELEMENTS) as usize]
                }
                _ => Vec::new(),
            },
            ConstKind::Cast(_, operand) => vec![operand.clone()],
            ConstKind::Binary(_, _, a, b) => vec![a.clone(), b.clone()],
            ConstKind::Gep { operands, .. } => operands.to_vec(),
            _ => Vec::new(),
        }
    }

    /// The elements of a zero; of a huge one, one of them, because they are the same constant.
    fn zero_elements(&self, constant: &ConstRef) -> Vec<ConstRef> {
        let count = element_count(self.ctx, constant.ty).unwrap_or(1);
        let is_struct = matches!(kind(self.ctx, constant.ty), Some(Kind::Struct(_)));
        let count = if is_struct { count } else { count.min(1) };
        (0..count as usize).filter_map(|index| constant.element(self.ctx, index)).collect()
    }

    /// Whether an aggregate consists of numbers side by side, so that LLVM has no operands of it.
    fn is_data(&self, constant: &ConstRef) -> bool {
        let element = match kind(self.ctx, constant.ty) {
            Some(Kind::Array(_, element) | Kind::Vector { element, .. }) => element,
            _ => return false,
        };
        let ConstKind::Aggregate(elements) = &constant.kind else { return false };
        is_sequential(kind(self.ctx, element))
            && elements.iter().all(|element| element.as_int().is_some() || element.as_float().is_some())
    }

    /// The operation for a constant with existing operands.
    pub(super) fn create_constant(&mut self, offset: usize, constant: &ConstRef) -> Outcome<Value> {
        let ty = constant.ty;
        if let Some(value) = self.constant_attribute(constant) {
            let properties = Properties::default().property("value", value);
            return Ok(self.create_value("llvm.mlir.constant", &[], ty, properties));
        }
        let simple = match &constant.kind {
            ConstKind::Null => "llvm.mlir.zero",
            ConstKind::NoToken => "llvm.mlir.none",
            ConstKind::Poison => "llvm.mlir.poison",
            ConstKind::Undef => "llvm.mlir.undef",
            ConstKind::Zero => "llvm.mlir.zero",
            _ => "",
        };
        if !simple.is_empty() {
            return Ok(self.create_value(simple, &[], ty, Properties::default()));
        }
        match &constant.kind {
            ConstKind::Symbol(name) => {
                let name = self.symbol_name(offset, name)?;
                let properties = Properties::default().property("global_name", name);
                Ok(self.create_value("llvm.mlir.addressof", &[], ty, properties))
            }
            ConstKind::DsoLocalEquivalent(name) => {
                let name = self.symbol_name(offset, name)?;
                let properties = Properties::default().property("function_name", name);
                Ok(self.create_value("llvm.dso_local_equivalent", &[], ty, properties))
            }
            ConstKind::BlockAddress(function, block) => self.block_address(offset, ty, function, *block),
            ConstKind::Aggregate(elements) => self.aggregate(offset, ty, &elements.clone()),
            ConstKind::Splat(_)
                if matches!(kind(self.ctx, ty), Some(Kind::Vector { is_scalable: false, .. })) =>
            {
                let elements = constant.elements(self.ctx).unwrap_or_default();
                self.aggregate(offset, ty, &elements)
            }
            _ => self.expression(offset, constant),
        }
    }

    /// An aggregate, into which elements are inserted one after the other.
    fn aggregate(&mut self, offset: usize, ty: Type, elements: &[ConstRef]) -> Outcome<Value> {
        let mut root = self.create_value("llvm.mlir.undef", &[], ty, Properties::default());
        let is_vector = matches!(ty.kind(self.ctx), TypeKind::Vector { .. });
        for (index, element) in elements.iter().enumerate() {
            let Some(&element) = self.constants.get(element) else {
                return self.error(offset, "unhandled constant");
            };
            root = if is_vector {
                let value = self.i32(index as u32);
                let properties = Properties::default().property("value", value);
                let index = self.create_value("llvm.mlir.constant", &[], Type::I32, properties);
                self.create_value("llvm.insertelement", &[root, element, index], ty, Properties::default())
            } else {
                let position = self.ctx_position(&[index as i64]);
                let properties = Properties::default().property("position", position);
                self.create_value("llvm.insertvalue", &[root, element], ty, properties)
            };
        }
        Ok(root)
    }

    /// The attribute that a constant can be; none of one that needs operations.
    pub(super) fn constant_attribute(&self, constant: &ConstRef) -> Option<Attribute> {
        match &constant.kind {
            ConstKind::Int(_) | ConstKind::Float(_) => self.scalar_attribute(constant),
            ConstKind::Bytes(bytes) => Some(self.ctx.ident_attr(self.ctx.ident_bytes(bytes))),
            ConstKind::Aggregate(_) => {
                let shape = self.elements_type(constant.ty)?;
                let mut data = Elements::default();
                self.append_elements(constant, &mut data)?;
                self.dense(shape, &data)
            }
            ConstKind::Splat(element) => {
                let shape = self.elements_type(constant.ty)?;
                if shape.shape(self.ctx).is_none() || element_count(self.ctx, constant.ty).is_none() {
                    return None;
                }
                let mut data = Elements::default();
                self.append_elements(element, &mut data)?;
                self.dense(shape, &data)
            }
            ConstKind::Zero => {
                element_count(self.ctx, constant.ty)?;
                let shape = self.elements_type(constant.ty)?;
                let mut data = Elements::default();
                let element = Const::zero(self.ctx, shape.element_type(self.ctx)?);
                self.append_elements(&element, &mut data)?;
                self.dense(shape, &data)
            }
            _ => None,
        }
    }

    fn scalar_attribute(&self, constant: &ConstRef) -> Option<Attribute> {
        match &constant.kind {
            ConstKind::Int(value) => Some(self.ctx.integer_attr(constant.ty, value.clone())),
            ConstKind::Float(value) => Some(self.ctx.float_attr(constant.ty, *value)),
            _ => None,
        }
    }

    /// The shaped type of the attribute for a constant of a type.
    fn elements_type(&self, ty: Type) -> Option<Type> {
        let is_number = |ty: Type| matches!(kind(self.ctx, ty), Some(Kind::Int(_) | Kind::Float(_)));
        let (mut shape, mut inner) = (Vec::new(), ty);
        while let Some(Kind::Array(count, element)) = kind(self.ctx, inner) {
            shape.push(i64::try_from(count).ok()?);
            inner = element;
        }
        match kind(self.ctx, inner)? {
            Kind::Vector { count, is_scalable: false, element } if is_number(element) => {
                shape.push(count as i64);
                let scalable = vec![false; shape.len()];
                Some(self.ctx.vector_type(&shape, &scalable, element))
            }
            _ if is_number(inner) && !shape.is_empty() => {
                Some(self.ctx.ranked_tensor_type(&shape, inner, None))
            }
            _ => None,
        }
    }

    /// Appends the numbers of a constant; none if something else is in it.
    fn append_elements(&self, constant: &ConstRef, data: &mut Elements) -> Option<()> {
        match &constant.kind {
            ConstKind::Int(value) if value.width() == 1 => data.bits.push(value.is_one()),
            ConstKind::Int(value) => value.append_le_bytes(&mut data.bytes),
            ConstKind::Float(value) => value.to_bits_int().append_le_bytes(&mut data.bytes),
            ConstKind::Bytes(bytes) => data.bytes.extend_from_slice(bytes),
            ConstKind::Aggregate(elements) => {
                elements.iter().try_for_each(|element| self.append_elements(element, data))?;
            }
            ConstKind::Splat(element) => {
                let count = element_count(self.ctx, constant.ty)?;
                (0..count).try_for_each(|_| self.append_elements(element, data))?;
            }
            _ => return None,
        }
        Some(())
    }

    fn dense(&self, ty: Type, data: &Elements) -> Option<Attribute> {
        if data.bits.is_empty() {
            return self.ctx.dense_elements_attr(ty, &data.bytes);
        }
        if let [bit] = data.bits.as_slice() {
            return self.ctx.dense_elements_attr(ty, &[if *bit { 255 } else { 0 }]);
        }
        let byte = |bits: &[bool]| bits.iter().rev().fold(0, |byte, bit| byte << 1 | u8::from(*bit));
        let bytes: Vec<u8> = data.bits.chunks(8).map(byte).collect();
        self.ctx.dense_elements_attr(ty, &bytes)
    }
}

/// Numbers of a dense attribute.
#[derive(Default)]
struct Elements {
    bytes: Vec<u8>,
    /// Those of `i1`.
    bits: Vec<bool>,
}
