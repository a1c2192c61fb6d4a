//! Constants of attributes (MLIR's `getLLVMConstant`).

use std::borrow::Cow;

use ir_core::context::{AttrKind, Attribute, Location, Type, TypeKind};
use ir_core::num::{ApFloat, ApInt};

use super::{Outcome, Translation};
use crate::model::constant::{Const, ConstKind, ConstRef, MAX_ELEMENTS};
use crate::model::types::{Kind, kind};

impl Translation<'_> {
    /// The constant of a type for an attribute.
    ///
    /// # Errors
    /// With upstream's messages, at the location.
    pub(super) fn constant(&self, ty: Type, attribute: Attribute, location: Location) -> Outcome<ConstRef> {
        if let Some(special) = self.special(ty, attribute) {
            return Ok(special);
        }
        let own = attribute.kind(self.ctx);
        if let Some(Kind::Struct(structure)) = kind(self.ctx, ty) {
            let AttrKind::Array(elements) = own else {
                return self.error_at(location, "expected an array attribute for a struct constant");
            };
            let types = structure.elements(self.ctx).iter().zip(elements);
            let elements = types.map(|(&ty, &element)| self.constant(ty, element, location));
            let elements: Vec<ConstRef> = elements.collect::<Outcome<_>>()?;
            return Ok(Const::aggregate(self.ctx, ty, elements));
        }
        match own {
            AttrKind::Integer { ty: own, value } => self.integer(ty, own, &value, location),
            AttrKind::Float { value, .. } => self.float(ty, value, location),
            AttrKind::SymbolRef { root, .. } => {
                let name = root.as_str(self.ctx);
                if self.symbols.contains_key(name) {
                    return Ok(Const::new(ty, ConstKind::Symbol(name.into())));
                }
                self.error_at(location, format!("unknown symbol reference '{name}' in constant"))
            }
            AttrKind::DenseElements { ty: shaped, splat, data } => {
                self.dense(ty, shaped, splat, data, location)
            }
            AttrKind::String { value, .. } => {
                Ok(Const::new(ty, ConstKind::Bytes(value.as_bytes(self.ctx).into())))
            }
            AttrKind::Array(elements) => self.array_constant(ty, elements, location),
            _ => self.error_at(location, "unsupported constant value"),
        }
    }

    /// `#llvm.undef`, `#llvm.poison` and `#llvm.zero`.
    fn special(&self, ty: Type, attribute: Attribute) -> Option<ConstRef> {
        match super::reader::Reader::new(self.ctx, attribute)?.mnemonic {
            "undef" => Some(Const::undef(ty)),
            "poison" => Some(Const::poison(ty)),
            "zero" => Some(Const::zero(self.ctx, ty)),
            _ => None,
        }
    }

    fn integer(&self, ty: Type, own: Type, value: &ApInt, location: Location) -> Outcome<ConstRef> {
        let is_unsigned = own == Type::I1
            || matches!(
                own.kind(self.ctx),
                TypeKind::Integer { signedness: ir_core::context::Signedness::Unsigned, .. }
            );
        match kind(self.ctx, ty) {
            Some(Kind::Int(width)) => {
                let value = if is_unsigned { value.zext_or_trunc(width) } else { value.sext_or_trunc(width) };
                Ok(Const::int(ty, value))
            }
            _ => self.error_at(location, "unsupported constant value"),
        }
    }

    fn float(&self, ty: Type, value: ApFloat, location: Location) -> Outcome<ConstRef> {
        match kind(self.ctx, ty) {
            Some(Kind::Int(width)) if width == value.semantics().width() => {
                Ok(Const::int(ty, value.to_bits_int()))
            }
            Some(Kind::Float(semantics)) if semantics == value.semantics() => {
                Ok(Const::new(ty, ConstKind::Float(value)))
            }
            _ => self.error_at(location, "FloatAttr does not match expected type of the constant"),
        }
    }

    fn array_constant(&self, ty: Type, elements: &[Attribute], location: Location) -> Outcome<ConstRef> {
        let Some(Kind::Array(_, element)) = kind(self.ctx, ty) else {
            return self.error_at(location, "unsupported constant value");
        };
        let elements = elements.iter().map(|&value| self.constant(element, value, location));
        Ok(Const::aggregate(self.ctx, ty, elements.collect::<Outcome<_>>()?))
    }

    /// The elements of a shape as nested arrays. The innermost ones may be vectors.
    fn dense(
        &self,
        ty: Type,
        shaped: Type,
        splat: bool,
        data: &[u8],
        location: Location,
    ) -> Outcome<ConstRef> {
        let (TypeKind::Vector { element, .. } | TypeKind::RankedTensor { element, .. }) =
            shaped.kind(self.ctx)
        else {
            return self.error_at(location, "unsupported constant value");
        };
        let width = self.element_bytes(element);
        let innermost = self.innermost(ty);
        let scalar = |bytes: &[u8]| self.dense_scalar(innermost, element, bytes, location);
        if splat {
            let value = scalar(data.get(..width).unwrap_or(data))?;
            return match self.filled(ty, &value) {
                Some(constant) => Ok(constant),
                None => self.error_at(location, "unsupported constant value"),
            };
        }
        let unpacked = self.unpacked(shaped, element, data);
        let scalars: Vec<ConstRef> =
            unpacked.chunks_exact(width.max(1)).map(scalar).collect::<Outcome<_>>()?;
        let mut rest = scalars.as_slice();
        match self.sequence(ty, &mut rest) {
            Some(constant) => Ok(constant),
            None => self.error_at(location, "unsupported constant value"),
        }
    }

    /// The data with a byte for each `i1`; dense elements pack eight into a byte.
    fn unpacked<'d>(&self, shaped: Type, element: Type, data: &'d [u8]) -> Cow<'d, [u8]> {
        if element != Type::I1 {
            return Cow::Borrowed(data);
        }
        let count = ir_core::predicates::shaped::num_elements(self.ctx, shaped).unwrap_or(0) as usize;
        let bit = |index: usize| data.get(index / 8).map_or(0, |byte| byte >> (index % 8) & 1);
        Cow::Owned((0..count).map(bit).collect())
    }

    /// Number of bytes of an element in the data of dense elements.
    fn element_bytes(&self, element: Type) -> usize {
        match element.kind(self.ctx) {
            TypeKind::Integer { width, .. } => width.div_ceil(8) as usize,
            TypeKind::Index => 8,
            TypeKind::Float(semantics) => semantics.width().div_ceil(8) as usize,
            TypeKind::Complex(element) => 2 * self.element_bytes(element),
            _ => 1,
        }
    }

    fn innermost(&self, ty: Type) -> Type {
        match kind(self.ctx, ty) {
            Some(Kind::Array(_, element) | Kind::Vector { element, .. }) => self.innermost(element),
            _ => ty,
        }
    }

    fn dense_scalar(&self, ty: Type, element: Type, bytes: &[u8], location: Location) -> Outcome<ConstRef> {
        match element.kind(self.ctx) {
            TypeKind::Integer { width, .. } => {
                self.integer(ty, element, &ApInt::from_le_bytes(width, bytes), location)
            }
            TypeKind::Index => self.integer(ty, element, &ApInt::from_le_bytes(64, bytes), location),
            TypeKind::Float(semantics) => {
                let bits = ApInt::from_le_bytes(semantics.width(), bytes).as_u128().unwrap_or(0);
                self.float(ty, ApFloat::from_bits(semantics, bits), location)
            }
            TypeKind::Complex(part) => {
                let Some(Kind::Struct(structure)) = kind(self.ctx, ty) else {
                    return self.error_at(location, "unsupported constant value");
                };
                let half = bytes.len() / 2;
                let parts = [&bytes[..half], &bytes[half..]];
                let parts = structure.elements(self.ctx).iter().zip(parts);
                let parts = parts.map(|(&ty, bytes)| self.dense_scalar(ty, part, bytes, location));
                Ok(Const::aggregate(self.ctx, ty, parts.collect::<Outcome<_>>()?))
            }
            _ => self.error_at(location, "unsupported constant value"),
        }
    }

    /// Arrays and vectors of one value; none that are too large to be written out.
    fn filled(&self, ty: Type, value: &ConstRef) -> Option<ConstRef> {
        Some(match kind(self.ctx, ty) {
            Some(Kind::Array(count, element)) => {
                let element = self.filled(element, value)?;
                if element.is_zero() || count == 0 {
                    return Some(Const::zero(self.ctx, ty));
                }
                if count > MAX_ELEMENTS {
                    return None;
                }
                Const::aggregate(self.ctx, ty, vec![element; count as usize])
            }
            Some(Kind::Vector { element, .. }) => {
                let element = self.filled(element, value)?;
                Const::splat(self.ctx, ty, element)
            }
            _ => value.clone(),
        })
    }

    /// The next scalars as a constant of a type; none if there are too few.
    fn sequence(&self, ty: Type, scalars: &mut &[ConstRef]) -> Option<ConstRef> {
        let (count, element) = match kind(self.ctx, ty)? {
            Kind::Array(count, element) | Kind::Vector { count, element, is_scalable: false } => {
                (count, element)
            }
            _ => {
                let (first, rest) = scalars.split_first()?;
                *scalars = rest;
                return Some(first.clone());
            }
        };
        let elements: Option<Vec<ConstRef>> = (0..count).map(|_| self.sequence(element, scalars)).collect();
        Some(Const::aggregate(self.ctx, ty, elements?))
    }
}
