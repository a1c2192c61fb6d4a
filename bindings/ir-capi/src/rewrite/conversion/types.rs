//! Type converters.

use crate::boundary::{
    MlirLogicalResult, MlirType, MlirTypeConverter, Outcome, Pointer, Refused, UserData, add_object,
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

/// A function that converts a type. After a failure, the function that was added before it is called; a null type means that there is
/// no conversion.
pub type MlirTypeConverterConversionCallback = Option<Convert>;

/// A function that converts the type of a word: `None` if it does not apply, and `Some(None)` if there is no conversion. Only types and
/// attributes of the context can be accessed.
pub type ConvertType = Arc<dyn Fn(Word) -> Option<Option<Word>> + Send + Sync>;

/// A type converter of a foreign language. Types belong to a context, so each context has a cache of conversions.
#[derive(Default)]
pub struct ForeignTypeConverter {
    /// The functions in the order of their addition.
    functions: Arc<Mutex<Vec<ConvertType>>>,
    converters: Mutex<HashMap<Word, Arc<TypeConverter>>>,
}

impl ForeignTypeConverter {
    /// Creates a converter without functions.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a function. The last function that applies converts a type.
    pub fn add_conversion(&self, convert: ConvertType) {
        self.functions.lock().unwrap_or_else(PoisonError::into_inner).push(convert);
        for converter in self.converters.lock().unwrap_or_else(PoisonError::into_inner).values() {
            converter.forget();
        }
    }

    /// The type converter for types of a context.
    pub(crate) fn get(&self, context: Word) -> Arc<TypeConverter> {
        let mut converters = self.converters.lock().unwrap_or_else(PoisonError::into_inner);
        let created = converters.entry(context).or_insert_with(|| {
            let functions = Arc::clone(&self.functions);
            let mut created = TypeConverter::new();
            created.add_conversion(move |_, _, ty| convert(&functions, ty));
            Arc::new(created)
        });
        Arc::clone(created)
    }
}

/// A function of C with its data.
struct Conversion {
    callback: Convert,
    user_data: UserData,
}

impl Conversion {
    fn convert(&self, ty: Word) -> Option<Option<Word>> {
        let mut converted = MlirType::null();
        let ty = MlirType::from_bits(ty.bits());
        // SAFETY: C promises that the function can be called with its data as long as the type converter is used.
        let result = call_back(|| unsafe { (self.callback)(ty, &raw mut converted, self.user_data.0) });
        (result.value != 0).then(|| Word::from_bits(converted.bits()))
    }
}

static CONVERTERS: Boxes<ForeignTypeConverter> = Boxes::new(tags::TYPE_CONVERTER);

/// The type converter of a handle.
pub(super) fn converter(handle: MlirTypeConverter) -> Outcome<Arc<ForeignTypeConverter>> {
    object(&CONVERTERS, handle.bits())
}

/// Calls the functions, the last one first.
fn convert(functions: &Mutex<Vec<ConvertType>>, ty: Type) -> TypeConversion {
    let functions = functions.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let mut conversions = functions.iter().rev().map(|function| call(function, ty));
    conversions.find(|conversion| *conversion != TypeConversion::Next).unwrap_or(TypeConversion::Next)
}

/// Calls a function, which may use types and attributes. The driver has the IR.
fn call(function: &ConvertType, ty: Type) -> TypeConversion {
    let conversion = call_out_for_types(|context| {
        let ty = lock(context).ok()?.word(ty);
        Some(match function(ty) {
            None => TypeConversion::Next,
            Some(None) => TypeConversion::Fail,
            Some(Some(converted)) => TypeConversion::One(lock(context).ok()?.get(converted).ok()?),
        })
    });
    conversion.flatten().unwrap_or(TypeConversion::Fail)
}

capi! {
    /// Creates a type converter without functions, which converts nothing.
    fn mlirTypeConverterCreate() -> MlirTypeConverter {
        Ok(MlirTypeConverter::from_bits(add_object(&CONVERTERS, ForeignTypeConverter::new())?))
    }

    /// Destroys a type converter. Patterns that were created with it keep its functions.
    fn mlirTypeConverterDestroy(typeConverter: MlirTypeConverter) {
        remove_object(&CONVERTERS, typeConverter.bits())
    }

    /// Adds a function, which is called before those that were added earlier. It may use types and attributes, but has no access to
    /// operations.
    fn mlirTypeConverterAddConversion(
        typeConverter: MlirTypeConverter,
        convertType: MlirTypeConverterConversionCallback,
        userData: *mut c_void,
    ) {
        let callback = convertType.ok_or_else(|| Refused::arguments("the callback 'convertType' is null"))?;
        let foreign = Conversion { callback, user_data: UserData(userData) };
        converter(typeConverter)?.add_conversion(Arc::new(move |ty| foreign.convert(ty)));
        Ok(())
    }
}
