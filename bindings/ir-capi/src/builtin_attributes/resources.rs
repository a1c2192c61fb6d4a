//! `BuiltinAttributes.h`: dense resources, whose data C owns.

use crate::attributes::read_kind;
use crate::boundary::{
    Access, Handle, MlirAttribute, MlirStringRef, MlirType, Outcome, UserData, call_back, raw,
};
use ir_core::context::{AttrKind, ResourceBlob};
use std::ffi::c_void;

/// Ends the life of the data of a resource: called with its own data, and address, size and alignment of the
/// resource's.
pub type MlirResourceDeleter = Option<unsafe extern "C-unwind" fn(*mut c_void, *const c_void, usize, usize)>;

/// The data of a resource, which C owns.
struct Foreign {
    /// The bytes: an address that C promises to be valid until the deleter is called, or as long as the
    /// context lives.
    data: UserData,
    size: usize,
    alignment: usize,
    deleter: MlirResourceDeleter,
    user_data: UserData,
}

impl AsRef<[u8]> for Foreign {
    fn as_ref(&self) -> &[u8] {
        match self.size {
            0 => &[],
            // SAFETY: C promises that there are so many bytes, and that nobody changes them while the context
            // is in use.
            size => unsafe { std::slice::from_raw_parts(self.data.0.cast(), size) },
        }
    }
}

impl Drop for Foreign {
    fn drop(&mut self) {
        if let Some(deleter) = self.deleter {
            // SAFETY: C promises that the function can be called once with these.
            call_back(|| unsafe { deleter(self.user_data.0, self.data.0, self.size, self.alignment) });
        }
    }
}

fn create(shaped: MlirType, name: MlirStringRef, foreign: Foreign) -> Outcome<MlirAttribute> {
    let name = raw::bytes(name)?;
    // Checks that there is an array.
    raw::slice(foreign.data.0.cast::<u8>().cast_const(), foreign.size as isize)?;
    let (guard, ty) = shaped.enter()?;
    let ctx = guard.context();
    let key = ctx.declare_resource(name);
    ctx.set_resource(key, ResourceBlob::from_owner(foreign.alignment as u32, foreign));
    Ok(guard.out(ctx.attribute(AttrKind::DenseResource { ty, key })))
}

/// A resource of the elements of an array that lives as long as the context.
fn create_from_array<T>(
    shaped: MlirType,
    name: MlirStringRef,
    count: isize,
    start: *const T,
) -> Outcome<MlirAttribute> {
    let size = size_of_val(raw::slice(start, count)?);
    let data = UserData(start.cast_mut().cast());
    let foreign = Foreign {
        data,
        size,
        alignment: align_of::<T>(),
        deleter: None,
        user_data: UserData(std::ptr::null_mut()),
    };
    create(shaped, name, foreign)
}

/// The bytes of a number of a resource.
fn number<const SIZE: usize>(attr: MlirAttribute, pos: isize) -> Outcome<[u8; SIZE]> {
    let expected = format!("a dense resource with a value of this size at index {pos}");
    read_kind(attr, &expected, |objects, kind| match kind {
        AttrKind::DenseResource { key, .. } => {
            let blob = objects.context().resource(key)?;
            blob.data().as_chunks().0.get(usize::try_from(pos).ok()?).copied()
        }
        _ => None,
    })
}

capi! {
    /// A resource of this name, or of this name and a number if there is one already. The data belongs to C;
    /// the deleter, if it is not null, is called when the context is destroyed.
    fn mlirUnmanagedDenseResourceElementsAttrGet(
        shapedType: MlirType,
        name: MlirStringRef,
        data: *mut c_void,
        dataLength: usize,
        dataAlignment: usize,
        _dataIsMutable: bool,
        deleter: MlirResourceDeleter,
        userData: *mut c_void,
    ) -> MlirAttribute {
        let (data, user_data) = (UserData(data), UserData(userData));
        create(shapedType, name, Foreign { data, size: dataLength, alignment: dataAlignment, deleter, user_data })
    }

    /// A resource of booleans. Its bytes come from an array of `int`.
    fn mlirUnmanagedDenseBoolResourceElementsAttrGet(
        shapedType: MlirType,
        name: MlirStringRef,
        numElements: isize,
        elements: *const i32,
    ) -> MlirAttribute {
        create_from_array(shapedType, name, numElements, elements)
    }

    /// The byte at an index of a resource, as a truth value.
    fn mlirDenseBoolResourceElementsAttrGetValue(attr: MlirAttribute, pos: isize) -> bool {
        Ok(number::<1>(attr, pos)? != [0])
    }
}

/// Defines the functions for resources of one type of C.
macro_rules! resources {
    ($($create:ident $value:ident $ty:ident,)*) => {
        capi! {$(
            #[doc = concat!(" A resource of an array of `", stringify!($ty), "` that lives as long as the context.")]
            fn $create(
                shapedType: MlirType,
                name: MlirStringRef,
                numElements: isize,
                elements: *const $ty,
            ) -> MlirAttribute {
                create_from_array(shapedType, name, numElements, elements)
            }

            #[doc = concat!(" The `", stringify!($ty), "` at an index of a resource.")]
            fn $value(attr: MlirAttribute, pos: isize) -> $ty {
                Ok($ty::from_le_bytes(number(attr, pos)?))
            }
        )*}
    };
}

resources! {
    mlirUnmanagedDenseUInt8ResourceElementsAttrGet mlirDenseUInt8ResourceElementsAttrGetValue u8,
    mlirUnmanagedDenseInt8ResourceElementsAttrGet mlirDenseInt8ResourceElementsAttrGetValue i8,
    mlirUnmanagedDenseUInt16ResourceElementsAttrGet mlirDenseUInt16ResourceElementsAttrGetValue u16,
    mlirUnmanagedDenseInt16ResourceElementsAttrGet mlirDenseInt16ResourceElementsAttrGetValue i16,
    mlirUnmanagedDenseUInt32ResourceElementsAttrGet mlirDenseUInt32ResourceElementsAttrGetValue u32,
    mlirUnmanagedDenseInt32ResourceElementsAttrGet mlirDenseInt32ResourceElementsAttrGetValue i32,
    mlirUnmanagedDenseUInt64ResourceElementsAttrGet mlirDenseUInt64ResourceElementsAttrGetValue u64,
    mlirUnmanagedDenseInt64ResourceElementsAttrGet mlirDenseInt64ResourceElementsAttrGetValue i64,
    mlirUnmanagedDenseFloatResourceElementsAttrGet mlirDenseFloatResourceElementsAttrGetValue f32,
    mlirUnmanagedDenseDoubleResourceElementsAttrGet mlirDenseDoubleResourceElementsAttrGetValue f64,
}
