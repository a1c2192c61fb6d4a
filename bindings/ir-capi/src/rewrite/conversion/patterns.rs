//! Conversion patterns with callbacks.

use super::types;
use crate::boundary::{
    Access, MlirContext, MlirConversionPattern, MlirConversionPatternRewriter, MlirLogicalResult,
    MlirOperation, MlirPatternRewriter, MlirRewritePattern, MlirStringRef, MlirTypeConverter, MlirValue,
    Pointer, Refused, add_object, call_back, object, raw, tags,
};
use crate::loan::call_out;
use crate::rewrite::patterns::{Foreign, OfData, PATTERNS, Unowned};
use crate::rewrite::rewriter::with_pattern_rewriter;
use ir_core::ir::Op;
use ir_core::rewrite::{
    AnyConversionPattern, AnyPattern, ConversionRewriter, ConvertedValues, PatternRewriter, PatternRoot,
    TypeConverter,
};
use ir_objects::{Boxes, lock};
use std::ffi::c_void;
use std::sync::{Arc, Mutex};

/// Matches an operation, whose converted operands it gets, and rewrites it if it matches.
type Convert = unsafe extern "C-unwind" fn(
    MlirConversionPattern,
    MlirOperation,
    isize,
    *mut MlirValue,
    MlirConversionPatternRewriter,
    *mut c_void,
) -> MlirLogicalResult;

/// The callbacks of a conversion pattern.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MlirConversionPatternCallbacks {
    /// Called once at the beginning.
    pub construct: OfData,
    /// Called once at the end.
    pub destruct: OfData,
    /// Matches an operation, whose converted operands it gets, and rewrites it if it matches.
    pub match_and_rewrite: Option<Convert>,
}

impl crate::boundary::Argument for MlirConversionPatternCallbacks {}

/// A conversion pattern of C.
struct ForeignConversion {
    foreign: Foreign,
    callback: Convert,
    converter: Arc<TypeConverter>,
    converter_handle: MlirTypeConverter,
}

// SAFETY: the handle is not dereferenced, and the data are C's, see `UserData`.
unsafe impl Send for ForeignConversion {}
// SAFETY: as above.
unsafe impl Sync for ForeignConversion {}

/// A handle of a type converter.
struct ConverterHandle(MlirTypeConverter);

// SAFETY: the handle is not dereferenced.
unsafe impl Send for ConverterHandle {}
// SAFETY: as above.
unsafe impl Sync for ConverterHandle {}

/// Conversion patterns while they run, each with its type converter.
static RUNNING: Boxes<ConverterHandle> = Boxes::new(tags::CONVERSION_PATTERN);

impl AnyConversionPattern for ForeignConversion {
    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        Some(&self.converter)
    }

    fn convert(
        &self,
        op: Op,
        operands: &ConvertedValues,
        rewriter: &mut ConversionRewriter<'_, '_>,
    ) -> Option<()> {
        let Some(operands) = operands.one_to_one() else {
            return rewriter.mismatch("an operand became several values");
        };
        let running = RUNNING.add_scoped(ConverterHandle(self.converter_handle)).ok()?;
        let pattern = MlirConversionPattern::from_bits(running.word().bits());
        let (ir, state) = rewriter.parts();
        let result = call_out(ir, |context| {
            let guard = lock(context).ok()?;
            let mut operands: Vec<MlirValue> = operands.iter().map(|&operand| guard.out(operand)).collect();
            drop(guard);
            with_pattern_rewriter(context, op, state, |rewriter, op| {
                let rewriter = MlirConversionPatternRewriter::from_bits(rewriter.bits());
                let (count, operands, data) =
                    (operands.len() as isize, operands.as_mut_ptr(), self.foreign.user_data.0);
                // SAFETY: C promises that the callback can be called with its data as long as the pattern exists.
                call_back(|| unsafe { (self.callback)(pattern, op, count, operands, rewriter, data) })
            })
        });
        result.flatten().filter(|result| result.value != 0).map(|_| ())
    }
}

impl AnyPattern for ForeignConversion {
    fn name(&self) -> &str {
        self.foreign.name()
    }

    fn root(&self) -> PatternRoot {
        self.foreign.root()
    }

    fn benefit(&self) -> u16 {
        self.foreign.benefit()
    }

    fn conversion(&self) -> Option<&dyn AnyConversionPattern> {
        Some(self)
    }

    /// Never matches: other drivers convert no types.
    fn match_and_rewrite(&self, _rewriter: &mut PatternRewriter<'_>, _op: Op) -> Option<()> {
        None
    }
}

capi! {
    /// Creates a conversion pattern for operations with the name `rootName`. The names of operations that it creates are not needed.
    fn mlirOpConversionPatternCreate(
        rootName: MlirStringRef,
        benefit: u32,
        context: MlirContext,
        typeConverter: MlirTypeConverter,
        callbacks: MlirConversionPatternCallbacks,
        userData: *mut c_void,
        nGeneratedNames: usize,
        generatedNames: *mut MlirStringRef,
    ) -> MlirConversionPattern {
        raw::slice(generatedNames.cast_const(), nGeneratedNames as isize)?;
        let callback = callbacks.match_and_rewrite;
        let callback = callback.ok_or_else(|| Refused::arguments("the callback 'matchAndRewrite' is null"))?;
        let word = context.lock()?.context_word();
        let converter = types::of(typeConverter, word)?;
        let of_data = (callbacks.construct, callbacks.destruct);
        let foreign = Foreign::new(rootName, benefit, context, of_data, userData)?;
        let pattern = ForeignConversion { foreign, callback, converter, converter_handle: typeConverter };
        let unowned: Unowned = Box::new(move |set, _| {
            set.add_any(pattern);
        });
        Ok(MlirConversionPattern::from_bits(add_object(&PATTERNS, Mutex::new(Some(unowned)))?))
    }

    /// The type converter of a pattern that runs.
    fn mlirConversionPatternGetTypeConverter(pattern: MlirConversionPattern) -> MlirTypeConverter {
        Ok(object(&RUNNING, pattern.bits())?.0)
    }

    /// A conversion pattern as a pattern, for a set of patterns.
    fn mlirConversionPatternAsRewritePattern(pattern: MlirConversionPattern) -> MlirRewritePattern {
        Ok(MlirRewritePattern::from_bits(pattern.bits()))
    }

    /// The rewriter of a conversion pattern as that of a pattern.
    fn mlirConversionPatternRewriterAsPatternRewriter(
        rewriter: MlirConversionPatternRewriter,
    ) -> MlirPatternRewriter {
        Ok(MlirPatternRewriter::from_bits(rewriter.bits()))
    }
}
