//! Type converters.

use crate::boundary::{
    Access, MlirLogicalResult, MlirType, MlirTypeConverter, Outcome, Pointer, Refused, UserData, add_object,
    call_back, object, remove_object, tags,
};
use crate::loan::call_out_for_types;
use ir_core::context::Type;
use ir_core::rewrite::{TypeConversion, TypeConverter};
use ir_objects::{Boxes, Word, lock};
use std::collections::HashMap;
use std::ffi::c_void;
use std::sync::{Arc, Mutex, PoisonError};

/// Converts a type.
type Convert = unsafe extern "C-unwind" fn(MlirType, *mut MlirType, *mut c_void) -> MlirLogicalResult;

/// A function that converts a type. After a failure, the function that was added before it is asked; a null type means that there is
/// no conversion.
pub type MlirTypeConverterConversionCallback = Option<Convert>;

/// The functions of a type converter, in the order in which they were added.
type Rules = Arc<Mutex<Vec<(Convert, UserData)>>>;

/// A type converter of C. Types belong to a context, and so does what the library remembers of their conversions.
pub(super) struct Converter {
    rules: Rules,
    of_contexts: Mutex<HashMap<Word, Arc<TypeConverter>>>,
}

static CONVERTERS: Boxes<Converter> = Boxes::new(tags::TYPE_CONVERTER);

/// The type converter of a handle for types of a context.
pub(super) fn of(handle: MlirTypeConverter, context: Word) -> Outcome<Arc<TypeConverter>> {
    let converter = object(&CONVERTERS, handle.bits())?;
    let mut known = converter.of_contexts.lock().unwrap_or_else(PoisonError::into_inner);
    let created = known.entry(context).or_insert_with(|| {
        let rules = Arc::clone(&converter.rules);
        let mut created = TypeConverter::new();
        created.add_conversion(move |_, _, ty| convert(&rules, ty));
        Arc::new(created)
    });
    Ok(Arc::clone(created))
}

/// Asks the functions, the last one first.
fn convert(rules: &Rules, ty: Type) -> TypeConversion {
    let rules = rules.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let answers = rules.iter().rev().map(|&(rule, data)| call(rule, data, ty));
    answers.into_iter().find(|answer| *answer != TypeConversion::Next).unwrap_or(TypeConversion::Next)
}

/// Asks a function, which may use types and attributes. The driver has the IR.
fn call(rule: Convert, data: UserData, ty: Type) -> TypeConversion {
    let answer = call_out_for_types(|context| {
        let ty: MlirType = lock(context).ok()?.out(ty);
        let mut converted = MlirType::null();
        // SAFETY: C promises that the function can be called with its data as long as the type converter is used.
        let result = call_back(|| unsafe { rule(ty, &raw mut converted, data.0) });
        if result.value == 0 {
            return Some(TypeConversion::Next);
        }
        let converted = lock(context).ok()?.of_optional(converted).ok()?;
        Some(converted.map_or(TypeConversion::Fail, TypeConversion::One))
    });
    answer.flatten().unwrap_or(TypeConversion::Fail)
}

capi! {
    /// Creates a type converter without functions, which converts nothing.
    fn mlirTypeConverterCreate() -> MlirTypeConverter {
        let converter = Converter { rules: Rules::default(), of_contexts: Mutex::default() };
        Ok(MlirTypeConverter::from_bits(add_object(&CONVERTERS, converter)?))
    }

    /// Destroys a type converter. Patterns that were created with it keep its functions.
    fn mlirTypeConverterDestroy(typeConverter: MlirTypeConverter) {
        remove_object(&CONVERTERS, typeConverter.bits())
    }

    /// Adds a function, which is asked before those that were added earlier. It may use types and attributes, but has no access to
    /// operations.
    fn mlirTypeConverterAddConversion(
        typeConverter: MlirTypeConverter,
        convertType: MlirTypeConverterConversionCallback,
        userData: *mut c_void,
    ) {
        let rule = convertType.ok_or_else(|| Refused::arguments("the callback 'convertType' is null"))?;
        let converter = object(&CONVERTERS, typeConverter.bits())?;
        converter.rules.lock().unwrap_or_else(PoisonError::into_inner).push((rule, UserData(userData)));
        for known in converter.of_contexts.lock().unwrap_or_else(PoisonError::into_inner).values() {
            known.forget();
        }
        Ok(())
    }
}
