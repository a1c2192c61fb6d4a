//! Constants: the scalars of attributes.

use std::borrow::Cow;

use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{AttrKind, Attribute, Context, ElementFormat, Ident, Type};
use ir_core::predicates::attributes::is_named;

use dialect_llvm::LLVMStructType;

use crate::layout::{Kind, Layouts, Run, sequence};

/// A scalar constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scalar {
    /// The bits of an integer, a float or an address, zero above the width.
    Bits(u128),
    /// The address of a symbol, and a distance from it.
    Address(Ident, i64),
}

impl Scalar {
    pub(crate) const ZERO: Self = Scalar::Bits(0);
}

/// The bits of a width.
pub(crate) fn mask(width: u32) -> u128 {
    u128::MAX >> (128 - width.clamp(1, 128))
}

/// Whether an attribute means zeros, or any value.
pub(crate) fn is_zero_or_undefined(ctx: &Context, attr: Attribute) -> bool {
    is_named(ctx, attr, "llvm", &["zero", "undef", "poison"])
}

/// The bytes of elements, each of whole bytes, and whether they are one element that is repeated.
fn dense(ctx: &Context, attr: Attribute) -> Option<(Cow<'_, [u8]>, bool)> {
    match attr.kind(ctx) {
        AttrKind::DenseElements { ty, splat: false, data } => {
            let is_packed =
                ElementFormat::get(ctx, ty.element_type(ctx)?).is_some_and(|format| format.packed);
            // Eight elements of `i1` share a byte.
            let bits = |byte: &u8| (0..8).map(|bit| byte >> bit & 1).collect::<Vec<u8>>();
            let data = if is_packed { data.iter().flat_map(bits).collect() } else { Cow::Borrowed(data) };
            Some((data, false))
        }
        AttrKind::DenseElements { splat: true, data, .. } => Some((Cow::Borrowed(data), true)),
        AttrKind::DenseArray { data, .. } => Some((Cow::Borrowed(data), false)),
        AttrKind::String { value, .. } => Some((Cow::Borrowed(value.as_bytes(ctx)), false)),
        _ => None,
    }
}

fn scalar_at(data: &[u8], at: usize, kind: Kind) -> Scalar {
    let mut bytes = [0; 16];
    for (position, byte) in bytes.iter_mut().take(kind.bytes() as usize).enumerate() {
        *byte = data.get((at + position) % data.len().max(1)).copied().unwrap_or(0);
    }
    Scalar::Bits(u128::from_le_bytes(bytes) & mask(kind.width()))
}

/// The scalars of these kinds that follow each other in the bytes of dense elements.
fn elements(data: &[u8], kinds: impl Iterator<Item = Kind>) -> Vec<Scalar> {
    let mut at = 0;
    let scalar = |kind: Kind| {
        let scalar = scalar_at(data, at, kind);
        at += kind.bytes() as usize;
        scalar
    };
    kinds.map(scalar).collect()
}

/// The scalars of a constant of type `ty`, one for each leaf of the type.
///
/// # Errors
/// The message about an attribute that no constant has.
pub(crate) fn scalars(
    ctx: &Context,
    layouts: &mut Layouts<'_>,
    ty: Type,
    attr: Attribute,
) -> Result<Vec<Scalar>, String> {
    let layout = layouts.get_value(ty)?;
    if is_zero_or_undefined(ctx, attr) {
        return Ok(vec![Scalar::ZERO; layout.leaves.len()]);
    }
    if let Some((data, _)) = dense(ctx, attr) {
        return Ok(elements(&data, layout.leaves.iter().map(|leaf| leaf.kind)));
    }
    match attr.kind(ctx) {
        AttrKind::Integer { value, .. } => {
            let words = value.words();
            let word = |index: usize| words.get(index).copied().map_or(0, u128::from);
            Ok(vec![Scalar::Bits((word(0) | word(1) << 64) & mask(value.width()))])
        }
        AttrKind::Float { value, .. } => Ok(vec![Scalar::Bits(value.to_bits())]),
        AttrKind::SymbolRef { root, nested: [] } => Ok(vec![Scalar::Address(root, 0)]),
        AttrKind::Array(elements) => {
            let mut all = Vec::new();
            for (index, element) in (0..).zip(elements) {
                let ty = layouts.element(ty, index)?.ty;
                all.extend(scalars(ctx, layouts, ty, *element)?);
            }
            if all.len() != layout.leaves.len() {
                return Err(format!("the constant has {} of {} elements", all.len(), layout.leaves.len()));
            }
            Ok(all)
        }
        _ => Err("has a constant that is neither a number, a string nor dense elements".to_owned()),
    }
}

/// The memory of a constant: bytes, and addresses that are added when the program is loaded.
pub(crate) struct Image {
    /// The bytes; an address has zeros.
    pub(crate) bytes: Vec<u8>,
    /// Offset, symbol and addend of each address.
    pub(crate) addresses: Vec<(u32, Ident, i64)>,
}

impl Image {
    /// Memory of zeros.
    pub(crate) fn new(size: u64) -> Self {
        Image { bytes: vec![0; size as usize], addresses: Vec::new() }
    }

    /// Writes scalars to where a type has them.
    ///
    /// # Errors
    /// A message about a type that the machine lacks, or about an address that is not a whole pointer.
    pub(crate) fn write(
        &mut self,
        layouts: &mut Layouts<'_>,
        ty: Type,
        scalars: &[Scalar],
    ) -> Result<(), String> {
        let mut scalars = scalars.iter().copied();
        for run in layouts.runs(ty)? {
            match run {
                Run::Scalar(leaf) => match scalars.next() {
                    Some(Scalar::Bits(bits)) => self.put(leaf.offset, bits, leaf.kind),
                    Some(Scalar::Address(symbol, addend)) => {
                        let offset = u32::try_from(leaf.offset).map_err(|_| "has an address beyond 4 GiB")?;
                        self.addresses.push((offset, symbol, addend));
                    }
                    None => {}
                },
                Run::Bits { kinds, offset } => {
                    let mut position = offset * 8;
                    for (kind, scalar) in kinds.into_iter().zip(&mut scalars) {
                        let Scalar::Bits(bits) = scalar else {
                            return Err("has an address in a vector of bits".to_owned());
                        };
                        self.put_bits(position, bits, kind.width());
                        position += u64::from(kind.width());
                    }
                }
            }
        }
        Ok(())
    }

    /// Sets bits from a position on; they were zero.
    fn put_bits(&mut self, position: u64, bits: u128, width: u32) {
        for bit in (0..width).filter(|bit| bits >> bit & 1 == 1) {
            let position = position + u64::from(bit);
            if let Some(byte) = self.bytes.get_mut((position / 8) as usize) {
                *byte |= 1 << (position % 8);
            }
        }
    }

    fn put(&mut self, offset: u64, bits: u128, kind: Kind) {
        let (start, length) = (offset as usize, kind.bytes() as usize);
        if let Some(target) = self.bytes.get_mut(start..start + length) {
            target.copy_from_slice(&bits.to_le_bytes()[..length]);
        }
    }

    /// Writes the value of a global, however many elements it has.
    ///
    /// # Errors
    /// Those of [`scalars`] and of [`Image::write`].
    pub(crate) fn write_attribute(
        &mut self,
        ctx: &Context,
        layouts: &mut Layouts<'_>,
        ty: Type,
        attr: Attribute,
    ) -> Result<(), String> {
        if is_zero_or_undefined(ctx, attr) {
            return Ok(());
        }
        if let (Some((data, splat)), true) = (dense(ctx, attr), LLVMStructType::cast(ctx, ty).is_none()) {
            return self.write_dense(ctx, layouts, ty, (&data, splat));
        }
        let scalars = scalars(ctx, layouts, ty, attr)?;
        self.write(layouts, ty, &scalars)
    }

    fn write_dense(
        &mut self,
        ctx: &Context,
        layouts: &mut Layouts<'_>,
        ty: Type,
        (data, splat): (&[u8], bool),
    ) -> Result<(), String> {
        let mut element = ty;
        while let Some((inner, _)) = sequence(ctx, element) {
            element = inner;
        }
        if layouts.get(ty)?.is_packed_bits {
            let scalars = elements(data, layouts.get_value(ty)?.leaves.iter().map(|leaf| leaf.kind));
            return self.write(layouts, ty, &scalars);
        }
        let layout = layouts.get(element)?;
        let [leaf] = layout.leaves.as_slice() else {
            let scalars = elements(data, layouts.get_value(ty)?.leaves.iter().map(|leaf| leaf.kind));
            return self.write(layouts, ty, &scalars);
        };
        let (stride, length) = (layout.size as usize, leaf.kind.bytes() as usize);
        let count = if splat { self.bytes.len() / stride.max(1) } else { data.len() / length.max(1) };
        for index in 0..count {
            let at = if splat { 0 } else { index * length };
            if let Scalar::Bits(bits) = scalar_at(data, at, leaf.kind) {
                self.put((index * stride) as u64, bits, leaf.kind);
            }
        }
        Ok(())
    }
}
