//! Types.

use super::{Emitter, Written};
use dialects::emitc::{
    ArrayType, LValueType, OpaqueType, PointerType, PtrDiffTType, SignedSizeTType, SizeTType,
};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{DYNAMIC, Location, Signedness, Type, TypeKind};
use ir_core::diagnostic::Diagnostic;
use ir_core::num::FloatSemantics;

impl Emitter<'_> {
    /// An error about a type.
    fn wrong_type(&self, location: Location, message: &str, ty: Type) -> Written {
        Err(Diagnostic::error(location, format!("{message} '{}'", ty.to_text(self.ctx))))
    }

    /// Writes a type.
    pub(super) fn ty(&mut self, location: Location, ty: Type) -> Written {
        match ty.kind(self.ctx) {
            TypeKind::Integer { width: 1, .. } => self.out.write("bool"),
            TypeKind::Integer { width: width @ (8 | 16 | 32 | 64), signedness } => {
                let sign = if signedness == Signedness::Unsigned { "u" } else { "" };
                self.out.write(&format!("{sign}int{width}_t"));
            }
            TypeKind::Integer { .. } => return self.wrong_type(location, "cannot emit integer type", ty),
            TypeKind::Float(semantics) => {
                let name = match semantics {
                    FloatSemantics::F16 => "_Float16",
                    FloatSemantics::BF16 => "__bf16",
                    FloatSemantics::F32 => "float",
                    FloatSemantics::F64 => "double",
                    _ => return self.wrong_type(location, "cannot emit float type", ty),
                };
                self.out.write(name);
            }
            TypeKind::Index => self.out.write("size_t"),
            TypeKind::RankedTensor { shape, element, .. } => return self.tensor(location, shape, element),
            TypeKind::UnrankedTensor { .. } => {
                return Err(Diagnostic::error(location, "cannot emit unranked tensor type"));
            }
            TypeKind::Tuple(types) => return self.tuple(location, types),
            _ => return self.own_type(location, ty),
        }
        Ok(())
    }

    /// Writes a type of the dialect.
    fn own_type(&mut self, location: Location, ty: Type) -> Written {
        let ctx = self.ctx;
        if SizeTType::is(ctx, ty) {
            self.out.write("size_t");
        } else if SignedSizeTType::is(ctx, ty) {
            self.out.write("ssize_t");
        } else if PtrDiffTType::is(ctx, ty) {
            self.out.write("ptrdiff_t");
        } else if let Some(opaque) = OpaqueType::cast(ctx, ty) {
            self.out.write(opaque.value(ctx));
        } else if let Some(array) = ArrayType::cast(ctx, ty) {
            self.ty(location, array.element_type(ctx))?;
            self.sizes(array);
        } else if let Some(variable) = LValueType::cast(ctx, ty) {
            self.ty(location, variable.value_type(ctx))?;
        } else if let Some(pointer) = PointerType::cast(ctx, ty) {
            if ArrayType::is(ctx, pointer.pointee(ctx)) {
                return self.wrong_type(location, "cannot emit pointer to array type", ty);
            }
            self.ty(location, pointer.pointee(ctx))?;
            self.out.write("*");
        } else {
            return self.wrong_type(location, "cannot emit type", ty);
        }
        Ok(())
    }

    /// Writes `[2][3]`.
    fn sizes(&mut self, array: ArrayType) {
        for size in array.shape(self.ctx) {
            self.out.write(&format!("[{size}]"));
        }
    }

    /// Writes `Tensor<float, 2, 3>`.
    fn tensor(&mut self, location: Location, shape: &[i64], element: Type) -> Written {
        if shape.contains(&DYNAMIC) {
            return Err(Diagnostic::error(location, "cannot emit tensor type with non static shape"));
        }
        self.out.write("Tensor<");
        if ArrayType::is(self.ctx, element) {
            return self.wrong_type(location, "cannot emit tensor of array type ", element);
        }
        self.ty(location, element)?;
        for size in shape {
            self.out.write(&format!(", {size}"));
        }
        self.out.write(">");
        Ok(())
    }

    /// Writes `std::tuple<int32_t, float>`.
    fn tuple(&mut self, location: Location, types: &[Type]) -> Written {
        if types.iter().any(|ty| ArrayType::is(self.ctx, *ty)) {
            return Err(Diagnostic::error(location, "cannot emit tuple of array type"));
        }
        self.out.write("std::tuple<");
        self.list(types, |emitter, ty| emitter.ty(location, *ty))?;
        self.out.write(">");
        Ok(())
    }

    /// Writes the type of a function's result: `void`, a type, or a tuple.
    pub(super) fn result_type(&mut self, location: Location, types: &[Type]) -> Written {
        match types {
            [] => self.out.write("void"),
            [ty] => return self.ty(location, *ty),
            _ => return self.tuple(location, types),
        }
        Ok(())
    }

    /// Writes `float name[2]`.
    pub(super) fn declaration(&mut self, location: Location, ty: Type, name: &str) -> Written {
        let array = ArrayType::cast(self.ctx, ty);
        self.ty(location, array.map_or(ty, |array| array.element_type(self.ctx)))?;
        self.out.write(&format!(" {name}"));
        if let Some(array) = array {
            self.sizes(array);
        }
        Ok(())
    }

    /// Writes items, separated by commas.
    pub(super) fn list<T>(
        &mut self,
        items: &[T],
        mut write: impl FnMut(&mut Self, &T) -> Written,
    ) -> Written {
        for (index, item) in items.iter().enumerate() {
            if index != 0 {
                self.out.write(", ");
            }
            write(self, item)?;
        }
        Ok(())
    }
}
